package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;

import org.eclipse.gef.EditPart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.SpawnPoint;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.MapSymmetry;
import org.leeway.model.Spawn;
import org.leeway.ui.testing.ContextMenu;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of the player numbers of three kinds of spawns: new spawns, copies of spawns, and partners. In a symmetric
 * level, the partner of a spawn is the spawn at the mirrored or turned place.
 */
class SpawnPlayersTest {

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(SpawnPlayersTest::levelWithoutSpawns);

	@Test
	void newSpawnsTakeTheNextFreeNumber() {
		place(2, 2);
		place(4, 2);
		assertSpawns("2,2 player 1, 4,2 player 2");
		open.level().getSpawns().getFirst().setPlayer(5);
		place(2, 4);
		ContextMenu.choose(open.mouse(), open.canvas(), open.middle(4, 4), "Spawn Here");
		assertSpawns("2,2 player 5, 4,2 player 2, 2,4 player 1, 4,4 player 3");
		open.commands().undo();
		open.commands().undo();
		assertSpawns("2,2 player 5, 4,2 player 2");
		open.commands().redo();
		assertSpawns("2,2 player 5, 4,2 player 2, 2,4 player 1");
	}

	@Test
	void aLevelWithoutPlayersStaysSo() {
		add(2, 2);
		place(4, 2);
		assertSpawns("2,2, 4,2");
		open.level().getSpawns().getFirst().setPlayer(0);
		place(4, 4);
		assertSpawns("2,2 player 0, 4,2, 4,4 player 1");
	}

	@Test
	void everyPartnerGetsANumberInTheSameStep() {
		open.level().setSymmetry(MapSymmetry.BOTH_AXES);
		place(2, 2);
		assertSpawns("2,2 player 1, 17,2 player 2, 2,7 player 3, 17,7 player 4");
		place(4, 4);
		assertEquals(8, open.level().getSpawns().stream().map(Spawn::getPlayer).distinct().count(), spawns());
		open.commands().undo();
		assertSpawns("2,2 player 1, 17,2 player 2, 2,7 player 3, 17,7 player 4");
		open.commands().undo();
		assertSpawns("");
		open.commands().redo();
		assertSpawns("2,2 player 1, 17,2 player 2, 2,7 player 3, 17,7 player 4");
	}

	@Test
	void copiesGetTheNextNumbersAndWhatWasCutKeepsItsOwn() {
		place(2, 2);
		place(4, 2);
		select(0, 1);
		open.mouse().control('d');
		assertEquals("1 2 3 4", players());
		select(1, 3);
		open.mouse().control('x');
		assertEquals("1 3", players());
		open.mouse().control('v');
		assertEquals("1 3 2 4", players());
		open.mouse().control('v');
		assertEquals("1 3 2 4 5 6", players());
	}

	private Spawn add(int x, int y) {
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(x);
		spawn.setY(y);
		open.level().getSpawns().add(spawn);
		return spawn;
	}

	private void place(int x, int y) {
		open.editor().activateTool("spawn");
		int before = open.level().getSpawns().size();
		open.mouse().click(open.middle(x, y));
		assertTrue(open.level().getSpawns().size() > before, "a spawn at " + x + ", " + y);
	}

	private void select(int... indices) {
		open.editor().activateTool("select");
		open.viewer().deselectAll();
		Arrays.stream(indices).mapToObj(open.level().getSpawns()::get)
				.forEach(spawn -> open.viewer().appendSelection((EditPart) open.viewer().getEditPartRegistry().get(spawn)));
	}

	private String players() {
		return String.join(" ", open.level().getSpawns().stream().map(spawn -> Integer.toString(spawn.getPlayer())).toList());
	}

	private String spawns() {
		return String.join(", ", LevelSnapshot.of(open.level()).header().spawnPoints().stream().map(SpawnPoint::toString).toList());
	}

	private void assertSpawns(String expected) {
		assertEquals(expected, spawns());
	}

	private static Level levelWithoutSpawns() {
		Level level = Levels.of(Levels.CORRIDOR);
		level.getSpawns().clear();
		return level;
	}
}
