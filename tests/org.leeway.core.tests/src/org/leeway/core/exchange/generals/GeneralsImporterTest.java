package org.leeway.core.exchange.generals;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertEachSays;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.SampleAgents;
import org.leeway.model.DiagonalRule;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;

/**
 * Tests of maps of Generals that become levels: where the ground, water, fences, buildings and bridges let units pass.
 */
class GeneralsImporterTest extends GeneralsImporterBase {

	private static final int BRIDGE_START = 0x10;
	private static final int BRIDGE_END = 0x20;

	@Test
	void aMapBecomesALevel() throws IOException {
		Import read = read(new MapBuilder(12, 8).start(2, 105, 15).start(1, 5, 75).build(), Map.of());
		assertEquals("test", read.levels().getFirst().name());
		assertTrue(read.levels().getFirst().hasOwnAgents());
		assertEquals(List.of(), read.diagnostics());
		Level level = read.levels().getFirst().level();
		assertEquals("............\n".repeat(8), picture(level));
		assertEquals(List.of("infantry 1 clear+bridge", "vehicle 1 clear+fence+bridge", "climber 1 clear+cliff+cliff-edge+bridge"),
				agents(level));
		assertEquals(List.of("Player 1 1 at 0,0", "Player 2 2 at 10,6"), level.getSpawns().stream().map(spawn -> spawn.getName() + " "
				+ spawn.getPlayer() + " at " + spawn.getX() + "," + spawn.getY()).toList());
		assertEquals(DiagonalRule.ONE, level.getDiagonals());
		assertEquals(GameFrame.UNITS, level.getFrame());
		assertEquals("0.0 80.0 true 10.0", level.getOriginX() + " " + level.getOriginY() + " " + level.isYUp() + " " + level.getCellScale());
	}

	private static List<String> agents(Level level) {
		return level.getAgentTypes().stream().map(agent -> agent.getName() + " " + agent.getSize() + " " + String.join("+",
				agent.getCapability().stream().map(terrain -> terrain.getName()).toList())).toList();
	}

	@Test
	void filesOfAgentsHaveThem() throws IOException {
		byte[] map = new MapBuilder(4, 4).build();
		SampleAgents.assertHasAgentsOf(read(map, Map.of()).levels().getFirst().level(), "generals-zero-hour-1.04");
		SampleAgents.assertHasAgentsOf(read(map, Map.of("bodies", "true")).levels().getFirst().level(), "generals-zero-hour-1.04-bodies");
	}

	@Test
	void agentsHaveTheSizesOfBodiesIfAsked() throws IOException {
		Level level = read(new MapBuilder(4, 4).build(), Map.of("bodies", "true")).levels().getFirst().level();
		assertEquals(List.of("infantry 2 clear+bridge", "vehicle 3 clear+fence+bridge", "long-vehicle 4 clear+fence+bridge",
				"overlord 5 clear+fence+bridge", "climber 2 clear+cliff+cliff-edge+bridge"), agents(level));
	}

	@Test
	void cliffsGrowByACellButNotIntoWaterOrFromBeyondTheBorder() throws IOException {
		Level level = level(new MapBuilder(10, 6).cliff(2, 4).cliff(6, 2).cliff(10, 5).height(7, 1, 0)
				.water(15, 60, 0, 80, 0, 80, 20, 60, 20));
		assertEquals("""
				.+++......
				.+#+......
				.+++.+++..
				.....+#+..
				.....+~~..
				......~~..
				""", picture(level));
	}

	/** A corner of cells is under water if it is lower than the highest water level of the areas that contain it. */
	@ParameterizedTest
	@CsvSource({ "20, 31, true", "20, 32, false", "19, 31, false", "19, 30, true", "3, 7, true", "3, 8, false" })
	void waterCoversCornersBelowIt(int level, int height, boolean isUnder) throws IOException {
		MapBuilder map = new MapBuilder(4, 4).height(2, 2, height).water(level, 15, 15, 25, 15, 25, 25, 15, 25);
		map.area(false, 100, 0, 0, 40, 0, 40, 40, 0, 40);
		map.water(5, 0, 0, 40, 0, 40, 40, 0, 40);
		assertEquals(isUnder ? "....\n.~~.\n.~~.\n....\n" : "....\n....\n....\n....\n", picture(level(map)));
	}

	/**
	 * Checks points on the border of an area of water. As in the game, the left border is outside of the area, and the
	 * right border is inside.
	 */
	@Test
	void bordersOfWaterBelongToOneSide() throws IOException {
		MapBuilder map = new MapBuilder(6, 3);
		assertEquals("""
				..~~~.
				..~~~.
				..~~~.
				""", picture(level(map.water(21, 20, 5, 40, 5, 40, 25, 20, 25))));
		assertEquals("""
				......
				~~~~~.
				~~~~~.
				""", picture(level(new MapBuilder(6, 3).water(21, 40, 5, 0, 15, 0, 5, 40, 15))));
	}

	@Test
	void oldMapsHaveCliffsByTheirHeights() throws IOException {
		MapBuilder map = new MapBuilder(8, 5).height(2, 2, 48).height(6, 2, 47);
		map.blendVersion = 6;
		Import read = read(map.build(), Map.of());
		assertEquals("""
				........
				++++....
				+##+....
				+##+....
				++++....
				""", picture(read.levels().getFirst().level()));
		assertEachSays(messages(read), List.of("no cliffs", "heights"));
	}

	private static List<String> messages(Import read) {
		return read.diagnostics().stream().map(Diagnostic::message).toList();
	}

	@Test
	void allVersionsAreRead() throws IOException {
		for (int version = 1; version <= 8; version++) {
			MapBuilder map = new MapBuilder(12, 12, version < 3 ? 0 : 2);
			map.heightVersion = Math.clamp(version, 2, 4);
			map.blendVersion = version;
			map.waterVersion = Math.clamp(version, 2, 4);
			map.thingVersion = Math.min(version, 3);
			map.cliff(5, 5).water(50, 80, 0, 120, 0, 120, 40, 80, 40).thing("SupplyPileSmall", 30, 90, 99, 0, 0, "").start(1, 25, 25);
			Level level = level(map);
			assertEquals("version " + version + " 12 x 12 " + (version >= 7) + " " + (version < 3) + " " + (version > 1),
					"version " + version + " " + level.getTerrain().width() + " x " + level.getTerrain().height() + " "
							+ picture(level).contains("#") + " " + picture(level).contains("B") + " " + !level.getSpawns().isEmpty());
			assertTrue(picture(level).contains("~~~~\n"), picture(level));
		}
	}

	/**
	 * In the first version of the format, heights are twice as dense: the side of a cell has two heights instead of one.
	 * Instead of areas of water, this version has one fixed level: all ground below this level is under water.
	 */
	@Test
	void theFirstVersionIsHalved() throws IOException {
		MapBuilder map = new MapBuilder(12, 8, 0).height(4, 4, 48).height(8, 4, 0).height(9, 5, 48);
		map.heightVersion = 1;
		map.blendVersion = 1;
		map.waterVersion = 1;
		assertEquals("""
				+#####
				+##~~#
				+##~~#
				++++++
				""", picture(level(map)));
	}

	@Test
	void packedMapsAreTheSame() throws IOException {
		MapBuilder map = new MapBuilder(150, 150).cliff(70, 70).start(1, 5, 5).thing("TechOilDerrick", 500, 500);
		for (int i = 0; i < 2000; i++) {
			map.height(i * 7 % 150, i * 31 % 150, 30 + i % 5);
		}
		byte[] plain = map.build();
		assertTrue(plain.length > 1 << 17);
		byte[] packed = MapBuilder.refPack(plain);
		assertTrue(packed.length < plain.length / 4);
		String picture = picture(read(plain, Map.of()).levels().getFirst().level());
		assertEquals(picture, picture(read(packed, Map.of()).levels().getFirst().level()));
		assertEquals(picture, picture(read(MapBuilder.zlib(plain), Map.of()).levels().getFirst().level()));
	}

	@Test
	void buildingsCloseTheCellsOfTheGame() throws IOException {
		Level level = level(new MapBuilder(16, 8).thing("TechOilDerrick", 40, 40, 0, 45, 0, "").thing("SupplyPileSmall", 120, 40));
		assertEquals("""
				p..ppp.........p
				...BBB..........
				..BBBB.....BB...
				pBBBBBB...BBBB..
				BBBBBBB...BBBB..
				pBBBBB.....BB...
				...BB...........
				p..pp..........p
				""", picture(level));
		assertEquals(List.of("TechOilDerrick false", "SupplyPileSmall true"),
				level.getPolygons().stream().map(each -> each.getName() + " " + each.isRemovable()).toList());
	}

	@Test
	void thingsHighAboveTheGroundCloseNothing() throws IOException {
		MapBuilder map = new MapBuilder(16, 8).thing("TechOilDerrick", 40, 40, 10.5, 0, 0, "");
		assertEquals("................\n".repeat(8), picture(level(map)));
		assertTrue(picture(level(map.thing("ChainLinkFence", 40, 40, 50, 0, 0, ""))).contains("f"));
	}

	/**
	 * The game closes cells that have few clear neighbours. So a lane of one cell between buildings is closed, and a lane of
	 * two cells stays open.
	 */
	@Test
	void lanesOfACellAreClosed() throws IOException {
		assertEquals("""
				....................
				....................
				....................
				..BBBBB.BBBBB.......
				..BBBBBpBBBBB.......
				..BBBBBpBBBBB.......
				..BBBBBpBBBBB.......
				..BBBBB.BBBBB.......
				....................
				....................
				....................
				....................
				""", picture(level(new MapBuilder(20, 12).thing("TechOilDerrick", 47, 60).thing("TechOilDerrick", 107, 60))));
		assertEquals("""
				....................
				....................
				....................
				..BBBBB..BBBBB......
				..BBBBB..BBBBB......
				..BBBBB..BBBBB......
				..BBBBB..BBBBB......
				..BBBBB..BBBBB......
				....................
				....................
				....................
				....................
				""", picture(level(new MapBuilder(20, 12).thing("TechOilDerrick", 47, 60).thing("TechOilDerrick", 117, 60))));
	}

	@Test
	void fencesAreATerrainThatVehiclesCross() throws IOException {
		Level level = level(new MapBuilder(8, 6).thing("ChainLinkFence", 21, 21, 0, 0, 0, "").thing("ChainLinkFence", 65, 15, 0, 90, 0, ""));
		assertEquals("""
				........
				......f.
				......f.
				..fff.f.
				......f.
				........
				""", picture(level));
		assertTrue(level.getTerrainTypes().get(4).isRemovable());
	}

	/**
	 * Checks that a building does not block cells of cliffs, of water, of the last row, and of the last column, as in the
	 * game.
	 */
	@Test
	void buildingsStandOnClearGround() throws IOException {
		Level level = level(new MapBuilder(8, 6).cliff(2, 2).thing("TechOilDerrick", 30, 30).thing("SupplyPileSmall", 75, 55));
		assertEquals("""
				pppppppp
				BBBBBBBp
				B+++BB..
				B+#+BB..
				B+++BB..
				pppppp.p
				""", picture(level));
	}

	@Test
	void bridgesMakeWaterPassable() throws IOException {
		MapBuilder map = new MapBuilder(12, 9).water(30, 35, -5, 85, -5, 85, 95, 35, 95)
				.thing("Tampico", 20, 45, 0, 0, BRIDGE_START, "").thing("Tampico", 100, 45, 0, 0, BRIDGE_END, "")
				.thing("Tampico", 20, 15, 0, 0, BRIDGE_END, "").thing("Tampico", 20, 15, 0, 0, BRIDGE_START, "");
		Import read = read(map.build(), Map.of());
		assertEquals("""
				...~~~~~~...
				...~~~~~~...
				...======...
				...======...
				...======...
				...======...
				...~~~~~~...
				...~~~~~~...
				...~~~~~~...
				""", picture(read.levels().getFirst().level()));
		assertEachSays(messages(read), List.of("1 bridge is", "40 units wide"), List.of("2 bridges with a single end"));
	}

	@Test
	void thingsThatTheTableLacksAreCounted() throws IOException {
		MapBuilder map = new MapBuilder(4, 4);
		for (String name : List.of("A", "B", "B", "C", "D", "E", "F", "TreeOak", "Scorch", "*Waypoints/Waypoint")) {
			map.thing(name, 20, 20);
		}
		map.thing("DirtRoad", 10, 10, 0, 0, 2, "").thing("DirtRoad", 30, 10, 0, 0, 4, "").start(1, 99, 99);
		assertEachSays(messages(read(map.build(), Map.of())),
				List.of("7 things of 6 names", "\"B\" (2), \"A\" (1), \"C\" (1), \"D\" (1), \"E\" (1) and others"),
				List.of("1 start lies outside"));
	}

	@Test
	void theFirstPlayableAreaIsTheLevel() throws IOException {
		MapBuilder map = new MapBuilder(6, 5).area(true, 0, 3).area(false, 4, 3).area(false, 6, 5).cliff(5, 3);
		Import read = read(map.build(), Map.of());
		assertEquals("....\n....\n....\n", picture(read.levels().getFirst().level()));
		assertEachSays(messages(read), List.of("Scripts", "larger playable area"));
		Import large = read(new MapBuilder(6, 5).area(true, 900, 1 << 30).build(), Map.of());
		assertArrayEquals(new int[] {8, 7}, new int[] {large.levels().getFirst().level().getTerrain().width(),
				large.levels().getFirst().level().getTerrain().height()});
		assertEachSays(messages(large), List.of("900 x 1073741824", "larger than the map"));
	}
}
