package org.leeway.core.exchange.openra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.AgentType;
import org.leeway.model.DiagonalRule;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;

/** Maps of OpenRA that become levels. */
class OpenRaImporterTest extends OpenRaImporterBase {

	private static final String PLAIN = "....\n....\n....\n....";

	@Test
	void aMapBecomesALevel() throws IOException {
		Import read = read(new MapBuilder("""
				#######
				#..==~#
				#..s=~#
				#.....#
				#######
				""", 1, 1, 5, 3).thing("mpspawn", 1, 1).thing("mpspawn", 4, 2));
		ImportedLevel imported = read.levels().getFirst();
		assertEquals("Small Map", imported.name());
		assertTrue(imported.hasOwnAgents());
		Level level = imported.level();
		assertEquals("""
				#######
				#..rr~#
				#..lr~#
				#.....#
				#######
				""", picture(level));
		assertEquals(List.of("Clear 1.0", "Water 1.0", "Road 1.0", "Beach 0.6", "Black Sand 0.5", "Ore 0.8", "Bridge 1.0", "outside 1.0"),
				level.getTerrainTypes().stream().map(terrain -> terrain.getName() + " " + terrain.getSpeed()).toList());
		assertEquals(List.of("foot and tank 1", "ship 1", "ferry 1"), level.getAgentTypes().stream()
				.map(agent -> agent.getName() + " " + agent.getSize()).toList());
		assertEquals(List.of("Clear", "Road", "Black Sand", "Ore", "Bridge"), crossed(level, 0));
		assertEquals(List.of("Water", "Beach"), crossed(level, 2));
		assertEquals(List.of("Player 1 of 1 at 1,1 [foot and tank]", "Player 2 of 2 at 4,2 [foot and tank]"), level.getSpawns().stream()
				.map(spawn -> spawn.getName() + " of " + spawn.getPlayer() + " at " + spawn.getX() + "," + spawn.getY() + " "
						+ spawn.getAgents().stream().map(AgentType::getName).toList())
				.toList());
		assertEquals(DiagonalRule.ALWAYS, level.getDiagonals());
		assertEquals(GameFrame.CELLS, level.getFrame());
		assertFalse(level.isYUp());
		assertSays(messages(read).getFirst(), "speed 1", "Road");
		LevelFiles.toBytes(level);
	}

	private static List<String> crossed(Level level, int agent) {
		return level.getAgentTypes().get(agent).getCapability().stream().map(TerrainType::getName).toList();
	}

	@Test
	void thingsBlockTheCellsOfTheirFootprints() throws IOException {
		Import read = read(new MapBuilder("........\n".repeat(6)).thing("house", 0, 0).thing("TOWER", 3, 0).thing("tree", 0, 2)
				.thing("wall", 3, 3).thing("gate", 5, 3).thing("wreck", 7, 0).thing("statue", 7, 1).thing("camera", 7, 2));
		assertEquals(List.of("house* 0,0 2,0 2,1 1,1 1,2 0,2", "tower 3,0 4,0 4,1 5,1 5,2 3,2", "tree 0,2 2,2 2,3 1,3 1,4 0,4",
				"wall* 3,3 4,3 4,4 3,4", "gate* 5,3 8,3 8,4 5,4", "wreck* 7,0 8,0 8,1 7,1", "statue 7,1 8,1 8,2 7,2"),
				obstacles(level(read)));
	}

	@Test
	void whatUnitsDriveOverOrMovesAwayBlocksNothing() throws IOException {
		Import read = read(new MapBuilder(PLAIN).thing("crate", 0, 0).thing("mine", 1, 0).thing("truck", 2, 2).thing("ghost", 3, 3));
		assertEquals(List.of(), obstacles(level(read)));
		String told = String.join(" ", messages(read));
		assertSays(told, "1 thing of 1 kind", "\"ghost\"", "1 unit ", "2 things", "drive over");
	}

	@Test
	void anObstacleEndsWhereTheMapEnds() throws IOException {
		Import read = read(new MapBuilder(PLAIN, 1, 1, 2, 2).thing("house", 0, 0).thing("house", 2, 2).thing("house", 9, 9)
				.thing("house", Integer.MAX_VALUE, 1));
		assertEquals(List.of("house* 2,2 3,2 3,3 2,3"), obstacles(level(read)));
	}

	@Test
	void resourcesReplaceTheTerrainWhereTheyMayLie() throws IOException {
		Import read = read(new MapBuilder("....\n.=..\n.#..\n....", 0, 0, 4, 3).resources("1110\n1201\n0101\n1111").thing("house", 0, 0));
		Level level = level(read);
		assertEquals("""
				..e.
				.o.e
				.r.e
				####
				""", picture(level));
		assertSays(String.join(" ", messages(read)), "3 cells", "resource");
	}

	@Test
	void cellsMayHaveTheOldFormat() throws IOException {
		Level level = level(read(new MapBuilder("..\n~.").resources("01\n00").format(1)));
		assertEquals(".o\n~.\n", picture(level));
	}

	@Test
	void unknownTilesAreTold() throws IOException {
		Import read = read(new MapBuilder("~?\n~~"));
		assertEquals("~.\n~~\n", picture(level(read)));
		assertSays(String.join(" ", messages(read)), "1 cell ", "tileset does not have", "Clear");
	}

	@Test
	void aBridgeIsTerrain() throws IOException {
		Import read = read(new MapBuilder("~~~~").thing("plank", 1, 0));
		assertEquals("~bb~\n", picture(level(read)).replace('g', 'b').replace('i', 'b'));
		assertSays(String.join(" ", messages(read)), "2 cells of bridges", "below");
	}

	@Test
	void theMapChangesTheRules() throws IOException {
		MapBuilder.writeMod(folder);
		Path small = Files.createDirectories(folder.resolve("mods/own/maps/small"));
		Files.writeString(small.resolve("rules.yaml"), "^Building:\n\tBuilding:\n\t\tFootprint: __ _x\n\t\tDimensions: 2,2\n");
		Import read = read(new MapBuilder(PLAIN).thing("house", 0, 0).thing("wall", 3, 0).rules("""
				 rules.yaml, missing.yaml
					WALL:
						-Crushable:
					World:
						Locomotor@A:
							TerrainSpeeds:
								-Black Sand:
								Rock: 10
						LuaScript:
							Scripts: a.lua
				"""));
		assertEquals(List.of("house* 1,1 2,1 2,2 1,2", "wall 3,0 4,0 4,1 3,1"), obstacles(level(read)));
		assertEquals(List.of("foot", "tank", "ship", "ferry"), level(read).getAgentTypes().stream().map(AgentType::getName).toList());
		assertEquals(List.of("Clear", "Rock", "Road", "Ore", "Bridge"), crossed(level(read), 0));
		assertSays(String.join(" ", messages(read)), "1 file of rules", "missing.yaml", "scripts");
	}

	@Test
	void treesThatAreTilesStopSomeUnits() throws IOException {
		MapBuilder.writeMod(folder, MapBuilder.manifest("own|rules/all.yaml"), MapBuilder.RULES
				+ "World:\n\tForestLayer:\n\t\tCrushedTiles:\n\t\t\t116: 46\n");
		Level level = level(read(new MapBuilder(".t.").thing("mpspawn", 0, 0)));
		assertEquals(".f.\n", picture(level).replace('c', 'f').replace('l', 'f'));
		assertEquals(List.of("foot", "tank", "ship", "ferry"), level.getAgentTypes().stream().map(AgentType::getName).toList());
		assertFalse(crossed(level, 0).contains("Clear forest"));
		assertTrue(crossed(level, 1).contains("Clear forest"));
		assertTrue(level.getTerrainTypes().stream().filter(type -> type.getName().equals("Clear forest")).findFirst().orElseThrow()
				.isRemovable());
	}

	@Test
	void startsThatAMapTakesAwayAreNone() throws IOException {
		Import read = read(new MapBuilder(PLAIN).thing("mpspawn", 0, 0).rules("\n\tWorld:\n\t\t-SpawnStartingUnits:\n"));
		assertEquals(0, level(read).getSpawns().size());
		assertSays(String.join(" ", messages(read)), "no units at their starts");
	}

	@Test
	void anArchiveIsTheSameMap() throws IOException {
		MapBuilder map = new MapBuilder(".=#\n~s.").thing("mpspawn", 0, 0).thing("wall", 2, 1);
		Level one = level(read(map));
		Path archive = Files.write(folder.resolve("any.zip"), map.archive());
		Level other = level(read(archive, Map.of("game", folder.toString())));
		assertEquals(new String(LevelFiles.toBytes(one)), new String(LevelFiles.toBytes(other)));
	}

	@Test
	void theFolderOfTheGameIsFoundOrGiven() throws IOException {
		Path mod = MapBuilder.writeMod(folder.resolve("game"));
		Path map = new MapBuilder("~.").write(folder.resolve("elsewhere"));
		for (Path game : List.of(mod, mod.getParent(), folder.resolve("game"))) {
			assertEquals("~.\n", picture(level(read(map, Map.of("game", game.toString())))));
		}
		Path inside = new MapBuilder("~.").write(folder.resolve("game/my/maps/small"));
		assertEquals("~.\n", picture(level(read(inside, Map.of()))));
	}

	@Test
	void filesOfTheModMayLieInOtherPackages() throws IOException {
		Path mod = MapBuilder.writeMod(folder, """
				Include: more.yaml
				FileSystem: Any
					Packages:
						^EngineDir|mods/common: shared
						~^SupportDir|content: content
				Rules:
					shared|all.yaml
				TileSets:
					plains.yaml
				""", "");
		Files.writeString(mod.resolve("more.yaml"), "MapGrid:\n\tType: Rectangular\n");
		Path common = Files.createDirectories(folder.resolve("engine/mods/common"));
		Files.writeString(common.resolve("all.yaml"), MapBuilder.RULES);
		assertEquals(3, level(read(new MapBuilder("~."))).getAgentTypes().size());
	}
}
