package org.leeway.core.exchange.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

class CellRasterTest {

	private static final int BLOCKED = 9;
	private static final int ROUNDS = 400;
	private static final double NEAR = 1e-6;

	@Test
	void aCellHasTheTerrainAtItsMiddle() {
		assertEquals("""
				339
				339
				999
				""", picture(PolygonMesh.parse("v 0 0\nv 2 0\nv 2 2\nv 0 2\nt 3\np 0 1 2 3"), 3, 3));
	}

	@Test
	void polygonsWithoutATerrainAreGround() {
		assertEquals("00\n", picture(PolygonMesh.parse("v 0 0\nv 2 0\nv 2 1\nv 0 1\np 0 1 2 3"), 2, 1));
	}

	@Test
	void cellsThatAWallCutsAreBlocked() {
		assertEquals("""
				9999
				0999
				0099
				0009
				""", picture(PolygonMesh.parse("v 0 0\nv 4 4\nv 0 4\np 0 1 2"), 4, 4));
	}

	@Test
	void aWallBetweenPolygonsBlocksCellsBesideIt() {
		String squares = "v 0 0\nv 2 0\nv 4 0\nv 0 2\nv 2 2\nv 4 2\np 0 1 4 3\np 1 2 5 4\n";
		assertEquals("0000\n0000\n", picture(PolygonMesh.parse(squares), 4, 2));
		assertEquals("0090\n0090\n", picture(PolygonMesh.parse(squares + "w 1 4"), 4, 2));
	}

	@Test
	void partsOutsideTheGridAreLeftOut() {
		assertEquals("00\n00\n", picture(PolygonMesh.parse("v -5 -5\nv 9 -5\nv 9 9\nv -5 9\np 0 1 2 3"), 2, 2));
	}

	/**
	 * Compares grids with the random meshes that they are made from. A cell must be free only if the mesh covers the cell's
	 * middle and no wall runs through the cell. A step between the middles of two free neighbours must not cross a wall.
	 */
	@Test
	void unitsPassOnTheGridOnlyWhereTheyPassOnTheMesh() {
		for (long seed = 0; seed < ROUNDS; seed++) {
			PolygonMesh polygons = board(new Random(seed));
			TerrainGrid grid = CellRaster.of(polygons, NavMesh.of(polygons), 14, 14, 0, BLOCKED, Progress.NONE);
			List<double[]> walls = walls(polygons);
			NavMesh mesh = NavMesh.of(polygons);
			for (int y = 0; y < 14; y++) {
				for (int x = 0; x < 14; x++) {
					String where = "seed " + seed + ", cell " + x + "," + y;
					checkCell(grid, mesh, walls, x, y, where);
					checkStep(grid, walls, x, y, x + 1, y, where);
					checkStep(grid, walls, x, y, x, y + 1, where);
				}
			}
		}
	}

	private static void checkCell(TerrainGrid grid, NavMesh mesh, List<double[]> walls, int x, int y, String where) {
		int terrain = grid.terrain(x, y);
		int face = mesh.locate(x + 0.5, y + 0.5);
		if (terrain != BLOCKED) {
			assertTrue(face != NavMesh.NONE, where);
			assertTrue(walls.stream().noneMatch(wall -> meets(wall, x + NEAR, y + NEAR, x + 1 - NEAR, y + 1 - NEAR)), where);
		} else if (face != NavMesh.NONE) {
			assertTrue(walls.stream().anyMatch(wall -> meets(wall, x - NEAR, y - NEAR, x + 1 + NEAR, y + 1 + NEAR)), where);
		}
	}

	private static void checkStep(TerrainGrid grid, List<double[]> walls, int x, int y, int toX, int toY, String where) {
		if (grid.contains(toX, toY) && grid.terrain(x, y) != BLOCKED && grid.terrain(toX, toY) != BLOCKED) {
			for (double[] wall : walls) {
				assertTrue(!Predicates.cross(x + 0.5, y + 0.5, toX + 0.5, toY + 0.5, wall[0], wall[1], wall[2], wall[3]), where);
			}
		}
	}

	/** Returns whether a segment has a point inside of a rectangle. Clips the segment by x, then by y. */
	private static boolean meets(double[] segment, double left, double top, double right, double bottom) {
		double from = 0;
		double to = 1;
		for (int axis = 0; axis < 2; axis++) {
			double start = segment[axis];
			double delta = segment[axis + 2] - start;
			double low = axis == 0 ? left : top;
			double high = axis == 0 ? right : bottom;
			if (delta == 0) {
				if (start <= low || start >= high) {
					return false;
				}
			} else {
				from = Math.max(from, Math.min((low - start) / delta, (high - start) / delta));
				to = Math.min(to, Math.max((low - start) / delta, (high - start) / delta));
			}
		}
		return from < to;
	}

	private static List<double[]> walls(PolygonMesh polygons) {
		NavMesh mesh = NavMesh.of(polygons);
		List<double[]> walls = new ArrayList<>();
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge)) {
				int a = mesh.origin(edge);
				int b = mesh.target(edge);
				walls.add(new double[] {mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b)});
			}
		}
		return walls;
	}

	/**
	 * Returns triangles over a lattice of vertices, which may be shifted a little. Some triangles are missing, and
	 * there are walls between some triangles.
	 */
	private static PolygonMesh board(Random random) {
		int side = 5;
		double step = random.nextBoolean() ? 3 : 2.75;
		boolean crooked = random.nextBoolean();
		double[] xy = new double[2 * (side + 1) * (side + 1)];
		for (int i = 0; i < xy.length / 2; i++) {
			xy[2 * i] = i % (side + 1) * step + (crooked ? random.nextInt(33) / 64.0 : 0);
			xy[2 * i + 1] = i / (side + 1) * step + (crooked ? random.nextInt(33) / 64.0 : 0);
		}
		List<int[]> polygons = new ArrayList<>();
		List<int[]> walls = new ArrayList<>();
		for (int y = 0; y < side; y++) {
			for (int x = 0; x < side; x++) {
				int a = y * (side + 1) + x;
				int d = a + side + 2;
				for (int[] triangle : List.of(new int[] {a, a + 1, d}, new int[] {a, d, d - 1})) {
					if (random.nextInt(5) > 0) {
						polygons.add(triangle);
					}
				}
				for (int[] edge : List.of(new int[] {a, a + 1}, new int[] {a, d}, new int[] {a, d - 1})) {
					if (random.nextInt(5) == 0) {
						walls.add(edge);
					}
				}
			}
		}
		return PolygonMesh.of(xy, polygons, shorts(polygons.size()), walls);
	}

	private static short[] shorts(int count) {
		short[] terrains = new short[count];
		for (int i = 0; i < count; i++) {
			terrains[i] = (short) (i % 3);
		}
		return terrains;
	}

	private static String picture(PolygonMesh mesh, int width, int height) {
		TerrainGrid grid = CellRaster.of(mesh, NavMesh.of(mesh), width, height, 0, BLOCKED, Progress.NONE);
		StringBuilder text = new StringBuilder();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				text.append(grid.terrain(x, y));
			}
			text.append('\n');
		}
		return text.toString();
	}
}
