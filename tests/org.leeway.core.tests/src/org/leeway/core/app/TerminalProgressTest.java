package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

import org.junit.jupiter.api.Test;

/** The percentage on the terminal. */
class TerminalProgressTest {

	@Test
	void eachPhaseBeginsAtZero() {
		StringWriter err = new StringWriter();
		AtomicLong nanoTime = new AtomicLong();
		Console console = new Console(OutputStream.nullOutputStream(), new PrintWriter(err), true, true);
		try (TerminalProgress progress = new TerminalProgress(console, 0, List.of("file"), file -> true, nanoTime::get)) {
			progress.begin(10);
			progress.worked(10);
			progress.begin(4);
			nanoTime.set(600_000_000);
			progress.worked(1);
			assertTrue(err.toString().endsWith("file: 25 %"), err.toString());
			progress.begin(0);
			nanoTime.set(700_000_000);
			progress.worked(1);
			assertTrue(err.toString().endsWith("file: 100 %"), err.toString());
		}
	}
}
