package org.leeway.live;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A game of Godot 4 that follows a level through Leeway's add-on for Godot. Without an installed Godot 4, tests are
 * skipped.
 */
final class GodotGame implements AutoCloseable {

	private static final String FOLDER = System.getenv("LEEWAY_TEST_GODOT4");
	private static final Path GODOT = Path.of(String.valueOf(FOLDER), "godot4");
	private static final int SECONDS = 60;

	private final Process process;
	private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
	private final StringBuilder printed = new StringBuilder();

	private GodotGame(Process process) {
		this.process = process;
		Thread reader = new Thread(this::read, "godot");
		reader.setDaemon(true);
		reader.start();
	}

	static void assume() {
		assumeTrue(Files.isExecutable(GODOT), "LEEWAY_TEST_GODOT4 names no folder that releng/godot4 has made");
	}

	/**
	 * Copies the sample project into a folder, so that the game has the add-on.
	 *
	 * @return the folder of the project
	 */
	static Path project(Path folder) throws IOException, InterruptedException {
		Path source = Path.of(System.getProperty("leeway.samples"), "godot").toAbsolutePath().normalize();
		Path project = folder.resolve("project");
		try (Stream<Path> files = Files.walk(source)) {
			for (Path file : files.filter(each -> !source.relativize(each).startsWith(".godot")).toList()) {
				Files.copy(file, project.resolve(source.relativize(file).toString()));
			}
		}
		start(project, "--import").waitFor(SECONDS, TimeUnit.SECONDS);
		return project;
	}

	/** Starts a game in a project. The game follows the level that is shared in the folder of the project. */
	static GodotGame follow(Path project, String what) throws IOException {
		String script = Path.of(System.getProperty("leeway.live.judges"), "follow.gd").toAbsolutePath().toString();
		return new GodotGame(start(project, "-s", script, "--", project.toString(), what));
	}

	private static Process start(Path project, String... arguments) throws IOException {
		List<String> command = new ArrayList<>(List.of(GODOT.toString(), "--headless", "--path", project.toString()));
		command.addAll(List.of(arguments));
		return new ProcessBuilder(command).redirectErrorStream(true).redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
				.start();
	}

	private void read() {
		try (BufferedReader reader = process.inputReader()) {
			reader.lines().forEach(line -> {
				synchronized (printed) {
					printed.append(line).append('\n');
				}
				lines.add(line);
			});
		} catch (IOException | UncheckedIOException end) {
			// the process was destroyed
		}
	}

	/** Waits for a line that begins with a text. Returns its rest. */
	String await(String start) throws InterruptedException {
		while (true) {
			String line = lines.poll(SECONDS, TimeUnit.SECONDS);
			if (line == null) {
				throw new AssertionError("no line " + start + " in\n" + output());
			}
			if (line.startsWith(start)) {
				return line.substring(start.length());
			}
		}
	}

	/** Returns all that the game has printed. */
	String output() {
		synchronized (printed) {
			return printed.toString();
		}
	}

	@Override
	public void close() {
		process.destroyForcibly();
	}
}
