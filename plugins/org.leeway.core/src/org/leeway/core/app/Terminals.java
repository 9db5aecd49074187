package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells terminals from files and pipes. */
final class Terminals {

	/** Standard output. */
	static final int OUT = 1;
	/** Standard error. */
	static final int ERR = 2;

	private Terminals() {
	}

	/** Whether a standard stream is a terminal. Where the system does not tell, a console stands for both streams. */
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
