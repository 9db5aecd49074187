package org.leeway.core.exchange.lbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests of files with correct checksums at and beyond the limits of docs/lbc.md. All readers read the files at the
 * limits, and refuse the files beyond the limits.
 */
@Tag("slow")
class LbcLimitsTest {

	private static final String REFUSED = "refused";
	private static final int MOST = 0xFFFF;
	private static final int MOST_TEXT = 1 << 24;

	@TempDir
	private static Path folder;

	private final List<byte[]> files = new ArrayList<>();
	private final List<String> expected = new ArrayList<>();

	private void add(String line, LbcFile file) {
		files.add(file.signed());
		expected.add(line);
	}

	private void assertRead(LbcReader reader, boolean verify) throws IOException, InterruptedException {
		assumeTrue(reader.isPossible(), reader.absent());
		assertEquals(expected, reader.read(folder, files, verify));
	}

	private static LbcFile small() {
		return new LbcFile(2, 1, 1, 0);
	}

	@ParameterizedTest
	@EnumSource
	void versionsAreKnownAndEachLayerHasAMeshOrNone(LbcReader reader) throws IOException, InterruptedException {
		String read = "ok = 0 = 0";
		add(read, small());
		add(read, small().putInt(48, 2));
		add(read, small().putInt(4, 2));
		for (int meshes : new int[] {1, 2, 3, MOST}) {
			add(REFUSED, small().putInt(4, 2).putInt(48, meshes));
		}
		for (int version : new int[] {0, 3, MOST}) {
			add(REFUSED, small().putInt(4, version));
		}
		assertRead(reader, false);
	}

	@ParameterizedTest
	@EnumSource
	void numbersHaveLimits(LbcReader reader) throws IOException, InterruptedException {
		String read = "ok 1 x 1, scale %s/1000, diagonals 0 | agent  %s %s/1000 layer 0 | , , anchor 0, greatest %s: = 0 | , , anchor 0, greatest 0: = 0";
		LbcFile at = small();
		add(read.formatted(1000, Integer.MAX_VALUE, 500, 0), small().putInt(at.agent(0) + 8, Integer.MAX_VALUE));
		for (int size : new int[] {0, Integer.MIN_VALUE, -1}) {
			add(REFUSED, small().putInt(at.agent(0) + 8, size));
		}
		add(read.formatted(1000, 1, 0, 0), small().putDouble(at.agent(0) + 16, 0));
		add(read.formatted(2500, 1, 500, 0), small().putDouble(16, 2.5));
		add(REFUSED, small().putDouble(16, 0));
		for (double length : new double[] {-1, -Double.MIN_VALUE, Double.NaN, Double.POSITIVE_INFINITY}) {
			add(REFUSED, small().putDouble(at.agent(0) + 16, length));
			add(REFUSED, small().putDouble(16, length));
		}
		add(read.formatted(1000, 1, 500, MOST), small().putInt(at.layer(0) + 24, MOST));
		for (int greatest : new int[] {MOST + 1, Integer.MIN_VALUE, -1}) {
			add(REFUSED, small().putInt(at.layer(0) + 24, greatest));
		}
		add(REFUSED, small().putInt(at.agent(0) + 12, 2));
		for (int side : new int[] {0, MOST + 2, Integer.MIN_VALUE, -1}) {
			add(REFUSED, small().putInt(8, side));
			add(REFUSED, small().putInt(12, side));
		}
		assertRead(reader, true);
	}

	@ParameterizedTest
	@EnumSource
	void aCapabilityHasABitForEachTerrain(LbcReader reader) throws IOException, InterruptedException {
		LbcFile most = new LbcFile(1, 0, 256, 1);
		most.putText(most.terrain(255), 0, 1).putInt(most.layer(0) + 48 + 28, Integer.MIN_VALUE);
		add("ok 1 x 1, scale 1000/1000, diagonals 0 | , , anchor 0, greatest 0: a = 0", most);
		add(REFUSED, new LbcFile(1, 0, 257, 0));
		add(REFUSED, new LbcFile(1, 0, MOST, 0));
		assertRead(reader, true);
	}

	/**
	 * All agents of a file may have the same name, which the file stores only once. But a reader makes a string for each agent,
	 * layer and terrain. So the format limits the sum of the lengths of all these strings. Without this limit, a file of a few
	 * megabytes would need gigabytes of memory.
	 */
	@ParameterizedTest
	@EnumSource
	void textsHaveALimitTogether(LbcReader reader) throws IOException, InterruptedException {
		add("ok = 0", shared(1 << 12, 1 << 12));
		add(REFUSED, shared(1 << 12, 1 << 12).putText(small().layer(0) + 32, 7, 1));
		add(REFUSED, shared(MOST, 1 << 20));
		add(REFUSED, shared(2, MOST_TEXT));
		LbcFile layers = new LbcFile(MOST, 0, 0, 1 << 20);
		IntStream.range(0, MOST).forEach(i -> layers.putText(layers.layer(i) + 40, i, (1 << 20) - i));
		add(REFUSED, layers);
		LbcFile terrains = new LbcFile(1, 0, 256, 1 << 20);
		IntStream.range(0, 256).forEach(i -> terrains.putText(terrains.terrain(i), i, (1 << 20) - i));
		add(REFUSED, terrains);
		assertRead(reader, false);
	}

	/**
	 * Returns a file whose agents share one name.
	 *
	 * @param length the length of the name in bytes
	 */
	private static LbcFile shared(int agents, int length) {
		LbcFile file = new LbcFile(1, agents, 0, length);
		IntStream.range(0, agents).forEach(i -> file.putText(file.agent(i), 0, length));
		return file;
	}

	@ParameterizedTest
	@EnumSource
	void manyLayersForManyTerrainsNeedLittleMemory(LbcReader reader) throws IOException, InterruptedException {
		LbcFile file = new LbcFile(MOST, 0, 256, 0);
		for (int i = 0; i < MOST; i++) {
			for (int at = 48; at < 80; at += 8) {
				file.putLong(file.layer(i) + at, -1);
			}
		}
		add("ok" + " = 0".repeat(MOST), file);
		assertRead(reader, false);
	}

	/**
	 * No two parts of a file may overlap: neither the indices of layers nor their data. If many layers could share an
	 * index, a reader would have to check this index once for each layer. A small file could then keep a reader busy
	 * for a long time.
	 */
	@ParameterizedTest
	@EnumSource
	void partsDoNotOverlap(LbcReader reader) throws IOException, InterruptedException {
		LbcFile at = small();
		add("ok = 0 = 0", small());
		add(REFUSED, small().putLong(at.layer(1), at.index(0)));
		add(REFUSED, small().putLong(at.layer(0) + 8, at.index(0)));
		add(REFUSED, small().putLong(at.layer(1) + 8, at.index(1)));
		add(REFUSED, small().putLong(at.layer(0) + 16, 8));
		add(REFUSED, small().putLong(at.layer(1), at.index(1) + 8));
		assertRead(reader, false);
	}

	@ParameterizedTest
	@EnumSource
	void everyTruncatedFileIsRefusedWithItsLengthAndChecksumsRight(LbcReader reader) throws IOException, InterruptedException {
		byte[] good = new LbcFile(2, 2, 3, 5).signed();
		int header = ByteBuffer.wrap(good).order(ByteOrder.LITTLE_ENDIAN).getInt(32);
		for (int length = 0; length < good.length; length++) {
			byte[] cut = Arrays.copyOf(good, length);
			if (length >= 32) {
				ByteBuffer.wrap(cut).order(ByteOrder.LITTLE_ENDIAN).putLong(24, length);
			}
			files.add(length >= header + 4 ? LbcFile.sign(cut, header) : cut);
		}
		expected.addAll(Collections.nCopies(files.size(), REFUSED));
		files.add(good);
		expected.add("ok = 0 = 0");
		assertRead(reader, false);
	}
}
