package org.leeway.ui.menu;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.gef.EditPart;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.actions.ActionFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.MapSymmetry;
import org.leeway.model.PathProbe;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.editor.EditorSession;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.symmetry.LevelImages;
import org.leeway.ui.map.tools.BrushTool;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.testing.ContextMenu;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the context menu of the map, with the real mouse and keyboard. Checks its items, the model, the undo stack
 * and the map.
 */
class MapMenuTest {

	private static final int GROUND = 0;
	private static final int TREES = 3;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(MapMenuTest::level);

	private Mouse mouse;

	private static Level level() {
		Level level = Levels.of(Levels.CORRIDOR);
		level.getCircles().add(circle(15.5));
		level.getCircles().add(circle(17));
		return level;
	}

	private static CircularObstacle circle(double x) {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(x);
		circle.setY(2.5);
		circle.setRadius(0.5);
		return circle;
	}

	@BeforeEach
	void takeMouse() {
		open.editor().activateTool("select");
		open.settle();
		open.canvas().forceFocus();
		mouse = open.mouse();
	}

	private EditorSession editor() {
		return open.editor();
	}

	private String choose(Point at, String choice) {
		return ContextMenu.choose(mouse, open.canvas(), at, choice);
	}

	private List<?> selected() {
		return open.viewer().getSelectedEditParts().stream().map(part -> ((EditPart) part).getModel()).toList();
	}

	private int terrain(int x, int y) {
		return open.level().getTerrain().terrain(x, y);
	}

	@Test
	void aCircleIsSelectedAndDuplicated() {
		CircularObstacle circle = open.level().getCircles().getFirst();
		String items = choose(open.at(15.5, 2.5), "Duplicate");
		assertTrue(items.startsWith("Zoom to Object, , Cut, Copy, Duplicate, Delete, , "), items);
		assertTrue(items.contains("Properties, , Cell 15,2"), items);
		assertEquals(3, open.level().getCircles().size());
		assertEquals(List.of(open.level().getCircles().getLast()), selected());
		open.commands().undo();
		assertSame(circle, open.level().getCircles().getFirst());
		assertFalse(open.commands().canUndo(), "one step of undo");
	}

	@Test
	void deleteCutAndCopyAreForTheCircleUnderTheMouse() {
		choose(open.at(17, 2.5), "Copy");
		choose(open.at(17, 2.5), "Delete");
		assertEquals(List.of(15.5), open.level().getCircles().stream().map(CircularObstacle::getX).toList());
		choose(open.at(15.5, 2.5), "Cut");
		assertTrue(open.level().getCircles().isEmpty());
		mouse.control('v');
		EventLoop.waitUntil("the cut circle is pasted", () -> open.level().getCircles().size() == 1);
	}

	@Test
	void severalObjectsAreAligned() {
		mouse.click(open.at(15.5, 2.5));
		mouse.hold(SWT.SHIFT);
		mouse.click(open.at(17, 2.5));
		mouse.letGo(SWT.SHIFT);
		String items = choose(open.at(15.5, 2.5), "Align > Left");
		assertTrue(items.contains("Align"), items);
		assertEquals(List.of(17.0, 17.0), open.level().getCircles().stream().map(CircularObstacle::getX).toList());
		open.commands().undo();
		assertFalse(choose(open.at(3.5, 4.5), null).contains("Align"), "a spawn alone");
	}

	@Test
	void propertiesAndZoom() {
		double zoom = editor().root().getZoomManager().getZoom();
		choose(open.at(15.5, 2.5), "Zoom to Object");
		EventLoop.drain();
		assertNotEquals(zoom, editor().root().getZoomManager().getZoom());
		OpenLevel.page().hideView(OpenLevel.page().findView(IPageLayout.ID_PROP_SHEET));
		choose(open.at(15.5, 2.5), "Properties");
		EventLoop.waitUntil("the properties are shown", () -> OpenLevel.page().findView(IPageLayout.ID_PROP_SHEET) != null);
	}

	@Test
	void theTerrainOfACellIsTakenToPaintWith() {
		String items = choose(open.middle(10, 2), "Paint with trees");
		assertTrue(items.startsWith("Paint with trees, Select Area of trees, Fill Here with "), items);
		assertEquals("trees", editor().settings().paint().terrain().getName());
		assertTrue(editor().activeTool() instanceof BrushTool);
		mouse.click(open.middle(3, 7));
		assertEquals(TREES, terrain(3, 7));
	}

	@Test
	void anAreaIsSelectedAndFilled() {
		editor().settings().paint().setTerrain(open.level().getTerrainTypes().get(1));
		TerrainGrid before = open.level().getTerrain();
		choose(open.middle(3, 7), "Select Area of ground");
		EventLoop.awaitJobs();
		assertEquals(48 + 48 + 12 - 0, editor().settings().selection().cells().orElseThrow().count());
		choose(open.middle(3, 7), "Fill Here with swamp");
		EventLoop.awaitJobs();
		assertEquals(1, terrain(16, 7));
		assertEquals(TREES, terrain(0, 0));
		open.commands().undo();
		assertSame(before, open.level().getTerrain());
		assertFalse(open.commands().canUndo(), "one step of undo");
		editor().settings().paint().setTerrain(open.level().getTerrainTypes().getFirst());
		assertTrue(choose(open.middle(3, 7), null).contains("(Fill Here with ground)"));
	}

	@Test
	void selectedTerrainHasItsActions() {
		editor().settings().paint().setTerrain(open.level().getTerrainTypes().get(1));
		assertTrue(choose(open.middle(2, 2), null).startsWith("Paint with"), "no terrain is selected");
		editor().activateTool("area");
		mouse.drag(1, open.middle(1, 1), open.middle(2, 1));
		String items = choose(open.middle(1, 1), "Fill Selection with swamp");
		assertTrue(items.startsWith("Cut, Copy, Delete, Fill Selection with swamp, Flip or Rotate, &Save as Stamp..., "
				+ "&Crop to Selected Terrain, (Dro&p), &Deselect"), items);
		assertEquals(List.of(1, 1, GROUND), List.of(terrain(1, 1), terrain(2, 1), terrain(3, 1)));
		choose(open.middle(1, 1), "Delete");
		assertEquals(List.of(GROUND, GROUND), List.of(terrain(1, 1), terrain(2, 1)));
		open.commands().undo();
		open.commands().undo();
		assertFalse(open.commands().canUndo(), "two steps of undo");
	}

	@Test
	void selectedTerrainIsFlippedCutAndPasted() {
		editor().activateTool("area");
		mouse.drag(1, open.middle(0, 1), open.middle(1, 1));
		choose(open.middle(1, 1), "Flip or Rotate > &Flip Horizontally");
		choose(open.middle(1, 1), "Dro&p");
		assertEquals(List.of(GROUND, TREES), List.of(terrain(0, 1), terrain(1, 1)));
		choose(open.middle(1, 1), "Cut");
		assertEquals(List.of(GROUND, GROUND), List.of(terrain(0, 1), terrain(1, 1)));
		mouse.control('v');
		EventLoop.waitUntil("the cut terrain floats", () -> editor().terrain().floating() != null);
	}

	@Test
	void theHalfBelowTheMouseIsMirroredAfterALook() throws Exception {
		assertTrue(choose(open.middle(2, 2), null).contains("(Mirror This Half)"), "the level has no symmetry");
		open.level().setSymmetry(MapSymmetry.LEFT_RIGHT);
		byte[] before = LevelFiles.toBytes(open.level());
		choose(open.middle(2, 2), "Mirror This Half");
		assertArrayEquals(before, LevelFiles.toBytes(open.level()), "nothing has changed yet");
		open.bar().click("Apply");
		LevelImages.assertSymmetric(open.level(), "mirrored");
		assertEquals(List.of(3, 16), open.level().getSpawns().stream().map(Spawn::getX).toList());
		assertEquals(List.of(), open.level().getCircles());
		open.commands().undo();
		assertArrayEquals(before, LevelFiles.toBytes(open.level()));
		assertFalse(open.commands().canUndo(), "one step of undo");
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(15, 1), open.middle(17, 3));
		choose(open.middle(15, 1), "Mirror Selected Terrain");
		open.bar().click("Apply");
		assertEquals(List.of(15.5, 17.0, 4.5, 3.0), open.level().getCircles().stream().map(CircularObstacle::getX).toList());
	}

	@Test
	void undoDropsTheProposalToMirror() throws Exception {
		open.level().setSymmetry(MapSymmetry.LEFT_RIGHT);
		byte[] before = LevelFiles.toBytes(open.level());
		IAction undo = open.editor().actions().getAction(ActionFactory.UNDO.getId());
		List<Object> told = new ArrayList<>();
		undo.addPropertyChangeListener(event -> told.add(event.getNewValue()));
		choose(open.middle(2, 2), "Mirror This Half");
		assertFalse(open.commands().canUndo(), "only the proposal can be undone");
		assertTrue(told.contains(true), "the tool bar offers Undo");
		mouse.control('z');
		EventLoop.waitUntil("the proposal is dropped", () -> !open.bar().button("Apply").isVisible());
		assertArrayEquals(before, LevelFiles.toBytes(open.level()));
		assertSame(open.level().getTerrain(), open.editor().root().picture().grid());
		EventLoop.waitUntil("nothing is left to undo", () -> !undo.isEnabled());
	}

	@Test
	void aSpawnStandsWhereTheMenuWasOpened() {
		choose(open.middle(5, 7), "Spawn Here");
		assertEquals(2, open.level().getSpawns().size());
		assertEquals(5, open.level().getSpawns().getLast().getX());
		assertEquals(7, open.level().getSpawns().getLast().getY());
		assertEquals(List.of(open.level().getSpawns().getLast()), selected());
		open.commands().undo();
		assertEquals(1, open.level().getSpawns().size());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void aProbeHasItsStartFromOneMenuAndItsGoalFromTheNext() {
		editor().settings().setOverlay(null);
		mouse.move(open.middle(4, 7));
		RGB before = open.colour(2.5, 2.5);
		assertTrue(choose(open.middle(2, 2), "Probe from Here").contains("(Probe to Here)"));
		mouse.move(open.middle(4, 7));
		open.awaitOtherColour(before, 2.5, 2.5);
		assertTrue(open.level().getProbes().isEmpty(), "only the map shows it");
		assertFalse(open.commands().isDirty());
		assertTrue(choose(open.middle(16, 7), "Probe to Here").contains("Probe to Here from 2,2"));
		PathProbe probe = open.level().getProbes().getFirst();
		assertEquals(List.of(2, 2, 16, 7),
				List.of(probe.getStartX(), probe.getStartY(), probe.getGoalX(), probe.getGoalY()));
		assertEquals(List.of(new ProbeEnd(probe, true)), selected());
		open.commands().undo();
		assertTrue(open.level().getProbes().isEmpty());
		assertFalse(open.commands().canUndo(), "one step of undo");
		assertTrue(choose(open.middle(16, 7), null).contains("(Probe to Here)"), "the start is used up");
	}

	@Test
	void escapeAndUndoForgetTheStartOfAProbe() {
		choose(open.middle(2, 2), "Probe from Here");
		mouse.type(SWT.ESC);
		assertTrue(choose(open.middle(16, 7), null).contains("(Probe to Here)"));
		choose(open.middle(5, 7), "Spawn Here");
		choose(open.middle(2, 2), "Probe from Here");
		mouse.control('z');
		assertEquals(2, open.level().getSpawns().size(), "undo gives up the start and does nothing else");
		assertTrue(choose(open.middle(16, 7), null).contains("(Probe to Here)"));
	}

	@Test
	void whyThisIsCutOffIsToldAndShown() throws Exception {
		FindingsView view = (FindingsView) OpenLevel.page().showView(FindingsView.ID, null, IWorkbenchPage.VIEW_VISIBLE);
		try {
			Table table = Form.aroundTable(editor().site().getShell(), "Rule").first(Table.class);
			editor().settings().setAgent(open.level().getAgentTypes().get(2));
			open.settle();
			choose(open.middle(14, 6), "Why Is This Cut Off?");
			EventLoop.waitUntil("the answer is there", () -> editor().root().shown(MapContent.CUT_OFF).ends() != null);
			assertSays(editor().root().shown(MapContent.CUT_OFF).words(), "large (3 x 3)", "cut off", " 3,4", "\n",
					" 2 x 2", "too narrow at 6,4");
			assertTrue(editor().root().viewport().visibleCells().contains(9, 4), "the gate is on the screen");
			assertEquals(1, table.getSelectionCount());
			assertTrue(table.getSelection()[0].getText(3).contains("cannot reach a region"));
			assertFalse(open.commands().canUndo());
			editor().activateTool("1");
			mouse.drag(1, open.middle(7, 3), open.middle(12, 3));
			EventLoop.waitUntil(() -> "the answer follows: " + editor().root().shown(MapContent.CUT_OFF).words(),
					() -> editor().root().shown(MapContent.CUT_OFF).words().equals("large (3 x 3) gets to 14,6"));
			mouse.type(SWT.ESC);
			assertNull(editor().root().shown(MapContent.CUT_OFF).ends());
		} finally {
			OpenLevel.page().hideView(view);
		}
	}

	@Test
	void findingsOfACellHaveTheirFixesAndMayBeIntended() {
		open.settle();
		String items = choose(open.middle(14, 6), "large cannot > Declare as intended");
		assertTrue(items.contains("large cannot reach a region of"), items);
		assertEquals(1, open.level().getAccepted().size());
		open.settle();
		choose(open.middle(14, 6), "large cannot > No longer intended");
		assertTrue(open.level().getAccepted().isEmpty());
		assertFalse(choose(open.middle(3, 6), null).contains("cannot reach"), "the agent gets there");
	}

	@Test
	void theMenuKeyIsForThePlaceOfTheKeyboard() {
		mouse.move(open.middle(5, 6));
		mouse.hold(SWT.CTRL);
		mouse.type(SWT.ARROW_DOWN);
		mouse.letGo(SWT.CTRL);
		ContextMenu.chooseByKey(mouse, open.canvas(), "Spawn Here");
		assertEquals("5,7", new Cell(open.level().getSpawns().getLast().getX(), open.level().getSpawns().getLast().getY())
				.toString());
	}

	@Test
	void theRightButtonPicksUpTerrainWithAToolThatPaints() {
		editor().activateTool("1");
		mouse.move(open.middle(10, 2));
		mouse.press(3);
		mouse.release(3);
		assertEquals("trees", editor().settings().paint().terrain().getName());
		assertEquals(GROUND, terrain(3, 7));
		assertFalse(open.commands().canUndo());
		String items = ContextMenu.chooseByKey(mouse, open.canvas(), null);
		assertTrue(items.startsWith("Paint with trees"), items);
	}

	@Test
	void otherToolsThanSelectHaveTheMenuToo() {
		editor().activateTool("circle");
		choose(open.at(15.5, 2.5), "Delete");
		assertEquals(1, open.level().getCircles().size());
	}
}
