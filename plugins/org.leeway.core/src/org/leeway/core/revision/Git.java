package org.leeway.core.revision;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

import org.leeway.core.files.TemporaryFolder;
import org.leeway.pathing.Progress;

/**
 * A runner of the program {@code git}. Git never asks for input, and its time and output are limited. Git opens no
 * network connection, even if the configuration of a repository demands it. Git runs no other program, except for
 * filters in {@code cat-file --filters}.
 */
final class Git {

	private static final int PATIENCE_MILLIS = 20;
	private static final Duration LONGEST = Duration.ofMinutes(2);
	private static final long LARGEST_ANSWER = 1 << 24;
	/**
	 * Options that keep git from running programs. The configuration of a repository could name a program as pager, as monitor
	 * of the file system, or for checks of signatures. With these options, git also refuses bare repositories. A bare
	 * repository could be hidden among the files of another repository.
	 */
	private static final List<String> SAFE_OPTIONS = List.of("--no-pager", "-c", "core.fsmonitor=false",
			"-c", "log.showSignature=false", "-c", "safe.bareRepository=explicit");
	/**
	 * Environment variables for git. Git never prompts, takes no optional locks and prints English messages. Git fetches no missing
	 * objects. Special characters in names of files have no meaning.
	 */
	private static final Map<String, String> ENVIRONMENT = Map.of("GIT_TERMINAL_PROMPT", "0", "GIT_OPTIONAL_LOCKS", "0",
			"GIT_NO_LAZY_FETCH", "1", "GIT_ALLOW_PROTOCOL", "none", "GIT_LITERAL_PATHSPECS", "1", "LC_ALL", "C");
	/** Messages of git about an object that the repository lacks. They differ between versions of git. */
	private static final Pattern LACKS_OBJECT = Pattern.compile(
			"lazy fetching disabled|from promisor remote|transport '.*' not allowed|: bad file$", Pattern.MULTILINE);

	/** A command, with its limits of time and output. */
	private record Command(List<String> words, Duration longest, long largest) {
	}

	private Git() {
	}

	/**
	 * Runs a command of git with its output in a file.
	 *
	 * @param output the file for the output, in a folder without other files
	 * @param largest the limit for the output, in bytes
	 * @throws IOException if git is not installed, if the command exceeds its limit of time or output, or if the command fails.
	 * If the command fails, the message is the message of git
	 * @throws CancellationException if {@code progress} was cancelled. The command is killed before the exception is thrown
	 */
	static void run(Path folder, Path output, long largest, Progress progress, String... words) throws IOException {
		run(folder, output, new Command(List.of(words), LONGEST, largest), progress);
	}

	/** Runs a command with another time limit. For tests. */
	static void run(Path folder, Path output, Duration longest, Progress progress, String... words) throws IOException {
		run(folder, output, new Command(List.of(words), longest, LARGEST_ANSWER), progress);
	}

	private static void run(Path folder, Path output, Command command, Progress progress) throws IOException {
		Path errors = output.resolveSibling("errors.txt");
		Process process = start(folder, output, errors, command.words());
		await(process, output, command, progress);
		if (process.exitValue() != 0) {
			throw new IOException(problem(errors));
		}
		checkSize(output, command);
	}

	/** Runs a command of git, and returns its output. */
	static String ask(Path folder, Progress progress, String... command) throws IOException {
		try (TemporaryFolder work = new TemporaryFolder()) {
			Path output = work.file("output.txt");
			run(folder, output, LARGEST_ANSWER, progress, command);
			return new String(Files.readAllBytes(output), StandardCharsets.UTF_8);
		}
	}

	private static Process start(Path folder, Path output, Path errors, List<String> command) throws IOException {
		List<String> words = new ArrayList<>(List.of("git"));
		words.addAll(SAFE_OPTIONS);
		words.addAll(command);
		ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile())
				.redirectOutput(output.toFile()).redirectError(errors.toFile());
		builder.environment().putAll(ENVIRONMENT);
		try {
			Process process = builder.start();
			process.getOutputStream().close();
			return process;
		} catch (IOException e) {
			throw new IOException("git cannot be run: " + e.getMessage(), e);
		}
	}

	private static void await(Process process, Path output, Command command, Progress progress) throws IOException {
		long end = System.nanoTime() + command.longest().toNanos();
		try {
			while (!process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
				if (progress.cancelled()) {
					throw new CancellationException();
				}
				if (System.nanoTime() - end > 0) {
					throw new IOException("git takes more than " + command.longest().toSeconds() + " s, expected less");
				}
				checkSize(output, command);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		} finally {
			// git may have started a filter, which is a process of its own
			process.descendants().forEach(ProcessHandle::destroyForcibly);
			process.destroyForcibly();
		}
	}

	private static void checkSize(Path output, Command command) throws IOException {
		if (Files.size(output) > command.largest()) {
			throw new IOException("git writes more than " + command.largest() + " bytes, expected fewer");
		}
	}

	private static String problem(Path errors) throws IOException {
		String said = Files.readString(errors, StandardCharsets.ISO_8859_1);
		if (LACKS_OBJECT.matcher(said).find()) {
			return "the repository lacks what is asked for, as a partial clone does; git show REVISION:FILE fetches it";
		}
		return said.lines().findFirst().orElse("git has failed").replaceFirst("^fatal: ", "");
	}
}
