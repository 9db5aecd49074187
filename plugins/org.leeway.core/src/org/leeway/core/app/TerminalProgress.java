package org.leeway.core.app;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.LongSupplier;

import org.leeway.core.files.MessageText;
import org.leeway.core.request.StepProgress;

/**
 * A line on the terminal that shows the progress of work on a file. Nothing is shown if standard error is no terminal.
 * If several files are processed in parallel, only one file shows its line at a time. Thread-safe.
 */
final class TerminalProgress implements StepProgress {

	/** Time before the line appears, in ns. Quick work needs no line. */
	private static final long PATIENCE_NANOS = 500_000_000;
	/** Pause between updates, in ns. A person cannot see more than 20 updates a second. */
	private static final long PAUSE_NANOS = 50_000_000;
	private static final String ERASE_LINE = "\r\u001B[K";

	private final Console console;
	private final int index;
	private final IntPredicate mayShow;
	private final String title;
	private final LongSupplier nanoTime;
	private long next;
	private long done;
	private long total = 1;
	private boolean shown;

	/**
	 * Creates the line for a file.
	 *
	 * @param index of the file in {@code files}
	 * @param mayShow returns whether the file with a given index may show its line now
	 */
	TerminalProgress(Console console, int index, List<String> files, IntPredicate mayShow) {
		this(console, index, files, mayShow, System::nanoTime);
	}

	/**
	 * Creates the line for a file, with a given clock.
	 *
	 * @param index of the file in {@code files}
	 * @param mayShow returns whether the file with a given index may show its line now
	 * @param nanoTime returns the time in ns, like {@link System#nanoTime}
	 */
	TerminalProgress(Console console, int index, List<String> files, IntPredicate mayShow, LongSupplier nanoTime) {
		this.console = console;
		this.index = index;
		this.mayShow = mayShow;
		this.title = (files.size() == 1 ? "" : "[" + (index + 1) + "/" + files.size() + "] ")
				+ MessageText.visible(files.get(index));
		this.nanoTime = nanoTime;
		this.next = nanoTime.getAsLong() + PATIENCE_NANOS;
	}

	/** Creates the progress line of a command that shows the progress of only one file. */
	static TerminalProgress of(String file, Console console) {
		return new TerminalProgress(console, 0, List.of(file), number -> true);
	}

	@Override
	public synchronized void begin(long units) {
		done = 0;
		total = Math.max(1, units);
	}

	@Override
	public synchronized void worked(int units) {
		done += units;
		if (console.errIsTerminal() && nanoTime.getAsLong() - next > 0 && mayShow.test(index)) {
			next = nanoTime.getAsLong() + PAUSE_NANOS;
			console.err().print(ERASE_LINE + title + ": " + Math.min(100, 100 * done / total) + " %");
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
	public synchronized void close() {
		if (shown) {
			console.err().print(ERASE_LINE);
			console.err().flush();
			shown = false;
		}
	}
}
