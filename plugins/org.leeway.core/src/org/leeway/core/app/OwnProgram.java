package org.leeway.core.app;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * The command that starts this program again. Git calls Leeway as a driver with this command. The command is quoted for a Unix
 * shell, because git runs drivers with such a shell even on Windows.
 */
final class OwnProgram {

	/** A system property with the path of the program that users start. The program sets the property when it starts Java. */
	private static final String PROGRAM = "leeway.program";
	/** A system property that is set on the Eclipse platform. */
	private static final String PLATFORM = "osgi.framework";

	private OwnProgram() {
	}

	/**
	 * Returns the command that starts the program of this process again. Empty on the Eclipse platform, unless the property
	 * {@link #PROGRAM} is set.
	 */
	static Optional<String> command() {
		return command(System.getProperties(), File.separatorChar == '\\');
	}

	/**
	 * Returns the command that starts the same Leeway program as a given process. Empty on the Eclipse platform, unless the
	 * property {@link #PROGRAM} is set.
	 *
	 * @param properties the system properties of the process
	 */
	static Optional<String> command(Properties properties, boolean isWindows) {
		String program = properties.getProperty(PROGRAM, "");
		if (!program.isEmpty()) {
			return Optional.of(quoted(program, isWindows));
		}
		if (properties.getProperty(PLATFORM) != null) {
			return Optional.empty();
		}
		String java = Path.of(properties.getProperty("java.home"), "bin", "java").toString();
		String classes = Arrays.stream(properties.getProperty("java.class.path").split(File.pathSeparator))
				.map(each -> Path.of(each).toAbsolutePath().normalize().toString()).collect(Collectors.joining(File.pathSeparator));
		return Optional.of(List.of(java, "-Djava.awt.headless=true", "-cp", classes, LeewayMain.class.getName()).stream()
				.map(word -> quoted(word, isWindows)).collect(Collectors.joining(" ")));
	}

	/**
	 * Quotes a word for a shell. On Windows, replaces backslashes by slashes: the shell of git accepts slashes in paths,
	 * but treats backslashes as special characters.
	 */
	static String quoted(String word, boolean isWindows) {
		return "'" + (isWindows ? word.replace('\\', '/') : word).replace("'", "'\\''") + "'";
	}
}
