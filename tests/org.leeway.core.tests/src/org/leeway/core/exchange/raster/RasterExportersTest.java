package org.leeway.core.exchange.raster;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.fixtures.Layers;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.fixtures.Python;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/**
 * Tests of the exporters of graymaps, heightmaps and grids, which are files of numbers. The tests compare the files with the
 * descriptions of the formats, and let other programs (netpbm and numpy) read the files.
 */
class RasterExportersTest {

	private static final String CLEARANCE = """
			2 2 2 2 1 0 2 1
			2 1 1 1 1 0 1 1
			2 1 0 0 0 0 0 0
			2 2 2 2 2 2 2 1
			1 1 1 1 1 1 1 1
			""";
	/** A map on which all clearances from 1 to 300 occur. */
	private static final String LARGE = (".".repeat(300) + "\n").repeat(300);

	@TempDir
	private Path folder;

	private static RasterContent island() {
		return Layers.clearance(Pictures.ISLAND);
	}

	private static RasterContent wallDistance() {
		return Layers.export("wall-distance", Pictures.level(Pictures.ISLAND), Optional.of(Pictures.agent(1)));
	}

	private Path file(String name, RasterExporter exporter, RasterContent content) throws IOException {
		return Files.write(folder.resolve(name), Layers.write(exporter, content));
	}

	private static byte[] body(byte[] file, String header) {
		byte[] start = header.getBytes(StandardCharsets.US_ASCII);
		assertArrayEquals(start, Arrays.copyOf(file, start.length));
		return Arrays.copyOfRange(file, start.length, file.length);
	}

	@Test
	void smallNumbersOfAGraymapAreBytes() throws IOException {
		byte[] body = body(Layers.write(new PgmExporter(), island()), "P5\n8 5\n2\n");
		String text = CLEARANCE.replaceAll("\\s", "");
		assertEquals(text, new String(body, StandardCharsets.US_ASCII).chars().mapToObj(value -> "" + value)
				.collect(Collectors.joining()));
	}

	@Test
	void largeNumbersOfAGraymapHaveTheGreaterByteFirst() throws IOException {
		byte[] body = body(Layers.write(new PgmExporter(), Layers.clearance(LARGE)), "P5\n300 300\n300\n");
		assertEquals(2 * 300 * 300, body.length);
		assertArrayEquals(new byte[] {1, 300 - 256}, Arrays.copyOf(body, 2));
	}

	@Test
	void netpbmReadsGraymaps() throws IOException, InterruptedException {
		assumeTrue(Files.isExecutable(Path.of("/usr/bin/pnmtopnm")), "netpbm is not installed");
		assertEquals("P2 8 5 2 " + CLEARANCE.replaceAll("\\s+", " ").strip(),
				plain(file("island.pgm", new PgmExporter(), island())));
		String large = plain(file("large.pgm", new PgmExporter(), Layers.clearance(LARGE)));
		assertTrue(large.startsWith("P2 300 300 300 300 299 298 "), large.substring(0, 60));
	}

	private static String plain(Path graymap) throws IOException, InterruptedException {
		Process process = new ProcessBuilder("pnmtopnm", "-plain", graymap.toString()).start();
		String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
		assertEquals(0, process.waitFor());
		return text.replaceAll("\\s+", " ").strip();
	}

	@Test
	void heightmapsHaveTheLesserByteFirst() throws IOException {
		byte[] bytes = Layers.write(new Raw16Exporter(), Layers.clearance(LARGE));
		assertEquals(2 * 300 * 300, bytes.length);
		assertArrayEquals(new byte[] {300 - 256, 1}, Arrays.copyOf(bytes, 2));
	}

	@Test
	void gridsHaveAHeaderAndALineARow() throws IOException {
		assertEquals("ncols 8\nnrows 5\nxllcorner 0\nyllcorner 0\ncellsize 1\nNODATA_value -9999\n" + CLEARANCE,
				new String(Layers.write(new EsriGridExporter(), island()), StandardCharsets.US_ASCII));
	}

	@Test
	void numpyReadsHeightmapsAndGrids() throws IOException, InterruptedException {
		assumeTrue(Python.has("numpy"), "python3 with numpy is not installed");
		String values = CLEARANCE.lines().map(line -> "[" + line.replace(" ", ", ") + "]")
				.collect(Collectors.joining(", ", "[", "]"));
		assertEquals(values, Python.run("import numpy, sys; print(numpy.fromfile(sys.argv[1], '<u2').reshape(5, 8).tolist())",
				file("island.raw", new Raw16Exporter(), island()).toString()).strip());
		String grid = "import numpy, sys; print(numpy.loadtxt(sys.argv[1], skiprows=6, dtype=%s).tolist())";
		assertEquals(values, Python.run(grid.formatted("int"), file("island.asc", new EsriGridExporter(), island()).toString())
				.strip());
		String exact = Python.run(grid.formatted("float"),
				file("walls.asc", new EsriGridExporter(), wallDistance()).toString()).strip();
		assertTrue(exact.startsWith("[[0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.5, 0.5], [0.5, 0.7071067811865476, 0.5"), exact);
	}

	@Test
	void onlyGridsHoldFractions() {
		assertEquals(List.of(), lost(new EsriGridExporter(), wallDistance()));
		assertEquals(List.of(), lost(new PgmExporter(), island()));
		assertEquals(List.of("Fractions are not written: numbers are rounded up."), lost(new PgmExporter(), wallDistance()));
		assertEquals(List.of("Fractions are not written: numbers are rounded up."), lost(new Raw16Exporter(), wallDistance()));
	}

	private static List<String> lost(NumberExporter exporter, RasterContent content) {
		return exporter.export(content, OptionValues.STANDARD, Progress.NONE).diagnostics().stream()
				.map(diagnostic -> diagnostic.message()).toList();
	}
}
