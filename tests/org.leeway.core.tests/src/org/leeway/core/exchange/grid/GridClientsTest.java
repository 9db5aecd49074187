package org.leeway.core.exchange.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.exchange.Importer;
import org.leeway.core.fixtures.Python;
import org.leeway.model.Level;

/** Tests of files that GDAL, Netpbm and NumPy write, and slopes compared with the slopes that GDAL computes. */
class GridClientsTest {

	private static final int WIDTH = 31;
	private static final int HEIGHT = 19;

	@TempDir
	private Path folder;

	private static void run(String... command) throws IOException, InterruptedException {
		assumeTrue(Files.isExecutable(Path.of("/usr/bin", command[0])), command[0] + " is not installed");
		Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
		String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertEquals(0, process.waitFor(), text);
	}

	private static int[] random(int most, int count) {
		int[] some = new Random(most).ints(count, 0, most + 1).toArray();
		return new Random(7).ints(WIDTH * HEIGHT, 0, count).map(i -> some[i]).toArray();
	}

	/**
	 * Writes a raw graymap. Numbers of 16 bits begin with the high byte.
	 *
	 * @param values the value of each pixel, row by row
	 * @param most the largest value that the header allows. Above 255, a pixel needs 16 bits
	 */
	private Path graymap(int[] values, int most) throws IOException {
		byte[] header = ("P5\n# a comment\n" + WIDTH + " " + HEIGHT + "\n" + most + "\n").getBytes(StandardCharsets.US_ASCII);
		int size = most > 255 ? 2 : 1;
		ByteBuffer bytes = ByteBuffer.allocate(header.length + size * values.length).put(header);
		Arrays.stream(values).forEach(value -> {
			if (size == 2) {
				bytes.putShort((short) value);
			} else {
				bytes.put((byte) value);
			}
		});
		return Files.write(folder.resolve("map.pgm"), bytes.array());
	}

	private static void assertValues(int[] expected, Importer importer, Path file, String... options) throws IOException {
		String rows = IntStream.range(0, HEIGHT).mapToObj(y -> IntStream.range(0, WIDTH)
				.mapToObj(x -> "value-" + expected[y * WIDTH + x]).collect(Collectors.joining(" "))).collect(Collectors.joining("\n"));
		assertEquals(rows + "\n", Grids.names(Grids.level(importer, file, options)));
	}

	@ParameterizedTest
	@ValueSource(ints = {2, 200, 255, 256, 40000, 65535})
	void graymapsHoldWhatNetpbmReads(int most) throws IOException, InterruptedException {
		int[] values = random(most, Math.min(most + 1, 200));
		Path raw = graymap(values, most);
		assertValues(values, new PgmImporter(), raw);
		Path plain = folder.resolve("plain.pgm");
		assumeTrue(Files.isExecutable(Path.of("/usr/bin/pnmtopnm")), "netpbm is not installed");
		run("sh", "-c", "pnmtopnm -plain \"$0\" > \"$1\"", raw.toString(), plain.toString());
		assertTrue(Files.readString(plain).startsWith("P2"));
		assertValues(values, new PgmImporter(), plain);
	}

	@Test
	void gdalWritesImagesAndGridsOfTheSameValues() throws IOException, InterruptedException {
		int[] values = random(65535, 200);
		Path raw = graymap(values, 65535);
		Path bare = folder.resolve("bare.asc");
		run("gdal_translate", "-q", "-of", "AAIGrid", raw.toString(), bare.toString());
		assertTrue(Files.readString(bare).contains("cellsize     0.0"), "without a place, GDAL knows no size");
		assertEquals(1, Grids.level(new AsciiGridImporter(), bare).getCellScale());
		for (String[] kind : List.of(new String[] {"PNG", "png"}, new String[] {"AAIGrid", "asc"})) {
			Path file = folder.resolve("made." + kind[1]);
			run("gdal_translate", "-q", "-a_ullr", "0", "" + HEIGHT, "" + WIDTH, "0", "-of", kind[0], raw.toString(), file.toString());
			assertValues(values, kind[1].equals("png") ? new PngImporter() : new AsciiGridImporter(), file);
		}
	}

	@Test
	void fractionsAndPlacesWithoutAValueAreThoseOfGdal() throws IOException, InterruptedException {
		Path grid = Files.writeString(folder.resolve("a.asc"), """
				NCOLS 3
				NROWS 2
				XLLCENTER 100.5
				YLLCORNER -20
				CELLSIZE 2.5
				NODATA_VALUE -1.5
				-7 0.25 -1.5 1e2
				30
				0.25
				""");
		Level level = Grids.level(new AsciiGridImporter(), grid);
		assertEquals("value--7 value-0.25 empty\nvalue-100 value-30 value-0.25\n", Grids.names(level));
		assertEquals(2.5, level.getCellScale());
		assertSays(Grids.read(new AsciiGridImporter(), grid).diagnostics().getFirst().message(), "lower-left corner",
				" 100.5,-20.0", " 0,0");
		Path text = folder.resolve("a.xyz");
		run("gdal_translate", "-q", "-of", "XYZ", grid.toString(), text.toString());
		assertEquals("-7 0.25 -1.5 100 30 0.25", Files.readAllLines(text).stream()
				.map(line -> line.split(" ")[2]).map(value -> value.replaceFirst("\\.0+$", "")).collect(Collectors.joining(" ")));
		Path terrains = Files.writeString(folder.resolve("t"), "-10..0.25 low\nempty void #000000\n100 top\n* middle\n");
		assertEquals("low low void\ntop middle low\n",
				Grids.names(Grids.level(new AsciiGridImporter(), grid, "terrains", terrains.toString())));
	}

	/**
	 * The header names the most negative float as the mark of cells without a value. In a header, QGIS writes more digits of
	 * this float than GDAL writes in a cell. So the reader must compare both numbers as floats, not as texts or doubles.
	 */
	@Test
	void noDataMayHaveFewerDigitsThanInTheHeader() throws IOException {
		Path grid = Files.writeString(folder.resolve("a.asc"), "ncols 3\nnrows 1\nNODATA_value -3.4028234663852886e+38\n"
				+ "1 -3.40282347e+38 -3.4028234663852886e+38\n");
		assertEquals("value-1 empty empty\n", Grids.names(Grids.level(new AsciiGridImporter(), grid)));
		Files.writeString(grid, "ncols 3\nnrows 1\nNODATA_value -9999.9\n-9999.900391 -9999 -9999.9\n");
		assertEquals("empty value--9999 empty\n", Grids.names(Grids.level(new AsciiGridImporter(), grid)));
	}

	@Test
	void numpyWritesBareNumbers() throws IOException, InterruptedException {
		assumeTrue(Python.has("numpy"), "python3 with numpy is not installed");
		int[] values = random(255, 200);
		String list = Arrays.toString(values);
		String script = "import numpy, sys; numpy.array(" + list + ", sys.argv[2]).tofile(sys.argv[1])";
		Path file = folder.resolve("a.raw");
		for (String[] kind : List.of(new String[] {"u1", "8", "false"}, new String[] {"<u2", "16", "false"},
				new String[] {">u2", "16", "true"})) {
			Python.run(script, file.toString(), kind[0]);
			assertValues(values, new RawImporter(), file, "bits", kind[1], "big-endian", kind[2], "width", "" + WIDTH);
			assertValues(values, new RawImporter(), file, "bits", kind[1], "big-endian", kind[2], "height", "" + HEIGHT);
		}
	}

	@Test
	void aSquareOfBareNumbersIsGuessed() throws IOException {
		Path file = Files.write(folder.resolve("a.r16"), ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN)
				.putShort((short) 0).putShort((short) 1).putShort((short) 65535).putShort((short) 1).array());
		assertEquals("value-0 value-1\nvalue-65535 value-1\n", Grids.names(Grids.level(new RawImporter(), file)));
		assertSays(Grids.read(new RawImporter(), file).diagnostics().getFirst().message(), "no size", "square",
				" 2 x 2 cells");
	}

	/**
	 * Leeway and GDAL compute slopes by the formula of Horn, but differ at the edge of the map. So the test does not compare
	 * cells at the edge.
	 */
	@Test
	void steepIsWhatGdalFindsSteeper() throws IOException, InterruptedException {
		Random random = new Random(1981);
		int[] heights = IntStream.range(0, WIDTH * HEIGHT).map(i -> (int) (3000 + 900 * Math.sin(i % WIDTH / 4.0)
				+ 700 * Math.cos(i / WIDTH / 3.0) + random.nextInt(300))).toArray();
		Path grid = folder.resolve("h.asc");
		Files.writeString(grid, "ncols " + WIDTH + "\nnrows " + HEIGHT + "\nxllcorner 0\nyllcorner 0\ncellsize 4\n"
				+ Arrays.stream(heights).mapToObj(value -> "" + value / 100.0).collect(Collectors.joining(" ")) + "\n");
		Path slopes = folder.resolve("slope.asc");
		run("gdaldem", "slope", "-q", "-of", "AAIGrid", grid.toString(), slopes.toString());
		double[] degrees = Arrays.stream(Files.readString(slopes).replaceFirst("(?s).*?NODATA_value\\s+-?\\d+\\s", "").strip()
				.split("\\s+")).mapToDouble(Double::parseDouble).toArray();
		assertEquals(heights.length, degrees.length);
		Path bare = folder.resolve("h.raw");
		ByteBuffer bytes = ByteBuffer.allocate(2 * heights.length).order(ByteOrder.LITTLE_ENDIAN);
		Arrays.stream(heights).forEach(height -> bytes.putShort((short) height));
		Files.write(bare, bytes.array());
		Level level = Grids.level(new AsciiGridImporter(), grid, "slope-limit", "30", "water-level", "18.5", "rock-level", "42");
		Level same = Grids.level(new RawImporter(), bare, "width", "" + WIDTH, "height-scale", "0.01", "cell-size", "4",
				"slope-limit", "30", "water-level", "18.5", "rock-level", "42");
		assertEquals(Grids.names(level), Grids.names(same));
		assertEquals(4, same.getCellScale());
		int steep = 0;
		for (int y = 1; y < HEIGHT - 1; y++) {
			for (int x = 1; x < WIDTH - 1; x++) {
				double height = heights[y * WIDTH + x] / 100.0;
				String expected = height < 18.5 ? "water" : height > 42 ? "rock" : degrees[y * WIDTH + x] > 30 ? "steep" : "ground";
				assertEquals(expected, Grids.terrain(level, x, y).getName(), x + "," + y);
				steep += expected.equals("steep") ? 1 : 0;
			}
		}
		assertTrue(steep > 20 && steep < WIDTH * HEIGHT / 2, steep + " steep cells");
		assertEquals(List.of("ground"), level.getAgentTypes().getFirst().getCapability().stream().map(each -> each.getName()).toList());
	}

	/**
	 * The heights lie on a plane, so the slope is the same everywhere. Cells at edges and corners lack some neighbours, but
	 * must have the same slope as all other cells.
	 */
	@Test
	void theGroundGoesOnBeyondTheEdge() throws IOException {
		Path grid = folder.resolve("plane.asc");
		Files.writeString(grid, "ncols 4\nnrows 3\ncellsize 1\nnodata_value -9999\n0 1 2 3\n1 2 3 4\n2 3 4 5\n");
		for (String[] limit : List.of(new String[] {"54.7", "steep"}, new String[] {"54.8", "ground"})) {
			assertEquals((limit[1] + " ").repeat(4).strip().concat("\n").repeat(3),
					Grids.names(Grids.level(new AsciiGridImporter(), grid, "slope-limit", limit[0])));
		}
		Files.writeString(grid, "ncols 3\nnrows 1\n5 -9999 5\n");
		assertEquals("ground empty ground\n", Grids.names(Grids.level(new AsciiGridImporter(), grid, "slope-limit", "1")));
		Files.writeString(grid, "ncols 1\nnrows 1\n5\n");
		assertEquals("rock\n", Grids.names(Grids.level(new AsciiGridImporter(), grid, "rock-level", "4.5")));
	}
}
