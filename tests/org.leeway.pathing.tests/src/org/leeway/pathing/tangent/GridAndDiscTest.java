package org.leeway.pathing.tangent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.raster.BlockedCells;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;

/**
 * Comparisons of a unit on the grid with a disc that is slightly narrower. Wherever legal steps lead the unit, the disc must find
 * a path among the obstacles, too. This must hold even if obstacles have no area, such as flat polygons. Units that may cut every
 * corner are left out, because no disc follows them.
 */
class GridAndDiscTest {

	private static final int WIDTH = 12;
	private static final int HEIGHT = 10;

	@ParameterizedTest
	@CsvSource({"1, 0.5", "2, 0.999", "3, 1.499"})
	void aDiscGetsWhereTheGridDoes(int size, double largest) {
		int compared = 0;
		for (int seed = 0; seed < 2000; seed++) {
			Random random = new Random(seed);
			Scene scene = scene(random);
			BitPlane legal = legal(scene, size);
			List<Cell> anchors = cells(legal);
			if (anchors.isEmpty()) {
				continue;
			}
			Cell start = anchors.get(random.nextInt(anchors.size()));
			List<Cell> reached = cells(Reachability.of(legal, size, List.of(start), Diagonals.NEVER, Progress.NONE).reachable());
			for (double radius : new double[] {largest, largest * random.nextDouble(), 0}) {
				TangentPlanner planner = new TangentPlanner(scene, radius);
				for (int i = 0; i < 3; i++) {
					Cell goal = reached.get(random.nextInt(reached.size()));
					assertEquals(Outcome.FOUND, planner.find(middle(start, size), middle(goal, size), Progress.NONE).outcome(),
							"seed " + seed + ", radius " + radius + " from " + start + " to " + goal + " in " + scene);
					compared++;
				}
			}
		}
		assertTrue(compared > 8000, compared + " compared");
	}

	/**
	 * Returns a random scene. The polygons have whole coordinates, so that flat polygons, spikes and corners on edges occur.
	 * The circles have a radius of 0, 0.5 or 1.
	 */
	private static Scene scene(Random random) {
		List<Polygon> polygons = new ArrayList<>();
		for (int i = random.nextInt(5); i >= 0; i--) {
			double[] xy = new double[2 * (3 + random.nextInt(3))];
			for (int k = 0; k < xy.length; k++) {
				xy[k] = random.nextInt((k % 2 == 0 ? WIDTH : HEIGHT) + 1);
			}
			polygons.add(Polygon.of(xy));
		}
		List<Circle> circles = new ArrayList<>();
		for (int i = random.nextInt(4); i > 0; i--) {
			circles.add(new Circle(WIDTH * random.nextDouble(), HEIGHT * random.nextDouble(), random.nextInt(3) / 2.0));
		}
		return Scene.of(circles, polygons, WIDTH, HEIGHT);
	}

	private static BitPlane legal(Scene scene, int size) {
		BitPlane blocked = BlockedCells.of(scene, WIDTH, HEIGHT);
		BitPlaneEditor legal = BitPlane.empty(WIDTH, HEIGHT).edit();
		for (int y = 0; y + size <= HEIGHT; y++) {
			for (int x = 0; x + size <= WIDTH; x++) {
				boolean isFree = true;
				for (int i = 0; i < size * size; i++) {
					isFree &= !blocked.get(x + i % size, y + i / size);
				}
				if (isFree) {
					legal.set(x, y);
				}
			}
		}
		return legal.build();
	}

	private static List<Cell> cells(BitPlane plane) {
		List<Cell> cells = new ArrayList<>();
		for (int i = 0; i < WIDTH * HEIGHT; i++) {
			if (plane.get(i % WIDTH, i / WIDTH)) {
				cells.add(new Cell(i % WIDTH, i / WIDTH));
			}
		}
		return cells;
	}

	private static Point middle(Cell anchor, int size) {
		return new Point(anchor.x() + size / 2.0, anchor.y() + size / 2.0);
	}

	@Test
	void whatHasNoAreaIsNotInTheWay() {
		Scene wall = Scene.of(List.of(new Circle(8, 5, 0)), List.of(Polygon.parse("6,0 6,10 6,5"),
				Polygon.parse("0,9 2,9 2,10 2,0 2,9")), WIDTH, HEIGHT);
		for (double radius : new double[] {0, 0.5, 2}) {
			assertEquals(OptionalDouble.of(6), length(wall, radius, new Point(3, 5), new Point(9, 5)), "radius " + radius);
		}
	}

	@ParameterizedTest
	@EnumSource
	void aDiscCutsNoCornerWhereTheGridDoes(Diagonals diagonals) {
		Scene corner = Scene.of(List.of(), List.of(Polygon.parse("0,5 6,5 6,10 0,10"), Polygon.parse("6,0 12,0 12,5 6,5")), WIDTH,
				HEIGHT);
		Reachability grid = Reachability.of(legal(corner, 1), 1, List.of(new Cell(1, 1)), diagonals, Progress.NONE);
		assertEquals(diagonals == Diagonals.ALWAYS, grid.reachable().get(10, 8));
		assertEquals(OptionalDouble.empty(), length(corner, 0.5, new Point(1.5, 1.5), new Point(10.5, 8.5)));
	}

	private static OptionalDouble length(Scene scene, double radius, Point start, Point goal) {
		TangentPath path = new TangentPlanner(scene, radius).find(start, goal, Progress.NONE);
		return path.outcome() == Outcome.FOUND ? OptionalDouble.of(path.length()) : OptionalDouble.empty();
	}
}
