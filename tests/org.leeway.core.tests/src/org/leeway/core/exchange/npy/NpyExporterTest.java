package org.leeway.core.exchange.npy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.fixtures.Layers;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.fixtures.Python;

class NpyExporterTest {

	private static final Pattern HEADER = Pattern.compile(
			"\\{'descr': '<u2', 'fortran_order': False, 'shape': \\((\\d+), (\\d+)\\), } *\n");

	@TempDir
	private Path folder;

	@Test
	void isReadAsTheFormatSays() throws IOException {
		assertArrayEquals(org.leeway.testing.Pictures.values("""
				22221021
				21111011
				21000000
				22222221
				11111111
				"""), read(write(Layers.clearance(Pictures.ISLAND))));
	}

	@Test
	void holdsValuesBeyondAByte() throws IOException {
		int[][] values = read(write(Layers.clearance((".".repeat(300) + "\n").repeat(300))));
		assertEquals(300, values[0][0]);
		assertEquals(256, values[44][44]);
		assertEquals(255, values[0][45]);
	}

	@Test
	void dataBeginAtAMultipleOf64() throws IOException {
		for (int width : new int[] {1, 9, 10, 99, 100, 999, 1000, 9999, 10000}) {
			byte[] bytes = write(Layers.terrain(".".repeat(width) + "\n"));
			assertEquals(0, (bytes.length - 2 * width) % 64, "width " + width);
			assertEquals(width, read(bytes)[0].length);
		}
	}

	@Test
	void numpyReadsIt() throws IOException, InterruptedException {
		assumeTrue(Python.has("numpy"), "python3 with numpy is not installed");
		Path file = folder.resolve("layer.npy");
		Files.write(file, write(Layers.clearance(Pictures.ISLAND)));
		String script = "import numpy, sys; a = numpy.load(sys.argv[1]); print(a.dtype.str, a.shape, a.tolist())";
		assertEquals("<u2 (5, 8) [[2, 2, 2, 2, 1, 0, 2, 1], [2, 1, 1, 1, 1, 0, 1, 1], [2, 1, 0, 0, 0, 0, 0, 0],"
				+ " [2, 2, 2, 2, 2, 2, 2, 1], [1, 1, 1, 1, 1, 1, 1, 1]]",
				Python.run(script, file.toString()).strip());
	}

	private static byte[] write(RasterContent export) throws IOException {
		return Layers.write(new NpyExporter(), export);
	}

	/** Reads a file of version 1.0, as the NumPy manual describes the format. */
	private static int[][] read(byte[] bytes) {
		ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
		byte[] magic = new byte[8];
		file.get(magic);
		assertArrayEquals(new byte[] {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0}, magic);
		byte[] header = new byte[file.getShort()];
		file.get(header);
		Matcher shape = HEADER.matcher(new String(header, StandardCharsets.US_ASCII));
		assertTrue(shape.matches());
		int[][] values = new int[Integer.parseInt(shape.group(1))][Integer.parseInt(shape.group(2))];
		for (int[] row : values) {
			for (int x = 0; x < row.length; x++) {
				row[x] = file.getShort() & 0xFFFF;
			}
		}
		assertEquals(0, file.remaining());
		return values;
	}
}
