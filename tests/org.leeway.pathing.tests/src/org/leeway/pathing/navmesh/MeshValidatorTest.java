package org.leeway.pathing.navmesh;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.pathing.geom.Point;
import org.leeway.testing.MeshScenes;
import org.leeway.testing.MeshValidityOracle;

class MeshValidatorTest {

	private static PolygonMesh mesh(String text) {
		return PolygonMesh.parse(text.replace("; ", "\n"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			v 0 0; v 2 0; v 1 1; v 2 2; v 0 2; p 0 1 2 3 4              | polygon 0 is not convex at 1,1
			v 0 0; v 2 0; v 0 2; v 2 2; p 0 1 2 3                        | polygon 0 is not convex at 0,2
			v 0 0; v 2 0; v 4 0; p 0 1 2                                 | polygon 0 is not convex at 4,0
			v 0 0; v 4 0; v 4 2; v 2 0; p 0 1 2 3                        | polygon 0 is not convex at 2,0
			v 0 0; v 0 0; v 4 0; v 4 4; p 0 1 2 3                        | polygon 0 has two vertices at 0,0
			v 0 0; v 0 0; v 0 0; p 0 1 2                                 | polygon 0 has two vertices at 0,0
			v 0 -3; v 2 3; v -3 -1; v 3 -1; v -2 3; p 0 1 2 3 4          | polygon 0 crosses itself at 0,-3
			v 0 0; v 2 0; v 2 2; v 0 2; p 0 1 2 3; p 0 1 2 3             | two polygons lie on the same side of an edge at 1,0
			v 0 0; v 2 0; v 2 2; v 0 2; p 0 1 2 3; p 0 1 2               | two polygons lie on the same side of an edge at 1,0
			v 0 0; v 2 0; v 2 2; v 0 0; v 2 0; v 2 2; p 0 1 2; p 3 4 5   | polygon 1 overlaps another at 0,0
			v 0 0; v 9 0; v 9 9; v 4 3; v 5 3; v 5 4; p 0 1 2; p 3 4 5   | polygon 1 overlaps another at 4,3
			v 0 0; v 4 0; v 2 4; v 0 3; v 4 3; v 2 -1; p 0 1 2; p 3 4 5  | polygon 1 overlaps another at 0.75,1.5
			v 0 0; v 4 0; v 0 4; v 2 0; v 4 -2; v 1 -2; p 0 1 2; p 3 4 5 | the vertex of a polygon lies inside an edge of another at 2,0
			v 0 0; v 4 0; v 0 4; v 2 0; v 4 -2; p 0 1 2; p 3 4 1         | the vertex of a polygon lies inside an edge of another at 2,0
			""")
	void tellsWhatIsWrongAndWhere(String text, String message) {
		PolygonMesh polygons = mesh(text);
		MeshException refusal = assertThrows(MeshException.class, () -> NavMesh.of(polygons));
		assertEquals(message, refusal.getMessage());
		assertTrue(message.endsWith(" at " + refusal.place()));
	}

	/**
	 * A diamond covers parts of 4 x 4 cells. Its walls run between vertices of the cells, so no wall crosses an edge or
	 * ends in a face.
	 */
	@Test
	void findsWallsThatRunFromVertexToVertexAcrossFaces() {
		PolygonMesh cells = new MeshScenes(0).cells(new boolean[][] { { true, true, true, true }, { true, true, true, true },
				{ true, true, true, true }, { true, true, true, true } });
		PolygonMesh diamond = added(cells, new double[] { 2, 1, 3, 2, 2, 3, 1, 2 }, 0, 1, 2, 3);
		assertEquals("polygon 16 overlaps another at 1,2",
				assertThrows(MeshException.class, () -> NavMesh.of(diamond)).getMessage());
	}

	/** The mesh is a fan of triangles around a vertex, joined by portals. After more than a full turn, the triangles overlap. */
	@Test
	void findsTurnsOfMoreThanAFullTurn() {
		double[] xy = new double[2 * 9 + 2];
		List<int[]> polygons = new ArrayList<>();
		for (int i = 0; i < 9; i++) {
			xy[2 * i] = (2 + i) * Math.cos(i);
			xy[2 * i + 1] = (2 + i) * Math.sin(i);
			if (i > 0) {
				polygons.add(new int[] { i - 1, i, 9 });
			}
		}
		MeshException refusal = assertThrows(MeshException.class, () -> NavMesh.of(PolygonMesh.of(xy, polygons)));
		assertEquals("polygons overlap at 0,0", refusal.getMessage());
		assertDoesNotThrow(() -> NavMesh.of(PolygonMesh.of(xy, polygons.subList(0, 6))));
	}

	@Test
	void acceptsWhatOnlyLooksWrong() {
		for (String text : List.of("v 0 0; v 1 0; v 2 0; v 3 0; v 0 3; p 0 1 2 3 4", // straight
				"v 0 0; v 4 0; v 4 4; v 4 0; v 0 0; v 4 -4; p 0 1 2; p 3 4 5", // walls at one place
				"v -0.0 0; v 1 -0.0; v 0 1; v -1 0; p 0 1 2; p 0 2 3", // signed zeros
				"v 0 0; v 2000 0; v 2000 0.000001; v 0 1; p 0 1 2 3", // a short edge
				"v 0 0; v 1 1; v 2 0; v 1 2; v 0 4; v 2 4; p 0 1 3; p 1 2 3; p 3 4 5", // touching at a point
				"v 0 0; v 100 0; v 50 1e-12; p 0 1 2")) { // flat
			NavMesh mesh = NavMesh.of(mesh(text));
			assertTrue(mesh.faceCount() > 0);
		}
	}

	@Test
	void hugeAndTinyCoordinatesAreNoFailure() {
		for (double size : new double[] { 1e-320, 1e-160, 1e150, 1e300, Double.MAX_VALUE }) {
			PolygonMesh one = PolygonMesh.of(new double[] { -size, -size, size, -size, size, size, -size, size },
					List.of(new int[] { 0, 1, 2, 3 }));
			try {
				assertTrue(NavMesh.of(one).locate(0, 0) == 0, "size " + size);
			} catch (MeshException refused) {
				assertTrue(refused.place() != null, "size " + size);
			}
			PolygonMesh crossed = added(one, new double[] { 0, 0, size, size / 2, size / 2, size }, 0, 1, 2);
			assertThrows(MeshException.class, () -> NavMesh.of(crossed), "size " + size);
		}
	}

	@Test
	void findsAllRandomDamage() {
		int valid = 0;
		int damaged = 0;
		for (int seed = 0; seed < 600; seed++) {
			MeshScenes scenes = new MeshScenes(seed);
			PolygonMesh whole = scenes.redrawn(scenes.onGrid());
			assertDoesNotThrow(() -> NavMesh.of(whole), "seed " + seed);
			PolygonMesh changed = damaged(whole, scenes);
			if (MeshValidityOracle.isValid(changed)) {
				valid++;
				int number = seed;
				assertDoesNotThrow(() -> NavMesh.of(changed), () -> "seed " + number + "\n" + changed.format());
			} else {
				damaged++;
				int number = seed;
				MeshException refusal = assertThrows(MeshException.class, () -> NavMesh.of(changed),
						() -> "seed " + number + "\n" + changed.format());
				checkPlace(changed, refusal, "seed " + seed);
			}
		}
		assertTrue(valid > 50 && damaged > 200, valid + " valid, " + damaged + " damaged");
	}

	/**
	 * Checks the place that a message reports. If the fault concerns several polygons, at least two polygons must cover the place.
	 * Otherwise, at least one polygon must cover it.
	 */
	private static void checkPlace(PolygonMesh mesh, MeshException refusal, String message) {
		boolean several = refusal.getMessage().matches(".*(overlap|same side|vertex of a polygon).*");
		long least = several ? 2 : 1;
		assertTrue(MeshValidityOracle.covers(mesh, refusal.place()) >= least, message + ": " + refusal.getMessage());
	}

	/**
	 * Returns a mesh after a random change. New coordinates are multiples of a quarter. Some kinds of changes leave the
	 * mesh valid.
	 */
	private static PolygonMesh damaged(PolygonMesh mesh, MeshScenes scenes) {
		double[] xy = coordinates(mesh);
		List<int[]> polygons = new ArrayList<>(IntStream.range(0, mesh.polygonCount()).mapToObj(mesh::polygon).toList());
		int[] polygon = polygons.get(scenes.number(0, polygons.size() - 1));
		switch (scenes.number(0, 6)) {
		case 0: // a vertex moves
			xy[2 * polygon[0]] += scenes.number(-6, 6) / 4.0;
			xy[2 * polygon[0] + 1] += scenes.number(-6, 6) / 4.0;
			return PolygonMesh.of(xy, polygons);
		case 1: // the same polygon again, with the same vertices or with new vertices at the same places
			polygons.add(polygon);
			return scenes.number(0, 1) == 0 ? PolygonMesh.of(xy, polygons) : added(mesh, points(mesh, polygon), upTo(polygon));
		case 2: // a polygon goes
			polygons.remove(polygon);
			return PolygonMesh.of(xy, polygons);
		case 3: // a new vertex in the middle of an edge, in one polygon but not in its neighbour
			return withMiddle(mesh, polygons, polygon);
		case 4: // some vertices of two polygons make one
			int[] other = polygons.get(scenes.number(0, polygons.size() - 1));
			polygons.add(IntStream.concat(IntStream.of(polygon).limit(2), IntStream.of(other).skip(1)).distinct().toArray());
			return polygons.getLast().length < 3 ? mesh : PolygonMesh.of(xy, polygons);
		case 5: // a vertex goes
			polygons.remove(polygon);
			polygons.add(IntStream.of(polygon).skip(1).toArray());
			return polygon.length < 4 ? mesh : PolygonMesh.of(xy, polygons);
		default: // another triangle
			double[] triangle = IntStream.range(0, 6).mapToDouble(i -> scenes.number(-8, 48) / 4.0).toArray();
			return added(mesh, triangle, 0, 1, 2);
		}
	}

	private static PolygonMesh withMiddle(PolygonMesh mesh, List<int[]> polygons, int[] polygon) {
		double[] middle = { (mesh.x(polygon[0]) + mesh.x(polygon[1])) / 2, (mesh.y(polygon[0]) + mesh.y(polygon[1])) / 2 };
		double[] xy = IntStream.range(0, 2 * mesh.vertexCount() + 2)
				.mapToDouble(i -> i < 2 * mesh.vertexCount() ? coordinates(mesh)[i] : middle[i % 2]).toArray();
		polygons.remove(polygon);
		polygons.add(IntStream.concat(IntStream.of(polygon[0], mesh.vertexCount()), IntStream.of(polygon).skip(1)).toArray());
		return PolygonMesh.of(xy, polygons);
	}

	private static double[] coordinates(PolygonMesh mesh) {
		return points(mesh, IntStream.range(0, mesh.vertexCount()).toArray());
	}

	private static double[] points(PolygonMesh mesh, int[] vertices) {
		return IntStream.of(vertices).mapToObj(i -> new Point(mesh.x(i), mesh.y(i)))
				.flatMapToDouble(at -> DoubleStream.of(at.x(), at.y())).toArray();
	}

	private static int[] upTo(int[] polygon) {
		return IntStream.range(0, polygon.length).toArray();
	}

	/**
	 * Returns the mesh with one more polygon, which shares no vertex with other polygons.
	 *
	 * @param more x and y of each new vertex
	 * @param polygon the vertices of the polygon, as indices of new vertices
	 */
	private static PolygonMesh added(PolygonMesh mesh, double[] more, int... polygon) {
		double[] xy = DoubleStream.concat(DoubleStream.of(coordinates(mesh)),
				DoubleStream.of(more)).toArray();
		List<int[]> polygons = new ArrayList<>(IntStream.range(0, mesh.polygonCount()).mapToObj(mesh::polygon).toList());
		polygons.add(IntStream.of(polygon).map(i -> i + mesh.vertexCount()).toArray());
		return PolygonMesh.of(xy, polygons);
	}
}
