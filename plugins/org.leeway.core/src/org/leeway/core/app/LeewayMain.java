package org.leeway.core.app;

/** The command line in plain Java, without the platform, which takes most of the time that a start takes on it. */
public final class LeewayMain {

	private LeewayMain() {
	}

	/** Runs a command and ends the process with its status. */
	public static void main(String[] arguments) {
		System.exit(Leeway.run(arguments, Console.ofProcess()));
	}
}
