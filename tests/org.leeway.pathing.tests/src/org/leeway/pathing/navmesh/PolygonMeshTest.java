package org.leeway.pathing.navmesh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.testing.RandomMaps;

class PolygonMeshTest {

	private static final String TWO_SQUARES = """
			v 0 0
			v 1.5 0
			v 1.5 2
			v 0 2
			v 3 0
			v 3 2
			p 0 1 2 3
			p 1 4 5 2
			""";

	@Test
	void readsVerticesAndPolygons() {
		PolygonMesh mesh = PolygonMesh.parse(TWO_SQUARES);
		assertEquals(6, mesh.vertexCount());
		assertEquals(1.5, mesh.x(2));
		assertEquals(2, mesh.y(2));
		assertEquals(2, mesh.polygonCount());
		assertArrayEquals(new int[] { 1, 4, 5, 2 }, mesh.polygon(1));
		assertEquals(TWO_SQUARES, mesh.format());
	}

	@Test
	void toleratesBlanksAndOrder() {
		assertEquals(PolygonMesh.parse("v 0 0\nv 1 0\nv 0 1\np 0 1 2\n"),
				PolygonMesh.parse("\r\n  p 0  1 2 \r\n\n\tv 0 0\nv 1.0 0\nv 0 1e0"));
		assertEquals(PolygonMesh.EMPTY, PolygonMesh.parse(" \n"));
		assertEquals("", PolygonMesh.EMPTY.format());
	}

	@Test
	void readsWhatItWrites() {
		for (int seed = 0; seed < 500; seed++) {
			RandomMaps random = new RandomMaps(seed);
			double[] xy = new double[2 * random.number(3, 40)];
			for (int i = 0; i < xy.length; i++) {
				xy[i] = random.number(-1000, 1000) / 7.0;
			}
			List<int[]> polygons = new ArrayList<>();
			for (int i = random.number(0, 9); i > 0; i--) {
				int first = random.number(0, xy.length / 2 - 3);
				polygons.add(new int[] { first, first + 2, first + 1 });
			}
			short[] terrains = new short[polygons.size()];
			List<int[]> walls = new ArrayList<>();
			for (int i = 0; i < terrains.length; i++) {
				terrains[i] = (short) random.number(-1, random.number(0, 255));
				walls.add(new int[] { i % 2, 2 });
			}
			PolygonMesh mesh = PolygonMesh.of(xy, polygons, terrains, walls);
			assertEquals(mesh, PolygonMesh.parse(mesh.format()), "seed " + seed);
			assertEquals(mesh.format(), PolygonMesh.parse(mesh.format()).format(), "seed " + seed);
			assertEquals(mesh.hashCode(), PolygonMesh.parse(mesh.format()).hashCode(), "seed " + seed);
		}
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
			`x`                                      | line 1: "x" where "v x y", "p i j k ...", "t n" or "w i j" was expected
			`\\nv 1`                                 | line 2: "v 1" where "v x y", "p i j k ...", "t n" or "w i j" was expected
			`v 1 2 3`                                | line 1: "v 1 2 3" where "v x y", "p i j k ...", "t n" or "w i j" was expected
			`v 1 z`                                  | line 1: "z" where a finite number was expected
			`v 0 0\\nv 1 0\\np 0 1`                  | line 3: a polygon of 2 vertices, expected at least 3
			`v 0 0\\nv 1 0\\np 0 1 2`                | line 3: vertex 2, but 2 vertices exist
			`v 0 0\\nv 1 0\\np 0 1 -1`               | line 3: vertex -1, but 2 vertices exist
			`v 0 0\\nv 1 0\\nv 1 1\\np 0 1 2 1`      | line 4: vertex 1 twice in a polygon
			`p 0 1 99999999999`                      | line 1: "99999999999" where the number of a vertex was expected
			`t`                                      | line 1: "t" where "v x y", "p i j k ...", "t n" or "w i j" was expected
			`t 256`                                  | line 1: "256" where a terrain from 0 to 255 was expected
			`t x`                                    | line 1: "x" where a terrain from 0 to 255 was expected
			`w 0`                                    | line 1: "w 0" where "v x y", "p i j k ...", "t n" or "w i j" was expected
			`v 0 0\\nw 0 0`                          | line 2: a wall, expected between two different vertices
			`v 0 0\\nw 0 1`                          | line 2: vertex 1, but 1 vertices exist
			`p 0 1 b`                                | line 1: "b" where the number of a vertex was expected
			""")
	void tellsWhatIsWrongAndWhere(String text, String message) {
		Exception refusal = assertThrows(IllegalArgumentException.class,
				() -> PolygonMesh.parse(text.replace("\\n", "\n")));
		assertEquals(message, refusal.getMessage());
	}

	@Test
	void readsTerrainsAndWalls() {
		PolygonMesh mesh = PolygonMesh.parse(TWO_SQUARES.replace("p 1", "t 7\np 1") + "w 1 2\n");
		assertEquals(NavMesh.NONE, mesh.terrain(0));
		assertEquals(7, mesh.terrain(1));
		assertEquals(1, mesh.wallCount());
		assertEquals(1, mesh.wallFrom(0));
		assertEquals(2, mesh.wallTo(0));
		assertThrows(IllegalArgumentException.class,
				() -> PolygonMesh.of(new double[6], List.of(new int[] { 0, 1, 2 }), new short[0], List.of()));
		assertThrows(IllegalArgumentException.class,
				() -> PolygonMesh.of(new double[6], List.of(new int[] { 0, 1, 2 }), new short[] { -2 }, List.of()));
	}

	@Test
	void isImmutable() {
		double[] xy = { 0, 0, 1, 0, 0, 1 };
		int[] polygon = { 0, 1, 2 };
		PolygonMesh mesh = PolygonMesh.of(xy, List.of(polygon));
		xy[0] = 5;
		polygon[0] = 2;
		mesh.polygon(0)[1] = 7;
		assertEquals(PolygonMesh.parse("v 0 0\nv 1 0\nv 0 1\np 0 1 2"), mesh);
		assertThrows(IllegalArgumentException.class, () -> PolygonMesh.of(new double[3], List.of()));
		assertThrows(IllegalArgumentException.class,
				() -> PolygonMesh.of(new double[] { 0, Double.POSITIVE_INFINITY }, List.of()));
	}

	@Test
	void aMovedMeshHasTheSamePolygons() {
		PolygonMesh mesh = PolygonMesh.parse("v 0 0\nv 4 0\nv 4 3\np 0 1 2\n");
		assertEquals("v -1 2\nv 3 2\nv 3 5\np 0 1 2\n", mesh.translated(-1, 2).format());
	}
}
