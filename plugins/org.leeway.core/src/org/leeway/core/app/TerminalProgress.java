package org.leeway.core.app;

import java.util.List;

import org.leeway.pathing.Progress;

/** A line on the terminal that tells how far the work on a file is; nothing where nobody watches. */
final class TerminalProgress implements Progress, AutoCloseable {

	/** Quick work needs no line. */
	private static final long PATIENCE_NANOS = 500_000_000;
	private static final String ERASE_LINE = "\r\u001B[K";

	private final Console console;
	private final String title;
	private final long begin = System.nanoTime();
	private int done;
	private int total = 1;
	private boolean shown;

	TerminalProgress(Console console, int index, List<String> files) {
		this.console = console;
		this.title = (files.size() == 1 ? "" : "[" + (index + 1) + "/" + files.size() + "] ") + files.get(index);
	}

	/** Sets how much work there is. */
	void begin(int units) {
		total = units;
	}

	@Override
	public void worked(int units) {
		done += units;
		if (console.errIsTerminal() && System.nanoTime() - begin > PATIENCE_NANOS) {
			console.err().print(ERASE_LINE + title + ": " + 100 * done / total + " %");
			console.err().flush();
			shown = true;
		}
	}

	@Override
	public boolean cancelled() {
		return false;
	}

	/** Erases the line. */
	@Override
	public void close() {
		if (shown) {
			console.err().print(ERASE_LINE);
			console.err().flush();
			shown = false;
		}
	}
}
