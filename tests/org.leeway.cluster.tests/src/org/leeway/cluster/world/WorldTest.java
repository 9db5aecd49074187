package org.leeway.cluster.world;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.cluster.ClusterRun;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.level.value.LevelDiagonals;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Spawn;
import org.leeway.model.Starts;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;
import org.leeway.testing.ShapeMaps;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** Tests of the report of a world in tiles, by comparison with the command line's report on the whole map. */
class WorldTest {

	private static final List<Object> SIZES_1_TO_5 = List.of("--agent", "a:1:ground", "--agent", "b:2:ground+swamp", "--agent",
			"c:3:ground+swamp", "--agent", "d:4:ground+swamp", "--agent", "e:5:ground+swamp");

	@TempDir
	private Path folder;

	@Test
	void randomWorldsAreOneMap() throws IOException {
		long seed = System.nanoTime();
		System.out.println("WorldTest seed " + seed);
		Random random = new Random(seed);
		for (double walls : new double[] {0.01, 0.06, 0.35}) {
			Worlds.write(folder, Worlds.noise(31 * 32, 17 * 32, walls, random), 32, 32);
			assertOneMap("tiles", SIZES_1_TO_5);
			assertOneMap("tiles", SIZES_1_TO_5, "--diagonals", "always");
		}
	}

	/**
	 * Half of the cells are walls. If units cut corners, most of the free cells are connected by corners. Some of these corners
	 * are places where four tiles meet.
	 */
	@Test
	void worldsWhoseUnitsCutCornersAreOneMap() throws IOException {
		long seed = System.nanoTime();
		System.out.println("WorldTest seed " + seed);
		Random random = new Random(seed);
		for (int side : new int[] {5, 6, 9}) {
			Worlds.write(folder, Worlds.noise(20 * side, 15 * side, 0.5, random), side, side);
			for (String rule : List.of("never", "one", "always", "straight")) {
				assertOneMap("tiles", List.of("--agent", "a:1:ground+swamp", "--agent", "b:2:ground+swamp", "--chokes"),
						"--diagonals", rule, "--min-area", random.nextInt(1, 40));
			}
		}
	}

	@Test
	void tilesHaveOneRuleOfDiagonalSteps() throws IOException {
		Path tiles = Files.createDirectories(folder.resolve("tiles"));
		for (int column = 0; column < 2; column++) {
			Level tile = LevelTemplates.level("tile", TerrainGrid.filled(4, 4, Pictures.GROUND));
			LevelDiagonals.set(tile, Diagonals.ALWAYS);
			LevelFiles.save(tile, tiles.resolve("t" + column + "_0.leeway"));
		}
		assertTrue(ClusterRun.of("world", tiles, "--report", folder.resolve("out")).status() < 2);
		Level other = LevelTemplates.level("tile", TerrainGrid.filled(4, 4, Pictures.GROUND));
		LevelFiles.save(other, tiles.resolve("t1_0.leeway"));
		assertSays(fault(tiles), tiles + "/t1_0.leeway: ", "diagonals never", "expected always", "--diagonals");
		assertTrue(ClusterRun.of("world", tiles, "--diagonals", "one", "--report", folder.resolve("out")).status() < 2);
	}

	/**
	 * The maps are long corridors, spirals and combs, that lead through hundreds of tiles. The widest unit that fits
	 * has size 3 in some maps, and size 5 in others.
	 */
	@Test
	void spiralsAndCombsAreOneMap() throws IOException {
		Worlds.write(folder, Worlds.text(ShapeMaps.spiral(20 * 33, 4)), 33, 33);
		assertOneMap("tiles", SIZES_1_TO_5);
		Worlds.write(folder, Worlds.text(ShapeMaps.spiral(20 * 33, 6)), 33, 33);
		assertOneMap("tiles", SIZES_1_TO_5);
		assertOneMap("tiles", SIZES_1_TO_5, "--spawn", "330,330", "--spawn", "0,0:a+b");
		Worlds.write(folder, Worlds.comb(20 * 33, 20 * 33, 9, 3), 33, 33);
		assertOneMap("tiles", SIZES_1_TO_5);
	}

	@Test
	void tilesOfOddSizesAndSpawnsAreOneMap() throws IOException {
		long seed = System.nanoTime();
		System.out.println("WorldTest seed " + seed);
		Random random = new Random(seed);
		for (int round = 0; round < 3; round++) {
			Path world = Files.createDirectories(folder.resolve("world" + round));
			int width = 5 + random.nextInt(30);
			int height = 5 + random.nextInt(30);
			Worlds.write(world, Worlds.noise(7 * width, 5 * height, 0.1 * random.nextDouble(), random), width, height);
			List<Object> options = new ArrayList<>(SIZES_1_TO_5);
			for (int spawn = 0; spawn < 3; spawn++) {
				options.addAll(List.of("--spawn", random.nextInt(7 * width) + "," + random.nextInt(5 * height) + ":a+c@" + spawn));
			}
			options.addAll(List.of("--min-area", 1 + random.nextInt(40), "--chokes"));
			assertOneMap(world.getFileName() + "/tiles", options);
		}
	}

	/** A wall goes through the tiles from top to bottom. Its gap of two cells lies at the border between two tiles. */
	@Test
	void startsThatNoWayConnectsAreTold() throws IOException {
		List<String> rows = new ArrayList<>(Collections.nCopies(40, ".".repeat(22) + "@" + ".".repeat(37)));
		Collections.fill(rows.subList(19, 21), ".".repeat(60));
		Worlds.write(folder, rows, 20, 20);
		assertOneMap("tiles", SIZES_1_TO_5, "--spawn", "3,3@1", "--spawn", "50,30@2", "--spawn", "51,38@3");
		String report = Files.readString(folder.resolve("out"));
		assertAnySays(report.lines().toList(), "c (3x3 on ground+swamp)", " 50,30 (player 2)", " 51,38 (player 3)",
				" 3,3 (player 1)", " 2x2", " 21,19 (3 x 2)");
	}

	/** The level has two rooms, which touch only at the corner where four tiles meet. */
	@Test
	void startsThatMeetAtACornerAreConnectedIfUnitsCutEveryCorner() throws IOException {
		List<String> rows = new ArrayList<>(Collections.nCopies(20, ".".repeat(20) + "@".repeat(20)));
		rows.addAll(Collections.nCopies(20, "@".repeat(20) + ".".repeat(20)));
		Worlds.write(folder, rows, 20, 20);
		for (String rule : List.of("never", "one", "always", "straight")) {
			assertOneMap("tiles", List.of("--agent", "a:1:ground"), "--diagonals", rule, "--spawn", "3,3", "--spawn", "30,30");
			assertEquals(!rule.equals("always"), Files.readString(folder.resolve("out")).contains("starts-not-connected"), rule);
		}
	}

	@Test
	void aRealMapTiledIsOneMap() throws IOException {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		List<String> map = Worlds.text(RealMaps.map("arena"));
		Worlds.writeMap(folder.resolve("arena.map"), map);
		List<String> rows = new ArrayList<>();
		List<String> places = new ArrayList<>();
		for (int i = 0; i < 64; i++) {
			map.forEach(row -> rows.add(row.repeat(64)));
			for (int column = 0; column < 64; column++) {
				places.add(column + " " + i + " arena.map");
			}
		}
		Worlds.writeMap(folder.resolve("whole.map"), rows);
		Files.write(folder.resolve("places"), places);
		assertOneMap("places", SIZES_1_TO_5);
	}

	/**
	 * The tiles are levels with their own circles, spawns and agents. The report on the world must equal the report on one level
	 * that has the circles, spawns and agents of all tiles.
	 */
	@Test
	void levelsAreTilesToo() throws IOException {
		for (int seed = 0; seed < 3; seed++) {
			RandomMaps random = new RandomMaps(seed);
			Path tiles = Files.createDirectories(folder.resolve("levels" + seed));
			TerrainGrid ground = random.noise(120, 90, 0.03);
			Level whole = LevelTemplates.level("whole", ground);
			whole.setStarts(seed == 0 ? Starts.APART : Starts.CONNECTED);
			for (int row = 0; row < 3; row++) {
				for (int column = 0; column < 4; column++) {
					Level tile = LevelTemplates.level("tile", cut(ground, column * 30, row * 30, 30));
					tile.setStarts(whole.getStarts());
					for (int i = 0; i < 3; i++) {
						// multiples of a quarter stay exact at any offset
						double radius = random.number(2, 18) / 4.0;
						double x = random.number(20, 100) / 4.0;
						double y = random.number(20, 100) / 4.0;
						tile.getCircles().add(circle(x, y, radius));
						whole.getCircles().add(circle(column * 30 + x, row * 30 + y, radius));
					}
					if (random.number(1, 3) == 1) {
						int x = random.number(0, 29);
						int y = random.number(0, 29);
						tile.getSpawns().add(spawn(x, y, tile, column % 2));
						whole.getSpawns().add(spawn(column * 30 + x, row * 30 + y, whole, column % 2));
					}
					LevelFiles.save(tile, tiles.resolve("level_" + (column - 2) + "_" + (row + 7) + ".leeway"));
				}
			}
			LevelFiles.save(whole, folder.resolve("whole.leeway"));
			ClusterRun plain = ClusterRun.plain("validate", "--chokes", "--format", "jsonl", folder.resolve("whole.leeway"));
			ClusterRun run = ClusterRun.of("world", "--chokes", tiles, "--report", folder.resolve("out"));
			assertEquals(facts(withoutCircles(plain.out())), facts(Files.readString(folder.resolve("out"))), "seed " + seed + run);
		}
	}

	/**
	 * Removes findings about circles inside of other circles. The rule looks at the whole level, but a world checks the
	 * circles of each tile alone.
	 */
	private static String withoutCircles(String line) {
		JsonObject level = JsonParser.parseString(line).getAsJsonObject();
		level.getAsJsonArray("findings").asList()
				.removeIf(finding -> finding.getAsJsonObject().get("rule").getAsString().equals("covered-circle"));
		return level + "\n";
	}

	private static TerrainGrid cut(TerrainGrid grid, int left, int top, int side) {
		TerrainGridEditor cut = TerrainGrid.filled(side, side, Pictures.GROUND).edit();
		for (int y = 0; y < side; y++) {
			for (int x = 0; x < side; x++) {
				cut.set(x, y, grid.terrain(left + x, top + y));
			}
		}
		return cut.build();
	}

	private static CircularObstacle circle(double x, double y, double radius) {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(x);
		circle.setY(y);
		circle.setRadius(radius);
		return circle;
	}

	private static Spawn spawn(int x, int y, Level level, int agent) {
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(x);
		spawn.setY(y);
		spawn.setPlayer(x);
		spawn.setTeam(y % 2 == 0 ? null : "red");
		spawn.getAgents().add(level.getAgentTypes().get(agent));
		return spawn;
	}

	@Test
	void writesWhatIsReachedTileByTile() throws IOException {
		long seed = System.nanoTime();
		System.out.println("WorldTest seed " + seed);
		Random random = new Random(seed);
		Worlds.write(folder, Worlds.noise(11 * 12, 9 * 12, 0.04, random), 12, 12);
		for (List<Object> spawns : List.<List<Object>>of(List.of(), List.of("--spawn", "5,5", "--spawn", "100,50"),
				List.of("--spawn", "5,5", "--diagonals", "always"))) {
			List<Object> words = new ArrayList<>(List.of("world", folder.resolve("tiles"), "--report", folder.resolve("out"),
					"--reach", folder.resolve("reach"), "--agent", "a:1:ground", "--agent", "b/c:3:ground+swamp"));
			words.addAll(spawns);
			ClusterRun.of(words.toArray());
			assertReach("a:1:ground", "a", spawns);
			assertReach("b/c:3:ground+swamp", "b_c", spawns);
		}
	}

	private void assertReach(String agent, String name, List<Object> spawns) throws IOException {
		List<Object> words = new ArrayList<>(List.of("export", "--format", "pgm", "--layer", "reachability", "--agent", agent,
				"-o", folder.resolve("whole.pgm"), folder.resolve("whole.map")));
		words.addAll(spawns);
		ClusterRun plain = ClusterRun.plain(words.toArray());
		assertEquals(0, plain.status(), plain.toString());
		byte[] whole = pixels(folder.resolve("whole.pgm"), 11 * 12 * 9 * 12);
		for (int row = 0; row < 9; row++) {
			for (int column = 0; column < 11; column++) {
				byte[] tile = pixels(folder.resolve("reach/" + name + "/" + column + "_" + row + ".pgm"), 144);
				for (int y = 0; y < 12; y++) {
					int at = (row * 12 + y) * 11 * 12 + column * 12;
					assertArrayEquals(Arrays.copyOfRange(whole, at, at + 12), Arrays.copyOfRange(tile, y * 12, y * 12 + 12),
							name + " " + spawns);
				}
			}
		}
	}

	private static byte[] pixels(Path file, int count) throws IOException {
		byte[] bytes = Files.readAllBytes(file);
		return Arrays.copyOfRange(bytes, bytes.length - count, bytes.length);
	}

	@Test
	void tellsWhatIsWrongInALine() throws IOException {
		List<String> rows = List.of("...", "...", "...");
		Path tiles = Files.createDirectories(folder.resolve("tiles"));
		assertEquals(tiles + ": no tile", fault(tiles));
		assertEquals(folder + "/none: no such file or folder", fault(folder.resolve("none")));
		Worlds.writeMap(tiles.resolve("a 0 0.map"), rows);
		Worlds.writeMap(tiles.resolve("a 1 1.map"), rows);
		assertSays(fault(tiles), tiles + ": no tile", "column 1, row 0", "expected", " 0 to 1, 0 to 1");
		Worlds.writeMap(tiles.resolve("a 1 0.map"), List.of("..", ".."));
		Worlds.writeMap(tiles.resolve("a 0 1.map"), rows);
		assertSays(fault(tiles), tiles + "/a 1 0.map: ", "2 x 2 cells", "expected 3 x 3", "first tile");
		Files.writeString(tiles.resolve("a 1 0.map"), "type octile\nheight 3\nwidth 3\nmap\n...\n..\n...\n");
		assertTrue(fault(tiles).startsWith(tiles + "/a 1 0.map:6: "), fault(tiles));
		Worlds.writeMap(tiles.resolve("a 1 0.map"), rows);
		assertSays(fault(tiles, "--agent", "huge:4:ground"), tiles + ": ", "agent huge", "size 4", "at most 3", "tile");
		assertSays(fault(tiles, "--spawn", "6,0"), tiles + ": ", "spawn 6,0", "outside", " 6 x 6 cells");
		assertTrue(fault(tiles, "--agent", "boat:1:sea").startsWith(tiles + ": agent boat: unknown terrain \"sea\""));
		Worlds.writeMap(tiles.resolve("b1_1.map"), rows);
		assertTrue(fault(tiles).contains("a second tile at column 1, row 1"), fault(tiles));
		Files.delete(tiles.resolve("b1_1.map"));
		Worlds.writeMap(tiles.resolve("b.map"), rows);
		assertTrue(fault(tiles).startsWith(tiles + "/b.map: the name does not tell"), fault(tiles));
		Path list = Files.writeString(folder.resolve("list"), "0 0 tiles/a 0 0.map\n\n0 1\n");
		assertEquals(list + ":3: expected COLUMN ROW FILE, such as 3 12 tiles/a.map", fault(list));
		Files.writeString(list, "0 0 tiles/a 0 0.map\n99999999999 0 a\n");
		assertTrue(fault(list).startsWith(list + ":2: "), fault(list));
		Worlds.writeMap(folder.resolve("large.map"), Collections.nCopies(1024, ".".repeat(1024)));
		Files.write(list, IntStream.range(0, 257).mapToObj(column -> column + " 0 large.map").toList());
		assertSays(fault(list, "--chokes"), list + ": ", "--chokes", "memory", " 269484032 cells", " 268435456");
		Files.writeString(list, "0 0 tiles/none.map\n");
		assertEquals("tiles/none.map: no such file or folder", fault(list));
		Files.writeString(list, "-3 7 tiles/a 0 0.map\n -2  7 tiles/a 1 1.map\n");
		assertEquals(0, ClusterRun.of("world", list, "--report", folder.resolve("out")).status());
	}

	private String fault(Path input, Object... options) {
		List<Object> words = new ArrayList<>(List.of("world", input, "--report", folder.resolve("out")));
		words.addAll(List.of(options));
		return ClusterRun.fault(words.toArray());
	}

	/**
	 * Asserts that the check of a world in tiles reports the same as the check of the map {@code whole.map} beside the tiles.
	 * Both checks get {@code options} and {@code more}.
	 */
	private void assertOneMap(String tiles, List<Object> options, Object... more) throws IOException {
		List<Object> all = new ArrayList<>(options);
		all.addAll(List.of(more));
		Path input = folder.resolve(tiles);
		List<Object> plain = new ArrayList<>(List.of("validate", input.resolveSibling("whole.map"), "--format", "jsonl"));
		List<Object> world = new ArrayList<>(List.of("world", input, "--report", folder.resolve("out")));
		plain.addAll(all);
		world.addAll(all);
		ClusterRun expected = ClusterRun.plain(plain.toArray());
		ClusterRun run = ClusterRun.of(world.toArray());
		assertEquals(facts(expected.out()), facts(Files.readString(folder.resolve("out"))), all + " " + run);
		assertEquals(expected.status(), run.status());
	}

	/** Returns a line of a report without the name of the file, because a world and a map have different names. */
	private static String facts(String line) {
		return line.replaceFirst("^\\{\"file\":\"[^\"]*\",", "");
	}
}
