package org.leeway.pathing.gaps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.ObstacleOracle;
import org.leeway.testing.RandomScenes;
import org.leeway.testing.Rounds;

/**
 * Tests of gaps that are lost on the grid: a unit's disc fits through such a gap, but its square does not get through.
 * In some tests, two circles form a wall across the map, with one gap between them.
 */
class LostGapsTest {

	private static final int WIDTH = 30;
	private static final int HEIGHT = 20;

	/**
	 * Checks whether the gap between two circles is reported as lost. The gap must be reported in exactly one case: the disc
	 * fits into the gap, but the square around the disc cannot step through it.
	 */
	@Test
	void agreesWithAFloodOfTheMap() {
		int lost = 0;
		int kept = 0;
		for (int seed = 0; seed < Rounds.of(150); seed++) {
			RandomScenes random = new RandomScenes(seed);
			double width = random.number(0.5, 5);
			double middle = random.number(8, 12);
			int size = 1 + random.number(3);
			List<Circle> wall = List.of(new Circle(random.number(9, 11), 0, middle - width / 2),
					new Circle(random.number(9, 11), HEIGHT, HEIGHT - middle - width / 2));
			Scene scene = Scene.of(wall, List.of(), WIDTH, HEIGHT);
			List<Gap> gaps = GapMap.of(scene, Progress.NONE).gaps();
			double radius = size / 2.0;
			boolean fits = gaps.stream().filter(gap -> gap.b().isPresent()).findFirst().orElseThrow().radius() >= radius;
			boolean[][] free = free(wall, size);
			boolean gets = flood(free)[HEIGHT / 2][WIDTH - size];
			List<Gap> found = LostGaps.among(gaps, scene, radius, reachability(free, size), Progress.NONE);
			assertEquals(fits && !gets ? 1 : 0, found.size(), "seed " + seed + ", size " + size + ": " + found);
			lost += found.size();
			kept += gets ? 1 : 0;
		}
		assertTrue(lost > 10 && kept > 25, lost + " lost, " + kept + " passed");
	}

	/**
	 * A corridor in which several gaps are lost must be reported once. Blocks form a wall from the top to the bottom of the
	 * map, with one or two corridors through the wall. In the first two scenes, a corridor has two gaps, one at each end. In
	 * the third scene, two blocks form each wall of the corridor, so the corridor has more gaps.
	 */
	@Test
	void aPassageIsToldOnce() {
		Polygon top = box(12, 0, 14.5, 3);
		Polygon middle = box(12, 6.5, 14.5, 10);
		Polygon bottom = box(12, 13.5, 14.5, HEIGHT);
		assertEquals(2, lost(List.of(top, middle, bottom), 4, 1.6).size());
		assertEquals(1, lost(List.of(top, box(12, 6.5, 14.5, HEIGHT)), 4, 1.6).size());
		assertEquals(1, lost(List.of(box(12, 0, 13, 3), box(13, 0, 14.5, 3), box(12, 6.5, 13.5, HEIGHT),
				box(13.5, 6.5, 14.5, HEIGHT)), 4, 1.6).size(), "walls of several blocks");
	}

	private static Polygon box(double left, double top, double right, double bottom) {
		return Polygon.of(left, top, right, top, right, bottom, left, bottom);
	}

	private static List<Gap> lost(List<Polygon> polygons, int size, double radius) {
		Scene scene = Scene.of(List.of(), polygons, WIDTH, HEIGHT);
		boolean[][] free = new boolean[HEIGHT][WIDTH];
		for (int y = 0; y + size <= HEIGHT; y++) {
			for (int x = 0; x + size <= WIDTH; x++) {
				int left = x;
				int up = y;
				free[y][x] = IntStream.range(0, size * size).allMatch(i -> polygons.stream()
						.noneMatch(polygon -> ObstacleOracle.blocks(polygon, left + i % size, up + i / size)));
			}
		}
		return LostGaps.among(GapMap.of(scene, Progress.NONE).gaps(), scene, radius, reachability(free, size), Progress.NONE);
	}

	private static Reachability reachability(boolean[][] free, int size) {
		BitPlaneEditor legal = BitPlane.empty(WIDTH, HEIGHT).edit();
		for (int i = 0; i < WIDTH * HEIGHT; i++) {
			if (free[i / WIDTH][i % WIDTH]) {
				legal.set(i % WIDTH, i / WIDTH);
			}
		}
		return Reachability.of(legal.build(), size, List.of(new Cell(0, HEIGHT / 2)), Diagonals.NEVER, Progress.NONE);
	}

	/** Returns the anchors whose squares meet no circle. */
	private static boolean[][] free(List<Circle> circles, int size) {
		boolean[][] free = new boolean[HEIGHT][WIDTH];
		for (int y = 0; y + size <= HEIGHT; y++) {
			for (int x = 0; x + size <= WIDTH; x++) {
				free[y][x] = true;
				for (int i = 0; i < size * size; i++) {
					int column = x + i % size;
					int row = y + i / size;
					free[y][x] &= circles.stream().noneMatch(circle -> ObstacleOracle.blocks(circle, column, row));
				}
			}
		}
		return free;
	}

	/**
	 * Returns the anchors that straight steps connect with the middle of the map's left border. Diagonal steps would reach no
	 * more anchors: where a diagonal step cuts no corner, two straight steps lead to the same anchor.
	 */
	private static boolean[][] flood(boolean[][] free) {
		boolean[][] reached = new boolean[HEIGHT][WIDTH];
		reached[HEIGHT / 2][0] = true;
		for (boolean grows = true; grows;) {
			grows = false;
			for (int i = 0; i < WIDTH * HEIGHT; i++) {
				int x = i % WIDTH;
				int y = i / WIDTH;
				boolean beside = x > 0 && reached[y][x - 1] || x + 1 < WIDTH && reached[y][x + 1]
						|| y > 0 && reached[y - 1][x] || y + 1 < HEIGHT && reached[y + 1][x];
				if (free[y][x] && beside && !reached[y][x]) {
					reached[y][x] = true;
					grows = true;
				}
			}
		}
		return reached;
	}
}
