package org.leeway.core.exchange.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.leeway.testing.Messages.assertSays;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.DeflaterOutputStream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Importer;
import org.leeway.core.level.LevelFiles;

/**
 * Tests of damaged and malicious images and grids. From each file, the importer makes a level that can be saved, or
 * reports one message that names the file.
 */
@Tag("slow")
class GridHostileTest {

	private static final long SEED = 19960101;
	private static final String ASC = "ncols 3\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\nNODATA_value -9999\n1 2 3\n4 5 -9999\n";
	private static final Map<String, Importer> IMPORTERS = Map.of("png", new PngImporter(), "pgm", new PgmImporter(), "asc",
			new AsciiGridImporter(), "raw", new RawImporter());

	@TempDir
	private Path folder;

	private static byte[] good(String kind) throws IOException {
		return switch (kind) {
		case "png" -> Grids.png("IHDR", Grids.header(3, 2, 8, 3), "PLTE", new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9}, "tRNS", new byte[1],
				"IDAT", Grids.pack(new byte[] {0, 0, 1, 2, 2, 0, 1, 0}), "IEND", new byte[0]);
		case "pgm" -> "P5\n3 2\n300\n\0\1\0\2\0\3\1\0\1\1\1\2".getBytes(StandardCharsets.ISO_8859_1);
		case "asc" -> ASC.getBytes(StandardCharsets.US_ASCII);
		default -> new byte[18];
		};
	}

	/**
	 * Cuts a file to each shorter length: 0 bytes, 1 byte, and so on. The importer must refuse each cut file.
	 *
	 * @param spared the number of bytes at the end of the file, within which the test makes no cut. A text that is cut within
	 * its last number still ends with a number, so the text seems complete
	 */
	@ParameterizedTest
	@CsvSource({"png,0", "pgm,0", "asc,5"})
	void aFileThatEndsTooEarlyIsRefused(String kind, int spared) throws IOException {
		byte[] whole = good(kind);
		for (int length = 0; length < whole.length - spared; length++) {
			refused(kind, Arrays.copyOf(whole, length));
		}
		assertTrue(tryToRead(kind, whole, "whole"));
	}

	@ParameterizedTest
	@ValueSource(strings = {"png", "pgm", "asc", "raw"})
	void damagedBitsGiveALevelOrAMessage(String kind) throws IOException {
		Random random = new Random(SEED);
		for (int round = 0; round < 2000; round++) {
			byte[] bytes = good(kind);
			for (int i = random.nextInt(3); i >= 0; i--) {
				bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
			}
			int length = random.nextInt(4) == 0 ? random.nextInt(bytes.length) : bytes.length;
			boolean isRead = tryToRead(kind, Arrays.copyOf(bytes, length), "seed " + SEED + ", round " + round);
			assertFalse(isRead && kind.equals("png") && !Arrays.equals(bytes, good(kind)), "every bit has a checksum");
		}
	}

	private boolean tryToRead(String kind, byte[] bytes, String where) throws IOException {
		Path file = Files.write(folder.resolve("hostile." + kind), bytes);
		try {
			LevelFiles.toBytes(Grids.level(IMPORTERS.get(kind), file));
			return true;
		} catch (LevelFormatException expected) {
			assertMessage(file, expected.getMessage(), where);
			return false;
		} catch (RuntimeException unexpected) {
			return fail(where, unexpected);
		}
	}

	private static void assertMessage(Path file, String message, String where) {
		assertTrue(message.startsWith(file + ":") && message.length() < file.toString().length() + 300, where + ": " + message);
		assertFalse(message.contains("Exception") || message.contains("\n"), where + ": " + message);
	}

	private String refused(String kind, byte[] bytes, String... options) throws IOException {
		Path file = Files.write(folder.resolve("hostile." + kind), bytes);
		String message = assertThrows(LevelFormatException.class, () -> Grids.level(IMPORTERS.get(kind), file, options),
				() -> bytes.length + " bytes").getMessage();
		assertMessage(file, message, kind);
		return message.substring(file.toString().length());
	}

	/**
	 * An image whose header says two pixels, while its compressed data of 1 MiB unpack to 1 GiB. The reader must not unpack
	 * the rest.
	 */
	@Test
	void aBombIsUnpackedUpToItsLastPixelOnly() throws IOException {
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		try (OutputStream out = new DeflaterOutputStream(packed)) {
			byte[] zeros = new byte[1 << 20];
			for (int i = 0; i < 1 << 10; i++) {
				out.write(zeros);
			}
		}
		String message = refused("png", Grids.png("IHDR", Grids.header(2, 1, 8, 0), "IDAT", packed.toByteArray(), "IEND", new byte[0]));
		assertTrue(message.endsWith(": more pixels than 2 x 1"), message);
	}

	/**
	 * The image has more data after the data of the pixels. These data are in the same chunk, in the next chunk of pixels,
	 * or in a chunk of pixels after a chunk of text.
	 */
	@Test
	void bytesBehindTheUnpackedPixelsAreRefused() throws IOException {
		byte[] pixels = Grids.pack(new byte[] {0, 1, 2});
		byte[] header = Grids.header(2, 1, 8, 0);
		byte[] none = new byte[0];
		for (byte[] behind : List.of(new byte[1], pixels)) {
			byte[] both = Arrays.copyOf(pixels, pixels.length + behind.length);
			System.arraycopy(behind, 0, both, pixels.length, behind.length);
			for (byte[] image : List.of(Grids.png("IHDR", header, "IDAT", both, "IEND", none),
					Grids.png("IHDR", header, "IDAT", pixels, "IDAT", behind, "IEND", none))) {
				String message = refused("png", image);
				assertSays(message, "cannot be unpacked", "after the end", " 2 x 1 ");
			}
			String message = refused("png", Grids.png("IHDR", header, "IDAT", pixels, "tEXt", none, "IDAT", behind, "IEND", none));
			assertTrue(message.endsWith(": pixels after the end of the pixels, expected IEND"), message);
		}
		assertTrue(tryToRead("png", Grids.png("IHDR", header, "IDAT", pixels, "IDAT", none, "tEXt", none, "IEND", none), "empty chunk"));
	}

	@Test
	void pixelsThatBreakOffAreRefusedInWords() throws IOException {
		byte[] pixels = Grids.pack(new byte[] {0, 1, 2});
		for (int length = 0; length < pixels.length; length++) {
			String message = refused("png", Grids.png("IHDR", Grids.header(2, 1, 8, 0), "IDAT", Arrays.copyOf(pixels, length), "IEND",
					new byte[0]));
			assertTrue(message.contains("expected 2 x 1") && !message.contains("null"), message);
		}
	}

	/**
	 * A header with a large but allowed size, in a file that ends after few cells. The reader must refuse the file before it
	 * allocates memory for all cells of that size.
	 */
	@ParameterizedTest
	@ValueSource(strings = {"65536,4096", "16384,16384"})
	void cellsThatAreNotThereTakeNoMemory(String size) throws IOException {
		int width = Integer.parseInt(size.split(",")[0]);
		int height = Integer.parseInt(size.split(",")[1]);
		refused("png", Grids.png("IHDR", Grids.header(width, height, 16, 6), "IDAT", Grids.pack(new byte[9]), "IEND", new byte[0]));
		refused("pgm", ("P5 " + width + " " + height + " 65535\n12").getBytes(StandardCharsets.US_ASCII));
		refused("pgm", ("P2 " + width + " " + height + " 65535\n12").getBytes(StandardCharsets.US_ASCII));
		refused("asc", ("ncols " + width + "\nnrows " + height + "\n1 2").getBytes(StandardCharsets.US_ASCII));
	}

	@ParameterizedTest
	@CsvSource({"P5 65537 1 255, ': a grid of 65537 x 1 cells: each side'", "P5 65536 65536 255, ': a grid of 65536 x 65536 cells'",
			"P5 0 1 255, ': a grid of 0 x 1 cells'", "P5 999999999 999999999 1, ': a grid of 999999999 x 999999999 cells'",
			"P5 9999999999 1 1, ':1: \"9999999999\", expected the width'", "P5 -1 1 1, ':1: \"-1\", expected the width'",
			"P5 1 1 65536, ':1: a maximum of 65536, expected 1 to 65535'", "P5 1 1 0, ':1: a maximum of 0'",
			"P5 1 1, ':1: the file ends, expected the width'", "P6 1 1 255, ':1: \"P6\", expected a graymap, P5 or P2'",
			"P2 1 1 9 10, ':1: a number 10, expected at most 9'", "P2 1 1 9 x, ':1: \"x\", expected 1 x 1 numbers from 0 to 9'"})
	void headersOfGraymapsAreChecked(String file, String problem) throws IOException {
		String message = refused("pgm", file.getBytes(StandardCharsets.US_ASCII));
		assertTrue(message.startsWith(problem), message);
	}

	@ParameterizedTest
	@CsvSource({"nrows 2, ncols 2, ':7: \"ncols\", expected each'", "ncols 3, ncols 3.5, ': ncols 3.5 in the header'",
			"nrows 2, x 2, ':2: \"x\", expected each'", "cellsize 1, cellsize -1, ': cells of -1.0 x -1.0, expected square ones'",
			"cellsize 1, dx 1 dy 2, ': cells of 1.0 x 2.0, expected square ones'", "nrows 2, nrows 3, ':9: the file ends early'",
			"nrows 2, nrows 1, ': more than 3 x 1 numbers, expected the end of the file'", "5 -9999, 5f -9999, ':8: \"5f\", expected a number'",
			"cellsize 1, cellsize 1e-300, ': cells with a side of 1.0E-300, expected 1e-9 to 1e9, or the option cell-size'",
			"cellsize 1, cellsize 1e10, ': cells with a side of 1.0E10, expected 1e-9 to 1e9, or the option cell-size'",
			"cellsize 1, dx 9e-10 dy 9e-10, ': cells with a side of 9.0E-10, expected 1e-9 to 1e9, or the option cell-size'",
			"5 -9999, 1e999 -9999, ':8: \"1e999\", expected a number'", "ncols 3, ncols 99999999999, ': ncols 9.9999999999E10 in the header'",
			"ncols 3, ncols -3, ': a grid of -3 x 2 cells'", "ncols 3, ncols 70000, ': a grid of 70000 x 2 cells'"})
	void gridsAreChecked(String valid, String wrong, String problem) throws IOException {
		assertTrue(ASC.contains(valid));
		String message = refused("asc", ASC.replace(valid, wrong).getBytes(StandardCharsets.US_ASCII));
		assertTrue(message.replaceFirst("^:\\d+:", ":").contains(problem.replaceFirst("^:\\d+:", ":")), message);
	}

	@Test
	void bareNumbersHaveTheLengthThatTheOptionsSay() throws IOException {
		assertSays(refused("raw", new byte[18], "width", "4", "height", "3"), ": 18 bytes", " 4 x 3 cells", " 16 bits",
				"options width, height and bits");
		assertSays(refused("raw", new byte[20]), ": 20 bytes", "square", " 16 bits", "options width, height and bits");
		refused("raw", new byte[0]);
		refused("raw", new byte[1]);
		refused("raw", new byte[19], "width", "3");
		refused("raw", new byte[2], "width", "65536", "height", "65536");
	}

	@ParameterizedTest
	@ValueSource(strings = {"P2 ", "P2 2 2 255 ", "P5\n# ", "ncols 2 nrows 2 ", "ncols "})
	void aLineOfAHundredMegabytesIsRefused(String start) throws IOException {
		byte[] bytes = new byte[105_000_000];
		byte[] head = start.getBytes(StandardCharsets.US_ASCII);
		for (char filler : new char[] {'1', ' '}) {
			Arrays.fill(bytes, (byte) filler);
			System.arraycopy(head, 0, bytes, 0, head.length);
			refused(start.startsWith("P") ? "pgm" : "asc", bytes);
		}
	}

	@Test
	void aWrongFileOfTerrainsIsToldWithItsName() throws IOException {
		Path file = Files.write(folder.resolve("x.pgm"), good("pgm"));
		Path terrains = folder.resolve("none");
		assertEquals(terrains + ": there is no such file", assertThrows(LevelFormatException.class,
				() -> Grids.level(new PgmImporter(), file, "terrains", terrains.toString())).getMessage());
		Files.write(terrains, new byte[] {(byte) 0xFF});
		assertEquals(terrains + ": not text in UTF-8", assertThrows(LevelFormatException.class,
				() -> Grids.level(new PgmImporter(), file, "terrains", terrains.toString())).getMessage());
		assertSays(assertThrows(LevelFormatException.class, () -> Grids.level(new PgmImporter(), file, "terrains",
				terrains.toString(), "water-level", "1")).getMessage(), terrains + ": ", "file of terrains",
				"limits of heights");
	}
}
