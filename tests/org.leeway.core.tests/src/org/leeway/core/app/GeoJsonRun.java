package org.leeway.core.app;

import java.util.List;

/** Access to the command line for tests in other packages. */
public final class GeoJsonRun {

	private GeoJsonRun() {
	}

	/** Returns what a command writes to standard output. */
	public static String text(List<String> words) {
		CommandLineRun run = CommandLineRun.of(words.toArray());
		if (run.status() != 0) {
			throw new AssertionError(run.toString());
		}
		return run.out();
	}
}
