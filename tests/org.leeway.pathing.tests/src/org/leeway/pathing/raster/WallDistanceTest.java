package org.leeway.pathing.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.testing.Pictures;

class WallDistanceTest {

	private static boolean[][] random(Random random) {
		int width = 1 + random.nextInt(48);
		int height = 1 + random.nextInt(48);
		double open = random.nextDouble();
		boolean[][] traversable = new boolean[height][width];
		for (boolean[] row : traversable) {
			for (int x = 0; x < width; x++) {
				row[x] = random.nextDouble() < Math.sqrt(Math.sqrt(open));
			}
		}
		return traversable;
	}

	/** Returns the distance from the middle of a cell to the nearest point of any wall, by a loop over all walls. */
	private static double nearest(boolean[][] traversable, int column, int row) {
		double x = column + 0.5;
		double y = row + 0.5;
		double least = Math.min(Math.min(x, traversable[0].length - x), Math.min(y, traversable.length - y));
		for (int wallY = 0; wallY < traversable.length; wallY++) {
			for (int wallX = 0; wallX < traversable[0].length; wallX++) {
				if (!traversable[wallY][wallX]) {
					least = Math.min(least, Math.hypot(x - Math.clamp(x, wallX, wallX + 1.0),
							y - Math.clamp(y, wallY, wallY + 1.0)));
				}
			}
		}
		return traversable[row][column] ? least : 0;
	}

	@Test
	void isThatOfTheNearestPointOfAllWalls() {
		for (long seed = 0; seed < 60; seed++) {
			boolean[][] traversable = random(new Random(seed));
			WallDistance distances = WallDistance.of(Pictures.cells(Pictures.picture(traversable), '#'), Progress.NONE);
			for (int y = 0; y < traversable.length; y++) {
				for (int x = 0; x < traversable[0].length; x++) {
					assertEquals(nearest(traversable, x, y), distances.get(x, y), 1e-12, "seed " + seed + ", " + x + "," + y);
				}
			}
		}
	}

	@Test
	void ofAnOpenMapIsThatToItsEdge() {
		WallDistance distances = WallDistance.of(Pictures.cells(".......\n".repeat(5), '.'), Progress.NONE);
		assertEquals(0.5, distances.get(0, 0));
		assertEquals(1.5, distances.get(1, 2));
		assertEquals(2.5, distances.get(3, 2));
		distances = WallDistance.of(Pictures.cells("""
				.......
				..@....
				.......
				.......
				.......
				""", '.'), Progress.NONE);
		assertEquals(0, distances.get(2, 1));
		assertEquals(Math.sqrt(0.5), distances.get(3, 2), 1e-15);
		assertEquals(1.5, distances.get(3, 3), "the edge is nearer");
	}

	@Test
	void refusesCellsOutsideAndCanBeCancelled() {
		BitPlane one = Pictures.cells(".", '.');
		assertEquals(0.5, WallDistance.of(one, Progress.NONE).get(0, 0));
		assertThrows(IndexOutOfBoundsException.class, () -> WallDistance.of(one, Progress.NONE).get(1, 0));
		assertThrows(CancellationException.class, () -> WallDistance.of(one, new Progress() {
			@Override
			public void worked(int units) {
				// the test does not count units of work
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		}));
	}
}
