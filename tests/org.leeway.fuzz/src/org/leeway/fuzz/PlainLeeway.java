package org.leeway.fuzz;

import java.io.PrintWriter;

import org.leeway.core.app.Console;
import org.leeway.core.app.Leeway;

/** The command line in plain Java, for a process of its own. */
public final class PlainLeeway {

	private PlainLeeway() {
	}

	/** Runs a command and ends with its status. */
	public static void main(String[] arguments) {
		PlainPlatform.formats();
		System.exit(Leeway.run(arguments, new Console(System.out, new PrintWriter(System.err, true), false, false)));
	}
}
