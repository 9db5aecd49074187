package org.leeway.core.exchange.detour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.EngineLevel;
import org.leeway.core.fixtures.Judges;
import org.leeway.core.fixtures.Pictures;
import org.leeway.pathing.world.Agent;
import org.leeway.testing.RealMaps;

/**
 * Tests of files for Detour: their bytes are compared with the layout of Detour's structures, and two other programs
 * load and search them.
 */
class DetourExporterTest {

	private static final int HEADER = 40;
	private static final Agent AGENT = new Agent("tank", 2, Pictures.LAND);
	private static final EngineLevel HALL = EngineLevel.of(EngineLevel.HALL, AGENT);

	@TempDir
	private Path folder;

	private Path file(EngineLevel level, Map<String, String> options) throws IOException {
		return Files.write(folder.resolve("mesh.bin"), level.write(new DetourExporter(), options));
	}

	@Test
	void detourFindsThePathsOfTheExactPlanner() throws IOException, InterruptedException {
		for (Map<String, String> options : List.of(Map.<String, String>of(), Map.of("tile-size", "4"),
				Map.of("tile-size", "8", "units-per-cell", "0.25"))) {
			double scale = Double.parseDouble(options.getOrDefault("units-per-cell", "1"));
			assertPaths(HALL, options, scale, 60, 1.02);
		}
	}

	@Test
	void detourFindsThePathsOfARealMap() throws IOException, InterruptedException {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		assertPaths(EngineLevel.of(RealMaps.map("AR0011SR"), AGENT), Map.of(), 1, 100, 1.02);
	}

	/**
	 * Asserts that Detour finds paths of about the right length.
	 *
	 * @param scale the factor from cells to Detour's unit
	 * @param count the number of paths
	 * @param typical limit for the median ratio of a path's length to the length of the shortest path. Detour does not always
	 * find the shortest path
	 */
	private void assertPaths(EngineLevel level, Map<String, String> options, double scale, int count, double typical)
			throws IOException, InterruptedException {
		List<EngineLevel.Way> ways = level.ways(count, 7);
		assertEquals(count, ways.size());
		List<String> answers = Judges.node("detour.mjs", file(level, options), EngineLevel.text(ways, scale));
		List<Double> excess = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			String[] words = answers.get(i + 1).split(" ");
			assertEquals("true", words[0], ways.get(i).toString());
			assertEquals(0, Double.parseDouble(words[2]), 0.01 * scale, ways.get(i).toString());
			excess.add(Double.parseDouble(words[1]) / scale / ways.get(i).length());
			assertTrue(excess.getLast() > 0.98 && excess.getLast() < 1.5, ways.get(i) + ": " + words[1]);
		}
		excess.sort(null);
		assertTrue(excess.get(count / 2) < typical, excess.toString());
	}

	@Test
	void theReaderOfRecast4jLinksThePolygonsOfAllTiles() throws IOException, InterruptedException {
		String[] words = Judges.recast4j(file(HALL, Map.of("tile-size", "8", "units-per-cell", "2"))).getFirst().split(" ");
		assertEquals(3, Integer.parseInt(words[0]));
		int polygons = Integer.parseInt(words[1]);
		assertTrue(Integer.parseInt(words[2]) >= 2 * (polygons - 1), "connected: " + String.join(" ", words));
		assertEquals(2.0, Double.parseDouble(words[3]));
	}

	@Test
	void headersHoldSizesOfReferencesWith32Bits() throws IOException {
		ByteBuffer file = buffer(HALL.write(new DetourExporter(), Map.of("tile-size", "8")));
		assertEquals("TESM", text(file, 0));
		assertEquals(1, file.getInt(4));
		assertEquals(3, file.getInt(8));
		assertEquals(8, file.getFloat(24));
		int at = HEADER;
		for (int tile = 0; tile < 3; tile++) {
			int reference = file.getInt(at);
			int length = file.getInt(at + 4);
			ByteBuffer data = buffer(new byte[length]).put(file.slice(at + 8, length)).rewind();
			assertEquals("VAND", text(data, 0));
			assertEquals(7, data.getInt(4));
			assertEquals(tile, data.getInt(8), "column");
			int polygons = data.getInt(24);
			// checks that references have 32 bits. With 64 bits, a link would have 16 bytes instead of 12, so the tile would be
			// longer
			assertEquals(length, 100 + 12 * data.getInt(28) + 32 * polygons + 12 * data.getInt(32) + 12 * data.getInt(36)
					+ 4 * data.getInt(44) + 16 * data.getInt(48));
			assertEquals(1, reference >>> bits(file.getInt(32)) + bits(file.getInt(36)), "salt");
			assertEquals(1.0f, data.getFloat(64), "radius");
			assertEquals(2 | 0b11 << 16, data.getInt(20), "size and terrains");
			assertVertices(data);
			at += 8 + length;
		}
		assertEquals(file.capacity(), at);
	}

	private static int bits(int powerOfTwo) {
		return Integer.numberOfTrailingZeros(powerOfTwo);
	}

	private static ByteBuffer buffer(byte[] bytes) {
		return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
	}

	private static String text(ByteBuffer buffer, int at) {
		return "" + (char) buffer.get(at) + (char) buffer.get(at + 1) + (char) buffer.get(at + 2) + (char) buffer.get(at + 3);
	}

	/**
	 * Asserts that all vertices lie in the tile. Also asserts that each polygon has the orientation that Detour expects, and
	 * has the area number 1 and the flags of ground.
	 */
	private static void assertVertices(ByteBuffer tile) {
		for (int i = 0; i < tile.getInt(28); i++) {
			float x = tile.getFloat(100 + 12 * i);
			float z = tile.getFloat(100 + 12 * i + 8);
			assertTrue(x >= tile.getFloat(72) && x <= tile.getFloat(84) && z >= tile.getFloat(80) && z <= tile.getFloat(92));
		}
		int polys = 100 + 12 * tile.getInt(28);
		for (int i = 0; i < tile.getInt(24); i++) {
			int at = polys + 32 * i;
			int size = tile.get(at + 30);
			double area = 0;
			for (int corner = 0; corner < size; corner++) {
				int a = 100 + 12 * tile.getShort(at + 4 + 2 * corner);
				int b = 100 + 12 * tile.getShort(at + 4 + 2 * ((corner + 1) % size));
				area += tile.getFloat(a) * tile.getFloat(b + 8) - tile.getFloat(b) * tile.getFloat(a + 8);
			}
			assertTrue(size >= 3 && size <= 6 && area < 0, size + " vertices, area " + area);
			assertEquals(1, tile.get(at + 31) & 0x3f, "ground is area 1");
			assertEquals(3, tile.getShort(at + 28), "walkable, and the bit of ground");
		}
	}

	@Test
	void whatIsNotWrittenIsTold() throws IOException {
		assertEquals(List.of(), HALL.messages(new DetourExporter(), Map.of()));
		List<String> nobody = new EngineLevel(HALL.level(), Optional.empty()).messages(new DetourExporter(), Map.of());
		assertTrue(nobody.getFirst().startsWith("No agent is chosen"), nobody.toString());
	}

	@Test
	void aMeshWithoutRoomForTheAgentHasNoTiles() throws IOException {
		byte[] file = EngineLevel.of("..\n..\n", new Agent("giant", 9, Pictures.LAND)).write(new DetourExporter(), Map.of());
		assertEquals(HEADER, file.length);
		assertThrows(IllegalArgumentException.class, () -> HALL.write(new DetourExporter(), Map.of("tile-size", "3")));
	}
}
