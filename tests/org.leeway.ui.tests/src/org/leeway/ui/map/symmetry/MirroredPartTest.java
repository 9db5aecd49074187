package org.leeway.ui.map.symmetry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.value.LevelSymmetry;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.paint.Areas;
import org.leeway.pathing.paint.SymmetricChange;
import org.leeway.pathing.paint.SymmetricPart;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.testing.Rounds;

/** Tests of copies of a part of a level, such as its left half, to the other sides of the level. */
class MirroredPartTest {

	@Test
	void halfOfARandomLevelMakesItSymmetric() {
		long first = System.nanoTime();
		for (int round = 0; round < Rounds.of(300); round++) {
			Random random = new Random((first + round) * 0x9E3779B97F4A7C15L);
			Symmetry symmetry = Symmetry.values()[1 + round % (Symmetry.values().length - 1)];
			Level level = level(random, symmetry);
			Level before = EcoreUtil.copy(level);
			Cell at = new Cell(random.nextInt(20), random.nextInt(20));
			TerrainGrid map = level.getTerrain();
			BitPlane part = SymmetricPart.around(at, symmetry, map.width(), map.height());
			MirroredPart step = mirrored(part, symmetry, level);
			String message = "seed " + (first + round) + ", " + symmetry + " at " + at;
			if (step.canExecute()) {
				step.execute();
				LevelImages.assertSymmetric(level, message);
				assertKept(part, before.getTerrain(), level.getTerrain(), message);
				step.undo();
			}
			assertTrue(EcoreUtil.equals(before, level), message);
			step.execute();
			assertFalse(mirrored(part, symmetry, level).canExecute(), message + ": nothing is left to mirror");
		}
	}

	private static MirroredPart mirrored(BitPlane part, Symmetry symmetry, Level level) {
		return new MirroredPart(part, true, symmetry, level, SymmetricChange.copied(level.getTerrain(), part, symmetry));
	}

	private static void assertKept(BitPlane part, TerrainGrid before, TerrainGrid after, String message) {
		Areas.runs(part, (x, y, length) -> {
			for (int i = x; i < x + length; i++) {
				assertEquals(before.terrain(i, y), after.terrain(i, y), message);
			}
		});
	}

	private static Level level(Random random, Symmetry symmetry) {
		int width = 5 + random.nextInt(12);
		TerrainGrid blank = TerrainGrid.filled(width, symmetry.keeps(2, 1) ? 5 + random.nextInt(12) : width, 0);
		TerrainGridEditor noise = blank.edit();
		for (int i = random.nextInt(60); i > 0; i--) {
			noise.set(random.nextInt(width), random.nextInt(blank.height()), random.nextInt(4));
		}
		Level level = LevelFactory.eINSTANCE.createLevel();
		level.setTerrain(noise.build());
		level.setSymmetry(LevelSymmetry.attribute(symmetry));
		for (int i = random.nextInt(4); i > 0; i--) {
			Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
			spawn.setX(random.nextInt(width));
			spawn.setY(random.nextInt(blank.height()));
			level.getSpawns().add(spawn);
			CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
			circle.setX(random.nextInt(2 * width) / 2.0 + (random.nextBoolean() ? 0 : random.nextDouble()));
			circle.setY(random.nextInt(2 * blank.height()) / 2.0);
			circle.setRadius(1 + random.nextInt(2));
			level.getCircles().add(circle);
		}
		return level;
	}

	@Test
	void partnersKeepWhatIsTheirsAndOthersAreRemoved() {
		Level level = LevelFactory.eINSTANCE.createLevel();
		level.setTerrain(TerrainGrid.filled(10, 4, 0));
		Spawn west = spawn(level, 1, 1, "west", 1);
		Spawn east = spawn(level, 8, 1, "east", 2);
		spawn(level, 6, 3, "stray", 3);
		mirrored(Areas.rectangle(new CellRect(0, 0, 5, 4), 10, 4), Symmetry.LEFT_RIGHT, level).execute();
		assertEquals(List.of(west, east), level.getSpawns());
		assertEquals("east", east.getName());
		assertEquals(2, east.getPlayer());
	}

	private static Spawn spawn(Level level, int x, int y, String name, int player) {
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(x);
		spawn.setY(y);
		spawn.setName(name);
		spawn.setPlayer(player);
		level.getSpawns().add(spawn);
		return spawn;
	}
}
