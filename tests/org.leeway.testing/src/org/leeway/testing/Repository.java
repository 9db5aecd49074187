package org.leeway.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A repository of the real git. If git is not installed, tests that need it are skipped:
 *
 * <pre>
 * assumeTrue(Repository.isPossible(), Repository.ABSENT);
 * </pre>
 */
public final class Repository {

	/** Reason that tests give when they are skipped. */
	public static final String ABSENT = "git is not installed";

	private final Path folder;

	private Repository(Path folder) {
		this.folder = folder;
	}

	/** Returns whether git is installed. */
	public static boolean isPossible() throws InterruptedException {
		try {
			return new ProcessBuilder("git", "--version").start().waitFor() == 0;
		} catch (IOException e) {
			return false;
		}
	}

	/** Creates a new repository in a folder. */
	public static Repository in(Path folder) throws IOException, InterruptedException {
		Repository repository = new Repository(folder);
		repository.git("init", "-q");
		return repository;
	}

	/** Returns the repository of a folder, such as a submodule. */
	public static Repository at(Path folder) {
		return new Repository(folder);
	}

	/** Commits all files of the folder. */
	public void commit(String subject) throws IOException, InterruptedException {
		git("add", "-A");
		git("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false", "commit", "-q", "-m",
				subject);
	}

	/** Sets an option of this repository alone. */
	public void configure(String option, String value) throws IOException, InterruptedException {
		git("config", option, value);
	}

	/** Runs git in the folder, without the user's configuration. */
	public void git(String... command) throws IOException, InterruptedException {
		ProcessBuilder builder = builder(command).inheritIO();
		if (builder.start().waitFor() != 0) {
			throw new IOException(builder.command() + " failed");
		}
	}

	/**
	 * Runs git as {@link #git} does, and returns what it writes.
	 *
	 * @param status the exit status that git is expected to have
	 * @return standard output and standard error in one text
	 */
	public String output(int status, String... command) throws IOException, InterruptedException {
		Process process = builder(command).redirectErrorStream(true).start();
		process.getOutputStream().close();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		if (process.waitFor() != status) {
			throw new IOException(List.of(command) + " ended with " + process.exitValue() + ", expected " + status + ": " + output);
		}
		return output;
	}

	private ProcessBuilder builder(String... command) {
		List<String> words = new ArrayList<>(List.of("git"));
		words.addAll(List.of(command));
		ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile());
		builder.environment().putAll(Map.of("GIT_CONFIG_GLOBAL", "/dev/null", "GIT_CONFIG_SYSTEM", "/dev/null"));
		return builder;
	}
}
