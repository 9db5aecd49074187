package org.leeway.ui.survey;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.core.resources.IResource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.merge.LevelMerge;
import org.leeway.core.merge.MergeException;
import org.leeway.core.merge.Resolution;
import org.leeway.core.merge.Side;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.MapSymmetry;
import org.leeway.model.MergeConflict;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.Pictures;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.commands.ConflictStep;
import org.leeway.ui.map.commands.RemoveCommand;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the view of merge conflicts. The level has three conflicts: two are about places of its terrain, and one is about a
 * circle.
 */
class ConflictsViewTest {

	private static final int CIRCLE = 0;
	private static final int LEFT = 1;
	private static final int RIGHT = 2;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(ConflictsViewTest::merged);

	private Form view;

	@BeforeEach
	void findView() {
		EventLoop.waitUntil("the view opens by itself", () -> OpenLevel.page().findView(ConflictsView.ID) instanceof ConflictsView part
				&& OpenLevel.page().isPartVisible(part));
		view = Form.aroundTable(open.editor().site().getShell(), "Theirs");
		open.settle();
	}

	@AfterEach
	void closeView() {
		OpenLevel.page().hideView(OpenLevel.page().findView(ConflictsView.ID));
		EventLoop.drain();
	}

	private static Level merged() {
		Level base = Levels.of(Levels.CORRIDOR);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setName("Mill");
		circle.setX(15);
		circle.setY(2);
		circle.setRadius(0.5);
		base.getCircles().add(circle);
		try {
			return LevelMerge.of(base, side(base, Pictures.WATER, 1, 16), side(base, Pictures.TREES, 2, 17), Progress.NONE).level();
		} catch (MergeException e) {
			throw new AssertionError(e);
		}
	}

	/**
	 * Returns a changed copy of the base, as ours or theirs of a merge. The copy has other terrain at the left end of the corridor
	 * and in the right room, and another radius of the circle.
	 */
	private static Level side(Level base, int terrain, double radius, double x) {
		Level side = EcoreUtil.copy(base);
		TerrainGridEditor grid = side.getTerrain().edit();
		grid.fillRow(5, 4, 3, terrain);
		grid.fillRow(5, 5, 3, terrain);
		grid.fillRow(14, 7, 4, terrain);
		side.setTerrain(grid.build());
		side.getCircles().getFirst().setRadius(radius);
		return side;
	}

	/**
	 * Selects a row with the buttons Next and Previous. A click on the row could fail, because the view may not be high enough
	 * to show the row.
	 */
	private void choose(int row) {
		Table table = view.first(Table.class);
		while (table.getSelectionIndex() != row) {
			view.click(table.getSelectionIndex() < row ? "Next" : "Previous");
			EventLoop.drain();
		}
	}

	private void show(String what) {
		Form.choose(view.first(Combo.class), what);
		EventLoop.drain();
	}

	private byte[] bytes() throws Exception {
		return LevelFiles.toBytes(open.level());
	}

	@Test
	void listsWhatBothSidesHave() {
		assertEquals(List.of("Circle \"Mill\"|14,1 (2 x 2)|radius 0.5|radius 1.0|radius 2.0",
				"Terrain of 6 cells|5,4 (3 x 2)|6 ground|6 water|6 trees",
				"Terrain of 4 cells|14,7 (4 x 1)|4 ground|4 water|4 trees"), view.rows());
		assertTrue(view.words().contains("3 conflicts left"), view.words());
		assertFalse(view.button("Keep Ours").isEnabled());
		assertEquals(3, open.editor().root().shown(MapContent.CONFLICTS).open().size());
		assertTrue(open.editor().presenter().caption().tints().stream().anyMatch(entry -> entry.label().equals("merge conflict")));
		assertFalse(open.part().isDirty());
	}

	@Test
	void decisionsAreUndoneExactly() throws Exception {
		byte[] undecided = bytes();
		choose(LEFT);
		assertTrue(view.words().contains("2 of 3 left"), view.words());
		view.click("Take Theirs");
		open.settle();
		assertEquals(Pictures.TREES, open.level().getTerrain().terrain(5, 4));
		assertEquals("Take theirs", open.commands().getUndoCommand().getLabel());
		assertTrue(view.words().contains("2 of 2 left"), view.words());
		view.click("Keep Ours");
		open.settle();
		assertEquals(Pictures.WATER, open.level().getTerrain().terrain(14, 7));
		view.click("Take Theirs");
		open.settle();
		assertEquals(2, open.level().getCircles().getFirst().getRadius());
		assertEquals(List.of(), view.rows());
		assertTrue(view.words().contains("No merge conflicts in this level."), view.words());
		byte[] decided = bytes();
		for (int i = 0; i < 3; i++) {
			open.commands().undo();
		}
		open.settle();
		assertArrayEquals(undecided, bytes());
		assertEquals(3, view.rows().size());
		for (int i = 0; i < 3; i++) {
			open.commands().redo();
		}
		open.settle();
		assertArrayEquals(decided, bytes());
	}

	@Test
	void whatTheBaseHadIsTakenIfItIsKnown() throws Exception {
		byte[] undecided = bytes();
		choose(LEFT);
		view.click("Take Base");
		open.settle();
		assertEquals(Pictures.GROUND, open.level().getTerrain().terrain(5, 4));
		assertEquals("Take base", open.commands().getUndoCommand().getLabel());
		choose(CIRCLE);
		view.click("Take Base");
		open.settle();
		assertEquals(0.5, open.level().getCircles().getFirst().getRadius());
		open.commands().undo();
		open.commands().undo();
		open.settle();
		assertArrayEquals(undecided, bytes());
		open.level().getConflicts().getFirst().setBase(null);
		open.settle();
		choose(CIRCLE);
		assertFalse(view.button("Take Base").isEnabled());
		assertTrue(view.rows().contains("Circle \"Mill\"|14,1 (2 x 2)|unknown|radius 1.0|radius 2.0"), view.rows().toString());
		choose(RIGHT);
		assertTrue(view.button("Take Base").isEnabled());
	}

	@Test
	void theMapShowsOursAndTheirsInTurn() {
		show("Ours and theirs in turn");
		TerrainGrid ours = open.level().getTerrain();
		choose(LEFT);
		EventLoop.waitUntil("theirs", () -> open.editor().root().picture().grid().terrain(5, 4) == Pictures.TREES);
		EventLoop.waitUntil("ours", () -> open.editor().root().picture().grid().terrain(5, 4) == Pictures.WATER);
		EventLoop.waitUntil("theirs again", () -> open.editor().root().picture().grid().terrain(5, 4) == Pictures.TREES);
		assertSame(ours, open.level().getTerrain());
		show("Ours");
		assertSame(ours, open.editor().root().picture().grid());
		assertEquals("Ours", open.editor().root().shown(MapContent.CONFLICTS).side());
	}

	@Test
	void theirsIsSeenInPlace() {
		open.editor().settings().setOverlay(null);
		show("Ours");
		choose(LEFT);
		RGB ours = open.colour(5.7, 4.7);
		show("Theirs");
		RGB theirs = open.colour(5.7, 4.7);
		assertNotEquals(ours, theirs);
		show("Ours");
		assertEquals(ours, open.colour(5.7, 4.7));
		assertFalse(open.part().isDirty());
		choose(CIRCLE);
		show("Theirs");
		assertEquals(Side.THEIRS, open.editor().shownConflicts().side().orElseThrow());
		assertEquals("Theirs", open.editor().root().shown(MapContent.CONFLICTS).side());
	}

	@Test
	void keysGoFromConflictToConflict() {
		choose(CIRCLE);
		view.first(Table.class).forceFocus();
		new Mouse(view.first(Table.class)).type(SWT.ARROW_DOWN);
		EventLoop.waitUntil("the second conflict", () -> view.words().contains("2 of 3 left"));
		view.click("Next");
		assertTrue(view.words().contains("3 of 3 left"), view.words());
		view.click("Previous");
		assertTrue(view.words().contains("2 of 3 left"), view.words());
	}

	@Test
	void paintedCellsStayIfMarkedResolvedAndBecomeOursIfOursAreKept() throws Exception {
		choose(RIGHT);
		open.editor().activateTool("1");
		open.mouse().click(open.middle(15, 7));
		open.settle();
		int painted = open.level().getTerrain().terrain(15, 7);
		assertNotEquals(Pictures.WATER, painted);
		assertEquals(3, view.rows().size());
		choose(RIGHT);
		view.click("Mark Resolved");
		open.settle();
		assertEquals(painted, open.level().getTerrain().terrain(15, 7));
		assertEquals(2, view.rows().size());
		open.commands().undo();
		open.settle();
		choose(RIGHT);
		view.click("Keep Ours");
		open.settle();
		assertEquals(Pictures.WATER, open.level().getTerrain().terrain(15, 7));
		assertEquals(2, view.rows().size());
	}

	@Test
	void theSelectedTerrainIsDecidedAlone() throws Exception {
		byte[] undecided = bytes();
		open.editor().activateTool("area");
		open.mouse().drag(1, open.middle(5, 3), open.middle(6, 6));
		more(4);
		EventLoop.waitUntil("theirs are taken", () -> open.level().getTerrain().terrain(5, 4) == Pictures.TREES);
		open.settle();
		assertEquals(Pictures.TREES, open.level().getTerrain().terrain(6, 5));
		assertEquals(Pictures.WATER, open.level().getTerrain().terrain(7, 5));
		assertTrue(view.rows().contains("Terrain of 2 cells|7,4 (1 x 2)|2 ground|2 water|2 trees"), view.rows().toString());
		open.commands().undo();
		open.settle();
		assertArrayEquals(undecided, bytes());
	}

	@Test
	void theMenuDecidesAllForASide() throws Exception {
		byte[] undecided = bytes();
		more(2);
		EventLoop.waitUntil("theirs are taken", () -> open.level().getConflicts().isEmpty());
		assertEquals(Pictures.TREES, open.level().getTerrain().terrain(5, 4));
		assertEquals(Pictures.TREES, open.level().getTerrain().terrain(14, 7));
		assertEquals(2, open.level().getCircles().getFirst().getRadius());
		open.commands().undo();
		open.settle();
		assertArrayEquals(undecided, bytes());
		more(1);
		EventLoop.waitUntil("ours are kept", () -> open.level().getConflicts().isEmpty());
		assertEquals(Pictures.WATER, open.level().getTerrain().terrain(5, 4));
		assertEquals(1, open.level().getCircles().getFirst().getRadius());
	}

	/** Chooses an item, counted from 1, of the menu that decides several conflicts at once. */
	private void more(int item) {
		view.click("More...");
		Mouse keys = new Mouse(view.button("More..."));
		for (int i = 0; i < item; i++) {
			keys.strike(SWT.ARROW_DOWN);
		}
		keys.strike(SWT.CR);
	}

	@Test
	void mnemonicsDecideAndGoOn() {
		choose(CIRCLE);
		view.first(Table.class).forceFocus();
		Mouse keys = new Mouse(view.first(Table.class));
		keys.strikeWith(SWT.ALT, 'x');
		EventLoop.waitUntil("the next conflict", () -> view.words().contains("2 of 3 left"));
		keys.strikeWith(SWT.ALT, 't');
		EventLoop.waitUntil("theirs are taken", () -> open.level().getTerrain().terrain(5, 4) == Pictures.TREES);
		open.settle();
		keys.strikeWith(SWT.ALT, 'b');
		EventLoop.waitUntil("the base is taken", () -> open.level().getTerrain().terrain(14, 7) == Pictures.GROUND
				&& open.level().getConflicts().size() == 1);
		open.settle();
		keys.strikeWith(SWT.ALT, 'o');
		EventLoop.waitUntil("ours are kept", () -> open.level().getConflicts().isEmpty());
		assertEquals(1, open.level().getCircles().getFirst().getRadius());
	}

	@Test
	void symmetryDoesNotRepeatADecision() {
		open.level().setSymmetry(MapSymmetry.TOP_BOTTOM);
		open.settle();
		choose(RIGHT);
		view.click("Take Theirs");
		open.settle();
		assertEquals(Pictures.TREES, open.level().getTerrain().terrain(14, 7));
		assertEquals(Pictures.GROUND, open.level().getTerrain().terrain(14, 2));
		assertEquals(2, open.level().getConflicts().size());
	}

	@Test
	void aRemovedObjectIsNoLongerOurs() throws Exception {
		byte[] before = bytes();
		open.editor().execute(new RemoveCommand("Delete", open.level().getCircles().getFirst()));
		open.settle();
		assertTrue(view.rows().contains("Circle \"Mill\"|13,0 (4 x 4)|radius 0.5|removed|kept"), view.rows().toString());
		assertTrue(LevelFiles.problem(open.level()).isEmpty());
		open.commands().undo();
		assertArrayEquals(before, bytes());
	}

	@Test
	void theViewIsHiddenAndTheMapShowsOurs() throws Exception {
		show("Theirs");
		choose(LEFT);
		assertNotEquals(open.level().getTerrain(), open.editor().root().picture().grid());
		OpenLevel.page().showView(FindingsView.ID);
		EventLoop.waitUntil("ours", () -> open.editor().root().picture().grid() == open.level().getTerrain());
	}

	@Test
	void allSelectedRowsAreDecidedInOneStep() throws Exception {
		byte[] undecided = bytes();
		choose(LEFT);
		view.first(Table.class).forceFocus();
		new Mouse(view.first(Table.class)).control('a');
		EventLoop.waitUntil("all rows are selected", () -> view.first(Table.class).getSelectionCount() == 3);
		view.click("Take Theirs");
		open.settle();
		assertEquals(List.of(), view.rows());
		assertEquals(Pictures.TREES, open.level().getTerrain().terrain(5, 4));
		assertEquals(Pictures.TREES, open.level().getTerrain().terrain(14, 7));
		assertEquals(2, open.level().getCircles().getFirst().getRadius());
		open.commands().undo();
		assertArrayEquals(undecided, bytes());
		assertFalse(open.commands().canUndo(), "one step");
	}

	@Test
	void aDecisionThatIsNotPossibleSaysWhy() {
		MergeConflict named = LevelFactory.eINSTANCE.createMergeConflict();
		named.setTarget(open.level().getAgentTypes().getFirst());
		named.setAgentType(EcoreUtil.copy(open.level().getAgentTypes().get(1)));
		open.level().getConflicts().add(named);
		open.settle();
		choose(3);
		view.click("Take Theirs");
		assertTrue(view.words().contains("Not possible: "), view.words());
		assertEquals(4, view.rows().size());
		assertFalse(open.commands().canUndo());
		view.click("Keep Ours");
		open.settle();
		assertEquals(3, view.rows().size());
	}

	@Test
	void aMergeOfAnOpenLevelShowsTheView() throws Exception {
		open.editor().execute(new ConflictStep("All", open.level(),
				() -> Resolution.apply(List.copyOf(open.level().getConflicts()), Side.OURS)));
		open.part().doSave(null);
		open.settle();
		closeView();
		LevelFiles.save(merged(), open.file().getLocation().toPath());
		open.file().refreshLocal(IResource.DEPTH_ZERO, null);
		findView();
		assertEquals(3, view.rows().size());
		assertEquals(3, open.editor().root().shown(MapContent.CONFLICTS).open().size());
	}

	@Test
	void aStrokeIsNotDisturbed() {
		show("Ours and theirs in turn");
		choose(RIGHT);
		open.editor().activateTool("1");
		open.mouse().move(open.middle(14, 7));
		open.mouse().press(1);
		open.mouse().glide(open.middle(14, 7), open.middle(16, 7));
		TerrainGrid stroke = open.editor().root().picture().grid();
		assertEquals(Pictures.GROUND, stroke.terrain(15, 7));
		EventLoop.waitShortly(() -> open.editor().root().picture().grid() != stroke);
		assertSame(stroke, open.editor().root().picture().grid());
		open.mouse().release(1);
		open.settle();
		assertEquals(Pictures.GROUND, open.level().getTerrain().terrain(15, 7));
	}
}
