package org.leeway.core.files;

import java.nio.file.Path;

/** The folder in which Leeway keeps what is of a user and of no project. */
public final class UserFolder {

	private UserFolder() {
	}

	/**
	 * Returns the folder, which need not be there: {@code leeway} in {@code XDG_STATE_HOME} if the variable names an absolute
	 * path, else where the system wants such files.
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
