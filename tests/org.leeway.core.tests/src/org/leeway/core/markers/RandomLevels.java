package org.leeway.core.markers;

import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.RandomMaps;

/** Levels with agents, spawns and findings. */
final class RandomLevels {

	private RandomLevels() {
	}

	static Level of(int seed) {
		RandomMaps random = new RandomMaps(seed);
		TerrainGrid grid = random.noise(random.number(10, 60), random.number(10, 60), 0.25);
		return with(grid, random.spawns(1, 2, grid.width(), grid.height()).toArray(Cell[]::new));
	}

	static Level with(TerrainGrid grid, Cell... spawns) {
		Level level = LevelTemplates.level("random", grid);
		for (Cell cell : spawns) {
			Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
			spawn.setX(cell.x());
			spawn.setY(cell.y());
			level.getSpawns().add(spawn);
		}
		return level;
	}
}
