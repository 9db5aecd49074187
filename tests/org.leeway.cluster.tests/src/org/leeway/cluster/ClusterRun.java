package org.leeway.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.leeway.core.app.Console;
import org.leeway.core.app.Leeway;

/** The status and the output of a run of {@code leeway-cluster}, or of {@code leeway} for comparison. */
public record ClusterRun(int status, String out, List<String> err) {

	/** Runs {@code leeway-cluster} in this process. */
	public static ClusterRun of(Object... arguments) {
		return run(LeewayCluster::run, arguments);
	}

	/** Runs {@code leeway}. */
	public static ClusterRun plain(Object... arguments) {
		return run(Leeway::run, arguments);
	}

	private interface Program {

		int run(String[] arguments, Console console);
	}

	/**
	 * Runs {@code leeway-cluster} as on a terminal.
	 *
	 * @param progress receives each text that the run writes to the terminal, as soon as it is written
	 */
	public static ClusterRun watched(Consumer<String> progress, Object... arguments) {
		return run(LeewayCluster::run, new StringWriter() {
			@Override
			public void write(String text, int from, int length) {
				super.write(text, from, length);
				progress.accept(text.substring(from, from + length));
			}
		}, true, arguments);
	}

	private static ClusterRun run(Program program, Object... arguments) {
		return run(program, new StringWriter(), false, arguments);
	}

	private static ClusterRun run(Program program, StringWriter err, boolean errIsTerminal, Object... arguments) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		int status = program.run(Stream.of(arguments).map(Object::toString).toArray(String[]::new),
				new Console(out, new PrintWriter(err), false, errIsTerminal));
		return new ClusterRun(status, out.toString(StandardCharsets.UTF_8), err.toString().lines().toList());
	}

	/** Runs {@code leeway-cluster}, which must fail with status 2 and a single line on standard error. Returns this line. */
	public static String fault(Object... arguments) {
		ClusterRun run = of(arguments);
		assertEquals(2, run.status, run.toString());
		assertEquals(1, run.err.size(), run.toString());
		return run.err.getFirst();
	}
}
