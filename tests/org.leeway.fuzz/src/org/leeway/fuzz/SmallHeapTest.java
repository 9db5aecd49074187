package org.leeway.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.app.LeewayMain;

/**
 * Tests of files that are valid and within the limits of the importers, but too large for the memory. A command that reads
 * such a file must report it in one line, and end with status 2.
 */
class SmallHeapTest {

	private static final String HEAP = "-Xmx24m";
	/**
	 * Side of the map, in cells. Reading the map must fail for lack of memory: with a byte for each cell, the map would need
	 * 1.5 times the heap.
	 */
	private static final int SIDE = 6144;
	private static final int POINTS = 400_000;

	@TempDir
	private Path folder;

	private final Random random = new Random(1);

	@ParameterizedTest
	@ValueSource(strings = {"map", "leeway", "pgm", "raw", "asc", "tmx", "tmj", "ldtk", "obj", "scen"})
	void tellsInOneLineThatMemoryIsShort(String format) throws Exception {
		Path file = folder.resolve("large." + format);
		write(file, format);
		Path out = folder.resolve("out.leeway");
		Path said = folder.resolve("said");
		Process convert = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), HEAP, "-cp",
				System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
				LeewayMain.class.getName(), "convert", file.toString(), out.toString()).redirectErrorStream(true)
				.redirectOutput(said.toFile()).start();
		int status = convert.waitFor();
		List<String> lines = Files.readAllLines(said);
		assertEquals(2, status, lines.toString());
		assertEquals(1, lines.size(), lines.toString());
		assertTrue(lines.getFirst().startsWith(file + ": ") && lines.getFirst().contains("memory"), lines.toString());
		assertFalse(Files.exists(out));
	}

	private void write(Path file, String format) throws IOException {
		try (PrintStream out = new PrintStream(open(file), false, StandardCharsets.US_ASCII)) {
			switch (format) {
			case "map" -> writeMap(out);
			case "scen" -> {
				out.printf("version 1\n0\tlarge.map\t%d\t%d\t0\t0\t1\t1\t1.4\n", SIDE, SIDE);
				write(folder.resolve("large.map"), "map");
			}
			case "leeway" -> {
				out.print(new String(Workplace.seed("ReadersFuzzTestInputs/leeway/small"), StandardCharsets.UTF_8)
						.split("3 x 2")[0] + SIDE + " x " + SIDE + "\n");
				cells(out, " ", "\n", 0, 2);
				out.print("</terrain>\n</level:Level>\n");
			}
			case "pgm" -> {
				out.printf("P5 %d %d 255\n", SIDE, SIDE);
				bytes(out, 1);
			}
			case "raw" -> bytes(out, 2);
			case "asc" -> {
				out.printf("ncols %d\nnrows %d\ncellsize 1\n", SIDE, SIDE);
				cells(out, " ", "\n", 0, 1);
			}
			case "tmx" -> {
				out.printf("<map orientation=\"orthogonal\" width=\"%d\" height=\"%d\" tilewidth=\"16\" tileheight=\"16\">"
						+ "<tileset firstgid=\"1\" name=\"t\" tilecount=\"2\"/><layer name=\"g\" width=\"%d\" height=\"%d\">"
						+ "<data encoding=\"csv\">", SIDE, SIDE, SIDE, SIDE);
				cells(out, ",", ",", 1, 2);
				out.print("1</data></layer></map>");
			}
			case "tmj" -> {
				out.printf("{\"orientation\":\"orthogonal\",\"width\":%d,\"height\":%d,\"tilewidth\":16,\"tileheight\":16,"
						+ "\"tilesets\":[{\"firstgid\":1,\"name\":\"t\",\"tilecount\":2}],\"layers\":[{\"type\":\"tilelayer\","
						+ "\"name\":\"g\",\"width\":%d,\"height\":%d,\"data\":[", SIDE, SIDE, SIDE, SIDE);
				cells(out, ",", ",", 1, 2);
				out.print("1]}]}");
			}
			case "ldtk" -> {
				String project = new String(Workplace.seed("ReadersFuzzTestInputs/ldtk/project"), StandardCharsets.UTF_8);
				int array = project.indexOf("\"intGridCsv\":[", project.indexOf("\"levels\"")) + 14;
				out.print(project.substring(0, array));
				cells(out, ",", ",", 1, 3);
				out.print(project.substring(array));
			}
			default -> points(out);
			}
		}
	}

	private static OutputStream open(Path file) throws IOException {
		return new BufferedOutputStream(Files.newOutputStream(file), 1 << 16);
	}

	private void writeMap(PrintStream out) {
		out.printf("type octile\nheight %d\nwidth %d\nmap\n", SIDE, SIDE);
		byte[] row = new byte[SIDE + 1];
		for (int y = 0; y < SIDE; y++) {
			for (int x = 0; x < SIDE; x++) {
				row[x] = (byte) (random.nextBoolean() ? '.' : 'T');
			}
			row[SIDE] = '\n';
			out.write(row, 0, row.length);
		}
	}

	private void bytes(PrintStream out, int each) {
		byte[] row = new byte[SIDE * each];
		for (int y = 0; y < SIDE; y++) {
			for (int x = each - 1; x < row.length; x += each) {
				row[each == 2 ? x - 1 : x] = (byte) random.nextInt(2);
			}
			out.write(row, 0, row.length);
		}
	}

	/** Writes two values at random, row by row. */
	private void cells(PrintStream out, String between, String after, int one, int other) {
		for (int y = 0; y < SIDE; y++) {
			StringBuilder row = new StringBuilder();
			for (int x = 0; x < SIDE; x++) {
				row.append(random.nextBoolean() ? one : other).append(x == SIDE - 1 ? after : between);
			}
			out.print(row);
		}
	}

	private void points(PrintStream out) {
		for (int i = 0; i < POINTS; i++) {
			out.print("v " + i % 1000 + " 0 " + i / 1000 + "\n");
		}
		for (int i = 0; i + 1001 < POINTS; i++) {
			if (i % 1000 < 999) {
				out.print("f " + (i + 1) + " " + (i + 2) + " " + (i + 1002) + " " + (i + 1001) + "\n");
			}
		}
	}
}
