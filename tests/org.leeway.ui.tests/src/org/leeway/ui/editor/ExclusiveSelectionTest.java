package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;

import org.eclipse.gef.EditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.editing.MapClipboard;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;

/** Tests that either terrain or objects are selected, and never both. Delete, copy and the arrow keys act on the last
 * selection. */
class ExclusiveSelectionTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(ExclusiveSelectionTest::level);

	private Mouse mouse;
	private TerrainGrid before;

	private static Level level() {
		Level level = LevelTemplates.level("meadow", 20, 14);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(12);
		circle.setY(8);
		circle.setRadius(2);
		level.getCircles().add(circle);
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(3);
		spawn.setY(10);
		spawn.getAgents().add(level.getAgentTypes().getFirst());
		level.getSpawns().add(spawn);
		return level;
	}

	@BeforeEach
	void paint() {
		mouse = open.mouse();
		open.canvas().forceFocus();
		mouse.type('4');
		mouse.drag(1, open.middle(2, 2), open.middle(6, 2));
		before = open.level().getTerrain();
	}

	private void selectTerrain() {
		mouse.type('m');
		mouse.drag(1, open.middle(1, 1), open.middle(7, 3));
		assertTrue(hasTerrain());
	}

	private boolean hasTerrain() {
		return open.editor().settings().selection().cells().isPresent();
	}

	private void selectCircle() {
		mouse.type('v');
		mouse.click(open.at(12, 8));
	}

	private CircularObstacle circle() {
		return open.level().getCircles().getFirst();
	}

	/** Returns all texts of the status line. */
	private String status() {
		EventLoop.drain();
		return new Form(open.canvas().getShell()).all(CLabel.class).stream().map(CLabel::getText)
				.collect(Collectors.joining("|"));
	}

	@Test
	void deleteRemovesTheCircleThatWasSelectedAfterTerrain() {
		selectTerrain();
		assertTrue(status().contains("Selected: 21 cells"), status());
		selectCircle();
		assertTrue(status().contains("Selected: circle at 12, 8"), status());
		assertTrue(!hasTerrain());
		mouse.type(SWT.DEL);
		EventLoop.waitUntil("the circle is removed", () -> open.level().getCircles().isEmpty());
		assertSame(before, open.level().getTerrain());
		assertTrue(!status().contains("Selected"), status());
	}

	@Test
	void deleteClearsTheTerrainThatWasSelectedAfterACircle() {
		selectCircle();
		selectTerrain();
		assertTrue(open.viewer().getSelectedEditParts().isEmpty());
		mouse.type(SWT.DEL);
		EventLoop.waitUntil("the terrain is cleared", () -> open.level().getTerrain().terrain(4, 2) == 0);
		assertEquals(1, open.level().getCircles().size());
	}

	@Test
	void floatingTerrainIsPutDownWhenAnObjectIsSelected() {
		selectTerrain();
		mouse.drag(1, open.middle(2, 2), open.middle(2, 4));
		assertTrue(status().contains("Selected: 21 cells, floating"), status());
		selectCircle();
		assertEquals(3, open.level().getTerrain().terrain(4, 4));
		assertEquals("Move terrain", open.commands().getUndoCommand().getLabel());
		mouse.type(SWT.ARROW_RIGHT);
		EventLoop.waitUntil("the circle moves", () -> circle().getX() == 13);
		assertTrue(status().contains("circle at 13, 8"), status());
	}

	@Test
	void anObjectThatIsSelectedInTheOutlineEndsTheSelectionOfTerrainAndTheArrowsMoveIt() throws Exception {
		selectTerrain();
		OutlineView outline = OutlineView.activate();
		outline.select("Circles", "at 12");
		assertTrue(!hasTerrain());
		OpenLevel.page().activate(open.part());
		mouse.type(SWT.ARROW_DOWN);
		EventLoop.waitUntil("the circle moves", () -> circle().getY() == 9);
		assertSame(before, open.level().getTerrain());
	}

	@Test
	void copyAndPasteAreForWhatWasSelectedLast() throws Exception {
		selectTerrain();
		mouse.control('c');
		selectCircle();
		mouse.control('c');
		mouse.control('v');
		EventLoop.waitUntil("there are two circles", () -> open.level().getCircles().size() == 2);
		CircularObstacle copy = open.level().getCircles().getLast();
		assertEquals(2, copy.getRadius());
		assertTrue(copy.getX() != 12 || copy.getY() != 8);
		assertSame(before, open.level().getTerrain());
		byte[] pasted = LevelFiles.toBytes(open.level());
		mouse.control('x');
		EventLoop.waitUntil("the copy, which is selected, is cut", () -> open.level().getCircles().size() == 1);
		mouse.control('z');
		EventLoop.waitUntil("it is back", () -> open.level().getCircles().size() == 2);
		assertArrayEquals(pasted, LevelFiles.toBytes(open.level()));
		selectTerrain();
		mouse.control('c');
		mouse.control('v');
		EventLoop.waitUntil("terrain floats", () -> open.editor().settings().selection().floating() != null);
		assertEquals(2, open.level().getCircles().size());
	}

	@Test
	void aProbeWithoutANameIsCalledAProbe() {
		mouse.type('v');
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setAgent(open.level().getAgentTypes().getFirst());
		open.level().getProbes().add(probe);
		open.viewer().select((EditPart) open.viewer().getEditPartRegistry().get(new ProbeEnd(probe, false)));
		assertTrue(status().contains("Selected: start of probe"), status());
	}

	@Test
	void pastedSpawnsHaveTheAgentsOfTheirLevelAndStayOnTheMap() throws Exception {
		mouse.type('v');
		open.viewer().select((EditPart) open.viewer().getEditPartRegistry().get(open.level().getSpawns().getFirst()));
		assertTrue(status().contains("Selected: spawn at 3, 10"), status());
		mouse.control('c');
		Level other = LevelTemplates.level("other", 4, 3);
		try (OpenLevel second = OpenLevel.of(other, "second.leeway")) {
			assertEquals(1, MapClipboard.objects().size());
			second.mouse().control('v');
			EventLoop.waitUntil("the spawn is there", () -> second.level().getSpawns().size() == 1);
			Spawn pasted = second.level().getSpawns().getFirst();
			assertSame(second.level().getAgentTypes().getFirst(), pasted.getAgents().getFirst());
			assertTrue(second.level().getTerrain().contains(pasted.getX(), pasted.getY()));
			second.commands().undo();
			assertTrue(second.level().getSpawns().isEmpty());
		}
	}
}
