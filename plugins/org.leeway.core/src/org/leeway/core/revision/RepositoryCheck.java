package org.leeway.core.revision;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;

import org.leeway.pathing.Progress;

/**
 * A check that refuses unsafe repositories: their configuration could make git run a program. New versions of git are
 * safe, because {@link Git} sets options. Older versions do not know some of these options.
 */
final class RepositoryCheck {

	/**
	 * Settings that make a repository a partial clone. Git fetches the missing objects of a partial clone, and may run
	 * programs for this.
	 */
	private static final Pattern PROMISOR = Pattern.compile("extensions\\.partialclone|remote\\..*\\.(promisor|partialclonefilter)",
			Pattern.DOTALL);
	private static final AtomicReference<GitVersion> VERSION = new AtomicReference<>();

	private RepositoryCheck() {
	}

	/**
	 * Checks the repository of a folder.
	 *
	 * @throws IOException if there is no repository, or no git, or git is too old to be safe in the repository. The
	 *             message says so
	 */
	static void check(Path folder, Progress progress) throws IOException {
		check(folder, version(folder, progress), progress);
	}

	/** Checks the repository of a folder. Fails if the given version of git is too old to be safe in the repository. */
	static void check(Path folder, GitVersion version, Progress progress) throws IOException {
		String inside = Git.ask(folder, progress, "rev-parse", "--is-inside-git-dir").strip();
		if (!version.refusesBareRepositories() && !inside.equals("false")) {
			throw new IOException("cannot use bare repository, expected a file in the work tree of a repository");
		}
		if (!version.refusesLazyFetches() && isPartialClone(folder, progress)) {
			throw new IOException("the repository is a partial clone, expected a whole one, or git 2.45.1 or newer");
		}
	}

	private static boolean isPartialClone(Path folder, Progress progress) throws IOException {
		return Arrays.stream(Git.ask(folder, progress, "config", "--null", "--name-only", "--list").split("\0"))
				.anyMatch(key -> PROMISOR.matcher(key).matches());
	}

	private static GitVersion version(Path folder, Progress progress) throws IOException {
		GitVersion known = VERSION.get();
		if (known == null) {
			known = GitVersion.parse(Git.ask(folder, progress, "version"));
			VERSION.set(known);
		}
		return known;
	}
}
