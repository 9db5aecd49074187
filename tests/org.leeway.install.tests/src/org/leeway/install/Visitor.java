package org.leeway.install;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A running Eclipse that shows a level, controlled by mouse and keyboard events. Closing the visitor ends the Eclipse.
 */
final class Visitor implements AutoCloseable {

	private static final String PREFIX = "visit: ";
	private static final int PATIENCE_IN_MINUTES = 2;

	private final Process eclipse;
	private final LinkedBlockingQueue<String> told = new LinkedBlockingQueue<>();
	private final List<String> printed = new ArrayList<>();

	/** Starts an Eclipse on a workspace and opens a level. */
	Visitor(Eclipse home, Path workspace, Path level) throws IOException {
		List<String> command = home.command(List.of("-Dleeway.install.level=" + level));
		command.addAll(List.of("-nosplash", "-consoleLog", "-data", workspace.toString()));
		eclipse = new ProcessBuilder(command).redirectErrorStream(true).start();
		Thread.ofVirtual().start(this::listen);
	}

	private void listen() {
		try (BufferedReader lines = eclipse.inputReader()) {
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				if (line.startsWith(PREFIX)) {
					told.add(line.substring(PREFIX.length()));
				}
				synchronized (printed) {
					printed.add(line);
				}
			}
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/**
	 * Waits until the Eclipse under test prints a line, and returns the line. Fails if the line does not begin with
	 * {@code start}.
	 */
	String hear(String start) throws InterruptedException {
		String next = told.poll(PATIENCE_IN_MINUTES, TimeUnit.MINUTES);
		if (next == null || !next.startsWith(start)) {
			synchronized (printed) {
				fail("heard " + next + " where " + start + " was due:\n" + String.join("\n", printed));
			}
		}
		return next;
	}

	/** Sends mouse and keyboard events, by commands of the program xdotool. */
	static void act(String... commands) throws IOException, InterruptedException {
		List<String> command = new ArrayList<>(List.of("xdotool"));
		command.addAll(List.of(commands));
		Process process = new ProcessBuilder(command).inheritIO().start();
		assertTrue(process.waitFor(PATIENCE_IN_MINUTES, TimeUnit.MINUTES) && process.exitValue() == 0, command.toString());
	}

	/** Closes the Eclipse and waits for its end. */
	@Override
	public void close() throws IOException, InterruptedException {
		eclipse.getOutputStream().close();
		if (!eclipse.waitFor(PATIENCE_IN_MINUTES, TimeUnit.MINUTES)) {
			eclipse.destroyForcibly();
			fail("the Eclipse was not closed");
		}
	}
}
