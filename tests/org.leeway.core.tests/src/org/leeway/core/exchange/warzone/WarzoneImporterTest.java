package org.leeway.core.exchange.warzone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.core.exchange.warzone.MapBuilder.list;
import static org.leeway.core.exchange.warzone.MapBuilder.object;
import static org.leeway.testing.Messages.assertAnySays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.SampleAgents;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.AnnotationKind;
import org.leeway.model.DiagonalRule;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;

/** Tests of the import of a map from a folder: the terrain, the obstacles and the starts of the level. */
class WarzoneImporterTest extends WarzoneBase {

	private static final String[] SAND = Collections.nCopies(8, "........").toArray(String[]::new);

	@ParameterizedTest
	@ValueSource(ints = {10, 39, 40})
	void aMapBecomesALevel(int version) throws IOException {
		Import read = read(new MapBuilder(version, "......", ".~#=s.", ".,:mr.", ".pui~.", "......"));
		assertEquals("4c-test", read.levels().getFirst().name());
		assertTrue(read.levels().getFirst().hasOwnAgents());
		Level level = read.levels().getFirst().level();
		assertEquals("""
				@@@@@@
				@~#=s@
				@,:mr@
				@pui~@
				@@@@@@
				""", picture(level));
		assertEquals("ground cliff-face,edge,water; hover cliff-face,edge", stops(level));
		assertEquals(DiagonalRule.NEVER, level.getDiagonals());
		assertEquals(GameFrame.CELLS, level.getFrame());
		assertEquals(128, level.getCellScale());
		LevelFiles.toBytes(level);
	}

	/** Returns the agents with the terrains that they do not cross. */
	private static String stops(Level level) {
		return String.join("; ", level.getAgentTypes().stream().map(agent -> agent.getName() + " " + String.join(",",
				level.getTerrainTypes().stream().filter(type -> !agent.getCapability().contains(type)).map(type -> type.getName())
						.sorted().toList())).toList());
	}

	@Test
	void aFileOfAgentsHasThem() throws IOException {
		Path file = new MapBuilder(10, SAND).write(folder.resolve("m"));
		SampleAgents.assertHasAgentsOf(read(file, Map.of()).levels().getFirst().level(), "warzone-4.3");
	}

	@Test
	void shipsAreAgentsIfAUserWants() throws IOException {
		Path file = new MapBuilder(10, SAND).write(folder.resolve("m"));
		Level level = read(file, Map.of("ships", "true")).levels().getFirst().level();
		assertEquals(List.of("ground", "hover", "ship"), level.getAgentTypes().stream().map(agent -> agent.getName()).toList());
		assertEquals(List.of("water"), level.getAgentTypes().getLast().getCapability().stream().map(type -> type.getName()).toList());
	}

	@Test
	void structuresBlockTheirTiles() throws IOException {
		Level level = level(new MapBuilder(40, SAND).file("struct.json", list("structures",
				object("A0CommandCentre", 3 * 128, 4 * 128, 0, 0), object("A0TankTrap", 5 * 128 + 64, 64, 0, -1),
				object("A0CyborgFactory", 64, 2 * 128, 0, 0), object("A0CyborgFactory", 6 * 128, 6 * 128 + 64, 1 << 14, 0),
				object("A0CyborgFactory", 6 * 128, 128 + 64, 65530, 0), object("A0FacMod1", 448, 448, 0, 0),
				object("A0VtolPad", 448, 448, 0, 0), object("A0ResourceExtractor", 6 * 128 + 1, 7 * 128 + 127, 0, 0))));
		assertEquals("""
				A0CommandCentre 2,3 4,5 removable
				A0TankTrap 5,0 6,1 removable
				A0CyborgFactory 0,1 1,3 removable
				A0CyborgFactory 5,6 7,7 removable
				A0CyborgFactory 6,0 7,2 removable
				A0ResourceExtractor 6,7 7,8""", obstacles(level));
	}

	@Test
	void featuresBlockTheirTilesAndAreNotTurned() throws IOException {
		Import read = read(new MapBuilder(40, SAND).file("feature.json", list("features", object("Tree1", 0, 0, 0, 0),
				object("WreckedTankerV", 3 * 128 + 64, 4 * 128, 1 << 14, 0), object("Boulder1", 2 * 128 + 64, 64, 0, 0),
				object("OilDrum", 64, 448, 0, 0), object("OilResource", 5 * 128 + 64, 6 * 128 + 64, 0, 0), object("Novelty", 448, 448, 0, 0),
				object("Tree1", 8 * 128, 0, 0, 0), object("Tree1", -1, 0, 0, 0), object("Tree1", 8 * 128 - 1, 8 * 128 - 1, 0, 0))));
		Level level = read.levels().getFirst().level();
		assertEquals("""
				Tree1 0,0 1,1 removable
				WreckedTankerV 3,3 4,5 removable
				Boulder1 2,0 3,1
				OilResource 5,6 6,7
				Tree1 6,6 8,8 removable""", obstacles(level));
		assertEquals(List.of("oil 5,6 " + AnnotationKind.RESOURCE), level.getAnnotations().stream().map(note -> note.getName() + " "
				+ note.getX() + "," + note.getY() + " " + note.getKind()).toList());
		List<String> messages = read.diagnostics().stream().map(Diagnostic::message).toList();
		assertAnySays(messages, "1 object of 1 kind that the game does not have", "\"Novelty\"", "block nothing");
		assertAnySays(messages, "2 objects outside of the map");
	}

	@Test
	void withoutTheGameATableTellsSizes() throws IOException {
		MapBuilder map = new MapBuilder(40, SAND).file("struct.json", list("structures", object("A0LightFactory", 448, 448, 0, 0),
				object("Novelty", 64, 64, 0, 0), object("A0FacMod1", 448, 448, 0, 0))).file("feature.json", list("features",
						object("building7", 6 * 128 + 64, 7 * 128, 0, 0), object("OilDrum", 64, 64, 0, 0), object("Boulder1", 64, 448, 0, 0)));
		Import read = read(map.write(folder.resolve("m")), Map.of("game", folder.resolve("none").toString()));
		assertEquals("""
				A0LightFactory 2,2 5,5 removable
				Novelty 0,0 1,1 removable
				building7 5,6 8,8 removable
				Boulder1 0,3 1,4""", obstacles(read.levels().getFirst().level()));
		assertAnySays(read.diagnostics().stream().map(Diagnostic::message).toList(), "files of the game are not found", "option game");
	}

	@Test
	void theGameIsFoundAboveTheMap() throws IOException {
		MapBuilder map = new MapBuilder(40, SAND).file("feature.json", list("features", object("Novelty", 64, 64, 0, 0)));
		Files.writeString(game.resolve("base/stats/features.json"), "{\"Novelty\": {\"width\": 3, \"breadth\": 1, \"other\": {}}}");
		Import read = read(map.write(game.resolve("multiplay/maps/m")), Map.of());
		assertEquals("Novelty 0,0 2,1 removable", obstacles(read.levels().getFirst().level()));
	}

	@Test
	void gatesAreTold() throws IOException {
		Import read = read(new MapBuilder(40, SAND).file("struct.json",
				list("structures", object("A0HardcreteMk1Gate", 64, 64, 0, 0))));
		assertEquals("A0HardcreteMk1Gate 0,0 1,1 removable", obstacles(read.levels().getFirst().level()));
		assertAnySays(read.diagnostics().stream().filter(Diagnostic::isAboutMeaning).map(Diagnostic::message).toList(), "Gates (1)");
		assertAnySays(read.diagnostics().stream().map(Diagnostic::message).toList(), "1 gateway ");
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', value = {"3; 3 at 4,3", "0; 0 at 4,3", "-1; ''"})
	void aStartWithoutDroidsIsBesideTheHeadquarters(int player, String starts) throws IOException {
		MapBuilder map = new MapBuilder(40, "........", ".######.", ".#....#.", ".#....#.", ".######.", "........")
				.file("struct.json", list("structures", object("A0CommandCentre", 3 * 128, 3 * 128, 0, player)))
				.file("droid.json", list("droids"));
		assertEquals(starts, starts(level(map)));
	}

	@Test
	void theFirstFreeDroidIsTheStart() throws IOException {
		MapBuilder map = new MapBuilder(40, SAND).file("struct.json", list("structures", object("A0CommandCentre", 3 * 128, 3 * 128, 0, 0),
				object("A0TankTrap", 5 * 128 + 64, 5 * 128 + 64, 0, 1)))
				.file("droid.json", list("droids", object("Truck", 300, 300, 0, 0), object("Truck", 600, 300, 0, 0),
						object("Truck", 700, 300, 0, 0), object("Truck", 5 * 128 + 64, 5 * 128 + 70, 0, 4),
						"{\"template\": \"Bus\", \"position\": [1, 1], \"player\": \"scavenger\", \"startpos\": 3}"));
		assertEquals("0 at 4,2; 4 at 5,4", starts(level(map)));
		assertEquals(List.of("ground", "hover"), level(map).getSpawns().getFirst().getAgents().stream().map(agent -> agent.getName())
				.toList());
	}

	@Test
	void objectsMayBeMembers() throws IOException {
		assertEquals("A0TankTrap 1,2 2,3 removable", obstacles(level(new MapBuilder(10, SAND).file("struct.json", """
				\uFEFF{"structure_1": {"name": "A0TankTrap", "position": [129, 257, 12], "rotation": [0, 0, 0], "player": 1, "modules": 2},
				"broken": {"name": "A0TankTrap"}, "number": 3, "other": {"position": [1, 2], "name": null}}"""))));
	}

	@Test
	void objectsMayBeInIniFiles() throws IOException {
		Level level = level(new MapBuilder(10, SAND).file("struct.ini", """
				[structure_0]
				id=3
				name=A0CyborgFactory
				position=448, 512, 0
				rotation=16384, 0, 0
				startpos=1
				; a comment

				[structure_1]
				name = "A0TankTrap"
				position = 64,64,0
				player = scavenger
				""").file("droid.ini", "[droid_0]\ntemplate=Truck\nposition=900,900,0\nstartpos=2\n"));
		assertEquals("A0CyborgFactory 2,4 4,5 removable\nA0TankTrap 0,0 1,1 removable", obstacles(level));
		assertEquals("2 at 6,6", starts(level));
	}

	@Test
	void objectsMayBeInBinaryFiles() throws IOException {
		Level level = level(new MapBuilder(10, SAND).file("struct.bjo", MapBuilder.binary("stru", 8, 44, 90, 0, "A0TankTrap",
				"A0CyborgFactory")).file("feat.bjo", MapBuilder.binary("feat", 14, 8, 90, 0, "OilDrum", "Boulder1", "Boulder1"))
				.file("dinit.bjo", MapBuilder.binary("dint", 8, 0, 0, 7, "Truck")));
		assertEquals("""
				A0TankTrap 0,2 1,3 removable
				A0CyborgFactory 0,2 2,3 removable
				Boulder1 1,2 2,3
				Boulder1 2,2 3,3""", obstacles(level));
		assertEquals("", starts(level), "the player 7 of four is scavengers");
	}

	@Test
	void jsonStandsBeforeOtherFiles() throws IOException {
		Level level = level(new MapBuilder(10, SAND).file("struct.bjo", "garbage").file("struct.ini", "garbage")
				.file("struct.json", list("structures", object("A0TankTrap", 0, 0, 0, 0))));
		assertEquals("A0TankTrap 0,0 1,1 removable", obstacles(level));
	}

	@ParameterizedTest
	@ValueSource(strings = {"../4c-test.gam", "gam.json"})
	void theEdgeIsOutsideOfTheLimits(String file) throws IOException {
		MapBuilder map = new MapBuilder(10, "......", "......", "......", "......", "......");
		if (file.endsWith("json")) {
			map.file(file, """
					{"version": 7, "ScrollMinX": 1, "ScrollMinY": 0, "ScrollMaxX": 5, "ScrollMaxY": 9, "levelName": ""}""");
		} else {
			map.file(file, MapBuilder.limits(1, 0, 5, 9));
		}
		Import read = read(map);
		assertEquals("""
				@@@@@@
				@@..@@
				@@..@@
				@@..@@
				@@@@@@
				""", picture(read.levels().getFirst().level()));
		assertAnySays(read.diagnostics().stream().map(Diagnostic::message).toList(), "part of the map", "4c-test");
	}

	@Test
	void typesMayLieAboveAndTheLevelHasItsName() throws IOException {
		MapBuilder map = new MapBuilder(10, SAND);
		map.file("../ttypes.ttp", map.files.get("ttypes.ttp")).without("ttypes.ttp")
				.file("level.json", "{\"name\": \"Rush\\n2\", \"players\": 8, \"author\": {\"name\": \"x\"}}");
		Import read = read(map);
		assertEquals("Rush 2", read.levels().getFirst().level().getName());
		assertEquals("4c-test", read.levels().getFirst().name());
	}
}
