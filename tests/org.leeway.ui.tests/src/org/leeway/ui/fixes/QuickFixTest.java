package org.leeway.ui.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.markers.FindingPlace;
import org.leeway.core.repair.RepairKind;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage;
import org.leeway.model.PathProbe;
import org.leeway.model.Spawn;
import org.leeway.model.Starts;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.editor.bars.RepairBar;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.editor.bars.LegendBar;
import org.leeway.ui.map.commands.AddCommand;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the proposals of Quick Fix for the findings of a level with two rooms. The corridor between the rooms is too
 * narrow for the large unit.
 */
class QuickFixTest {

	private static final int WATER = 2;
	private static final String REGION = "unreachable-region";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(QuickFixTest::level);

	private static Level level() {
		return Levels.of(Levels.CORRIDOR);
	}

	/** Returns a level with a corridor three cells wide. A circle at its side leaves two cells of the width free. */
	private static Level circleInTheWay() {
		Level level = Levels.of(Levels.CORRIDOR.replace("T......TTTTTT......T\nT..s", "T..................T\nT..s"));
		level.getCircles().add(circle(10, 2, 1.5));
		return level;
	}

	private IMarker marker() throws Exception {
		return marker(open);
	}

	private static IMarker marker(OpenLevel open) throws Exception {
		return Arrays.stream(open.markers()).filter(each -> each.getAttribute("rule", "").equals(REGION)).findFirst()
				.orElseThrow();
	}

	private static IMarkerResolution fix(IMarker marker, String label) {
		return Arrays.stream(IDE.getMarkerHelpRegistry().getResolutions(marker))
				.filter(each -> each.getLabel().equals(label)).findFirst().orElseThrow();
	}

	private void run(String label) throws Exception {
		propose(open, marker(), label);
	}

	private static void propose(OpenLevel open, IMarker marker, String label) {
		fix(marker, label).run(marker);
		EventLoop.waitUntil("the repair is proposed",
				() -> open.editor().repairs().proposal().isPresent() || open.bar().words().contains("does not apply"));
		EventLoop.drain();
	}

	private static List<String> fixes(IMarker marker) {
		return Arrays.stream(IDE.getMarkerHelpRegistry().getResolutions(marker)).map(IMarkerResolution::getLabel).toList();
	}

	private static void awaitFixes(IMarker marker, String... labels) {
		EventLoop.waitUntil(() -> List.of(labels) + " are offered, not " + fixes(marker),
				() -> fixes(marker).equals(List.of(labels)));
	}

	@Test
	void offersOnlyWhatALevelWithoutObstaclesHas() throws Exception {
		awaitFixes(marker(), "Widen here", "Fill the region", "Declare as intended");
	}

	@Test
	void offersToShrinkOrRemoveACircleOnlyIfThatHelps() throws Exception {
		open.editor().execute(new AddCommand<>("Add", open.level().getCircles(), circle(9.5, 1.5, 0.4)));
		open.settle();
		awaitFixes(marker(), "Widen here", "Fill the region", "Declare as intended");
		try (OpenLevel other = OpenLevel.of(circleInTheWay(), "circle.leeway")) {
			awaitFixes(marker(other), "Widen here", "Shrink the circle in the way", "Remove the obstacle in the way",
					"Fill the region", "Declare as intended");
			other.level().getCircles().getFirst().setY(3.5);
			other.level().getCircles().getFirst().setRadius(0.4);
			other.settle();
			awaitFixes(marker(other), "Widen here", "Remove the obstacle in the way", "Fill the region",
					"Declare as intended");
		}
	}

	@Test
	void aRequiredPathIsOfferedWhatOpensIt() throws Exception {
		PathProbe probe = require(2, 2, 15, 2);
		IMarker missing = marker("required-path");
		awaitFixes(missing, "Widen here", "Declare as intended");
		probe.setMaxCost(1);
		probe.setAgent(open.level().getAgentTypes().getFirst());
		open.settle();
		awaitFixes(marker("required-path"), "Declare as intended");
	}

	private PathProbe require(int startX, int startY, int goalX, int goalY) {
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setAgent(open.level().getAgentTypes().getLast());
		probe.setStartX(startX);
		probe.setStartY(startY);
		probe.setGoalX(goalX);
		probe.setGoalY(goalY);
		probe.setRequired(true);
		open.editor().execute(new AddCommand<>("Add", open.level().getProbes(), probe));
		open.settle();
		return probe;
	}

	@Test
	void startsThatAreNotConnectedAreWidenedOrMayLieApart() throws Exception {
		Spawn other = LevelFactory.eINSTANCE.createSpawn();
		other.setX(16);
		other.setY(2);
		open.editor().execute(new AddCommand<>("Add", open.level().getSpawns(), other));
		open.settle();
		IMarker apart = marker("starts-not-connected");
		assertTrue(apart.getAttribute(IMarker.MESSAGE, "").contains("the largest unit that gets there is 2x2"),
				apart.getAttribute(IMarker.MESSAGE, ""));
		awaitFixes(apart, "Widen here", "Declare as intended");
		propose(open, apart, "Widen here");
		EventLoop.waitUntil("the preview is analysed",
				() -> open.bar().words().contains("No findings with this change"));
		open.bar().click("Apply");
		open.settle();
		assertEquals(List.of(), open.findings());
		open.commands().undo();
		open.settle();
		assertEquals(1, open.findings().size());
		fix(marker("starts-not-connected"), "Declare as intended").run(marker("starts-not-connected"));
		open.settle();
		assertTrue(open.findings().toString().contains("(intended)"), open.findings().toString());
		open.commands().undo();
		open.editor().execute(new SetCommand("Set", open.level(), LevelPackage.Literals.LEVEL__STARTS, Starts.APART));
		open.settle();
		assertEquals(List.of(), open.findings());
	}

	/** Returns the drop-down list in which users choose the terrain for a pending repair. */
	private Combo terrain() {
		return new Form(open.bar().first(RepairBar.class)).first(Combo.class);
	}

	@Test
	void widensAfterItHasShownWhere() throws Exception {
		TerrainGrid before = open.level().getTerrain();
		run("Widen here");
		assertTrue(open.bar().words().contains("Repaints 6 cells for large"), open.bar().words());
		assertEquals(before, open.level().getTerrain(), "nothing is changed yet");
		EventLoop.waitUntil("the preview is analysed",
				() -> open.bar().words().contains("No findings with this change"));
		assertEquals("ground", terrain().getText(), "as about the place");

		open.bar().click("Apply");
		open.settle();
		assertEquals(List.of(), open.findings());
		assertFalse(open.editor().repairs().proposal().isPresent());
		open.commands().undo();
		open.settle();
		assertEquals(before, open.level().getTerrain());
		assertEquals(1, open.findings().size());
		open.commands().redo();
		open.settle();
		assertEquals(List.of(), open.findings());
		assertFalse(open.commands().canRedo());
	}

	@Test
	void theMapShowsTheCellsUntilTheRepairIsCancelled() throws Exception {
		run("Widen here");
		CellRect place = open.editor().repairs().proposal().orElseThrow().bounds();
		EventLoop.waitUntil("the preview is analysed",
				() -> open.bar().words().contains("No findings with this change"));
		RGB proposed = open.colour(place.x() + 0.5, place.y() + 0.5);
		Button apply = open.bar().button("Apply");
		assertTrue(apply.isFocusControl(), "Enter applies");
		apply.traverse(SWT.TRAVERSE_ESCAPE);
		open.settle();
		open.awaitOtherColour(proposed, place.x() + 0.5, place.y() + 0.5);
		assertFalse(apply.isVisible());
		assertTrue(open.canvas().isFocusControl(), "the map has the keyboard again");
		assertFalse(open.commands().isDirty());
		assertEquals(1, open.findings().size());
	}

	@Test
	void movesTheEndOfARequiredPathOutOfTheWall() throws Exception {
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setAgent(open.level().getAgentTypes().getFirst());
		probe.setStartX(9);
		probe.setStartY(2);
		probe.setGoalX(15);
		probe.setGoalY(2);
		probe.setRequired(true);
		open.editor().execute(new AddCommand<>("Add", open.level().getProbes(), probe));
		open.settle();
		IMarker missing = Arrays.stream(open.markers())
				.filter(each -> each.getAttribute("rule", "").equals("required-path")).findFirst().orElseThrow();
		propose(open, missing, "Move the end to where the unit fits");
		assertTrue(open.bar().words().contains("Moves the start to 9,4"), open.bar().words());
		assertEquals(2, probe.getStartY(), "nothing is changed yet");
		open.bar().click("Apply");
		open.settle();
		assertEquals(4, probe.getStartY());
		assertEquals(1, open.findings().size(), "only that about the region");
		open.commands().undo();
		assertEquals(2, probe.getStartY());
	}

	@Test
	void removesUnusedTerrains() throws Exception {
		assertEquals(1, open.findings().size(), "advice is none");
		List<String> terrains = terrains();
		propose(open, open.advice()[0], "Remove the unused terrains");
		assertTrue(open.bar().words().contains("Removes water, out from the list of terrains"), open.bar().words());
		assertEquals(terrains, terrains(), "nothing is changed yet");
		open.bar().click("Apply");
		open.settle();
		assertEquals(List.of("ground", "swamp", "trees"), terrains());
		assertEquals(0, open.advice().length);
		open.commands().undo();
		open.settle();
		assertEquals(terrains, terrains());
		assertEquals(1, open.advice().length);
		open.commands().redo();
		open.settle();
		assertEquals(List.of("ground", "swamp", "trees"), terrains());
	}

	@Test
	void removesACoveredCircle() throws Exception {
		open.editor().execute(new AddCommand<>("Add", open.level().getCircles(), circle(4, 3, 1.5)));
		open.editor().execute(new AddCommand<>("Add", open.level().getCircles(), circle(4.5, 3, 0.5)));
		open.settle();
		propose(open, marker("covered-circle"), "Remove the covered circle");
		assertEquals(2, open.level().getCircles().size(), "nothing is changed yet");
		open.bar().click("Apply");
		open.settle();
		assertEquals(List.of(1.5), open.level().getCircles().stream().map(CircularObstacle::getRadius).toList());
		open.commands().undo();
		open.settle();
		assertEquals(List.of(1.5, 0.5), open.level().getCircles().stream().map(CircularObstacle::getRadius).toList());
	}

	@Test
	void bringsAnAnnotationOntoTheMapOrRemovesIt() throws Exception {
		Annotation note = LevelFactory.eINSTANCE.createAnnotation();
		note.setX(30);
		note.setY(2);
		note.setWidth(3);
		note.setHeight(2);
		open.editor().execute(new AddCommand<>("Add", open.level().getAnnotations(), note));
		open.settle();
		propose(open, marker("stray-annotation"), "Move the note onto the map");
		open.bar().click("Apply");
		open.settle();
		assertEquals("17, 2", note.getX() + ", " + note.getY());
		open.commands().undo();
		open.settle();
		assertEquals("30, 2", note.getX() + ", " + note.getY());
		propose(open, marker("stray-annotation"), "Remove the note");
		open.bar().click("Apply");
		open.settle();
		assertTrue(open.level().getAnnotations().isEmpty());
		open.commands().undo();
		open.settle();
		assertEquals(List.of(note), open.level().getAnnotations());
	}

	private IMarker marker(String rule) throws Exception {
		return Arrays.stream(open.markers()).filter(each -> each.getAttribute("rule", "").equals(rule)).findFirst()
				.orElseThrow();
	}

	private static CircularObstacle circle(double x, double y, double radius) {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(x);
		circle.setY(y);
		circle.setRadius(radius);
		return circle;
	}

	private List<String> terrains() {
		return open.level().getTerrainTypes().stream().map(TerrainType::getName).toList();
	}

	@Test
	void anEditEndsTheProposal() throws Exception {
		run("Widen here");
		open.editor().activateTool("3");
		open.mouse().click(open.middle(9, 4));
		open.settle();
		assertFalse(open.editor().repairs().proposal().isPresent());
		assertFalse(open.bar().button("Apply").isVisible());
	}

	@Test
	void fillsThePocketAndTellsWhoLosesIt() throws Exception {
		TerrainGrid before = open.level().getTerrain();
		run("Fill the region");
		assertTrue(open.bar().words().contains("Fills 48 cells, no longer usable by small and medium"), open.bar().words());
		Form.choose(terrain(), "water");
		open.bar().click("Apply");
		open.settle();
		assertEquals(WATER, open.level().getTerrain().terrain(15, 5));
		assertFalse(open.findings().stream().anyMatch(each -> each.startsWith("large")), open.findings().toString());
		open.commands().undo();
		assertEquals(before, open.level().getTerrain());
	}

	@Test
	void tellsThatNoObstacleIsInTheWay() throws Exception {
		open.editor().repairs().seek(RepairKind.REMOVE, FindingPlace.of(marker()).orElseThrow());
		EventLoop.waitUntil("the search has ended", () -> open.bar().words().contains("does not apply"));
		assertTrue(open.bar().words().contains("does not apply"), open.bar().words());
	}

	@Test
	void shrinksTheCircleAsLittleAsNeedBe() throws Exception {
		try (OpenLevel other = OpenLevel.of(circleInTheWay(), "circle.leeway")) {
			propose(other, marker(other), "Shrink the circle in the way");
			assertTrue(other.bar().words().contains("Shrinks the circle at 10, 2 from radius 1.5 to 1"),
					other.bar().words());
			other.bar().click("Apply");
			other.settle();
			assertEquals(1, other.level().getCircles().getFirst().getRadius());
			assertEquals(List.of(), other.findings());
			other.commands().undo();
			assertEquals(1.5, other.level().getCircles().getFirst().getRadius());
		}
	}

	@Test
	void removesTheCircle() throws Exception {
		try (OpenLevel other = OpenLevel.of(circleInTheWay(), "circle.leeway")) {
			propose(other, marker(other), "Remove the obstacle in the way");
			other.bar().click("Apply");
			other.settle();
			assertEquals(List.of(), other.level().getCircles());
			assertEquals(List.of(), other.findings());
			other.commands().undo();
			assertEquals(1, other.level().getCircles().size());
		}
	}

	@Test
	void whatIsIntendedIsInformationAndKeptInTheFile() throws Exception {
		IMarker marker = marker();
		fix(marker, "Declare as intended").run(marker);
		open.settle();
		IMarker accepted = marker();
		assertEquals(IMarker.SEVERITY_INFO, accepted.getAttribute(IMarker.SEVERITY, -1));
		assertTrue(open.bar().words().contains("No findings"), open.bar().words());
		open.part().doSave(new NullProgressMonitor());
		assertEquals(REGION, LevelFiles.load(open.file().getLocation().toPath()).getAccepted().getFirst().getRule());

		open.commands().undo();
		open.settle();
		assertEquals(IMarker.SEVERITY_ERROR, marker().getAttribute(IMarker.SEVERITY, -1));
		open.commands().redo();
		open.settle();
		fix(marker(), "No longer intended").run(marker());
		open.settle();
		assertEquals(IMarker.SEVERITY_ERROR, marker().getAttribute(IMarker.SEVERITY, -1));
		assertEquals(List.of(), open.level().getAccepted());
	}

	@Test
	void whatIsIntendedIsGreyedOnTheMapToo() throws Exception {
		open.editor().settings().setAgent(open.level().getAgentTypes().get(2));
		open.settle();
		RGB cutOff = open.colour(15.4, 2.4);
		fix(marker(), "Declare as intended").run(marker());
		open.settle();
		open.awaitOtherColour(cutOff, 15.4, 2.4);
		assertEquals(4, open.editor().root().picture().overlay().value(15, 2));
		LegendBar legend = open.bar().first(LegendBar.class);
		assertTrue(legend.getToolTipText().endsWith("reachable, cut off, intended"), legend.getToolTipText());
		open.commands().undo();
		open.awaitColour(cutOff, 15.4, 2.4);
		assertTrue(legend.getToolTipText().endsWith("reachable"), legend.getToolTipText());
	}

	@Test
	void manyFindingsAreDeclaredAsIntendedAtOnce() throws Exception {
		open.editor().activateTool("4");
		open.mouse().drag(1, open.middle(8, 5), open.middle(10, 5));
		open.settle();
		IMarker[] all = open.markers();
		assertEquals(2, all.length);
		WorkbenchMarkerResolution fix = (WorkbenchMarkerResolution) fix(all[0], "Declare as intended");
		assertEquals(1, fix.findOtherMarkers(all).length);
		fix.run(all, null);
		open.settle();
		assertEquals(2, open.level().getAccepted().size());
		open.commands().undo();
		assertEquals(List.of(), open.level().getAccepted());
	}

	@Test
	void opensALevelThatIsNot() throws Exception {
		IMarker marker = marker();
		OpenLevel.page().closeEditor(open.part(), false);
		fix(marker, "Widen here").run(marker);
		LevelEditor opened = (LevelEditor) OpenLevel.page().getActiveEditor();
		EventLoop.waitUntil("the repair is proposed", () -> opened.session().orElseThrow().repairs().proposal().isPresent());
		assertTrue(opened.getTitle().equals(open.file().getName()) && opened.level() != open.level());
		OpenLevel.page().closeEditor(opened, false);
	}
}
