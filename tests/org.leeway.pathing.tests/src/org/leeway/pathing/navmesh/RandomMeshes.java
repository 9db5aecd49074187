package org.leeway.pathing.navmesh;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A generator of random valid meshes: lattices of quadrangles with randomly moved vertices. Some quadrangles are split into
 * triangles, some are missing. The meshes have terrains and walls.
 */
final class RandomMeshes {

	private static final double SHAKE = 0.2;

	private RandomMeshes() {
	}

	/** Returns a mesh of at most 6 x 6 quadrangles. The upper left vertex of the mesh is near (0, 0). */
	static PolygonMesh mesh(Random random) {
		int columns = 1 + random.nextInt(6);
		int rows = 1 + random.nextInt(6);
		double shake = random.nextBoolean() ? SHAKE : 0;
		double[] xy = new double[2 * (columns + 1) * (rows + 1)];
		for (int i = 0; i < xy.length / 2; i++) {
			xy[2 * i] = i % (columns + 1) + shake * (2 * random.nextDouble() - 1);
			xy[2 * i + 1] = i / (columns + 1) + shake * (2 * random.nextDouble() - 1);
		}
		List<int[]> polygons = new ArrayList<>();
		List<int[]> walls = new ArrayList<>();
		for (int cell = 0; cell < columns * rows; cell++) {
			int corner = cell / columns * (columns + 1) + cell % columns;
			int[] ring = {corner, corner + 1, corner + columns + 2, corner + columns + 1};
			if (polygons.isEmpty() || random.nextInt(5) > 0) {
				add(ring, polygons, random);
			}
			if (random.nextInt(12) == 0) {
				walls.add(new int[] {ring[0], ring[1]});
			}
		}
		short[] terrains = new short[polygons.size()];
		for (int i = 0; i < terrains.length; i++) {
			terrains[i] = (short) (random.nextInt(6) == 0 ? 1 : NavMesh.NONE);
		}
		walls.removeIf(wall -> polygons.stream().filter(ring -> hasEdge(ring, wall)).count() < 2);
		return PolygonMesh.of(xy, polygons, terrains, walls);
	}

	private static void add(int[] ring, List<int[]> polygons, Random random) {
		int first = random.nextInt(2);
		if (random.nextInt(3) == 0) {
			polygons.add(ring);
		} else {
			polygons.add(new int[] {ring[first], ring[first + 1], ring[first + 2]});
			polygons.add(new int[] {ring[first + 2], ring[(first + 3) % 4], ring[first]});
		}
	}

	private static boolean hasEdge(int[] ring, int[] edge) {
		for (int i = 0; i < ring.length; i++) {
			int next = ring[(i + 1) % ring.length];
			if (ring[i] == edge[0] && next == edge[1] || ring[i] == edge[1] && next == edge[0]) {
				return true;
			}
		}
		return false;
	}
}
