package org.leeway.ui.testing;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.IJobManager;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.leeway.core.jobs.LatestRequestJob;
import org.leeway.core.markers.CheckJob;

/** The event loop, which a test runs on the UI thread. */
public final class EventLoop {

	/**
	 * Time limit of a wait, in ns. Long enough for a slow machine with other load. Only a test that fails waits so long.
	 */
	private static final long DEADLINE = 60_000_000_000L;
	private static final long SHORTLY = 1_000_000_000L;
	private static final int WAKE = 20;

	private EventLoop() {
	}

	/** Handles events until a condition holds. Fails with a message about {@code what} after {@link #DEADLINE}. */
	public static void waitUntil(String what, BooleanSupplier condition) {
		waitUntil(() -> what, condition);
	}

	/**
	 * Works like {@link #waitUntil(String, BooleanSupplier)}. The text is computed at the time of the failure, so it can
	 * describe the state.
	 */
	public static void waitUntil(Supplier<String> what, BooleanSupplier condition) {
		if (!waitFor(DEADLINE, condition)) {
			throw new AssertionError("waited in vain until " + what.get());
		}
	}

	/**
	 * Handles events until a condition holds, but at most for a second. Tests call this after an action that must be
	 * repeated if it had no effect.
	 */
	public static void waitShortly(BooleanSupplier condition) {
		waitFor(SHORTLY, condition);
	}

	/**
	 * Handles events until a condition holds. Returns false if the condition does not hold within the time limit.
	 *
	 * @param nanos the time limit, in ns
	 */
	private static boolean waitFor(long nanos, BooleanSupplier condition) {
		Display display = Display.getCurrent();
		long end = System.nanoTime() + nanos;
		while (!condition.getAsBoolean()) {
			if (System.nanoTime() > end) {
				return false;
			}
			if (!display.readAndDispatch()) {
				display.timerExec(WAKE, () -> {
					// wakes the display, so that the condition is tested again
				});
				display.sleep();
			}
		}
		return true;
	}

	/** Handles events until all background jobs of Leeway are done, and their results are shown. */
	public static void awaitJobs() {
		do {
			waitUntil(() -> "the jobs are done: " + Arrays.toString(jobs()), () -> jobs().length == 0);
			drain();
		} while (jobs().length > 0);
	}

	/**
	 * Handles events until the levels of the workspace are built and checked. Starts each build at once. Eclipse would
	 * otherwise wait for up to a second before it starts a build.
	 */
	public static void awaitBuilds() {
		IJobManager manager = Job.getJobManager();
		waitUntil("the levels are built and checked", () -> {
			Job[] builds = manager.find(ResourcesPlugin.FAMILY_AUTO_BUILD);
			List.of(builds).forEach(Job::wakeUp);
			return builds.length == 0 && manager.find(CheckJob.FAMILY).length == 0;
		});
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
