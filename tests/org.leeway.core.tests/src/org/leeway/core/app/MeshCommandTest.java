package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.doom.Freedoom;
import org.leeway.core.fixtures.Pictures;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class MeshCommandTest {

	private static final String MESH = "v 0 0\nv 2 0\nv 2 2\nv 0 2\np 0 1 2 3\n";

	@TempDir
	private Path folder;
	private Path map;
	private Path level;

	@BeforeEach
	void writeLevels() throws IOException {
		map = Files.writeString(folder.resolve("island.map"), Pictures.mapFile(Pictures.ISLAND));
		level = folder.resolve("island.leeway");
		CommandLineRun.of("convert", map, level);
		store("yard", MESH);
	}

	private void store(String name, String mesh) throws IOException {
		Files.writeString(level, Files.readString(level).replace("  <terrain>",
				"  <navMeshes name=\"" + name + "\">\n    <mesh>\n" + mesh + "</mesh>\n  </navMeshes>\n  <terrain>"));
	}

	@Test
	void tellsWhatTheMeshOfTheAgentsHas() {
		CommandLineRun run = CommandLineRun.of("mesh", map);
		assertEquals(0, run.status(), run.toString());
		assertEquals(1, run.out().lines().count(), run.out());
		assertTrue(run.out().startsWith(map + ": mesh for ground+swamp: "), run.out());
		assertTrue(run.out().contains(" 2 components, 32.0 cells, angles from "), run.out());
	}

	@Test
	void storedMeshesFollow() {
		CommandLineRun run = CommandLineRun.of("mesh", "--terrains", "ground", level);
		assertEquals(0, run.status(), run.toString());
		assertTrue(run.out().lines().findFirst().orElseThrow().startsWith(level + ": mesh for ground: "), run.out());
		assertSays(run.out().lines().toList().getLast(), level + ": stored mesh yard: ", "4 vertices", " 1 face,",
				" 0 portals", " 4 walls", " 1 component,", " 4.0 cells", " 90.0 to 90.0 degrees", " 1 of radius 0.5",
				" 1 of radius 1.0", " 0 of radius 1.5");
	}

	@Test
	void answersAsJson() {
		CommandLineRun run = CommandLineRun.of("mesh", "--agent", "small", "--format", "json", level);
		assertEquals(0, run.status(), run.toString());
		JsonObject report = JsonParser.parseString(run.out()).getAsJsonObject();
		assertEquals(level.toString(), report.get("file").getAsString());
		JsonObject made = report.getAsJsonArray("meshes").get(0).getAsJsonObject();
		assertEquals("ground+swamp", made.get("name").getAsString());
		assertFalse(made.get("stored").getAsBoolean());
		assertTrue(made.get("milliseconds").getAsDouble() > 0);
		JsonObject stored = report.getAsJsonArray("meshes").get(1).getAsJsonObject();
		assertEquals("yard", stored.get("name").getAsString());
		assertEquals(4, stored.get("area").getAsDouble());
		assertTrue(stored.get("milliseconds").isJsonNull());
	}

	/**
	 * The mesh is a row of squares. For each face and goal, a table holds the next hop: the face to which a path goes next. The
	 * hops of a face are stored as runs of equal hops. The first and the last face need one run. Every other face needs two
	 * runs: for the goals to its left, and for the goals to its right.
	 */
	@Test
	void tellsTheSizeOfTablesOfNextHops() throws IOException {
		int squares = 100;
		StringBuilder mesh = new StringBuilder();
		for (int x = 0; x <= squares; x++) {
			mesh.append("v %d 0\nv %d 1\n".formatted(x, x));
		}
		for (int x = 0; x < squares; x++) {
			mesh.append("p %d %d %d %d\n".formatted(2 * x, 2 * x + 2, 2 * x + 3, 2 * x + 1));
		}
		store("row", mesh.toString());
		CommandLineRun run = CommandLineRun.of("mesh", "--next-hops", "--format", "json", level);
		assertEquals(0, run.status(), run.toString());
		for (JsonElement each : JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("meshes")) {
			JsonObject table = each.getAsJsonObject().getAsJsonObject("nextHops");
			int faces = each.getAsJsonObject().get("faces").getAsInt();
			assertEquals(faces * faces, table.get("uncompressedBytes").getAsInt());
			if (faces == squares) {
				int orderAndRuns = squares + (squares + 1) + 2 * (squares - 1);
				assertEquals(4 * orderAndRuns, table.get("bytes").getAsInt());
			}
		}
		assertTrue(CommandLineRun.of("mesh", "--next-hops", level).out()
				.contains(" bytes, 10,000 uncompressed, made in "), run.toString());
	}

	@Test
	void countsTheComponentsOfDiscs() {
		CommandLineRun run = CommandLineRun.of("mesh", map);
		assertSays(run.out(), "degrees", " 2 of radius 0.5", " 2 of radius 1.0", " 0 of radius 1.5", "made");
		CommandLineRun chosen = CommandLineRun.of("mesh", "--radius", "0,1.5", "--radius", "0.75", "--format", "json", map);
		assertEquals("[{\"radius\":0.0,\"components\":2},{\"radius\":0.75,\"components\":2},{\"radius\":1.5,\"components\":0}]",
				JsonParser.parseString(chosen.out()).getAsJsonObject().getAsJsonArray("meshes").get(0).getAsJsonObject()
						.get("discs").toString());
		assertRefused("--radius -1.0, expected 0, or a number from 1e-9 to 1e9", "mesh", "--radius", "-1", map);
		assertRefused("--radius 1.0E10, expected 0, or a number from 1e-9 to 1e9", "mesh", "--radius", "1e10", map);
		assertRefused("'NaN' is not a finite number", "mesh", "--radius", "NaN", map);
	}

	@Test
	void badUsageIsTold() throws IOException {
		assertRefused("--agent and --terrains together", "mesh", "--agent", "small", "--terrains", "ground", map);
		assertRefused("unknown terrain \"mud\"", "mesh", "--terrains", "mud", map);
		assertRefused("there is no agent 'tank'", "mesh", "--agent", "tank", map);
		assertRefused("no such file", "mesh", folder.resolve("none.map"));
		store("cross", "v 0 0\nv 2 0\nv 0 2\nv 2 2\np 0 1 2 3\n");
		assertRefused("the mesh 'cross' is wrong: polygon 0 ", "mesh", level);
	}

	/**
	 * The exporter for Godot moves walls inwards by the agent's radius. So its file has other vertices and faces than the mesh of
	 * the level. The message must count the vertices and faces of the file.
	 */
	@Test
	void countsAreThoseOfTheFile() {
		CommandLineRun whole = CommandLineRun.of("export", "--format", "mesh", "--layer", "navmesh", "--agent", "medium", map);
		CommandLineRun run = CommandLineRun.of("export", "--format", "godot", "--layer", "navmesh", "--agent", "medium", map);
		long numbers = run.out().lines().filter(line -> line.startsWith("vertices")).findFirst().orElseThrow().split(",").length;
		long faces = run.out().split("PackedInt32Array\\(").length - 1;
		assertTrue(run.err().endsWith(": navigation mesh, " + numbers / 2 + " vertices, " + faces + " faces\n"), run.err());
		assertNotEquals(whole.err(), run.err());
		CommandLineRun cut = CommandLineRun.of("export", "--format", "obj", "--clearance", "--layer", "navmesh", "--agent", "medium", map);
		assertEquals(cut.out().lines().filter(line -> line.startsWith("v ")).count() + " vertices, "
				+ cut.out().lines().filter(line -> line.startsWith("f ")).count() + " faces\n", cut.err().split("navigation mesh, ")[1]);
	}

	@Test
	void meshesAreExported() {
		for (String format : List.of("mesh", "obj", "geojson", "gltf", "detour", "godot")) {
			CommandLineRun run = CommandLineRun.of("export", "--format", format, "--layer", "navmesh", map);
			assertEquals(0, run.status(), run.toString());
			assertTrue(run.err().contains(": navigation mesh, "), run.err());
			CommandLineRun stored = CommandLineRun.of("export", "--format", format, "--layer", "navmesh", "--mesh", "yard",
					level);
			assertEquals(0, stored.status(), stored.toString());
			String counts = format.equals("gltf") ? "5 vertices, 4 faces" : "4 vertices, 1 face";
			assertTrue(stored.err().endsWith(": navigation mesh, " + counts + "\n"), stored.err());
		}
		String square = CommandLineRun.of("export", "--format", "mesh", "--layer", "navmesh", "--mesh", "yard", level).out();
		assertEquals("mesh\n2\n4 1\n0 0 2 0 -1\n2 0 2 0 -1\n2 2 2 0 -1\n0 2 2 0 -1\n4 0 1 2 3 -1 -1 -1 -1\n", square);
	}

	@Test
	void geoJsonTellsTerrainAndArea() {
		CommandLineRun run = CommandLineRun.of("export", "--format", "geojson", "--layer", "navmesh", map);
		JsonObject face = JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("features").get(0)
				.getAsJsonObject();
		assertEquals("Polygon", face.getAsJsonObject("geometry").get("type").getAsString());
		JsonObject properties = face.getAsJsonObject("properties");
		assertEquals("face", properties.get("kind").getAsString());
		assertEquals("ground", properties.get("terrain").getAsString());
		assertTrue(properties.get("area").getAsDouble() > 0);
	}

	@Test
	void geoJsonTellsTheLargestDiscs() throws IOException {
		store("hall", "v 0 0\nv 2 0\nv 2 1\nv 2 2\nv 2 3\nv 0 3\nv 5 1\nv 5 2\nv 7 0\nv 7 3\nv 5 0\nv 5 3\n"
				+ "p 0 1 2 3 4 5\np 2 6 7 3\np 10 8 9 11 7 6\n");
		JsonArray features = JsonParser.parseString(CommandLineRun.of("export", "--format", "geojson", "--layer", "navmesh",
				"--mesh", "hall", level).out()).getAsJsonObject().getAsJsonArray("features");
		List<JsonObject> lines = features.asList().stream().map(each -> each.getAsJsonObject().getAsJsonObject("properties"))
				.filter(each -> !each.get("kind").getAsString().equals("face")).toList();
		assertEquals(List.of("portal", "portal", "passage"), lines.stream().map(each -> each.get("kind").getAsString()).toList());
		for (JsonObject line : lines) {
			assertEquals(0.5, line.get("radius").getAsDouble(), 1e-9, line.toString());
		}
		assertEquals(1, lines.get(2).get("face").getAsInt());
		assertEquals(2, lines.get(2).get("from").getAsInt() + lines.get(2).get("to").getAsInt(), "from 0 to 2 or back");
	}

	@Test
	void whatIsNotForMeshesIsRefused() {
		assertRefused("format 'obj' is not for this layer", "export", "--format", "obj", "--layer", "clearance", map);
		assertRefused("format 'mesh' is not for this layer", "export", "--format", "mesh", "--layer", "routes", map);
		assertRefused("format 'csv' is not for this layer", "export", "--format", "csv", "--layer", "navmesh", map);
		assertRefused("--mesh is for navmesh", "export", "--format", "csv", "--layer", "terrain", "--mesh", "yard", level);
		assertRefused("expected one of yard", "export", "--format", "obj", "--layer", "navmesh", "--mesh", "none", level);
		assertRefused("the level stores none", "export", "--format", "obj", "--layer", "navmesh", "--mesh", "none", map);
		assertRefused("--mesh together with", "export", "--format", "obj", "--layer", "navmesh", "--mesh", "yard", "--agent",
				"small", level);
	}

	@Test
	void aMapOfFreedoomIsCrossed() {
		assumeTrue(!Freedoom.files().isEmpty(), Freedoom.ABSENT);
		Path out = folder.resolve("e1m1.leeway");
		Path wad = Freedoom.files().getFirst();
		CommandLineRun run = CommandLineRun.of("convert", "--maps", "E1M1", wad, out);
		assertEquals(0, run.status(), run.toString());
		CommandLineRun mesh = CommandLineRun.of("mesh", "--agent", "player", "--format", "json", out);
		assertEquals(2, JsonParser.parseString(mesh.out()).getAsJsonObject().getAsJsonArray("meshes").size());
		for (String planner : List.of("anyangle", "navmesh", "detour", "godot")) {
			CommandLineRun path = CommandLineRun.of("path", "--planner", planner, "--agent", "player", "--from", "15,127", "--to",
					"178,107", "--format", "json", out);
			assertEquals(0, path.status(), path.toString());
			double length = JsonParser.parseString(path.out()).getAsJsonObject().get("length").getAsDouble();
			assertTrue(length > Math.hypot(163, 20), planner + ": " + length);
		}
		assertRefused("no map E9M9", "convert", "--maps", "E9M9", wad, out);
		assertRefused("--units-per-cell 0, expected 1 to 1024", "convert", "--units-per-cell", "0", wad, out);
	}

	private static void assertRefused(String message, Object... arguments) {
		CommandLineRun run = CommandLineRun.of(arguments);
		assertEquals(2, run.status(), run.toString());
		assertTrue(run.err().contains(message), run.toString());
		assertTrue(run.err().lines().count() <= 2, run.toString());
	}
}
