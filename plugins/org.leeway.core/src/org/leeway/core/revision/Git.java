package org.leeway.core.revision;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;

import org.leeway.pathing.Progress;

/**
 * Runs the program {@code git}, which knows all kinds of repositories and all filters of files, such as Git LFS. It never
 * prompts for input.
 */
final class Git {

	private static final int PATIENCE_MILLIS = 20;

	private Git() {
	}

	/**
	 * Runs a command of git with its output in a file.
	 *
	 * @throws IOException if git is not installed or the command fails; the message is that of git
	 * @throws CancellationException if {@code progress} was cancelled; the command has ended then
	 */
	static void run(Path folder, Path output, Progress progress, String... command) throws IOException {
		Path errors = Files.createTempFile("leeway", ".txt");
		try {
			Process process = start(folder, output, errors, command);
			await(process, progress);
			if (process.exitValue() != 0) {
				throw new IOException(problem(errors));
			}
		} finally {
			Files.delete(errors);
		}
	}

	/** The output of a command of git. */
	static String ask(Path folder, Progress progress, String... command) throws IOException {
		Path output = Files.createTempFile("leeway", ".txt");
		try {
			run(folder, output, progress, command);
			return new String(Files.readAllBytes(output), StandardCharsets.UTF_8);
		} finally {
			Files.delete(output);
		}
	}

	private static Process start(Path folder, Path output, Path errors, String... command) throws IOException {
		List<String> words = new ArrayList<>(List.of("git"));
		words.addAll(List.of(command));
		ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile())
				.redirectOutput(output.toFile()).redirectError(errors.toFile());
		builder.environment().putAll(Map.of("GIT_TERMINAL_PROMPT", "0", "GIT_OPTIONAL_LOCKS", "0", "LC_ALL", "C"));
		try {
			Process process = builder.start();
			process.getOutputStream().close();
			return process;
		} catch (IOException e) {
			throw new IOException("git cannot be run: " + e.getMessage(), e);
		}
	}

	private static void await(Process process, Progress progress) {
		try {
			while (!process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
				if (progress.cancelled()) {
					throw new CancellationException();
				}
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		} finally {
			process.destroyForcibly();
		}
	}

	private static String problem(Path errors) throws IOException {
		return new String(Files.readAllBytes(errors), StandardCharsets.UTF_8).lines().findFirst().orElse("git has failed")
				.replaceFirst("^fatal: ", "");
	}
}
