package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.Pictures;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Capability;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;
import org.leeway.testing.SymmetryOracle;

/**
 * Tests of the cells that the command {@code symmetry} compares: the cells that at least one agent reaches, and the
 * images of these cells.
 */
class SymmetryReachTest {

	private static final int LIMIT = 16;

	@TempDir
	private Path folder;

	private TerrainGrid grid;
	private boolean[][] traversable;

	@Test
	void aReachedCellThatDiffersFromItsImageIsWhatMakesAMapUnfair() throws IOException {
		int unfair = 0;
		for (int seed = 0; seed < 300; seed++) {
			RandomMaps random = new RandomMaps(seed);
			make(random);
			List<Cell> spawns = new ArrayList<>();
			for (Cell spawn : random.number(0, 2) == 0 ? List.<Cell>of() : random.spawns(1, 1, grid.width(), grid.height())) {
				spawns.addAll(List.of(spawn, image(spawn)));
			}
			int size = random.number(1, 3);
			boolean isFair = isFair(size, spawns);
			unfair += isFair ? 0 : 1;
			Path level = Files.writeString(folder.resolve("level.map"),
					Pictures.mapFile(org.leeway.testing.Pictures.picture(grid)));
			CommandLineRun run = CommandLineRun.of(Stream.concat(
					Stream.of("symmetry", "--by", "left-right", "--agent", "a:" + size + ":ground", level),
					spawns.stream().flatMap(spawn -> Stream.of("--spawn", spawn.toString()))).toArray());
			assertEquals(isFair ? 0 : 1, run.status(), "seed " + seed + ", size " + size + ", spawns " + spawns + "\n" + run);
		}
		assertEquals(true, unfair > 30 && unfair < 270, unfair + " of 300 maps are unfair");
	}

	/** Makes a map that equals its mirror image, except for a few cells. */
	private void make(RandomMaps random) {
		grid = random.noise(random.number(1, 12), random.number(1, 12), random.number(0, 12) / 20.0);
		TerrainGridEditor edit = grid.edit();
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width() / 2; x++) {
				edit.set(grid.width() - 1 - x, y, grid.terrain(x, y));
			}
		}
		for (int i = random.number(0, 2); i > 0; i--) {
			edit.set(random.number(0, grid.width() - 1), random.number(0, grid.height() - 1), random.terrain());
		}
		grid = edit.build();
		traversable = ClearanceOracle.traversable(grid, BitPlane.empty(grid.width(), grid.height()), Capability.of(0));
	}

	private Cell image(Cell cell) {
		return new Cell(grid.width() - 1 - cell.x(), cell.y());
	}

	private boolean isFair(int size, List<Cell> spawns) {
		boolean[][] reached = reached(size, spawns);
		List<int[][]> aspects = new ArrayList<>(List.of(SymmetryOracle.terrain(grid),
				SymmetryOracle.coveringSizes(traversable, LIMIT)));
		if (!spawns.isEmpty()) {
			aspects.add(SymmetryOracle.reach(traversable, spawns, LIMIT));
		}
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				int left = x;
				int right = grid.width() - 1 - x;
				int row = y;
				if (reached[y][x] && aspects.stream().anyMatch(values -> values[row][left] != values[row][right])) {
					return false;
				}
			}
		}
		return true;
	}

	/**
	 * Returns the cells that an agent reaches, that is, covers on a path from one of its spawns. If it fits at no spawn, returns
	 * all cells that it can cover anywhere.
	 */
	private boolean[][] reached(int size, List<Cell> spawns) {
		ReachabilityOracle oracle = new ReachabilityOracle(traversable, size, spawns);
		boolean starts = !spawns.isEmpty() && Stream.of(oracle.covered()).anyMatch(row -> {
			boolean any = false;
			for (boolean cell : row) {
				any |= cell;
			}
			return any;
		});
		return starts ? oracle.covered() : oracle.fitting();
	}
}
