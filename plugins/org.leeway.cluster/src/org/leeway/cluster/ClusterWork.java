package org.leeway.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;

import org.leeway.core.app.Console;
import org.leeway.core.request.FailureException;

/**
 * A runner for the work of one command. Shows the progress of the work in one line of the terminal. If the work throws
 * an exception, throws a {@link FailureException} with a message of one line for the user.
 */
final class ClusterWork {

	private static final String ERASE_LINE = "\r\u001B[K";

	private final Console console;
	private final String output;
	private final String master;

	/**
	 * Creates a runner for one run of a command.
	 *
	 * @param output the file or folder that the command writes, as the user named it
	 * @param master the URL of the cluster that does the work
	 */
	ClusterWork(Console console, String output, String master) {
		this.console = console;
		this.output = output;
		this.master = master;
	}

	/**
	 * Does the work, and returns the result of the work.
	 *
	 * @throws FailureException if the work fails
	 */
	<T> T run(Callable<T> work) throws FailureException {
		try {
			return work.call();
		} catch (FailureException e) {
			throw e;
		} catch (IOException e) {
			throw FailureException.of(output, e);
		} catch (UncheckedIOException e) {
			throw FailureException.of(output, e.getCause());
		} catch (Exception e) {
			// Spark throws exceptions that it does not declare
			throw ClusterFailure.of(master, e);
		} finally {
			tell("");
		}
	}

	/**
	 * Shows a new text about the progress on the terminal, in place of the last text. Does nothing if standard error is
	 * no terminal.
	 */
	void tell(String progress) {
		if (console.errIsTerminal()) {
			console.err().print(ERASE_LINE + progress);
			console.err().flush();
		}
	}
}
