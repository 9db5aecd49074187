package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.Level;
import org.leeway.model.LevelPackage;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.Pictures;
import org.leeway.ui.map.commands.RemoveCommand;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Selecting terrain with the real mouse, and commands on the selected terrain. */
class SelectedTerrainTest {

	private static final String MAP = """
			............
			.WW.........
			.W..........
			........TT..
			.........T..
			............
			""";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(MAP));

	private Mouse mouse;
	private TerrainGrid before;

	@BeforeEach
	void takeMouse() {
		mouse = open.mouse();
		before = open.level().getTerrain();
		open.canvas().forceFocus();
	}

	private String shown() {
		return Pictures.picture(open.editor().root().picture().grid());
	}

	private long selected() {
		return open.editor().settings().selection().cells().map(cells -> cells.count()).orElse(0L);
	}

	private void assertOneStep(String picture) {
		open.settle();
		TerrainGrid after = open.level().getTerrain();
		assertEquals(picture, Pictures.picture(after));
		open.commands().undo();
		assertSame(before, open.level().getTerrain());
		assertFalse(open.commands().canUndo());
		open.commands().redo();
		assertEquals(after, open.level().getTerrain());
	}

	@Test
	void whatFloatsIsShownWhenSomethingElseOfTheLevelChanges() {
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(1, 1), open.middle(2, 2));
		mouse.drag(1, open.middle(1, 1), open.middle(6, 0));
		String floating = shown();
		assertFalse(floating.equals(MAP), floating);
		open.editor().execute(new SetCommand("Set size", open.level().getAgentTypes().getFirst(),
				LevelPackage.Literals.AGENT_TYPE__SIZE, 3));
		EventLoop.drain();
		assertEquals(floating, shown());
		open.editor().execute(new SetCommand("Set terrains", open.level().getAgentTypes().getFirst(),
				LevelPackage.Literals.AGENT_TYPE__CAPABILITY, List.of(open.level().getTerrainTypes().getLast())));
		EventLoop.drain();
		assertEquals(floating, shown());
		mouse.type(SWT.CR);
		EventLoop.waitUntil("it is put down", () -> open.level().getTerrain() != before);
		assertEquals(floating, shown());
	}

	@Test
	void lockedTerrainStaysAndStaysSelected() {
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(1, 1), open.middle(2, 2));
		open.editor().settings().layers().setLocked(MapLayers.TERRAIN, true);
		mouse.control('x');
		mouse.type(SWT.DEL);
		mouse.type(SWT.ARROW_RIGHT);
		EventLoop.drain();
		assertEquals(4, selected());
		assertEquals(MAP, shown());
		mouse.drag(1, open.middle(1, 1), open.middle(6, 0));
		assertEquals(MAP, shown(), "the drag selects an area");
		assertEquals(12, selected());
		assertSame(before, open.level().getTerrain());
	}

	@Test
	void whatFloatsOverLockedTerrainIsPutDown() {
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(1, 1), open.middle(2, 2));
		mouse.drag(1, open.middle(1, 1), open.middle(6, 0));
		String floating = shown();
		open.editor().settings().layers().setLocked(MapLayers.TERRAIN, true);
		mouse.type(SWT.CR);
		assertOneStep(floating);
	}

	@Test
	void whatFloatsIsDroppedWhenItsTerrainIsDeleted() {
		open.editor().activateTool("wand");
		mouse.click(open.middle(1, 1));
		EventLoop.waitUntil("the water is selected", () -> selected() == 3);
		mouse.control('x');
		EventLoop.waitUntil("the water is cut", () -> open.level().getTerrain() != before);
		TerrainGrid dry = open.level().getTerrain();
		mouse.control('v');
		EventLoop.waitUntil("the water floats", () -> !shown().equals(Pictures.picture(dry)));
		TerrainType water = open.level().getTerrainTypes().stream()
				.filter(type -> type.getId() == before.terrain(1, 1)).findFirst().orElseThrow();
		open.editor().execute(new RemoveCommand("Delete terrain", water));
		EventLoop.drain();
		assertEquals(Pictures.picture(dry), shown());
		mouse.type(SWT.CR);
		EventLoop.drain();
		assertSame(dry, open.level().getTerrain());
		open.part().doSave(new NullProgressMonitor());
		assertFalse(open.part().isDirty());
	}

	@Test
	void areasAreAddedAndTakenAway() {
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(1, 1), open.middle(3, 2));
		assertEquals(6, selected());
		mouse.hold(SWT.SHIFT);
		mouse.drag(1, open.middle(3, 2), open.middle(4, 4));
		mouse.letGo(SWT.SHIFT);
		assertEquals(11, selected());
		mouse.hold(SWT.CTRL);
		mouse.hold(SWT.SHIFT);
		mouse.drag(1, open.middle(4, 4), open.middle(3, 3));
		mouse.letGo(SWT.SHIFT);
		mouse.letGo(SWT.CTRL);
		assertEquals(7, selected());
		mouse.click(open.middle(10, 0));
		assertEquals(0, selected(), "a click selects nothing");
		mouse.control('a');
		EventLoop.waitUntil("all is selected", () -> selected() == 72);
		mouse.type(SWT.ESC);
		EventLoop.waitUntil("nothing is selected", () -> selected() == 0);
	}

	@Test
	void theWandSelectsWhatConnectsOrEverything() {
		open.editor().activateTool("wand");
		mouse.click(open.middle(1, 1));
		EventLoop.waitUntil("the water is selected", () -> selected() == 3);
		mouse.hold(SWT.SHIFT);
		mouse.click(open.middle(8, 3));
		mouse.letGo(SWT.SHIFT);
		EventLoop.waitUntil("the trees are selected too", () -> selected() == 6);
	}

	@Test
	void selectedTerrainIsDraggedAndPutDown() {
		open.editor().activateTool("wand");
		mouse.click(open.middle(1, 1));
		EventLoop.waitUntil("the water is selected", () -> selected() == 3);
		mouse.drag(1, open.middle(1, 1), open.middle(5, 3));
		String moved = """
				............
				............
				............
				.....WW.TT..
				.....W...T..
				............
				""";
		assertEquals(moved, shown(), "shown before it is done");
		assertSame(before, open.level().getTerrain());
		mouse.type(SWT.CR);
		assertOneStep(moved);
	}

	@Test
	void escapeDropsWhatFloats() {
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(1, 1), open.middle(2, 2));
		mouse.type(SWT.ARROW_RIGHT);
		mouse.type(SWT.ARROW_DOWN);
		EventLoop.waitUntil("the terrain has moved", () -> shown().startsWith("............\n............\n..WW"));
		mouse.type(SWT.ESC);
		EventLoop.waitUntil("the map is as it was", () -> shown().equals(MAP));
		assertSame(before, open.level().getTerrain());
		assertFalse(open.commands().canUndo());
	}

	@Test
	void terrainIsFlippedAndTurned() {
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(1, 1), open.middle(3, 2));
		mouse.type('h');
		EventLoop.waitUntil("the terrain is flipped", () -> shown().startsWith("............\n..WW"));
		mouse.type('.');
		EventLoop.waitUntil("the terrain is turned", () -> shown().contains("..W.........\n.WW"));
		mouse.type(SWT.CR);
		assertOneStep("""
				............
				............
				..W.........
				.WW.....TT..
				.........T..
				............
				""");
	}

	@Test
	void terrainIsCopiedAndPastedWhereItIsPutDown() {
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(1, 1), open.middle(2, 2));
		mouse.control('c');
		mouse.control('v');
		EventLoop.waitUntil("the copy floats", () -> open.editor().settings().selection().floating() != null);
		assertEquals(before, open.level().getTerrain(), "it is not put down yet");
		var floating = open.editor().settings().selection().floating();
		mouse.drag(1, open.middle(floating.x(), floating.y()), open.middle(0, 4));
		mouse.click(open.middle(11, 0));
		assertOneStep("""
				............
				.WW.........
				.W..........
				........TT..
				WW.......T..
				W...........
				""");
	}

	@Test
	void cutTerrainLeavesTheFirstTerrain() {
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(1, 1), open.middle(2, 2));
		mouse.control('x');
		EventLoop.waitUntil("the terrain is cut", () -> open.level().getTerrain() != before);
		assertOneStep("""
				............
				............
				............
				........TT..
				.........T..
				............
				""");
	}

	@Test
	void theDeleteKeyClearsTerrain() {
		open.editor().activateTool("wand");
		mouse.click(open.middle(9, 3));
		EventLoop.waitUntil("the trees are selected", () -> selected() == 3);
		mouse.type(SWT.DEL);
		EventLoop.waitUntil("the trees are gone", () -> open.level().getTerrain().histogram()[3] == 0);
		assertOneStep(MAP.replace('T', '.'));
	}

	@Test
	void whatFloatsIsPutDownWithAnotherTool() {
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(1, 1), open.middle(2, 2));
		mouse.type(SWT.ARROW_DOWN);
		EventLoop.waitUntil("the terrain has moved", () -> !shown().equals(MAP));
		open.editor().activateTool("brush");
		assertOneStep("""
				............
				............
				.WW.........
				.W......TT..
				.........T..
				............
				""");
	}

	@Test
	void anUndoneLevelDropsWhatFloatedOverIt() {
		open.editor().activateTool("4");
		mouse.click(open.middle(5, 5));
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(1, 1), open.middle(2, 2));
		mouse.type(SWT.ARROW_DOWN);
		EventLoop.waitUntil("the terrain has moved", () -> open.editor().settings().selection().floating() != null);
		open.commands().undo();
		mouse.type(SWT.CR);
		open.settle();
		assertSame(before, open.level().getTerrain());
		assertEquals(MAP, shown());
	}

	@Test
	void aPasteInAnotherLevelKeepsTheNamesOfTerrains() throws Exception {
		open.editor().activateTool("area");
		mouse.drag(1, open.middle(1, 1), open.middle(2, 2));
		open.editor().terrain().copy();
		Level other = Levels.of(MAP.replace('W', '.').replace('T', '.'));
		other.getTerrainTypes().get(2).setId(77);
		try (OpenLevel second = OpenLevel.of(other, "other.leeway")) {
			second.editor().terrain().paste(second.editor().root().viewport().visibleCells());
			second.editor().terrain().commit();
			assertEquals(3, second.level().getTerrain().histogram()[77]);
			assertTrue(second.commands().canUndo());
		}
	}
}
