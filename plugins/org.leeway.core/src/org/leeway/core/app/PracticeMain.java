package org.leeway.core.app;

import java.util.Arrays;
import java.util.List;

/**
 * A main program that runs several commands in one process. The script of an installation runs it once, so that Java learns
 * the classes of these commands. Java learns only from one process.
 */
public final class PracticeMain {

	private static final String NEXT = ",";

	private PracticeMain() {
	}

	/**
	 * Runs commands one after another, also after a command that failed. Ends the process.
	 *
	 * @param arguments the arguments of all commands, with a comma between two commands
	 */
	public static void main(String[] arguments) {
		run(Arrays.asList(arguments), Console.ofProcess());
		System.exit(ExitStatus.OK);
	}

	static void run(List<String> arguments, Console console) {
		List<String> rest = arguments;
		while (!rest.isEmpty()) {
			int end = rest.contains(NEXT) ? rest.indexOf(NEXT) : rest.size();
			Leeway.run(rest.subList(0, end).toArray(String[]::new), console);
			rest = rest.subList(Math.min(end + 1, rest.size()), rest.size());
		}
	}
}
