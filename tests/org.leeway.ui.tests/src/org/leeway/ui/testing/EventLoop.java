package org.leeway.ui.testing;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.leeway.core.jobs.LatestRequestJob;

/** Runs the event loop from a test on the UI thread. */
public final class EventLoop {

	/** Long enough for a slow machine that has much else to do; only a test that fails waits that long. */
	private static final long DEADLINE = 60_000_000_000L;
	private static final long SHORTLY = 1_000_000_000L;
	private static final int WAKE = 20;

	private EventLoop() {
	}

	/** Handles events until the condition holds; fails, naming {@code what}, when it never does. */
	public static void waitUntil(String what, BooleanSupplier condition) {
		waitUntil(() -> what, condition);
	}

	/** Like {@link #waitUntil(String, BooleanSupplier)}, with words that tell how far things are. */
	public static void waitUntil(Supplier<String> what, BooleanSupplier condition) {
		if (!waitFor(DEADLINE, condition)) {
			throw new AssertionError("waited in vain until " + what.get());
		}
	}

	/** Handles events until the condition holds, or for a second: for an action that may have to be done again. */
	public static void waitShortly(BooleanSupplier condition) {
		waitFor(SHORTLY, condition);
	}

	/** Handles events until the condition holds; false if the time is up before. */
	private static boolean waitFor(long nanos, BooleanSupplier condition) {
		Display display = Display.getCurrent();
		long end = System.nanoTime() + nanos;
		while (!condition.getAsBoolean()) {
			if (System.nanoTime() > end) {
				return false;
			}
			if (!display.readAndDispatch()) {
				display.timerExec(WAKE, () -> {
					// wakes the display to ask again
				});
				display.sleep();
			}
		}
		return true;
	}

	/** Handles events until no job has anything left to find out and all that was found is shown. */
	public static void awaitJobs() {
		do {
			waitUntil(() -> "the jobs are done: " + Arrays.toString(jobs()), () -> jobs().length == 0);
			drain();
		} while (jobs().length > 0);
	}

	private static Job[] jobs() {
		return Job.getJobManager().find(LatestRequestJob.FAMILY);
	}

	/** Handles all events that are waiting. */
	public static void drain() {
		Display display = Display.getCurrent();
		while (display.readAndDispatch()) {
			continue;
		}
	}
}
