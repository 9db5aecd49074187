package org.leeway.pathing.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.raster.BlockedCells;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.ObstacleOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

class ObstaclesTest {

	@Test
	void circlesMatchTheNearestPointOfEachCell() {
		for (int seed = 0; seed < 4000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			int width = seed % 10 == 0 ? random.number(62, 66) : random.number(1, 12);
			int height = random.number(1, 12);
			Circle circle = random.circle(width, height);
			BitPlane blocked = blocked(width, height, circle);
			for (int y = 0; y < height; y++) {
				for (int x = 0; x < width; x++) {
					assertEquals(ObstacleOracle.blocks(circle, x, y), blocked.get(x, y),
							"seed " + seed + ", " + circle + ", cell " + x + "," + y);
				}
			}
		}
	}

	@Test
	void circleBlocksWhatItOverlaps() {
		assertEquals("""
				.......
				..###..
				.#####.
				.#####.
				.#####.
				..###..
				.......
				""", Pictures.picture(blocked(7, 7, new Circle(3.5, 3.5, 2.1))));
	}

	@Test
	void circleThatTouchesACellDoesNotBlockIt() {
		assertEquals("....\n.##.\n.##.\n....\n", Pictures.picture(blocked(4, 4, new Circle(2, 2, 1))));
		// the corner 3,4 is at distance 5 from the centre
		assertFalse(blocked(8, 8, new Circle(0, 0, 5)).get(3, 4));
		assertTrue(blocked(8, 8, new Circle(0, 0, Math.nextUp(5.0))).get(3, 4));
		assertTrue(blocked(8, 8, new Circle(0, 0, 5)).get(2, 4));
	}

	@Test
	void circleOfRadiusZeroBlocksNothing() {
		assertTrue(blocked(3, 3, new Circle(1, 1, 0)).isEmpty());
		assertTrue(blocked(3, 3, new Circle(1.5, 1.5, 0)).isEmpty());
		assertEquals(4, blocked(3, 3, new Circle(1, 1, Double.MIN_VALUE)).count());
	}

	@Test
	void circleBeyondAllMapsIsExactToo() {
		assertEquals(9, blocked(3, 3, new Circle(1e300, -1e300, 1e301)).count());
		assertTrue(blocked(3, 3, new Circle(1e300, -1e300, 1e300)).isEmpty());
		assertTrue(blocked(3, 3, new Circle(-1e17, 1.5, 1e17)).isEmpty());
		assertEquals(3, blocked(3, 3, new Circle(-0x1p60, 1.5, 0x1p60 + 256)).count() / 3);
		assertEquals("..#\n..#\n..#\n", Pictures.picture(blocked(3, 3, new Circle(0x1p40, 1.5, 0x1p40 - 2.5))));
	}

	@Test
	void simplePolygonsMatchTheirAreaInEachCell() {
		for (int seed = 0; seed < 250; seed++) {
			RandomMaps random = new RandomMaps(seed);
			int width = random.number(1, 9);
			int height = random.number(1, 9);
			assertMatches(random.star(width, height), width, height, "seed " + seed);
			assertMatches(random.sliver(width, height), width, height, "seed " + seed);
		}
	}

	@Test
	void jaggedPolygonsMatchTheirAreaInEachCell() {
		for (int seed = 0; seed < 100; seed++) {
			Random random = new Random(seed);
			assertMatches(jagged(random, 60, random.nextBoolean()), 8, 6, "seed " + seed);
		}
	}

	/**
	 * Repetition raises the number of corners to at least 12,000. Polygons with many corners are drawn in several bands
	 * of rows in parallel, but must block the same cells.
	 */
	@Test
	void repeatedCornersChangeNothing() {
		for (int seed = 0; seed < 100; seed++) {
			RandomMaps random = new RandomMaps(seed);
			int width = random.number(1, 80);
			int height = random.number(1, 80);
			Polygon ring = seed % 2 == 0 ? jagged(new Random(seed), 60, true) : random.star(width, height);
			int times = 12_000 / ring.size() + 1;
			double[] repeated = IntStream.range(0, 2 * times * ring.size())
					.mapToDouble(i -> i % 2 == 0 ? ring.x(i / 2 / times) : ring.y(i / 2 / times)).toArray();
			assertEquals(blocked(width, height, ring), blocked(width, height, Polygon.of(repeated)), "seed " + seed);
		}
	}

	/**
	 * Returns the area below a jagged line from left to right.
	 *
	 * @param halves whether heights are multiples of 0.5, so that many corners have equal heights
	 */
	private static Polygon jagged(Random random, int corners, boolean halves) {
		double[] xy = new double[2 * corners + 4];
		for (int i = 0; i < corners; i++) {
			xy[2 * i] = 8.0 * i / corners;
			xy[2 * i + 1] = halves ? random.nextInt(12) / 2.0 : 6 * random.nextDouble();
		}
		xy[2 * corners] = 8;
		xy[2 * corners + 1] = 6;
		xy[2 * corners + 2] = 0;
		xy[2 * corners + 3] = 6;
		return Polygon.of(xy);
	}

	private static void assertMatches(Polygon simple, int width, int height, String message) {
		BitPlane blocked = blocked(width, height, simple);
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				assertEquals(ObstacleOracle.blocks(simple, x, y), blocked.get(x, y),
						message + ", " + simple + ", cell " + x + "," + y);
			}
		}
	}

	@Test
	void tangledPolygonsMatchTheirAreaInEachCell() {
		int doubtful = 0;
		for (int seed = 0; seed < Rounds.of(350); seed++) {
			RandomMaps random = new RandomMaps(seed);
			Polygon tangle = random.tangle(6, 6);
			BitPlane blocked = blocked(6, 6, tangle);
			for (int cell = 0; cell < 36; cell++) {
				double overlap = ObstacleOracle.overlap(tangle, cell % 6, cell / 6);
				if (overlap > 1e-13 && overlap < 1e-7) {
					doubtful++;
				} else {
					assertEquals(overlap > 1e-9, blocked.get(cell % 6, cell / 6),
							"seed " + seed + ", " + tangle + ", cell " + cell % 6 + "," + cell / 6 + ": " + overlap);
				}
			}
		}
		assertTrue(doubtful < 10, "the oracle could not tell " + doubtful + " cells");
	}

	@Test
	void polygonBlocksWhatItsInsideOverlaps() {
		assertEquals("""
				.......
				.#####.
				.##....
				.##....
				.......
				""", Pictures.picture(blocked(7, 5, Polygon.of(1, 1, 6, 1, 6, 2, 2.25, 2, 2.25, 4, 1, 4))));
		assertEquals("""
				######
				######
				.####.
				.####.
				######
				""", Pictures.picture(
				blocked(6, 5, Polygon.parse("-3,-3 9,-3 3,3.5"), Polygon.parse("3,3 6.5,6 -.5,6"))));
	}

	@Test
	void insideOfACrossedRingIsByTheEvenOddRule() {
		// the middle is free, because the ring winds around it twice
		assertEquals("""
				######
				######
				##..##
				##..##
				######
				######
				""", Pictures.picture(blocked(6, 6, Polygon.parse("0,0 6,0 6,6 0,6 0,0 2,2 2,4 4,4 4,2 2,2"))));
		// a bow tie: four blocked cells meet in its middle
		assertEquals("""
				#..#
				####
				####
				#..#
				""", Pictures.picture(blocked(4, 4, Polygon.parse("0,0 4,4 4,0 0,4"))));
	}

	@Test
	void ringWithoutAreaBlocksNothing() {
		assertTrue(blocked(9, 9, Polygon.of(0, 0, 9, 9, 3, 3)).isEmpty());
		assertTrue(blocked(9, 9, Polygon.of(0.1, 0.3, 8.7, 5.9, 0.1, 0.3)).isEmpty());
		assertTrue(blocked(9, 9, Polygon.of(1, 1, 8, 1, 4, 1)).isEmpty());
		assertTrue(blocked(9, 9, Polygon.of(2, 1, 2, 8, 2, 4)).isEmpty());
		assertTrue(blocked(9, 9, Polygon.of(0, 0, 3, 9, 1, 3, 2, 6)).isEmpty());
	}

	@Test
	void polygonThatTouchesACellDoesNotBlockIt() {
		assertEquals(4, blocked(9, 9, Polygon.of(3, 3, 5, 3, 5, 5, 3, 5)).count());
		double more = Math.nextUp(5.0);
		assertEquals(6, blocked(9, 9, Polygon.of(3, 3, more, 3, more, 5, 3, 5)).count());
		// along the diagonals of cells
		assertEquals("""
				.##..
				####.
				####.
				.##..
				""", Pictures.picture(blocked(5, 4, Polygon.of(2, 0, 4, 2, 2, 4, 0, 2))));
	}

	@Test
	void extremePolygonsAreDrawn() {
		assertEquals(9, blocked(3, 3, Polygon.of(-1e308, -1e308, 1e308, -1e308, 0, 1e308)).count());
		assertTrue(blocked(3, 3, Polygon.of(1e308, 1e308, 1.1e308, 1e308, 1e308, 1.1e308)).isEmpty());
		assertEquals(3, blocked(3, 3, Polygon.of(0, 0, 3, 0, 3, Double.MIN_VALUE)).count());
		assertEquals(1, blocked(3, 3, Polygon.of(1.5, 1.5, Math.nextUp(1.5), 1.5, 1.5, Math.nextUp(1.5))).count());
	}

	@Test
	void obstaclesAddUp() {
		for (int seed = 0; seed < 500; seed++) {
			RandomMaps random = new RandomMaps(seed);
			Scene obstacles = random.obstacles(12, 12);
			BitPlane expected = BitPlane.empty(12, 12);
			for (Circle circle : obstacles.circles()) {
				expected = expected.or(blocked(12, 12, circle));
			}
			for (Polygon polygon : obstacles.polygons()) {
				expected = expected.or(blocked(12, 12, polygon));
			}
			assertEquals(expected, BlockedCells.of(obstacles, 12, 12), "seed " + seed);
		}
		assertTrue(BlockedCells.of(Scene.EMPTY, 5, 5).isEmpty());
	}

	@Test
	void windowHoldsTheCellsOfTheWholeMap() {
		for (int seed = 0; seed < 1000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			int width = random.number(1, 70);
			int height = random.number(1, 20);
			Scene obstacles = Scene.of(random.obstacles(width, height).circles(),
					List.of(random.star(width, height), random.tangle(width, height), random.sliver(width, height)));
			BitPlane whole = BlockedCells.of(obstacles, width, height);
			int x = random.number(0, width - 1);
			int y = random.number(0, height - 1);
			CellRect window = new CellRect(x, y, random.number(1, width - x), random.number(1, height - y));
			BitPlane part = BlockedCells.of(obstacles, window);
			assertEquals(List.of(window.width(), window.height()), List.of(part.width(), part.height()));
			for (int cell = 0; cell < window.width() * window.height(); cell++) {
				int column = cell % window.width();
				int row = cell / window.width();
				assertEquals(whole.get(x + column, y + row), part.get(column, row),
						"seed " + seed + ", " + window + ", cell " + column + "," + row);
			}
		}
	}

	@Test
	void windowMayLieFarBelowEveryGrid() {
		int y = 2_000_000_000;
		Scene obstacles = Scene.of(List.of(new Circle(2, y + 2, 1)),
				List.of(Polygon.of(5, 0, 6, 0, 6, y + 4, 5, y + 4)));
		assertEquals(".....#\n.##..#\n.##..#\n.....#\n",
				Pictures.picture(BlockedCells.of(obstacles, new CellRect(0, y, 6, 4))));
	}

	/**
	 * A polygon like a comb of 20,000 teeth, whose last edge crosses both edges of each tooth. All crossings lie in one row of
	 * cells. Time and memory must not grow with the square of the number of teeth.
	 */
	@Test
	void anEdgeMayCrossAllTeethOfACombInOneRow() {
		int teeth = 20_000;
		double[] xy = new double[2 * (2 * teeth + 2)];
		for (int i = 0; i < 2 * teeth; i++) {
			xy[2 * i] = 2 + 60.0 * i / (2 * teeth);
			xy[2 * i + 1] = i % 2 == 0 ? 2 : 10;
		}
		System.arraycopy(new double[] {63, 6.25, 1, 6.75}, 0, xy, 4 * teeth, 4);
		BitPlane blocked = blocked(64, 12, Polygon.of(xy));
		for (int y = 0; y < 12; y++) {
			for (int x = 3; x < 61; x++) {
				assertEquals(y >= 2 && y < 10, blocked.get(x, y), "cell " + x + "," + y);
			}
		}
	}

	private static BitPlane blocked(int width, int height, Circle circle) {
		return BlockedCells.of(Scene.of(List.of(circle), List.of()), width, height);
	}

	private static BitPlane blocked(int width, int height, Polygon... polygons) {
		return BlockedCells.of(Scene.of(List.of(), List.of(polygons)), width, height);
	}
}
