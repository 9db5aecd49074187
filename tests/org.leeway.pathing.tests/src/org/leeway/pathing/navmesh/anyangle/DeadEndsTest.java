package org.leeway.pathing.navmesh.anyangle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.plan.MeshPath;
import org.leeway.testing.MeshScenes;
import org.leeway.testing.Rounds;

/**
 * A comparison of searches with and without dead ends. The first search of a {@link DiscSearch} may enter all faces, and its
 * later searches leave out dead ends. For the same query, both must find the same length.
 */
class DeadEndsTest {

	private static final int SCENES = Rounds.of(60);
	private static final int QUERIES = 10;

	@Test
	void pathsAreAsShortWithoutDeadEnds() {
		int found = 0;
		long all = 0;
		long without = 0;
		for (int seed = 0; seed < SCENES; seed++) {
			Random random = new Random(seed);
			MeshScenes scenes = new MeshScenes(seed);
			NavMesh mesh = mesh(scenes, random);
			double radius = random.nextInt(3) == 0 ? 0.25 * (1 + random.nextInt(6)) : scenes.number(0.02, 1.6);
			DiscSearch search = new DiscSearch(mesh, radius);
			search.find(scenes.place(mesh), scenes.place(mesh), Progress.NONE);
			search.find(scenes.place(mesh), scenes.place(mesh), Progress.NONE);
			for (int i = 0; i < QUERIES; i++) {
				Point start = scenes.place(mesh);
				Point goal = scenes.place(mesh);
				MeshPath expected = new DiscSearch(mesh, radius).find(start, goal, Progress.NONE);
				MeshPath path = search.find(start, goal, Progress.NONE);
				String what = "seed " + seed + ", radius " + radius + ", " + start + " to " + goal;
				assertEquals(expected.outcome(), path.outcome(), what);
				assertEquals(expected.length(), path.length(), 1e-9 * (1 + path.length()), what);
				found += path.isFound() ? 1 : 0;
				all += expected.metrics().expanded();
				without += path.metrics().expanded();
			}
		}
		assertTrue(found > SCENES, found + " found");
		assertTrue(without < all, without + " of " + all + " expanded");
	}

	/**
	 * Below two rooms lies a wide face that is too low for the disc. Below this face is a dead end, which leads around a pillar
	 * back to the face.
	 */
	@Test
	void aDeadEndMayLeadAroundAPillar() {
		for (double low : new double[] { 0, 0.1 }) {
			for (int first = 0; first < 6; first++) {
				NavMesh mesh = NavMesh.of(aroundAPillar(low, first));
				double length = lengthWithAndWithoutDeadEnds(mesh, 0.6);
				assertTrue(length > 18 && length < 22, length + " around the pillar");
				assertTrue(lengthWithAndWithoutDeadEnds(mesh, 0.4) < 11, "a smaller disc takes the straight way");
			}
		}
	}

	/** Two rooms lie above a face that is too low for the disc. Below this face is a large dead end. */
	@Test
	void aDiscBulgesIntoADeadEnd() {
		List<double[][]> faces = rooms();
		faces.add(new double[][] { { 0, 0 }, { 3, 0 }, { 8, 0 }, { 11, 0 }, { 11, 1 }, { 0, 1 } });
		faces.add(new double[][] { { 0, 1 }, { 11, 1 }, { 11, 6 }, { 0, 6 } });
		double length = lengthWithAndWithoutDeadEnds(NavMesh.of(polygons(faces)), 1.4);
		assertTrue(length > 11 && length < 14, length + " through the rim of the dead end");
	}

	/**
	 * Returns the length of a path from the left room to the right room. Searches twice. The first search does not skip dead
	 * ends, the second search does. Asserts that both find the same length.
	 */
	private static double lengthWithAndWithoutDeadEnds(NavMesh mesh, double radius) {
		DiscSearch search = new DiscSearch(mesh, radius);
		Point start = new Point(1.5, -2);
		Point goal = new Point(9.5, -2);
		double length = search.find(start, goal, Progress.NONE).length();
		assertEquals(length, search.find(start, goal, Progress.NONE).length(), 1e-12);
		return length;
	}

	private static List<double[][]> rooms() {
		List<double[][]> faces = new ArrayList<>();
		faces.add(new double[][] { { 0, -4 }, { 3, -4 }, { 3, 0 }, { 0, 0 } });
		faces.add(new double[][] { { 8, -4 }, { 11, -4 }, { 11, 0 }, { 8, 0 } });
		return faces;
	}

	/**
	 * Returns a mesh of two rooms, and a wide face below both rooms. Below the wide face is a dead end: a way down, below a
	 * pillar, and up to the wide face again.
	 *
	 * @param low the height of a second wide face between the first wide face and the dead end. 0 for no second face
	 * @param first number of places by which to rotate the list of the first wide face's vertices, so that the face begins with
	 * another vertex
	 */
	private static PolygonMesh aroundAPillar(double low, int first) {
		double y = 1 + low;
		List<double[][]> faces = rooms();
		List<double[]> face = new ArrayList<>(low > 0
				? List.of(new double[][] { { 0, 0 }, { 3, 0 }, { 8, 0 }, { 11, 0 }, { 11, 1 }, { 0, 1 } })
				: List.of(new double[][] { { 0, 0 }, { 3, 0 }, { 8, 0 }, { 11, 0 }, { 11, y }, { 8, y }, { 3, y }, { 0, y } }));
		Collections.rotate(face, first);
		faces.add(face.toArray(double[][]::new));
		if (low > 0) {
			faces.add(new double[][] { { 0, 1 }, { 11, 1 }, { 11, y }, { 8, y }, { 3, y }, { 0, y } });
		}
		faces.add(new double[][] { { 0, y }, { 3, y }, { 3, 4 }, { 0, 4 } });
		faces.add(new double[][] { { 8, y }, { 11, y }, { 11, 4 }, { 8, 4 } });
		faces.add(new double[][] { { 0, 4 }, { 3, 4 }, { 8, 4 }, { 11, 4 }, { 11, 7 }, { 0, 7 } });
		return polygons(faces);
	}

	private static PolygonMesh polygons(List<double[][]> faces) {
		List<List<Double>> places = new ArrayList<>();
		List<int[]> polygons = new ArrayList<>();
		for (double[][] face : faces) {
			int[] polygon = new int[face.length];
			for (int i = 0; i < polygon.length; i++) {
				List<Double> place = List.of(face[i][0], face[i][1]);
				if (!places.contains(place)) {
					places.add(place);
				}
				polygon[i] = places.indexOf(place);
			}
			polygons.add(polygon);
		}
		return PolygonMesh.of(places.stream().flatMap(List::stream).mapToDouble(Double::doubleValue).toArray(), polygons);
	}

	private static NavMesh mesh(MeshScenes scenes, Random random) {
		boolean[][] free = scenes.noise(6 + random.nextInt(15), 6 + random.nextInt(15), 0.15 + 0.25 * random.nextDouble());
		double scale = 0.5 + 2 * random.nextDouble();
		return NavMesh.of(GridMeshes.random(free, random, scale, random.nextDouble() - 0.5, random.nextDouble() - 0.5, scale));
	}
}
