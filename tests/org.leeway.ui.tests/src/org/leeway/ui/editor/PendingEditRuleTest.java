package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.routing.Planners;
import org.leeway.model.AgentType;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.PathProbe;
import org.leeway.model.PolygonObstacle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Undo, save and other actions while the button of the real mouse is down, with every tool that drags. */
class PendingEditRuleTest {

	private static final String MESH = """
			v 14 9
			v 18 9
			v 18 13
			v 14 13
			p 0 1 2 3
			""";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(PendingEditRuleTest::level);

	private Mouse mouse;

	private static Level level() {
		Level level = LevelTemplates.level("meadow", 20, 14);
		TerrainGridEditor terrain = level.getTerrain().edit();
		terrain.set(1, 1, 2);
		level.setTerrain(terrain.build());
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(4);
		circle.setY(9);
		circle.setRadius(2);
		level.getCircles().add(circle);
		PolygonObstacle polygon = LevelFactory.eINSTANCE.createPolygonObstacle();
		polygon.setShape(Polygon.parse("8,8 12,8 12,12 8,12"));
		level.getPolygons().add(polygon);
		NavMeshLayer mesh = LevelFactory.eINSTANCE.createNavMeshLayer();
		mesh.setName("hall");
		mesh.setMesh(PolygonMesh.parse(MESH));
		level.getNavMeshes().add(mesh);
		AgentType car = level.getAgentTypes().get(1);
		car.setLength(2);
		car.setTurningRadius(2);
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setName("way");
		probe.setAgent(car);
		probe.setStartX(2);
		probe.setStartY(2);
		probe.setStartHeading(0);
		probe.setGoalX(16);
		probe.setGoalY(4);
		level.getProbes().add(probe);
		return level;
	}

	/**
	 * A drag.
	 *
	 * @param tool activates the tool, and selects the objects that the drag needs
	 * @param from the pixel where the drag begins
	 * @param to the pixel where the drag ends
	 */
	private record Drag(String name, Runnable tool, Point from, Point to) {
	}

	private Drag drag(String tool, Point from, Point to) {
		return new Drag(tool, () -> open.editor().activateTool(tool), from, to);
	}

	private Drag selected(String name, Object model, Point from, Point to) {
		return new Drag(name, () -> {
			open.editor().activateTool("select");
			Object part = open.viewer().getEditPartRegistry().get(model);
			open.viewer().setSelection(new StructuredSelection(part));
			EventLoop.drain();
		}, from, to);
	}

	private List<Drag> drags() {
		CircularObstacle circle = open.level().getCircles().getFirst();
		ProbeEnd start = new ProbeEnd(open.level().getProbes().getFirst(), false);
		Point middle = open.at(start.middle().x(), start.middle().y());
		double pixels = open.at(1, 0).x - open.at(0, 0).x;
		int reach = (int) Math.round(start.reach() * pixels + 20 - 7);
		return List.of(drag("4", open.middle(1, 6), open.middle(7, 6)), drag("line", open.middle(1, 6), open.middle(7, 5)),
				drag("rectangle", open.middle(1, 5), open.middle(4, 6)),
				drag("ellipse", open.middle(1, 4), open.middle(5, 6)), drag("circle", open.at(15, 7), open.at(17, 7)),
				drag("note", open.middle(6, 5), open.middle(9, 7)), drag("spawn", open.middle(6, 5), open.middle(9, 6)),
				drag("probe", open.middle(6, 5), open.middle(13, 6)), drag("eraser", open.at(4, 6.5), open.at(4, 9)),
				new Drag("area", this::selectArea, open.middle(1, 1), open.middle(5, 4)),
				selected("circle moved", circle, open.at(4, 9), open.at(5, 8)),
				selected("circle resized", circle, open.at(6, 9), open.at(7, 9)),
				selected("corner moved", open.level().getPolygons().getFirst(), open.at(12, 8), open.at(13, 7)),
				selected("end moved", start, open.middle(2, 2), open.middle(4, 5)),
				selected("end turned", start, new Point(middle.x + reach, middle.y),
						new Point(middle.x, middle.y + reach)),
				drag("mesh", open.at(18, 9), open.at(19, 8)));
	}

	/** Selects the terrain that the drag moves. */
	private void selectArea() {
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(0, 0), open.middle(2, 2));
	}

	@BeforeEach
	void begin() {
		mouse = open.mouse();
		open.editor().settings().setPlanner(Planners.get("directional"));
		open.editor().settings().setMesh(open.level().getNavMeshes().getFirst());
		open.settleRoutes();
		open.editor().execute(new SetCommand("Set size", open.level().getAgentTypes().getLast(),
				LevelPackage.Literals.AGENT_TYPE__SIZE, 4));
		open.settleRoutes();
		open.canvas().forceFocus();
	}

	@AfterEach
	void releaseTheButtons() {
		mouse.strikeButton(1);
		mouse.strikeButton(2);
		EventLoop.drain();
	}

	private byte[] bytes() {
		try {
			return LevelFiles.toBytes(open.level());
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}

	private void press(Drag drag) {
		open.canvas().forceFocus();
		drag.tool().run();
		mouse.move(drag.from());
		mouse.press(1);
		mouse.glide(drag.from(), drag.to());
	}

	private void paintHalfAStroke() {
		press(drags().getFirst());
		assertEquals(0, open.level().getTerrain().terrain(4, 6), "not before the button goes up");
	}

	private boolean isPainted() {
		return open.level().getTerrain().terrain(4, 6) == 3;
	}

	private void assertOneStepSince(byte[] before, String name) {
		open.commands().undo();
		assertArrayEquals(before, bytes(), name);
		assertEquals("Set size", open.commands().getUndoCommand().getLabel(), name);
	}

	@Test
	void undoDuringADragGivesUpTheDragAndNothingElse() {
		byte[] before = bytes();
		for (Drag drag : drags()) {
			press(drag);
			mouse.control('z');
			assertArrayEquals(before, bytes(), drag.name());
			assertEquals("Set size", open.commands().getUndoCommand().getLabel(), drag.name());
			assertFalse(open.commands().canRedo(), drag.name());
			mouse.glide(drag.to(), drag.from());
			mouse.release(1);
			assertArrayEquals(before, bytes(), drag.name());
			assertSame(open.level().getTerrain(), open.editor().root().picture().grid(), drag.name());
			assertFalse(open.commands().canRedo(), drag.name());
			assertFalse(open.editor().settings().selection().floating() != null, drag.name());
			open.editor().terrain().deselect();
		}
		mouse.control('z');
		EventLoop.waitUntil("the step before is undone", () -> !open.commands().canUndo());
	}

	@Test
	void savingDuringADragSavesWhatIsSeen() throws Exception {
		byte[] before = bytes();
		for (Drag drag : drags()) {
			press(drag);
			mouse.control('s');
			EventLoop.waitUntil(drag.name() + " is saved", () -> !open.part().isDirty());
			byte[] saved = open.bytes();
			assertFalse(Arrays.equals(before, saved), drag.name());
			assertArrayEquals(bytes(), saved, drag.name());
			assertEquals(open.level().getTerrain(), open.editor().root().picture().grid(), drag.name());
			mouse.glide(drag.to(), drag.from());
			mouse.release(1);
			assertArrayEquals(saved, bytes(), drag.name() + " ended when it was saved");
			assertOneStepSince(before, drag.name());
		}
	}

	@Test
	void theFirstStrokeIsSavedToo() throws Exception {
		open.commands().undo();
		open.commands().flush();
		assertFalse(open.part().isDirty());
		byte[] before = bytes();
		paintHalfAStroke();
		mouse.control('s');
		EventLoop.waitUntil("it is saved", () -> isPainted() && !open.part().isDirty());
		assertArrayEquals(bytes(), open.bytes());
		mouse.release(1);
		mouse.control('z');
		EventLoop.waitUntil("it is undone", () -> !isPainted());
		assertArrayEquals(before, bytes());
	}

	@Test
	void undoGivesUpTheFirstStroke() {
		open.commands().undo();
		open.commands().flush();
		paintHalfAStroke();
		mouse.control('z');
		mouse.release(1);
		assertFalse(isPainted());
		assertFalse(open.commands().canUndo());
		assertFalse(open.part().isDirty());
	}

	@Test
	void otherCommandsToolsAndPartsFinishAStroke() throws Exception {
		byte[] before = bytes();
		List<Consumer<Mouse>> interruptions = List.of(keys -> keys.type('c'), keys -> keys.type('2'),
				keys -> keys.type(SWT.DEL), keys -> keys.control('d'), PendingEditRuleTest::redo, keys -> keys.control('a'),
				keys -> show(FindingsView.ID),
				keys -> open.bar().first(Combo.class).setFocus());
		for (int i = 0; i < interruptions.size(); i++) {
			paintHalfAStroke();
			interruptions.get(i).accept(mouse);
			EventLoop.waitUntil("interruption " + i + " finishes the stroke", this::isPainted);
			byte[] painted = bytes();
			OpenLevel.page().activate(open.part());
			mouse.release(1);
			assertArrayEquals(painted, bytes());
			open.editor().terrain().deselect();
			assertOneStepSince(before, "interruption " + i);
		}
	}

	private static void redo(Mouse keys) {
		keys.hold(SWT.SHIFT);
		keys.control('z');
		keys.letGo(SWT.SHIFT);
	}

	private static void show(String view) {
		try {
			OpenLevel.page().showView(view);
		} catch (PartInitException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void lookingCloserAndALargerBrushLeaveAStrokeAlone() {
		byte[] before = bytes();
		paintHalfAStroke();
		mouse.type(']');
		open.run("org.leeway.ui.zoom", "org.leeway.ui.how", "in");
		assertArrayEquals(before, bytes());
		mouse.release(1);
		assertTrue(isPainted());
		assertOneStepSince(before, "stroke");
		open.editor().settings().paint().setBrushSize(1);
	}

	@Test
	void anotherEditorFinishesAStroke() throws Exception {
		paintHalfAStroke();
		IFile file = OpenLevel.project().getFile("other.leeway");
		LevelFiles.save(LevelTemplates.level("other", 8, 8), file.getLocation().toPath());
		file.refreshLocal(IResource.DEPTH_ZERO, null);
		IEditorPart other = IDE.openEditor(OpenLevel.page(), file);
		EventLoop.drain();
		mouse.strikeButton(1);
		assertTrue(isPainted());
		OpenLevel.page().closeEditor(other, false);
		EventLoop.drain();
		file.delete(true, null);
	}

	@Test
	void closingDuringAStrokeAsksAndSavesIt() throws Exception {
		open.commands().undo();
		open.commands().flush();
		paintHalfAStroke();
		Dialogs.answer(() -> open.run(IWorkbenchCommandConstants.FILE_CLOSE), dialog -> {
			mouse.strikeButton(1);
			dialog.click("Save");
		});
		EventLoop.drain();
		assertTrue(isPainted());
		assertArrayEquals(bytes(), open.bytes());
	}

	@Test
	void aChangeOfTheFileFinishesAStrokeAndAsksWhatToKeep() throws Exception {
		open.commands().undo();
		open.commands().flush();
		paintHalfAStroke();
		Dialogs.answer(() -> {
			try {
				LevelFiles.save(LevelTemplates.level("other", 20, 14), open.file().getLocation().toPath());
				open.file().refreshLocal(IResource.DEPTH_ZERO, null);
			} catch (Exception e) {
				throw new AssertionError(e);
			}
			EventLoop.waitUntil("the stroke is finished", this::isPainted);
			EventLoop.drain();
		}, dialog -> {
			mouse.strikeButton(1);
			dialog.click("Keep Mine");
		});
		assertTrue(isPainted());
		assertTrue(open.part().isDirty());
	}

	@Test
	void floatingTerrainIsSavedAsSeenAndGivenUpByUndo() throws Exception {
		open.commands().undo();
		open.commands().flush();
		open.editor().activateTool("4");
		mouse.drag(1, open.middle(1, 1), open.middle(3, 1));
		mouse.control('s');
		EventLoop.waitUntil("it is saved", () -> !open.part().isDirty());
		byte[] before = bytes();
		press(drags().get(9));
		mouse.release(1);
		assertArrayEquals(before, bytes(), "it floats");
		assertTrue(open.part().isDirty(), "what is seen is not saved");
		mouse.control('z');
		EventLoop.waitUntil("it is dropped", () -> !open.part().isDirty());
		assertArrayEquals(before, bytes());
		assertSame(open.level().getTerrain(), open.editor().root().picture().grid());
		assertEquals("Paint trees", open.commands().getUndoCommand().getLabel());

		press(drags().get(9));
		mouse.release(1);
		mouse.control('s');
		EventLoop.waitUntil("it is put down and saved", () -> !open.part().isDirty());
		assertFalse(Arrays.equals(before, bytes()));
		assertArrayEquals(bytes(), open.bytes());
	}

	@Test
	void undoTakesCornersBackOneByOneAndSavingClosesThePolygon() throws Exception {
		byte[] before = bytes();
		mouse.type('g');
		for (Point corner : List.of(open.at(1, 1), open.at(4, 1), open.at(4, 4), open.at(8, 6))) {
			mouse.click(corner);
		}
		mouse.control('z');
		mouse.control('s');
		EventLoop.waitUntil("it is saved", () -> !open.part().isDirty());
		assertEquals("1,1 4,1 4,4", open.level().getPolygons().getLast().getShape().toString());
		assertArrayEquals(bytes(), open.bytes());
		assertOneStepSince(before, "polygon");

		mouse.click(open.at(1, 1));
		mouse.click(open.at(4, 1));
		for (int i = 0; i < 2; i++) {
			mouse.control('z');
			assertArrayEquals(before, bytes(), "only corners");
		}
		mouse.control('z');
		EventLoop.waitUntil("the step before is undone", () -> !open.commands().canUndo());
	}

	@Test
	void anotherToolClosesThePolygonAndAnUnfinishedProbeIsGivenUp() {
		byte[] before = bytes();
		mouse.type('g');
		for (Point corner : List.of(open.at(1, 1), open.at(4, 1), open.at(4, 4))) {
			mouse.click(corner);
		}
		mouse.type('p');
		EventLoop.waitUntil("it is closed", () -> open.level().getPolygons().size() == 2);
		assertOneStepSince(before, "polygon");
		mouse.click(open.middle(6, 5));
		show(FindingsView.ID);
		OpenLevel.page().activate(open.part());
		mouse.control('z');
		assertArrayEquals(before, bytes(), "only the start");
		mouse.click(open.middle(6, 5));
		mouse.click(open.middle(9, 5));
		assertEquals(2, open.level().getProbes().size(), "the first click was a start again");
		assertOneStepSince(before, "probe");
	}

	@Test
	void aRightClickThatPicksAnotherTerrainUpGoesOnWithItsBrush() {
		open.editor().activateTool("4");
		mouse.drag(1, open.middle(1, 1), open.middle(3, 1));
		open.editor().activateTool("2");
		mouse.move(open.middle(2, 1));
		mouse.press(3);
		mouse.release(3);
		assertEquals("trees", open.editor().settings().paint().terrain().getName());
		mouse.drag(1, open.middle(1, 3), open.middle(3, 3));
		assertEquals(3, open.level().getTerrain().terrain(2, 3));
	}

	@Test
	void panningDuringAStrokeDoesNotLoseIt() {
		paintHalfAStroke();
		mouse.press(2);
		mouse.glide(open.middle(7, 6), open.middle(8, 7));
		mouse.release(1);
		assertTrue(isPainted());
		mouse.release(2);
	}
}
