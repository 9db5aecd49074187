package org.leeway.core.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The real editor Tiled, as a program that converts and draws maps without a display. */
final class TiledProgram {

	/** The reason that tests give if they are skipped because Tiled is not installed. */
	static final String ABSENT = "tiled is not installed";

	private static final Path EDITOR = Path.of("/usr/bin/tiled");
	private static final Path RASTERIZER = Path.of("/usr/bin/tmxrasterizer");

	private TiledProgram() {
	}

	static boolean isPresent() {
		return Files.isExecutable(EDITOR) && Files.isExecutable(RASTERIZER);
	}

	/**
	 * Returns the cells of a layer as Tiled exports them, indexed by row, then by column. A cell is the name of its tile, or
	 * the id of a tile without a name. -1 stands for no tile.
	 */
	static String[][] csv(Path map, String layer) throws IOException, InterruptedException {
		Path folder = Files.createTempDirectory(map.toAbsolutePath().getParent(), "csv");
		export("csv", map, folder.resolve("out.csv"));
		Path one = folder.resolve("out.csv");
		Path file = Files.exists(one) ? one : folder.resolve("out_" + layer + ".csv");
		return Files.readAllLines(file).stream().map(line -> line.split(",")).toArray(String[][]::new);
	}

	/** Converts a map to another format. */
	static Path export(String format, Path map, Path to) throws IOException, InterruptedException {
		run(EDITOR, "--export-map", format, map.toString(), to.toString());
		return to;
	}

	/** Draws a map as an image of the same size in pixels. Draws the visible layers, or one layer that the options name. */
	static Path draw(Path map, Path to, String... options) throws IOException, InterruptedException {
		List<String> arguments = new ArrayList<>(List.of("--no-smoothing"));
		arguments.addAll(Arrays.asList(options));
		arguments.addAll(List.of(map.toString(), to.toString()));
		run(RASTERIZER, arguments.toArray(String[]::new));
		return to;
	}

	private static void run(Path program, String... arguments) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of(program.toString()));
		command.addAll(Arrays.asList(arguments));
		Path home = Files.createTempDirectory("tiled-home",
				PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
		ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
		builder.environment().put("QT_QPA_PLATFORM", "offscreen");
		builder.environment().put("HOME", home.toString());
		builder.environment().put("XDG_RUNTIME_DIR", home.toString());
		builder.environment().put("LC_ALL", "C.UTF-8");
		Process process = builder.start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertTrue(process.waitFor(5, TimeUnit.MINUTES), output);
		assertEquals(0, process.exitValue(), output);
	}
}
