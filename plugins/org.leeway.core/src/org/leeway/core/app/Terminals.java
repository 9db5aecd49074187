package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A check whether a standard stream is a terminal. Otherwise the stream is a file or a pipe. */
final class Terminals {

	/** The file descriptor of standard input. */
	static final int IN = 0;
	/** The file descriptor of standard output. */
	static final int OUT = 1;
	/** The file descriptor of standard error. */
	static final int ERR = 2;

	private Terminals() {
	}

	/**
	 * Returns whether a standard stream is a terminal. Without {@code /proc}, the result is the same for all streams: whether
	 * Java has a console.
	 *
	 * @param stream the file descriptor of the stream
	 */
	static boolean isTerminal(int stream) {
		Path link = Path.of("/proc/self/fd/" + stream);
		if (!Files.isSymbolicLink(link)) {
			return System.console() != null;
		}
		try {
			String device = Files.readSymbolicLink(link).toString();
			return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
		} catch (IOException e) {
			return false;
		}
	}
}
