package org.leeway.core.exchange.lbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.DiagonalRule;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Capability;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.RandomMaps;

/**
 * Tests of the readers in C, C# and JavaScript. The readers must read the clearance that a naive computation finds, and
 * refuse every damaged file.
 */
@Tag("slow")
class LbcReadersTest {

	private static final long SEED = 20260523;

	@TempDir
	private static Path folder;

	@ParameterizedTest
	@EnumSource
	void readsEveryCellOfEveryLayer(LbcReader reader) throws IOException, InterruptedException {
		List<byte[]> files = new ArrayList<>();
		List<String> expected = new ArrayList<>();
		RandomMaps maps = new RandomMaps(SEED);
		for (int i = 0; i < 16; i++) {
			TerrainGrid grid = switch (i % 4) {
			case 0 -> maps.grid();
			case 1 -> maps.noise(maps.number(1, 70), maps.number(1, 70), 0.1);
			case 2 -> maps.noise(maps.number(30, 90), maps.number(30, 90), 0.004);
			default -> maps.rectangles(maps.number(1, 70), maps.number(1, 70));
			};
			add(grid, i % 3, files, expected);
		}
		add(wide(), 0, files, expected);
		assertEquals(expected, read(reader, files, true));
	}

	/**
	 * Returns a map with one solid cell near the upper left corner. Some clearances are above 255, so tiles with these
	 * clearances need 16 bits for each cell.
	 */
	private static TerrainGrid wide() {
		TerrainGridEditor editor = TerrainGrid.filled(301, 290, 0).edit();
		editor.set(3, 2, 4);
		return editor.build();
	}

	private static void add(TerrainGrid grid, int kind, List<byte[]> files, List<String> expected) throws IOException {
		Level level = level(grid);
		int diagonals = files.size() % 4;
		level.setDiagonals(DiagonalRule.get(List.of("never", "one", "always", "straight").get(diagonals)));
		String anchor = List.of("top-left", "covering", "centre").get(kind);
		files.add(write(level, anchor));
		StringBuilder line = new StringBuilder("ok " + grid.width() + " x " + grid.height() + ", scale 2500/1000, diagonals "
				+ diagonals + " | agent Späher 1 500/1000 layer 0 | agent tank 3 1500/1000 layer 1"
				+ " | agent \uFEFFbig one 2 1000/1000 layer 0");
		expect(line, grid, List.of(0, 1), kind);
		expect(line, grid, List.of(2, 0), kind);
		expected.add(line.toString());
	}

	private static void expect(StringBuilder line, TerrainGrid grid, List<Integer> terrains, int kind) {
		Capability capability = Capability.of(terrains.stream().mapToInt(id -> id).toArray());
		int[][] values = ClearanceOracle.clearance(
				ClearanceOracle.traversable(grid, BitPlane.empty(grid.width(), grid.height()), capability));
		if (kind == 1) {
			values = ClearanceOracle.covering(values);
		} else if (kind == 2) {
			values = centred(values);
		}
		int greatest = Arrays.stream(values).flatMapToInt(Arrays::stream).max().orElseThrow();
		line.append(" | clearance, true clearance, anchor " + (kind + 1) + ", greatest " + greatest + ":");
		terrains.stream().sorted().forEach(id -> line.append(" " + LevelTemplates.terrainTypes().get(id).getName()));
		line.append(" = " + Arrays.stream(values).flatMapToInt(Arrays::stream).mapToObj(Integer::toString)
				.collect(Collectors.joining(" ")));
	}

	/**
	 * Converts clearance between two definitions. The given clearance of a cell is the largest size of a footprint that fits
	 * with its top-left cell at this cell. The result is the largest size of a footprint that fits with its middle at this
	 * cell. If the size is even, the middle is the top-left of the four middle cells.
	 *
	 * @param sides the given clearance, indexed by row and column
	 */
	private static int[][] centred(int[][] sides) {
		int[][] centred = new int[sides.length][sides[0].length];
		for (int y = 0; y < sides.length; y++) {
			for (int x = 0; x < sides[y].length; x++) {
				for (int size = 1; (size - 1) / 2 <= Math.min(x, y); size++) {
					if (sides[y - (size - 1) / 2][x - (size - 1) / 2] >= size) {
						centred[y][x] = size;
					}
				}
			}
		}
		return centred;
	}

	private static Level level(TerrainGrid grid) {
		Level level = LevelTemplates.level("lbc", grid);
		level.setCellScale(2.5);
		List<TerrainType> terrains = level.getTerrainTypes();
		level.getAgentTypes().clear();
		level.getAgentTypes().add(LevelTemplates.agentType("Späher", 1, List.of(terrains.get(0), terrains.get(1))));
		level.getAgentTypes().add(LevelTemplates.agentType("tank", 3, List.of(terrains.get(2), terrains.get(0))));
		level.getAgentTypes().add(LevelTemplates.agentType("\uFEFFbig one", 2, List.of(terrains.get(0), terrains.get(1))));
		return level;
	}

	private static byte[] write(Level level, String anchor) throws IOException {
		return LbcReader.write(level, Map.of("anchor", anchor));
	}

	private List<String> read(LbcReader reader, List<byte[]> files, boolean verify) throws IOException, InterruptedException {
		assumeTrue(reader.isPossible(), reader.absent());
		return reader.read(folder, files, verify);
	}

	private static byte[] small() throws IOException {
		return write(level(new RandomMaps(SEED).noise(19, 18, 0.02)), "top-left");
	}

	/**
	 * Returns a file with two meshes of a few faces. No gap between two walls may run through the inside of a face, so the
	 * exporter has split some faces of these meshes.
	 */
	private static byte[] smallWithMeshes() throws IOException {
		TerrainGridEditor grid = TerrainGrid.filled(6, 4, 0).edit();
		grid.set(2, 0, 4);
		grid.set(2, 3, 4);
		grid.set(4, 1, 1);
		return LbcReader.write(level(grid.build()), Map.of("mesh", "true"));
	}

	/** Returns queries about both meshes in the file of {@link #smallWithMeshes}. Some starts lie outside of the map. */
	private static List<LbcQuery> queries() {
		List<LbcQuery> queries = new ArrayList<>();
		for (int i = 0; i < 64; i++) {
			queries.add(new LbcQuery(i & 1, i % 8 - 0.5, i / 16, 5.5 - i % 5, 2, (i & 3) / 2.0));
		}
		return queries;
	}

	@ParameterizedTest
	@EnumSource
	void everyTruncatedFileAndEveryFlippedBitIsRefused(LbcReader reader) throws IOException, InterruptedException {
		List<byte[]> files = new ArrayList<>();
		for (byte[] good : List.of(small(), smallWithMeshes())) {
			for (int length = 0; length < good.length; length++) {
				files.add(Arrays.copyOf(good, length));
			}
			files.add(Arrays.copyOf(good, good.length + 1));
			for (int bit = 0; bit < 8 * good.length; bit++) {
				files.add(flip(good, bit));
			}
		}
		assertEquals(Collections.nCopies(files.size(), "refused"), read(reader, files, true));
	}

	/**
	 * An attacker can write correct checksums for damaged content. Then all readers give the same answer, and no reader
	 * reads outside of the file.
	 */
	@Test
	void damageUnderARightChecksumIsRefusedOrRead() throws IOException, InterruptedException {
		List<byte[]> files = new ArrayList<>();
		Random random = new Random(SEED);
		for (byte[] good : List.of(small(), smallWithMeshes())) {
			int header = ByteBuffer.wrap(good).order(ByteOrder.LITTLE_ENDIAN).getInt(32);
			for (int bit = 0; bit < 8 * (good.length - 4); bit++) {
				files.add(sign(flip(good, bit), header));
			}
			for (int round = 0; round < 2000; round++) {
				files.add(sign(damage(good, random), header));
			}
		}
		assumeTrue(LbcReader.C.isPossible(), LbcReader.C.absent());
		List<String> first = LbcReader.C.read(folder, files, queries(), false);
		assertEquals(files.size(), first.size());
		assertTrue(first.contains("refused") && first.stream().anyMatch(line -> line.startsWith("ok")));
		assertTrue(first.stream().filter(line -> line.contains("mesh")).distinct().count() > 100, "damaged meshes are searched");
		for (LbcReader reader : LbcReader.values()) {
			if (reader.isPossible()) {
				assertEquals(first, reader.read(folder, files, queries(), false), reader.name());
			}
		}
	}

	/** Returns a copy of a file, in which up to three random numbers of eight bytes replace bytes at random places. */
	private static byte[] damage(byte[] good, Random random) {
		byte[] bytes = good.clone();
		for (int i = random.nextInt(3); i >= 0; i--) {
			int at = random.nextInt(good.length - 12);
			long value = random.nextInt(3) == 0 ? -1L >>> random.nextInt(64) : random.nextLong() >>> random.nextInt(64);
			ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putLong(at, value);
		}
		return bytes;
	}

	private static byte[] flip(byte[] good, int bit) {
		byte[] bytes = good.clone();
		bytes[bit / 8] ^= (byte) (1 << bit % 8);
		return bytes;
	}

	/** Writes the correct checksum of the header into the bytes of a file, and returns the bytes. */
	private static byte[] sign(byte[] bytes, int header) {
		CRC32 crc = new CRC32();
		crc.update(bytes, 0, header - 4);
		ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(header - 4, (int) crc.getValue());
		return bytes;
	}
}
