package org.leeway.core.files;

import java.nio.file.Path;

/** The folder for data that belongs to the user, but to no project. */
public final class UserFolder {

	private UserFolder() {
	}

	/**
	 * Returns the folder, which may not exist yet. If {@code XDG_STATE_HOME} is an absolute path, the folder is its
	 * subfolder {@code leeway}. Otherwise, the folder is where the operating system keeps such data.
	 */
	public static Path path() {
		String state = System.getenv("XDG_STATE_HOME");
		if (state != null && Path.of(state).isAbsolute()) {
			return Path.of(state, "leeway");
		}
		Path home = Path.of(System.getProperty("user.home"));
		String system = System.getProperty("os.name");
		if (system.startsWith("Windows")) {
			return home.resolve("AppData/Local/Leeway");
		}
		return home.resolve(system.startsWith("Mac") ? "Library/Application Support/Leeway" : ".local/state/leeway");
	}
}
