package org.leeway.core.app;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.files.MessageText;

/**
 * The output streams of a command.
 *
 * @param out results
 * @param err messages and progress
 * @param outIsTerminal whether {@code out} is a terminal, where a person reads the results. Otherwise a program or a
 * file gets the results
 * @param errIsTerminal whether {@code err} is a terminal, where a person can watch the progress
 */
public record Console(OutputStream out, PrintWriter err, boolean outIsTerminal, boolean errIsTerminal) {

	private static final int BUFFER = 1 << 16;

	/** Returns the standard streams of this process. */
	public static Console ofProcess() {
		// System.out would hide errors
		FileOutputStream out = new FileOutputStream(FileDescriptor.out);
		return new Console(new BufferedOutputStream(out, BUFFER), new PrintWriter(System.err, true),
				Terminals.isTerminal(Terminals.OUT), Terminals.isTerminal(Terminals.ERR));
	}

	/** Returns a writer for results that are text. */
	public Writer writer() {
		return new OutputStreamWriter(out, StandardCharsets.UTF_8);
	}

	/** Writes one message. */
	public void report(String message) {
		err.println(MessageText.visible(message));
		err.flush();
	}

	/**
	 * Writes the diagnostics of a reader or writer of a file, one line for each. The line says whether the diagnostic
	 * is a warning or only a note.
	 */
	public void report(String file, List<Diagnostic> diagnostics) {
		diagnostics.forEach(each -> report(each.line(file)));
	}
}
