package org.leeway.core.exchange.doom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/** Tests of maps of DOOM that become levels: their terrain, their meshes, and where units pass. */
class WadImporterTest extends WadImporterBase {

	@Test
	void aMapBecomesALevel() throws IOException {
		WadBuilder wad = new WadBuilder();
		int room = wad.sector(0, 128);
		int nukage = wad.sector(-16, 128, 7, 0);
		wad.wall(0, 64, 64, 64, room).wall(64, 64, 128, 64, nukage).wall(128, 64, 128, 0, nukage)
				.wall(128, 0, 64, 0, nukage).wall(64, 0, 0, 0, room).wall(0, 0, 0, 64, room)
				.border(64, 64, 64, 0, nukage, room);
		wad.thing(24, 40, 1).thing(100, 20, 3004).thing(100, 30, 3004).thing(30, 30, 7).thing(10, 10, 2018);
		Import read = read(wad.map("E1M1"), Map.of());

		ImportedLevel imported = read.levels().getFirst();
		assertEquals("E1M1", imported.name());
		assertTrue(imported.hasOwnAgents());
		Level level = imported.level();
		assertEquals(16, level.getCellScale());
		assertEquals("""
				....~~~~
				....~~~~
				....~~~~
				....~~~~
				""", picture(level));
		assertEquals(List.of("floor 1.0", "damaging 0.25", "void 1.0"), level.getTerrainTypes().stream()
				.map(terrain -> terrain.getName() + " " + terrain.getSpeed()).toList());
		assertEquals(List.of("player 2 1.0", "zombieman 3 1.25", "spider mastermind 16 8.0"), agents(level));
		assertEquals("Player 1 at 1,1", level.getSpawns().getFirst().getName() + " at "
				+ level.getSpawns().getFirst().getX() + "," + level.getSpawns().getFirst().getY());
		assertEquals(List.of("player"), level.getSpawns().getFirst().getAgents().stream().map(AgentType::getName).toList());

		PolygonMesh mesh = mesh(level);
		assertEquals(2, mesh.polygonCount());
		assertEquals(6, mesh.vertexCount());
		assertEquals(0, mesh.wallCount());
		assertEquals(16, area(mesh, 0));
		assertEquals(16, area(mesh, 1));
		LevelFiles.toBytes(level);
	}

	private static List<String> agents(Level level) {
		return level.getAgentTypes().stream().map(agent -> agent.getName() + " " + agent.getSize() + " "
				+ (agent.isSetRadius() ? agent.getRadius() : agent.getSize() / 2.0)).toList();
	}

	@ParameterizedTest
	@CsvSource(textBlock = """
			  0, 128,   24, 128, true
			  0, 128,   25, 128, false
			 25, 128,    0, 128, false
			  0, 128,   20,  76, true
			  0, 128,   20,  75, false
			  0,  56,    0, 200, true
			-40,  20,  -20,  36, false
			-40,  20,  -36,  36, true
			""")
	void stepsAndHeadroomStopUnits(int floor, int ceiling, int otherFloor, int otherCeiling, boolean passes)
			throws IOException {
		WadBuilder wad = new WadBuilder();
		wad.sector(floor, ceiling);
		wad.sector(otherFloor, otherCeiling);
		rooms(wad, 0, 0, 0);
		assertEquals(passes, isConnected(level(wad)));
	}

	@ParameterizedTest
	@CsvSource({ "0, true", "1, false", "2, true" })
	void flagsStopUnits(int flags, boolean passes) throws IOException {
		WadBuilder wad = new WadBuilder();
		wad.sector(0, 128);
		wad.sector(0, 128);
		rooms(wad, flags, 0, 0);
		assertEquals(passes, isConnected(level(wad)));
	}

	/**
	 * The right sector is a closed door: its ceiling lies on its floor. The line between the left and the right sector
	 * has the type {@code special}, which says how the door opens.
	 */
	@ParameterizedTest
	@CsvSource({ "1, true", "31, true", "26, true", "117, true", "62, false", "0, false", "42, false", "16262, true" })
	void doorsThatAreOpenedByHandAreOpen(int special, boolean passes) throws IOException {
		WadBuilder wad = new WadBuilder();
		wad.sector(0, 100);
		wad.sector(0, 0);
		rooms(wad, 0, special, 0);
		assertEquals(passes, isConnected(level(wad)));
	}

	@Test
	void anOpenDoorHasTheHeadroomOfItsLowestNeighbour() throws IOException {
		for (int ceiling : new int[] {59, 60}) {
			WadBuilder wad = new WadBuilder();
			wad.sector(0, ceiling);
			wad.sector(0, 0);
			rooms(wad, 0, 1, 0);
			assertEquals(ceiling == 60, isConnected(level(wad)));
		}
	}

	@ParameterizedTest
	@CsvSource({ "62, 128, true", "88, 128, true", "121, 128, true", "53, 128, true", "38, 128, true", "23, 128, true",
			"36, 128, true", "20, -128, true", "97, 128, false", "62, -128, false", "13331, 128, true" })
	void floorsThatLinesMoveLetUnitsPass(int special, int floor, boolean passes) throws IOException {
		WadBuilder wad = new WadBuilder();
		wad.sector(0, 256);
		wad.sector(floor, 512, 0, 9);
		wad.line(8, 8, 16, 8, 0, 0, 0, special, 9);
		rooms(wad, 0, 0, 0);
		assertEquals(passes, isConnected(level(wad)));
	}

	@Test
	void sectorsWithoutATagAreMovedByNothing() throws IOException {
		WadBuilder wad = new WadBuilder();
		wad.sector(0, 256);
		wad.sector(128, 512);
		wad.line(8, 8, 16, 8, 0, 0, 0, 62, 0);
		rooms(wad, 0, 0, 0);
		assertEquals(false, isConnected(level(wad)));
	}

	/**
	 * Returns a map of two rooms of 64 x 64 units. The line from the left room to the right room has the given flags, special
	 * and tag.
	 *
	 * @param wad the builder of the map
	 */
	private static WadBuilder rooms(WadBuilder wad, int flags, int special, int tag) {
		return wad.wall(0, 64, 64, 64, 0).wall(64, 64, 128, 64, 1).wall(128, 64, 128, 0, 1).wall(128, 0, 64, 0, 1)
				.wall(64, 0, 0, 0, 0).wall(0, 0, 0, 64, 0).line(64, 0, 64, 64, 0, 1, flags, special, tag)
				.thing(32, 32, 1).map("MAP01");
	}

	/** Returns whether units get from the first room to the second. Asserts that mesh and grid agree about this. */
	private static boolean isConnected(Level level) {
		NavMesh mesh = NavMesh.of(mesh(level));
		int left = mesh.locate(3.9, 2);
		int right = mesh.locate(4.1, 2);
		boolean onMesh = left != NavMesh.NONE && right != NavMesh.NONE && left == right;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			onMesh |= mesh.face(edge) == left && !mesh.isWall(edge) && mesh.face(mesh.twin(edge)) == right;
		}
		TerrainGrid grid = level.getTerrain();
		boolean onGrid = grid.width() == 8 && grid.terrain(3, 1) != 2 && grid.terrain(4, 1) != 2;
		assertEquals(onMesh, onGrid, picture(level));
		return onMesh;
	}

	@Test
	void aFreeStandingFenceStopsUnits() throws IOException {
		WadBuilder wad = new WadBuilder();
		int room = wad.sector(0, 128);
		wad.wall(0, 64, 128, 64, room).wall(128, 64, 128, 0, room).wall(128, 0, 0, 0, room).wall(0, 0, 0, 64, room);
		wad.line(32, 32, 96, 32, room, room, WadBuilder.IMPASSABLE, 0, 0);
		Level level = level(wad.map("MAP01"));
		assertEquals(1, mesh(level).wallCount());
		assertEquals("""
				........
				........
				..####..
				........
				""", picture(level));
		assertEquals(32, area(mesh(level), 0));
	}

	@Test
	void aCellMayHaveAnySize() throws IOException {
		WadBuilder wad = new WadBuilder();
		wad.sector(0, 128);
		wad.sector(0, 128, 5, 0);
		byte[] bytes = rooms(wad, 0, 0, 0).build();
		Level level = read(bytes, Map.of("units-per-cell", "64")).levels().getFirst().level();
		assertEquals(".~\n", picture(level));
		assertEquals(64, level.getCellScale());
		assertEquals(List.of("player 1 0.25"), agents(level));
		Level fine = read(bytes, Map.of("units-per-cell", "10")).levels().getFirst().level();
		assertEquals(13, fine.getTerrain().width());
		assertEquals(12.8 * 6.4, area(mesh(fine), 0) + area(mesh(fine), 1), 1e-9);
	}

	@Test
	void whatIsAssumedIsTold() throws IOException {
		WadBuilder wad = new WadBuilder();
		wad.sector(0, 256);
		wad.sector(128, 512);
		rooms(wad.thing(1, 1, 3005).thing(2, 2, 16), 0, 0, 0);
		List<String> told = read(wad, Map.of()).diagnostics().stream().map(Diagnostic::message).toList();
		assertEachSays(told, List.of("Textures, light, teleporters", "monsters", "first player", "not read"),
				List.of("Steps", "down but not up (1)", "walls"), List.of("monsters are taller", "cyberdemon"),
				List.of("monsters fly", "cacodemon"));
	}

	@Test
	void anOpenSectorIsTold() throws IOException {
		WadBuilder wad = new WadBuilder();
		int room = wad.sector(0, 128);
		int other = wad.sector(0, 128, 7, 0);
		wad.wall(0, 64, 64, 64, room).wall(64, 64, 64, 0, room).wall(64, 0, 0, 0, other).wall(0, 0, 0, 64, room);
		Import read = read(wad.map("MAP01"), Map.of());
		assertEquals(Diagnostic.Kind.ASSUMED, read.diagnostics().getLast().kind());
		assertSays(read.diagnostics().getLast().message(), "MAP01 ", "sectors", "not closed", " 32,0: ");
		assertEquals(16, area(mesh(read.levels().getFirst().level()), 0));
	}

	/**
	 * A map of three sectors of 64 x 64 units in a row. The outline of the second sector is not closed: a gap of one unit is
	 * left.
	 */
	@Test
	void aGapOpensOneSectorOnly() throws IOException {
		for (int height : new int[] {0, 64}) {
			WadBuilder wad = new WadBuilder();
			wad.sector(0, 128);
			wad.sector(height, 192);
			wad.sector(0, 128);
			for (int i = 0; i < 3; i++) {
				wad.wall(64 * i, 64, 64 * i + 64, 64, i).wall(64 * i + 64, 0, 64 * i + (i == 1 ? 1 : 0), 0, i);
			}
			wad.wall(0, 0, 0, 64, 0).wall(192, 64, 192, 0, 2).border(64, 64, 64, 0, 0, 1).border(128, 64, 128, 0, 1, 2);
			Import read = read(wad.map("MAP01"), Map.of());
			assertEquals("""
					....####....
					....####....
					....####....
					....####....
					""", picture(read.levels().getFirst().level()));
			assertEquals(Diagnostic.Kind.ASSUMED, read.diagnostics().getLast().kind());
			assertSays(read.diagnostics().getLast().message(), "MAP01 ", "sectors", "not closed",
					" 97,0 and 64,32 and 128,32 and 1 more places");
		}
	}

	@Test
	void aSideThatNoLineUsesHarmsNothing() throws IOException {
		WadBuilder wad = new WadBuilder();
		wad.sector(0, 128);
		wad.sector(0, 128);
		wad.side(0xFFFF);
		assertEquals(true, isConnected(level(rooms(wad, 0, 0, 0))));
	}

	private Level level(WadBuilder wad) throws IOException {
		return read(wad, Map.of()).levels().getFirst().level();
	}

	private static String picture(Level level) {
		StringBuilder text = new StringBuilder();
		TerrainGrid grid = level.getTerrain();
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				int id = grid.terrain(x, y);
				text.append(level.getTerrainTypes().stream().filter(terrain -> terrain.getId() == id)
						.map(TerrainType::getGlyph).findFirst().orElseThrow());
			}
			text.append('\n');
		}
		return text.toString();
	}
}
