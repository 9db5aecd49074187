package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.swt.widgets.Spinner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.markers.FindingPlace;
import org.leeway.model.AcceptedFinding;
import org.leeway.model.Annotation;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.Pictures;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.ErrorLog;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** The command that changes the size of a level. */
class ResizeTest {

	private static final String MAP = """
			......
			.WW...
			.W..s.
			......
			""";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(ResizeTest::level);

	private static Level level() {
		Level level = Levels.of(MAP);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(2.5);
		circle.setY(1.5);
		circle.setRadius(0.5);
		level.getCircles().add(circle);
		Annotation note = LevelFactory.eINSTANCE.createAnnotation();
		note.setX(4);
		note.setY(2);
		level.getAnnotations().add(note);
		AcceptedFinding accepted = LevelFactory.eINSTANCE.createAcceptedFinding();
		accepted.setRule("unreachable-region");
		accepted.setX(1);
		level.getAccepted().add(accepted);
		return level;
	}

	private void run(String to) {
		open.run("org.leeway.ui.resize", "org.leeway.ui.to", to);
	}

	@Test
	void aDialogResizesAboutAnAnchorAndAllMovesAlong() throws Exception {
		TerrainGrid before = open.level().getTerrain();
		Dialogs.answer(() -> run("dialog"), dialog -> {
			dialog.after("Width in cells", Spinner.class).setSelection(8);
			dialog.after("Height in cells", Spinner.class).setSelection(5);
			dialog.click("Bottom right");
			dialog.click("OK");
		});
		open.settle();
		assertEquals("""
				........
				........
				...WW...
				...W....
				........
				""", Pictures.picture(open.level().getTerrain()));
		assertEquals(4.5, open.level().getCircles().get(0).getX());
		assertEquals(2.5, open.level().getCircles().get(0).getY());
		assertEquals(6, open.level().getSpawns().get(0).getX());
		assertEquals(3, open.level().getAnnotations().get(0).getY());
		assertEquals(3, open.level().getAccepted().get(0).getX());
		assertEquals(1, open.level().getAccepted().get(0).getY());
		open.commands().undo();
		open.settle();
		assertEquals(before, open.level().getTerrain());
		assertEquals(2.5, open.level().getCircles().get(0).getX());
		assertEquals(4, open.level().getSpawns().get(0).getX());
		assertFalse(open.commands().canUndo(), "one step");
	}

	@Test
	void aLevelIsCroppedToTheSelectedTerrain() throws Exception {
		open.editor().activateTool("area");
		open.mouse().drag(1, open.middle(1, 1), open.middle(3, 2));
		run("selection");
		open.settle();
		assertEquals("WW.\nW..\n", Pictures.picture(open.level().getTerrain()));
		assertTrue(open.level().getSpawns().isEmpty(), "it lies outside");
		assertEquals(1.5, open.level().getCircles().get(0).getX());
		assertTrue(open.editor().settings().selection().cells().isEmpty());
		LevelFiles.save(open.level(), open.file().getLocation().toPath());
		open.commands().undo();
		open.settle();
		assertEquals(MAP.replace('s', '.'), Pictures.picture(open.level().getTerrain()));
		assertEquals(1, open.level().getSpawns().size());
	}

	@Test
	void clustersOfTheLargerMapAreNotPaintedOnTheSmallerOne() {
		open.editor().edits().resize(new CellRect(0, 0, 30, 60), 0);
		open.editor().settings().setClusters(true);
		open.settleRoutes();
		try (ErrorLog log = new ErrorLog()) {
			open.editor().edits().resize(new CellRect(0, 0, 30, 21), 0);
			open.canvas().redraw();
			open.canvas().update();
			open.settleRoutes();
			open.editor().edits().resize(new CellRect(0, 0, 30, 90), 0);
			open.canvas().redraw();
			open.canvas().update();
			open.settleRoutes();
			log.check();
		}
	}

	@Test
	void aFindingOfTheLargerMapIsGoneToOnTheSmallerOne() throws Exception {
		open.editor().execute(new SetCommand("Level", open.level(), LevelPackage.Literals.LEVEL__TERRAIN,
				Levels.of(Levels.CORRIDOR).getTerrain()));
		open.settle();
		FindingPlace place = Arrays.stream(open.markers()).map(FindingPlace::of).flatMap(Optional::stream)
				.filter(each -> each.bounds().x() > 10).findFirst().orElseThrow();
		try (ErrorLog log = new ErrorLog()) {
			for (CellRect size : List.of(new CellRect(0, 0, place.bounds().x() + 2, 8), new CellRect(0, 0, 6, 4))) {
				open.editor().edits().resize(size, 0);
				open.editor().navigation().reveal(place);
				BitPlane shown = open.editor().root().picture().highlight();
				assertEquals(size, new CellRect(0, 0, shown.width(), shown.height()));
				assertEquals(size.width() > place.bounds().x(), shown.get(size.width() - 1, 3));
				open.editor().navigation().reveal(place);
				open.settle();
			}
			open.editor().repairs().kinds(place);
			open.settle();
			log.check();
		}
	}
}
