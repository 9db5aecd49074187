package org.leeway.ui.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;

import org.eclipse.core.resources.IResource;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Annotation;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.map.layers.LargestUnitPicture;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the finding that a unit cannot get from one spawn to another spawn. After a click on the finding, the map shows
 * where the widest way between the spawns is too narrow.
 */
class StartsCutTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(StartsCutTest::levelWithTwoSpawns);

	private Table table;

	@BeforeEach
	void showFindings() throws Exception {
		OpenLevel.page().showView(FindingsView.ID);
		table = Form.aroundTable(open.editor().site().getShell(), "Rule").first(Table.class);
		open.settle();
	}

	@Test
	void theMapShowsTheWidestWayAndWhatClosesIt() {
		click("large", "cannot get");
		LargestUnitPicture cut = cut();
		assertEquals(new CellPair(new Cell(3, 4), new Cell(17, 7)), cut.ends());
		assertTrue(cut.words().startsWith("large (3 x 3) is cut off from the spawn at 3,4:\nthe widest way is for 2 x 2, too narrow at "),
				cut.words());
		Cell closed = cut.largest().bottleneck().first().orElseThrow();
		assertTrue(open.editor().root().picture().highlight().get(closed.x(), closed.y()));
		assertEquals(cut.largest().bottleneck().count() + 2, open.editor().root().picture().highlight().count(), "and both spawns");

		open.editor().execute(new SetCommand("Rename", open.level(), Literals.LEVEL__NAME, "other"));
		open.settle();
		assertNull(cut().ends(), "until the level changes");
	}

	@Test
	void anotherFindingTakesItsPlace() {
		click("large", "cannot get");
		click("", "Note outside the map");
		assertNull(cut().ends());
		click("large", "cannot get");
		assertEquals(new Cell(17, 7), cut().ends().to());
	}

	@Test
	void aReloadedLevelHasNoCut() throws Exception {
		click("large", "cannot get");
		Level before = open.level();
		LevelFiles.save(Levels.of(Levels.CORRIDOR), open.file().getLocation().toPath());
		open.file().refreshLocal(IResource.DEPTH_ZERO, null);
		EventLoop.waitUntil("the level is reloaded", () -> open.level() != before);
		open.settle();
		assertNull(cut().ends());
	}

	private LargestUnitPicture cut() {
		return open.editor().root().shown(MapContent.STARTS_CUT);
	}

	private void click(String agent, String message) {
		TableItem row = Arrays.stream(table.getItems()).filter(item -> item.getText(1).equals(agent)
				&& IntStream.range(0, table.getColumnCount()).anyMatch(column -> item.getText(column).contains(message)))
				.findFirst().orElseThrow();
		Rectangle box = row.getBounds(0);
		new Mouse(table).click(new Point(box.x + 5, box.y + box.height / 2));
		EventLoop.drain();
	}

	private static Level levelWithTwoSpawns() {
		Level level = Levels.of(Levels.CORRIDOR);
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(17);
		spawn.setY(7);
		level.getSpawns().add(spawn);
		Annotation stray = LevelFactory.eINSTANCE.createAnnotation();
		stray.setX(50);
		level.getAnnotations().add(stray);
		return level;
	}
}
