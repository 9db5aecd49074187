package org.leeway.core.revision;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;

import org.leeway.pathing.Progress;

/**
 * A test whether a repository's own configuration defines a filter. Such a filter came with the repository, so it may
 * be unsafe. A filter that the user has installed is defined elsewhere.
 */
final class OwnFilter {

	/**
	 * The scopes of settings that do not come from the repository, but from the user, the system or the command line. The names
	 * are the output of {@code git config --show-scope}.
	 */
	private static final Set<String> OF_USER = Set.of("system", "global", "command");

	private OwnFilter() {
	}

	/**
	 * Returns whether the repository's own configuration defines the filter of a file.
	 *
	 * @param folder the folder of the file
	 * @param name the path of the file, relative to the folder
	 */
	static boolean isNamedFor(Path folder, String name, Progress progress) throws IOException {
		// the fields are the path, "filter", and the name of the filter
		String[] attribute = Git.ask(folder, progress, "check-attr", "-z", "filter", "--", name).split("\0");
		String prefix = "filter." + attribute[2] + ".";
		// git prints two texts for each setting: first the scope, then the name with the value. For example: "local",
		// "filter.lfs.clean\ngit-lfs clean"
		String[] settings = Git.ask(folder, progress, "config", "--null", "--show-scope", "--list").split("\0");
		for (int i = 0; i + 1 < settings.length; i += 2) {
			if (!OF_USER.contains(settings[i]) && settings[i + 1].startsWith(prefix)) {
				return true;
			}
		}
		return false;
	}
}
