package org.leeway.pathing.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.repair.Clearing;
import org.leeway.pathing.repair.Widening;
import org.leeway.pathing.search.JumpPointSearch;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

/**
 * Tests of units whose middle keeps a distance from obstacles. The results must equal the results of a simple oracle. The
 * oracle computes the distance of the unit's middle from each obstacle, for each anchor (top-left cell of the unit).
 */
class ObstacleRadiusTest {

	private static final Capability GROUND = Capability.of(Pictures.GROUND);

	private static GridUnit unit(int size, double radius) {
		return new GridUnit(size, GROUND, OptionalDouble.of(radius));
	}

	/** Returns whether a unit stands legally on an anchor, by the definition. */
	private static boolean stands(GridUnit unit, TerrainGrid grid, Scene scene, int x, int y) {
		if (x + unit.size() > grid.width() || y + unit.size() > grid.height()) {
			return false;
		}
		for (int row = y; row < y + unit.size(); row++) {
			for (int column = x; column < x + unit.size(); column++) {
				if (grid.terrain(column, row) != Pictures.GROUND) {
					return false;
				}
			}
		}
		double middleX = x + unit.size() / 2.0;
		double middleY = y + unit.size() / 2.0;
		double radius = unit.obstacleRadius().getAsDouble();
		return scene.circles().stream().noneMatch(circle -> circle.radius() > 0
				&& Math.hypot(middleX - circle.x(), middleY - circle.y()) < circle.radius() + radius)
				&& scene.polygons().stream().noneMatch(polygon -> polygon.contains(middleX, middleY)
						|| distance(polygon, middleX, middleY) < radius);
	}

	private static double distance(Polygon polygon, double x, double y) {
		double least = Double.POSITIVE_INFINITY;
		for (int i = 0, before = polygon.size() - 1; i < polygon.size(); before = i++) {
			double dx = polygon.x(i) - polygon.x(before);
			double dy = polygon.y(i) - polygon.y(before);
			double along = Math.clamp(((x - polygon.x(before)) * dx + (y - polygon.y(before)) * dy) / (dx * dx + dy * dy), 0, 1);
			least = Math.min(least, Math.hypot(x - polygon.x(before) - along * dx, y - polygon.y(before) - along * dy));
		}
		return least;
	}

	private static BitPlane standing(GridUnit unit, TerrainGrid grid, Scene scene) {
		BitPlaneEditor plane = BitPlane.empty(grid.width(), grid.height()).edit();
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				if (stands(unit, grid, scene, x, y)) {
					plane.set(x, y);
				}
			}
		}
		return plane.build();
	}

	private static Scene scene(RandomMaps random, int width, int height) {
		List<Circle> circles = new ArrayList<>();
		List<Polygon> polygons = new ArrayList<>();
		for (int i = random.number(0, 4); i > 0; i--) {
			circles.add(new Circle(at(random, width), at(random, height), random.number(1, 80) / 16.0));
		}
		for (int i = random.number(0, 4); i > 0; i--) {
			double[] xy = new double[2 * random.number(3, 9)];
			for (int j = 0; j < xy.length; j += 2) {
				xy[j] = at(random, width);
				xy[j + 1] = at(random, height);
			}
			polygons.add(Polygon.of(xy));
		}
		return Scene.of(circles, polygons, width, height);
	}

	/**
	 * Returns a random coordinate on a map or close to it. The fraction is a multiple of 1/103, so that the distance from a
	 * unit's middle is never exactly the obstacle radius.
	 */
	private static double at(RandomMaps random, int length) {
		return random.number(-10, length + 10) + random.number(1, 99) / 103.0;
	}

	private static TerrainGrid grid(RandomMaps random, int width, int height) {
		return random.number(0, 1) == 0 ? random.noise(width, height, random.number(0, 5) / 100.0) : random.rectangles(width, height);
	}

	@Test
	void standsWhereNoObstacleIsNear() {
		for (int seed = 0; seed < Rounds.of(150); seed++) {
			RandomMaps random = new RandomMaps(seed);
			int width = random.number(1, 90);
			int height = random.number(1, 90);
			List<GridUnit> units = List.of(unit(1, 0.4), unit(3, 0.8), unit(2, random.number(1, 200) / 16.0), unit(7, 3),
					new GridUnit(2, GROUND));
			TerrainGrid grid = grid(random, width, height);
			Scene scene = scene(random, width, height);
			ObstacleMap obstacles = ObstacleMap.of(scene, width, height);
			ClearancePlanes planes = ClearancePlanes.of(grid, obstacles, units, Progress.NONE);
			for (int edit = 0; edit < 6; edit++) {
				for (GridUnit unit : units.subList(0, 4)) {
					assertEquals(standing(unit, grid, scene), planes.legal(unit), "seed " + seed + ", edit " + edit + ", " + unit);
				}
				assertEquals(ClearancePlanes.of(grid, obstacles.blocked(), units.subList(4, 5), Progress.NONE).legal(units.get(4)),
						planes.legal(units.get(4)), "seed " + seed + ", a unit that keeps off cells");
				grid = random.number(0, 1) == 0 ? grid : grid(random, width, height);
				scene = random.number(0, 1) == 0 ? scene : scene(random, width, height);
				obstacles = obstacles.with(scene);
				planes = planes.with(grid, obstacles, units, Progress.NONE);
			}
		}
	}

	@Test
	void touchingIsAllowed() {
		TerrainGrid grid = TerrainGrid.filled(9, 9, Pictures.GROUND);
		Scene scene = Scene.of(List.of(new Circle(1.5, 4.5, 1)), List.of(Polygon.of(7, 3, 9, 3, 9, 6, 7, 6)), 9, 9);
		BitPlane legal = ClearancePlanes.of(grid, ObstacleMap.of(scene, 9, 9), List.of(unit(1, 1)), Progress.NONE)
				.legal(unit(1, 1));
		assertTrue(legal.get(3, 4), "2 from the middle of the circle");
		assertFalse(legal.get(2, 4));
		assertTrue(legal.get(5, 4), "1.5 from the polygon");
		assertFalse(legal.get(6, 4), "0.5 from the polygon");
	}

	@Test
	void searchesAndWideningsKeepOff() {
		int found = 0;
		for (int seed = 0; seed < Rounds.of(200); seed++) {
			RandomMaps random = new RandomMaps(seed);
			int side = random.number(8, 40);
			GridUnit unit = unit(random.number(1, 4), random.number(4, 40) / 16.0);
			TerrainGrid grid = grid(random, side, side);
			Scene scene = scene(random, side, side);
			BitPlane legal = standing(unit, grid, scene);
			List<Cell> anchors = random.spawns(2, 2, side, side);
			PathResult path = new JumpPointSearch(SearchMap.of(grid, ObstacleMap.of(scene, side, side), List.of(unit),
					TerrainSpeeds.UNIFORM, Diagonals.NEVER, Progress.NONE)).find(new PathQuery(anchors.get(0), anchors.get(1), unit),
							Progress.NONE);
			Reachability reach = Reachability.of(legal, unit.size(), List.of(), Diagonals.NEVER, Progress.NONE);
			boolean connected = legal.get(anchors.get(0).x(), anchors.get(0).y())
					&& reach.connectedTo(anchors.get(0)).get(anchors.get(1).x(), anchors.get(1).y());
			assertEquals(connected, path.isFound(), "seed " + seed);
			found += connected ? 1 : 0;
			if (!legal.isEmpty()) {
				assertWidened(unit, grid, scene, legal.first().orElseThrow(), anchors.get(1), "seed " + seed);
			}
		}
		assertTrue(found >= Rounds.of(200) / 20, found + " paths");
	}

	/**
	 * Asserts that {@link Widening} finds cells to clear if and only if clearing can connect two anchors. Also asserts that
	 * the anchors are connected after these cells were cleared.
	 */
	private static void assertWidened(GridUnit unit, TerrainGrid grid, Scene scene, Cell from, Cell to, String message) {
		BitPlane nothing = BitPlane.empty(grid.width(), grid.height());
		BitPlaneEditor ground = nothing.edit();
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				if (grid.terrain(x, y) == Pictures.GROUND) {
					ground.set(x, y);
				}
			}
		}
		Clearing clearing = new Clearing(ground.build(), nothing, ObstacleMap.of(scene, grid.width(), grid.height()).tooNear(unit),
				unit.size());
		BitPlane everywhere = standing(unit, TerrainGrid.filled(grid.width(), grid.height(), Pictures.GROUND), scene);
		Reachability most = Reachability.of(everywhere, unit.size(), List.of(), Diagonals.NEVER, Progress.NONE);
		boolean possible = everywhere.get(to.x(), to.y()) && most.connectedTo(from).get(to.x(), to.y());
		var cells = Widening.between(clearing, plane(from, grid), plane(to, grid), Diagonals.NEVER, Progress.NONE);
		assertEquals(possible, cells.isPresent(), message);
		if (possible) {
			var opened = grid.edit();
			cells.get().forEach(cell -> opened.set(cell.x(), cell.y(), Pictures.GROUND));
			BitPlane after = standing(unit, opened.build(), scene).or(plane(to, grid));
			assertTrue(Reachability.of(after, unit.size(), List.of(), Diagonals.NEVER, Progress.NONE).connectedTo(from)
					.get(to.x(), to.y()), message);
		}
	}

	private static BitPlane plane(Cell cell, TerrainGrid grid) {
		BitPlaneEditor plane = BitPlane.empty(grid.width(), grid.height()).edit();
		plane.set(cell.x(), cell.y());
		return plane.build();
	}

	@Test
	void aMapOfCellsAloneHasNoAnchors() {
		TerrainGrid grid = TerrainGrid.filled(4, 4, Pictures.GROUND);
		assertThrows(IllegalArgumentException.class, () -> ClearancePlanes.of(grid, BitPlane.empty(4, 4), List.of(unit(1, 1)),
				Progress.NONE));
		assertThrows(IllegalArgumentException.class, () -> unit(1, 0));
		assertThrows(IllegalArgumentException.class, () -> unit(1, Double.POSITIVE_INFINITY));
	}
}
