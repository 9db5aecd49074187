package org.leeway.core.app;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** A run of the command line in this process, and its result. */
final class CommandLineRun {

	private final ByteArrayOutputStream out = new ByteArrayOutputStream();
	private final StringWriter err = new StringWriter();
	private int status;

	private CommandLineRun() {
	}

	/** Runs a command whose output goes to pipes. */
	static CommandLineRun of(Object... arguments) {
		CommandLineRun run = new CommandLineRun();
		run.execute(run.out, false, arguments);
		return run;
	}

	/** Runs a command whose output goes to terminals. */
	static CommandLineRun onTerminal(Object... arguments) {
		CommandLineRun run = new CommandLineRun();
		run.execute(run.out, true, arguments);
		return run;
	}

	/** Runs a command with another standard output. */
	static CommandLineRun into(OutputStream out, Object... arguments) {
		CommandLineRun run = new CommandLineRun();
		run.execute(out, false, arguments);
		return run;
	}

	private void execute(OutputStream to, boolean terminal, Object... arguments) {
		String[] words = new String[arguments.length];
		for (int i = 0; i < words.length; i++) {
			words[i] = arguments[i].toString();
		}
		status = Leeway.run(words, new Console(to, new PrintWriter(err), terminal, terminal));
	}

	int status() {
		return status;
	}

	byte[] bytes() {
		return out.toByteArray();
	}

	String out() {
		return out.toString(StandardCharsets.UTF_8);
	}

	String err() {
		return err.toString();
	}

	/** Returns the whole result, for the message of a failed assertion. */
	@Override
	public String toString() {
		return "status " + status + "\nout: " + out() + "\nerr: " + err;
	}
}
