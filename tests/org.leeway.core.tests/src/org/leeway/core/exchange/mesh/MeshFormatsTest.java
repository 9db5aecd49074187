package org.leeway.core.exchange.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertSays;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.VectorExporter;
import org.leeway.core.exchange.obj.ObjExporter;
import org.leeway.core.exchange.obj.ObjImporter;
import org.leeway.core.exchange.polyanya.PolyanyaExporter;
import org.leeway.core.exchange.polyanya.PolyanyaImporter;
import org.leeway.core.layer.FeatureCollection;
import org.leeway.core.layer.MeshFaces;
import org.leeway.core.layer.MeshFacesLayer;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.navmesh.MeshStatistics;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.navmesh.generate.LevelMesh;
import org.leeway.pathing.navmesh.generate.MeshOptions;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.util.Decimal;
import org.leeway.pathing.world.World;
import org.leeway.testing.RandomMaps;

/**
 * Tests of meshes in formats of other programs. Leeway must read back what it writes, the other programs must read it too, and
 * damaged files must be refused.
 */
class MeshFormatsTest {

	/** The example in the description of the format Polyanya: two triangles of a square. */
	private static final String POLYANYA = """
			mesh
			2
			4 2
			0.0 0.0 2 0 -1
			1.5 0.0 3 0 1 -1
			1.5 1.5 2 1 -1
			0.0 1.5 3 -1 1 0
			3 0 1 3 -1 -1 1
			3 1 2 3 0 -1 -1
			""";
	/** Two squares that share an edge. */
	private static final String OBJ = """
			# two rooms
			mtllib none.mtl
			v 0 0 0
			v 2 0 0
			v 4 0 0
			v 0 0 2
			v 2 0 2 1.0
			v 4 0 2
			vt 0 0
			vn 0 1 0
			g floor
			f 1/1/1 2/1/1 5/1/1 4/1/1
			g nukage 2
			f -5 -4 -1 -2
			""";
	private static final int ROUNDS = 1500;
	private static final long SEED = 2017;

	@TempDir
	private Path folder;

	@Test
	void theExampleOfPolyanyaIsASquare() throws IOException {
		Level level = read(new PolyanyaImporter(), POLYANYA, Map.of()).levels().getFirst().level();
		NavMesh mesh = mesh(level);
		assertEquals(new MeshStatistics(4, 2, 1, 4, 1), MeshStatistics.of(mesh));
		assertEquals(2, level.getTerrain().width());
		assertEquals(2, level.getTerrain().height());
		assertEquals("ground", level.getTerrainTypes().getFirst().getName());
		assertEquals(0, level.getTerrain().terrain(0, 0));
	}

	@Test
	void anEdgeWithoutANeighbourIsAWall() throws IOException {
		String wall = POLYANYA.replace("3 0 1 3 -1 -1 1", "3 0 1 3 -1 -1 -1").replace("3 1 2 3 0 -1 -1", "3 1 2 3 -1 -1 -1");
		assertEquals(2, MeshStatistics.of(mesh(read(new PolyanyaImporter(), wall, Map.of()).levels().getFirst().level()))
				.components());
	}

	@Test
	void wrongMeshesOfPolyanyaAreRefused() {
		assertRefused(new PolyanyaImporter(), POLYANYA.replace("mesh\n2", "mesh\n1"), ":2: \"1\", expected \"2\"");
		assertRefused(new PolyanyaImporter(), "mesh\n2\n9 9\n0 0", ":4: the file ends where the number of polygons around");
		assertRefused(new PolyanyaImporter(), POLYANYA.replace("3 0 1 3", "3 0 1 4"), ":8: 4 where a vertex was expected, from 0 to 3");
		assertRefused(new PolyanyaImporter(), POLYANYA.replace("4 2", "4 99999999"), "where the number of polygons was expected");
		assertRefused(new PolyanyaImporter(), POLYANYA + "7", ":10: \"7\" after the last polygon");
		assertRefused(new PolyanyaImporter(), POLYANYA.replace("3 1 2 3 0", "3 1 2 3 1"), ": polygon 1 ",
				" polygon 1 ", "neighbour", "edge");
		assertRefused(new PolyanyaImporter(), POLYANYA.replace("1.5 1.5", "1.5 NaN"), ":6: \"NaN\" where a finite number");
		assertRefused(new PolyanyaImporter(), POLYANYA.replace("1.5 1.5", "1e300 1e300"), "each side must be 1 to 65536");
		assertRefused(new PolyanyaImporter(), "mesh 2 0 0", ": no polygon, expected some");
		assertRefused(new PolyanyaImporter(), "mesh 2 " + "9".repeat(1000), "a word of more than 64 characters");
	}

	@Test
	void groupsOfObjAreTerrains() throws IOException {
		Import read = read(new ObjImporter(), OBJ, Map.of());
		Level level = read.levels().getFirst().level();
		assertEquals(List.of("ground", "floor", "nukage", "out"),
				level.getTerrainTypes().stream().map(TerrainType::getName).toList());
		assertEquals(new MeshStatistics(6, 2, 1, 6, 1), MeshStatistics.of(mesh(level)));
		assertEquals(1, level.getTerrain().terrain(0, 0));
		assertEquals(2, level.getTerrain().terrain(3, 1));
		LevelFiles.toBytes(level);
	}

	@Test
	void anyAxisMayPointUp() throws IOException {
		String text = OBJ.replaceAll("v (\\d) 0 (\\d)", "v $1 $2 7");
		Import read = read(new ObjImporter(), text, Map.of("up", "z", "cells-per-unit", "3"));
		assertEquals(12, read.levels().getFirst().level().getTerrain().width());
		assertEquals(6, read.levels().getFirst().level().getTerrain().height());
		assertTrue(read.diagnostics().stream().map(Diagnostic::message).anyMatch(each -> each.contains("begins at 0,-2")),
				read.diagnostics().toString());
	}

	@Test
	void heightsAreToldToBeLost() throws IOException {
		Import read = read(new ObjImporter(), OBJ.replace("v 4 0 0", "v 4 2.5 0"), Map.of());
		assertEquals(Diagnostic.lost("The heights from 0 to 2.5 are not read: levels are flat."), read.diagnostics().getFirst());
	}

	private static int components(Import read) {
		return MeshStatistics.of(mesh(read.levels().getFirst().level())).components();
	}

	/**
	 * Returns a mesh file of two faces with vertices of their own: a square of 4 x 4, and a rectangle to its right. A gap may
	 * separate them. The rectangle ends at x = 8, so without a gap it is a square of 4 x 4 too.
	 */
	private static String squares(double gap) {
		double x = 4 + gap;
		return "v 0 0 0\nv 4 0 0\nv 4 0 4\nv 0 0 4\nf 1 2 3 4\nv " + x + " 0 0\nv 8 0 0\nv 8 0 4\nv " + x + " 0 4\nf 5 6 7 8\n";
	}

	@Test
	void verticesOfTheirOwnAreJoinedWhereFacesTouch() throws IOException {
		Import touching = read(new ObjImporter(), squares(0), Map.of());
		assertEquals(1, components(touching));
		assertAnySays(touching.diagnostics().stream().filter(each -> each.kind() == Diagnostic.Kind.MARKED)
				.map(Diagnostic::message).toList(), "2 of the 8 vertices", "same place", "faces", "connected");
		Import near = read(new ObjImporter(), squares(1e-5), Map.of());
		assertEquals(2, components(near));
		assertTrue(near.diagnostics().stream().anyMatch(each -> each.message().startsWith("No two of the 2 faces share an edge")));
		assertEquals(1, components(read(new ObjImporter(), squares(1e-5), Map.of("weld", "0.001"))));
		assertEquals(2, components(read(new ObjImporter(), squares(0.01), Map.of("weld", "0.001"))));
	}

	/**
	 * Vertices at different heights above the same place are not merged, for example the vertices of a bridge. A vertex with
	 * coordinate 0 and a vertex with coordinate -0 are merged.
	 */
	@Test
	void heightsCountWhereVerticesAreJoined() throws IOException {
		String bridge = squares(0).replace("v 4.0 0 0", "v 4.0 3 0").replace("v 4.0 0 4", "v 4.0 3 4");
		assertEquals(2, components(read(new ObjImporter(), bridge, Map.of())));
		assertEquals(1, components(read(new ObjImporter(), squares(0).replace("v 4.0 0 0", "v 4.0 -0 0"), Map.of())));
	}

	/**
	 * The third square uses two vertices of the second square. From this shared edge, the importer concludes that the file
	 * connects all faces that belong together. So the importer must not merge other vertices at the same place.
	 */
	@Test
	void aFileThatSharesEdgesSaysWhatIsConnected() throws IOException {
		String walled = squares(0) + "v 12 0 0\nv 12 0 4\nf 6 9 10 7\n";
		assertEquals(2, components(read(new ObjImporter(), walled, Map.of())));
		assertEquals(1, components(read(new ObjImporter(), walled, Map.of("weld", "0"))));
	}

	@Test
	void wrongObjsAreRefused() {
		assertRefused(new ObjImporter(), "v 0 0 0\n", ": no face, expected some lines");
		assertRefused(new ObjImporter(), "v 0 0\n", ":1: a vertex of 2 numbers, expected x, y and z");
		assertRefused(new ObjImporter(), OBJ + "f 1 2 9\n", ":15: vertex 9, but 6 are known so far");
		assertRefused(new ObjImporter(), OBJ + "f 1 2 0\n", ":15: vertex 0, but 6");
		assertRefused(new ObjImporter(), OBJ + "f 1 2 x\n", ":15: \"x\" where the number of a vertex was expected");
		assertRefused(new ObjImporter(), OBJ + "f 1 2\n", ":15: a face of 2 vertices, expected at least 3");
		assertRefused(new ObjImporter(), OBJ + "v 1 0 1\nf 1 7 3 5\n", " at ");
		assertRefused(new ObjImporter(), OBJ + "f 1 2 5\n", ": two polygons lie on the same side of an edge at ");
		assertRefused(new ObjImporter(), OBJ + "v 1 0 1\nv 3 0 1\nv 3 0 3\nf 7 8 9\n", ": polygon ");
		assertRefused(new ObjImporter(), "v 0 0 0\nv 1 0 0\nv 2 0 0\nf 1 2 3\n", ": polygon 0 is not convex at 2,0");
		assertRefused(new ObjImporter(), "v " + "1".repeat(70000), ":1: a line of more than 65536 characters");
	}

	@Test
	void whatIsWrittenIsReadAgain() throws IOException {
		int walls = 0;
		for (long seed = 0; seed < 150; seed++) {
			RandomMaps random = new RandomMaps(seed);
			var grid = random.grid();
			World world = World.of(grid, random.obstacles(grid.width(), grid.height()).within(grid.width(), grid.height()));
			NavMesh mesh = LevelMesh.of(world, MeshOptions.of(random.capability()).keepingTerrains(), Progress.NONE).mesh();
			if (mesh.faceCount() == 0) {
				continue;
			}
			walls += MeshStatistics.of(mesh).walls();
			for (VectorExporter exporter : List.of(new PolyanyaExporter(), new ObjExporter())) {
				Importer importer = exporter instanceof ObjExporter ? new ObjImporter() : new PolyanyaImporter();
				Level level = read(importer, write(exporter, mesh), Map.of()).levels().getFirst().level();
				assertEquals(MeshStatistics.of(mesh), MeshStatistics.of(mesh(level)), "seed " + seed);
				assertEquals(area(mesh), area(mesh(level)), 1e-9, "seed " + seed);
			}
		}
		assertTrue(walls > 1000);
	}

	@Test
	void assimpReadsTheObj() throws IOException, InterruptedException {
		assumeTrue(Files.isExecutable(Path.of("/usr/bin/assimp")), "assimp is not installed");
		NavMesh mesh = NavMesh.of(PolygonMesh.parse("v 0 0\nv 4 0\nv 4 3\nv 0 3\nv 9 0\nv 9 3\nt 0\np 0 1 2 3\nt 1\np 1 4 5 2"));
		Path file = Files.writeString(folder.resolve("mesh.obj"), write(new ObjExporter(), mesh));
		Process process = new ProcessBuilder("/usr/bin/assimp", "info", file.toString()).redirectErrorStream(true).start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertEquals(0, process.waitFor(), output);
		// assimp divides two quadrilaterals into four triangles, in two groups
		assertTrue(output.matches("(?s).*Meshes: +2\\n.*"), output);
		assertTrue(output.matches("(?s).*Faces: +4\\n.*"), output);
		assertTrue(output.matches("(?s).*Minimum point +\\(0\\.0+ 0\\.0+ 0\\.0+\\).*"), output);
		assertTrue(output.matches("(?s).*Maximum point +\\(9\\.0+ 0\\.0+ 3\\.0+\\).*"), output);
	}

	@Test
	void anObjMayHaveAnotherAxisUpAndAnotherScale() throws IOException {
		NavMesh mesh = NavMesh.of(PolygonMesh.parse("v 0 0\nv 4 0\nv 4 3\nv 0 3\nt 0\np 0 1 2 3"));
		assertEquals("o navmesh\nv 0 0 0\nv 400 0 0\nv 400 -300 0\nv 0 -300 0\ng t0\nf 4 3 2 1\n",
				write(new ObjExporter(), mesh, Map.of("up", "z", "units-per-cell", "100")));
		Level level = read(new ObjImporter(), write(new ObjExporter(), mesh, Map.of("up", "z")), Map.of("up", "z")).levels()
				.getFirst().level();
		assertEquals(12, area(mesh(level)), 1e-9);
	}

	@Test
	void clearanceIsATextureCoordinate() throws IOException {
		NavMesh mesh = NavMesh.of(PolygonMesh.parse("v 0 0\nv 8 0\nv 8 6\nv 0 6\nt 0\np 0 1 2 3"));
		String text = write(new ObjExporter(), mesh, Map.of("clearance", "true", "units-per-cell", "2"));
		List<String> lines = text.lines().toList();
		int vertices = 0;
		for (int i = 1; lines.get(i).startsWith("v "); i += 2) {
			String[] place = lines.get(i).split(" ");
			double x = Double.parseDouble(place[1]);
			double z = Double.parseDouble(place[3]);
			assertEquals("vt " + Decimal.format(Math.min(Math.min(x, 16 - x), Math.min(z, 12 - z))) + " 0", lines.get(i + 1));
			vertices++;
		}
		assertTrue(vertices > 8, text);
		assertTrue(lines.getLast().matches("f (\\d+)/\\1 (\\d+)/\\2 (\\d+)/\\3"), lines.getLast());
		assertEquals(192, area(mesh(read(new ObjImporter(), text, Map.of()).levels().getFirst().level())), 1e-9);
	}

	@Test
	void damagedFilesAreReadOrRefused() {
		Random random = new Random(SEED);
		int accepted = 0;
		for (int round = 0; round < ROUNDS; round++) {
			boolean isObj = random.nextBoolean();
			StringBuilder text = new StringBuilder(isObj ? OBJ : POLYANYA);
			for (int i = random.nextInt(3); i >= 0; i--) {
				int at = random.nextInt(text.length());
				switch (random.nextInt(4)) {
				case 0 -> text.setCharAt(at, "0123456789-. \n/fvgx".charAt(random.nextInt(19)));
				case 1 -> text.setCharAt(at, (char) random.nextInt(256));
				case 2 -> text.deleteCharAt(at);
				default -> text.insert(at, text.substring(0, at));
				}
			}
			try {
				Level level = read(isObj ? new ObjImporter() : new PolyanyaImporter(), text.toString(), Map.of()).levels()
						.getFirst().level();
				LevelFiles.toBytes(level);
				LevelSnapshot.of(level);
				mesh(level);
				accepted++;
			} catch (LevelFormatException expected) {
				assertTrue(!expected.getMessage().contains("Exception"), "seed " + SEED + ", round " + round);
			} catch (IOException | RuntimeException unexpected) {
				fail("seed " + SEED + ", round " + round + "\n" + text, unexpected);
			}
		}
		assertTrue(accepted > 0 && accepted < ROUNDS, accepted + " accepted");
	}

	private void assertRefused(Importer importer, String text, String... facts) {
		LevelFormatException refused = assertThrows(LevelFormatException.class, () -> read(importer, text, Map.of()));
		assertSays(refused.getMessage(), facts);
		assertTrue(refused.getMessage().startsWith(folder.toString()), refused.getMessage());
	}

	private Import read(Importer importer, String text, Map<String, String> options) throws IOException {
		Path file = Files.writeString(folder.resolve("test.txt"), text);
		return importer.read(file, OptionValues.parse(importer.options(), options), Progress.NONE);
	}

	private static String write(VectorExporter exporter, NavMesh mesh) throws IOException {
		return write(exporter, mesh, Map.of());
	}

	private static String write(VectorExporter exporter, NavMesh mesh, Map<String, String> options) throws IOException {
		List<Terrain> terrains = new ArrayList<>();
		for (int id = 0; id < 8; id++) {
			terrains.add(new Terrain(id, "t" + id, 0, ".", 1));
		}
		FeatureCollection content = MeshFacesLayer.features(new MeshFaces(mesh, terrains), Progress.NONE);
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		exporter.export(content, OptionValues.parse(exporter.options(), options), Progress.NONE).write(out);
		return out.toString(StandardCharsets.UTF_8);
	}

	private static NavMesh mesh(Level level) {
		return NavMesh.of(level.getNavMeshes().getFirst().getMesh());
	}

	private static double area(NavMesh mesh) {
		MeshFaces faces = new MeshFaces(mesh, List.of());
		double sum = 0;
		for (int face = 0; face < mesh.faceCount(); face++) {
			sum += faces.area(face);
		}
		return sum;
	}
}
