package org.leeway.core.exchange.doom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.option.OptionValues;

class WadImporterTest {

	@TempDir
	private Path folder;

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
	 * The right sector is closed: its ceiling lies on its floor. The line between the left and the right sector has the type
	 * {@code special}.
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
	void mapsAreChosenByName() throws IOException {
		byte[] wad = twoMaps().build();
		assertEquals(List.of("E1M1", "E1M2"), names(read(wad, Map.of())));
		assertEquals(List.of("E1M2"), names(read(wad, Map.of("maps", " e1m2 "))));
		assertEquals(List.of("E1M2", "E1M1"), names(read(wad, Map.of("maps", "E1M2, E1M1,E1M2"))));
		assertRefused(wad, Map.of("maps", "E1M1,E1M3"), "no map E1M3, expected some of E1M1, E1M2");
		assertRefused(wad, Map.of("maps", ","), "no map, expected some of E1M1, E1M2");
	}

	private static List<String> names(Import read) {
		return read.levels().stream().map(ImportedLevel::name).toList();
	}

	private static WadBuilder twoMaps() {
		WadBuilder wad = new WadBuilder();
		for (String name : List.of("E1M1", "E1M2")) {
			int room = wad.sector(0, 128);
			wad.wall(0, 64, 64, 64, room).wall(64, 64, 64, 0, room).wall(64, 0, 0, 0, room).wall(0, 0, 0, 64, room)
					.map(name);
		}
		return wad;
	}

	@Test
	void ofTwoMapsWithOneNameTheLastCounts() throws IOException {
		WadBuilder wad = twoMaps();
		int room = wad.sector(0, 128);
		wad.wall(0, 32, 64, 32, room).wall(64, 32, 64, 0, room).wall(64, 0, 0, 0, room).wall(0, 0, 0, 32, room).map("E1M1");
		Import read = read(wad, Map.of());
		assertEquals(List.of("E1M1", "E1M2"), names(read));
		assertEquals(2, read.levels().getFirst().level().getTerrain().height());
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

	/** Three sectors of 64 x 64 units in a row. The outline of the second sector has a gap of one unit. */
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
	void aMapThatIsOpenEverywhereSaysWhere() throws IOException {
		WadBuilder wad = twoMaps();
		wad.sector(0, 128);
		assertLeftOut(wad.wall(0, 64, 64, 64, 0).wall(64, 64, 64, 1, 0).wall(64, 0, 0, 0, 0).wall(0, 0, 0, 64, 0)
				.map("E1M3"), "no floor", "sectors", "not closed", " 64,33 and 32,0 and 0,32 and 1 more places");
	}

	@Test
	void aSideThatNoLineUsesHarmsNothing() throws IOException {
		WadBuilder wad = new WadBuilder();
		wad.sector(0, 128);
		wad.sector(0, 128);
		wad.side(0xFFFF);
		assertEquals(true, isConnected(level(rooms(wad, 0, 0, 0))));
	}

	@Test
	void aMapThatCannotBeReadIsLeftOut() throws IOException {
		assertLeftOut(twoMaps().lump("E1M3").lump("THINGS").lump("LINEDEFS"), " no lump SECTORS");
		assertLeftOut(twoMaps().lump("E1M3").lump("TEXTMAP").lump("ENDMAP"), "UDMF", "TEXTMAP",
				"binary format of DOOM");
		assertLeftOut(twoMaps().map("E1M3").lump("BEHAVIOR"), " Hexen", "BEHAVIOR", "DOOM");
		assertLeftOut(twoMaps().map("E1M3").without("x").lump("E1M3").lump("SECTORS", new byte[5]), " 5 bytes of SECTORS",
				"multiple of 26");
		assertLeftOut(twoMaps().map("E1M3"), " no floor");
		WadBuilder low = twoMaps();
		low.sector(0, 55);
		assertLeftOut(low.wall(0, 0, 0, 9, 0).wall(0, 9, 9, 0, 0).wall(9, 0, 0, 0, 0).map("E1M3"), " no floor");
		WadBuilder reference = twoMaps();
		reference.sector(0, 128);
		assertLeftOut(reference.wall(0, 0, 0, 9, 7).map("E1M3"), " record 0 in SIDEDEFS", "sector 7, but there are 1");
		WadBuilder wide = twoMaps();
		wide.sector(0, 128);
		wide.wall(-32000, 0, 0, 32000, 0).wall(0, 32000, 32000, 0, 0).wall(32000, 0, 0, -32000, 0)
				.wall(0, -32000, -32000, 0, 0).map("E1M3");
		Import read = read(wide.build(), Map.of("units-per-cell", "3"));
		assertSays(read.diagnostics().getFirst().message(), "E1M3 ", " 21334 x 21334 cells", " 1 to 65536",
				" 268435456", "left out");
	}

	private void assertLeftOut(WadBuilder wad, String... facts) throws IOException {
		Import read = read(wad, Map.of());
		assertEquals(List.of("E1M1", "E1M2"), names(read));
		Diagnostic loss = read.diagnostics().getFirst();
		assertEquals(Diagnostic.Kind.LOST, loss.kind());
		assertTrue(loss.message().startsWith("E1M3 ") && loss.message().contains("left out"), loss.message());
		assertSays(loss.message(), facts);
	}

	/**
	 * The last entry of the directory has an offset or a size beyond the end of the file. A reader that takes these numbers
	 * as signed would find a negative number, or a negative sum.
	 */
	@Test
	void numbersOfLumpsAreNotNegative() throws IOException {
		for (int[] entry : new int[][] {{12, -26}, {-26, 26}, {Integer.MAX_VALUE, Integer.MAX_VALUE}}) {
			byte[] wad = twoMaps().map("E1M3").lump("E1M3").lump("SECTORS").build();
			ByteBuffer.wrap(wad).order(ByteOrder.LITTLE_ENDIAN).putInt(wad.length - 16, entry[0]).putInt(wad.length - 12, entry[1]);
			Import read = read(wad, Map.of());
			assertEquals(List.of("E1M1", "E1M2"), names(read));
			Diagnostic loss = read.diagnostics().getFirst();
			assertEquals(Diagnostic.Kind.LOST, loss.kind());
			assertSays(loss.message(), "E1M3 ", " " + Integer.toUnsignedString(entry[1]) + " bytes of SECTORS",
					" byte " + Integer.toUnsignedString(entry[0]), " " + wad.length, "left out");
		}
	}

	@Test
	void aDirectoryOfMillionsIsRefused() throws IOException {
		int count = (1 << 20) + 1;
		byte[] wad = Arrays.copyOf(header(count, 12), 12 + 16 * count);
		assertRefused(wad, Map.of(), "a directory of 1048577 lumps, expected at most 1048576");
	}

	@Test
	void whatIsNoWadIsRefused() throws IOException {
		assertRefused(new byte[0], Map.of(), "a file of 0 bytes, expected a header of 12");
		assertRefused("WAD2 and more".getBytes(StandardCharsets.US_ASCII), Map.of(),
				"begins with \"WAD2\", expected IWAD or PWAD");
		assertRefused(header(1000, 12), Map.of(), "1000 lumps", "byte 12,", " 12 bytes");
		assertRefused(header(-1, 12), Map.of(), "4294967295 lumps", "byte 12,", " 12 bytes");
		assertRefused(header(Integer.MAX_VALUE, Integer.MAX_VALUE), Map.of(), "a directory of 2147483647 lumps");
		assertRefused(header(1, -16), Map.of(), "a directory of 1 lumps at byte 4294967280");
		assertRefused(header(0, 12), Map.of(), "no map, expected a lump such as E1M1 or MAP01 before THINGS");
		assertRefused(new WadBuilder().map("E1M1").build(), Map.of(), "E1M1 has no floor on which the player could stand");
		Path none = folder.resolve("none.wad");
		assertThrows(FileSystemException.class, () -> new WadImporter().read(none, OptionValues.STANDARD, Progress.NONE));
		assertThrows(FileSystemException.class, () -> new WadImporter().read(folder, OptionValues.STANDARD, Progress.NONE));
	}

	private static byte[] header(int count, int offset) {
		return ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN)
				.put("PWAD".getBytes(StandardCharsets.US_ASCII)).putInt(count).putInt(offset).array();
	}

	@Test
	void wadsAreRecognised() {
		assertTrue(new WadImporter().recognises(new FileStart("IWAD....")));
		assertTrue(new WadImporter().recognises(new FileStart("PWAD....")));
		assertTrue(!new WadImporter().recognises(new FileStart("WAD3....")));
	}

	@Test
	void canBeCancelled() {
		Progress cancelled = new Progress() {
			@Override
			public void worked(int units) {
				// does nothing: only cancelling matters here
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		};
		Path file = folder.resolve("a.wad");
		assertThrows(CancellationException.class, () -> new WadImporter().read(Files.write(file, twoMaps().build()),
				OptionValues.STANDARD, cancelled));
	}

	/** An independent program reads the WADs of {@link WadBuilder}, which proves that they are valid. */
	@Test
	void zdbspReadsTheWadsOfThisTest() throws IOException, InterruptedException {
		Path program = Path.of("/usr/bin/zdbsp");
		assumeTrue(Files.isExecutable(program), "zdbsp is not installed");
		Path in = Files.write(folder.resolve("in.wad"), twoMaps().build());
		Path out = folder.resolve("out.wad");
		Process process = new ProcessBuilder(program.toString(), "-o", out.toString(), in.toString())
				.redirectErrorStream(true).start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertEquals(0, process.waitFor(), output);
		Import read = new WadImporter().read(out, OptionValues.STANDARD, Progress.NONE);
		assertEquals(List.of("E1M1", "E1M2"), names(read));
		assertEquals(16, area(mesh(read.levels().getFirst().level()), 0));
	}

	private void assertRefused(byte[] wad, Map<String, String> options, String... facts) {
		LevelFormatException refused = assertThrows(LevelFormatException.class, () -> read(wad, options));
		assertTrue(refused.getMessage().startsWith(folder.resolve("test.wad") + ": "), refused.getMessage());
		assertSays(refused.getMessage(), facts);
	}

	private Level level(WadBuilder wad) throws IOException {
		return read(wad, Map.of()).levels().getFirst().level();
	}

	private Import read(WadBuilder wad, Map<String, String> options) throws IOException {
		return read(wad.build(), options);
	}

	private Import read(byte[] wad, Map<String, String> options) throws IOException {
		WadImporter importer = new WadImporter();
		Path file = Files.write(folder.resolve("test.wad"), wad);
		return importer.read(file, OptionValues.parse(importer.options(), options), Progress.NONE);
	}

	private static PolygonMesh mesh(Level level) {
		return level.getNavMeshes().getFirst().getMesh();
	}

	private static double area(PolygonMesh polygons, int terrain) {
		NavMesh mesh = NavMesh.of(polygons);
		double sum = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.terrain(mesh.face(edge)) == terrain) {
				int a = mesh.origin(edge);
				int b = mesh.target(edge);
				sum += (mesh.x(a) * mesh.y(b) - mesh.x(b) * mesh.y(a)) / 2;
			}
		}
		return sum;
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
