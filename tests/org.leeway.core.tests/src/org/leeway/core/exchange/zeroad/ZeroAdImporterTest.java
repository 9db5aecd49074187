package org.leeway.core.exchange.zeroad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.SampleAgents;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.Starts;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.option.OptionValues;
import org.leeway.testing.Rounds;

/**
 * Tests of the import of maps of 0 A.D. The tests compare the terrain of each cell with the rules of the game, and check the
 * objects on the maps.
 */
class ZeroAdImporterTest {

	private static final int EDGE = 12;
	private static final Format FORMAT = Formats.registered().all().stream().filter(each -> each.id().equals("0ad")).findFirst()
			.orElseThrow();

	@TempDir
	private Path folder;

	private static Import read(Path file) throws IOException {
		return FORMAT.read(file, OptionValues.STANDARD, Progress.NONE);
	}

	private static Import read(Path file, Path game) throws IOException {
		return FORMAT.read(file, OptionValues.STANDARD.withText(FORMAT.readingOptions().getFirst(), game.toString()), Progress.NONE);
	}

	/** Writes a map into the folder of a game, and reads it. */
	private Import inGame(MapBuilder map) throws IOException {
		Path mod = MapBuilder.game(folder);
		return read(map.write(mod.resolve("maps/skirmishes"), "map"));
	}

	private static Level level(Import read) {
		return read.levels().getFirst().level();
	}

	private static String terrain(Level level, int x, int z) {
		int side = level.getTerrain().width();
		int id = level.getTerrain().terrain(x, side - 1 - z);
		return level.getTerrainTypes().stream().filter(type -> type.getId() == id).map(TerrainType::getName).findFirst().orElseThrow();
	}

	/** Returns the height of a point by the plane through the three corners of its triangle. */
	private static double height(MapBuilder map, double x, double z) {
		int i = (int) (x / 4);
		int j = (int) (z / 4);
		double a = corner(map, i, j);
		double b = corner(map, i + 1, j);
		double c = corner(map, i, j + 1);
		double d = corner(map, i + 1, j + 1);
		double u = x / 4 - i;
		double v = z / 4 - j;
		if (a + d < b + c) {
			return u + v <= 1 ? a + u * (b - a) + v * (c - a) : d + (1 - u) * (c - d) + (1 - v) * (b - d);
		}
		return u <= v ? a + v * (c - a) + u * (d - c) : a + u * (b - a) + v * (d - b);
	}

	private static double corner(MapBuilder map, int i, int j) {
		return map.heights[j * (map.tiles + 1) + i] / 92.0;
	}

	private static double slope(MapBuilder map, int x, int z) {
		int[] corners = Stream.of(0, 1, map.tiles + 1, map.tiles + 2)
				.mapToInt(next -> map.heights[z / 4 * (map.tiles + 1) + x / 4 + next]).sorted().toArray();
		return (corners[3] - corners[0]) / 4 / 92.0;
	}

	private static String expected(MapBuilder map, double water, boolean circular, int x, int z) {
		int side = 4 * map.tiles;
		boolean outside = circular
				? Math.hypot(x + 0.5 - side / 2.0, z + 0.5 - side / 2.0) >= side / 2.0 - EDGE
				: x < EDGE || z < EDGE || x >= side - EDGE || z >= side - EDGE;
		double depth = water - height(map, x + 0.5, z + 0.5);
		boolean walks = depth <= 2 && slope(map, x, z) < 1;
		boolean floats = depth >= 1;
		return outside ? "outside" : walks ? floats ? "shallows" : "land" : floats ? "water" : "cliff";
	}

	@Test
	void terrainIsThatOfTheGame() throws IOException {
		for (int seed = 0; seed < Rounds.of(12); seed++) {
			Random random = new Random(seed);
			MapBuilder map = new MapBuilder(1 + random.nextInt(2), 0);
			double rough = random.nextInt(3) == 0 ? 2000 : 500;
			for (int i = 0; i < map.heights.length; i++) {
				map.heights[i] = (int) (1000 + rough * random.nextDouble() + 300 * Math.sin(i / 5.0));
			}
			boolean circular = random.nextBoolean();
			double water = 11 + 4 * random.nextDouble();
			map.water(water).settings("\"CircularMap\": " + circular);
			Level level = level(inGame(map));
			for (int z = 0; z < 4 * map.tiles; z++) {
				for (int x = 0; x < 4 * map.tiles; x++) {
					assertEquals(expected(map, water, circular, x, z), terrain(level, x, z), "seed " + seed + ", " + x + "," + z);
				}
			}
		}
	}

	@Test
	void aFileOfAgentsHasTheClassesOfA26() throws IOException {
		Path noGame = Files.createDirectory(folder.resolve("no-game"));
		Path map = new MapBuilder(1, 0).water(1.5).write(folder.resolve("alone"), "map");
		SampleAgents.assertHasAgentsOf(level(read(map, noGame)), "0ad-a26");
	}

	@Test
	void classesAreAgents() throws IOException {
		List<AgentType> agents = level(inGame(new MapBuilder(1, 0).water(1.5))).getAgentTypes();
		assertEquals(List.of("default 3 [land, shallows] 0.8 1.16", "ship 7 [shallows, water] 3.0 3.36"),
				agents.stream().map(agent -> agent.getName() + " " + agent.getSize() + " "
						+ agent.getCapability().stream().map(TerrainType::getName).toList() + " " + agent.getRadius() + " "
						+ agent.getObstacleRadius()).toList());
	}

	@Test
	void thingsBlockWhereTheyStand() throws IOException {
		Level level = level(inGame(new MapBuilder(2, 0).entity("structures/house", 1, 50, 60, Math.PI / 2)
				.entity("gaia/tree/oak", 0, 80, 30, 0).entity("structures/field", 1, 90, 90, 0).entity("structures/ruin", 1, 70, 70, 0)
				.entity("actor|props/stone.xml", 0, 20, 20, 0).entity("structures/gate", 1, 100, 50, 0)
				.entity("foundation|structures/house", 1, 40, 100, 0)));
		assertEquals(List.of("house false 48,62 52,74", "oak true 79,97 81,99", "gate false 92,77 96,79", "gate true 96,77 104,79",
				"gate false 104,77 108,79", "house false 34,26 46,30"), level.getPolygons().stream().map(ZeroAdImporterTest::box).toList());
	}

	private static String box(PolygonObstacle obstacle) {
		Polygon shape = obstacle.getShape();
		return obstacle.getName() + " " + obstacle.isRemovable() + " " + Math.round(shape.bounds().left()) + ","
				+ Math.round(shape.bounds().top()) + " " + Math.round(shape.bounds().right()) + "," + Math.round(shape.bounds().bottom());
	}

	@Test
	void playersStartWithTheirUnits() throws IOException {
		Level level = level(inGame(new MapBuilder(2, 0).settings("\"PlayerData\": [null, {\"Name\": \"Ada\"}, {}]")
				.entity("structures/civil_centre", 1, 50, 50, 0).entity("units/walker", 1, 70.5, 40.25, 0)
				.entity("units/walker", 1, 71, 41, 0).entity("structures/civil_centre", 2, 90, 90, 0).entity("units/boat", 2, 20, 20, 0)
				.entity("units/walker", 0, 30, 30, 0)));
		assertEquals(List.of("Ada 1 70,87 [default]", "Player 2 2 90,20 [default]", "Player 2 2 20,107 [ship]"),
				level.getSpawns().stream().map(ZeroAdImporterTest::start).toList());
		assertEquals(List.of(), LevelAnalysis.of(LevelSnapshot.of(level), Progress.NONE).agents().getFirst().misfits());
	}

	private static String start(Spawn spawn) {
		return spawn.getName() + " " + spawn.getPlayer() + " " + spawn.getX() + "," + spawn.getY() + " "
				+ spawn.getAgents().stream().map(AgentType::getName).toList();
	}

	@Test
	void thingsOfACivilisationTakeThePlaceOfOthers() throws IOException {
		Path mod = MapBuilder.game(folder);
		MapBuilder.template(mod, "skirmish/house", "structures/field", "<SkirmishReplacer><general>structures/{civ}/house</general></SkirmishReplacer>");
		MapBuilder.template(mod, "skirmish/wall", "structures/house", "<SkirmishReplacer/>");
		MapBuilder.template(mod, "structures/athen/house", "gaia/tree/oak", "");
		MapBuilder.template(mod, "structures/rome/villa", "structures/gate", "");
		MapBuilder.file(mod, "simulation/data/civs/rome.json",
				"{\"Code\": \"rome\", \"SkirmishReplacements\": {\"skirmish/house\": \"structures/rome/villa\"}}");
		Import read = inGame(new MapBuilder(2, 0).settings("\"PlayerData\": [{}, {\"Civ\": \"rome\"}]").entity("skirmish/house", 1, 50, 50, 0)
				.entity("skirmish/wall", 1, 70, 70, 0).entity("skirmish/house", 2, 90, 90, 0));
		assertEquals(4, level(read).getPolygons().size());
		assertTrue(told(read).stream().anyMatch(line -> line.contains("athen")), told(read).toString());
		assertTrue(told(read).stream().anyMatch(line -> line.startsWith("1 thing that only other civilisations")), told(read).toString());
	}

	private static List<String> told(Import read) {
		return read.diagnostics().stream().map(Diagnostic::message).toList();
	}

	@Test
	void theFrameIsThatOfTheGame() throws IOException {
		Level level = level(inGame(new MapBuilder(1, 0).settings("\"Name\": \"Bay\", \"Keywords\": [\"naval\"]")));
		assertEquals("UNITS 0.0 64.0 true x z Bay", level.getFrame().name() + " " + level.getOriginX() + " " + level.getOriginY() + " "
				+ level.isYUp() + " " + level.getAxes() + " " + level.getName());
		assertEquals(Starts.APART, level.getStarts());
	}

	@Test
	void whatIsMissingIsTold() throws IOException {
		Path alone = new MapBuilder(1, 0).entity("gaia/unknown", 0, 30, 30, 0).write(folder.resolve("alone"), "map");
		Import withoutGame = read(alone);
		assertEquals(4, level(withoutGame).getAgentTypes().size());
		assertFalse(told(withoutGame).isEmpty());
		Files.delete(folder.resolve("alone/map.xml"));
		assertTrue(told(read(alone)).getFirst().contains("map.xml"));
		Import strange = inGame(new MapBuilder(1, 0).entity("gaia/unknown", 0, 30, 30, 0).entity("../../secret", 0, 30, 30, 0));
		assertTrue(told(strange).getFirst().contains("2 things of 2 templates"), told(strange).toString());
	}

	@Test
	void eitherFileMayBeOpenedAndAnArchiveIsAMod() throws IOException {
		Path mod = MapBuilder.game(folder.resolve("unpacked"));
		Path packed = folder.resolve("packed/mods/public");
		Files.createDirectories(packed);
		try (OutputStream out = Files.newOutputStream(packed.resolve("public.zip")); ZipOutputStream zip = new ZipOutputStream(out);
				Stream<Path> all = Files.walk(mod)) {
			for (Path file : all.filter(Files::isRegularFile).toList()) {
				zip.putNextEntry(new ZipEntry(mod.relativize(file).toString().replace('\\', '/')));
				zip.write(Files.readAllBytes(file));
			}
		}
		Path file = new MapBuilder(1, 0).entity("gaia/tree/oak", 0, 30, 30, 0).write(packed.resolve("maps/scenarios"), "map");
		assertEquals(1, level(read(file)).getPolygons().size());
		assertEquals(1, level(read(file.resolveSibling("map.xml"))).getPolygons().size());
	}

	@Test
	void faultsAreTold() throws IOException {
		Path mod = MapBuilder.game(folder);
		Path maps = mod.resolve("maps");
		MapBuilder map = new MapBuilder(1, 0);
		Path file = map.write(maps, "map");
		refused("the file ends", file, Arrays.copyOf(map.heightFile(), 300));
		byte[] many = map.heightFile();
		many[14] = 1;
		refused("patches along a side", file, many);
		many[15] = -1;
		refused("patches along a side", file, many);
		byte[] old = map.heightFile();
		old[4] = 3;
		refused("version 3", file, old);
		Files.write(file, map.heightFile());
		Files.writeString(maps.resolve("map.xml"), "<Map/>");
		assertTrue(assertThrows(LevelFormatException.class, () -> read(file)).getMessage().contains("map.xml:1: the root element is <Map>"));
		Files.writeString(maps.resolve("map.xml"), map.settings("\"Name\": [}").scenarioFile());
		assertTrue(assertThrows(LevelFormatException.class, () -> read(file)).getMessage().contains("map.xml:4: the settings"));
		MapBuilder.template(mod, "a", "b", "");
		MapBuilder.template(mod, "b", "a", "");
		map.settings("").entity("a", 0, 20, 20, 0).write(maps, "map");
		assertTrue(assertThrows(LevelFormatException.class, () -> read(file)).getMessage().contains("inherits from more than"));
	}

	private static void refused(String problem, Path file, byte[] bytes) throws IOException {
		Files.write(file, bytes);
		String message = assertThrows(LevelFormatException.class, () -> read(file)).getMessage();
		assertTrue(message.startsWith(file.toString()) && message.contains(problem), message);
		assertFalse(message.contains("Exception"), message);
	}
}
