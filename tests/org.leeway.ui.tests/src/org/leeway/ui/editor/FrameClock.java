package org.leeway.ui.editor;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.leeway.ui.testing.EventLoop;

/**
 * A clock for the latency of a control. Measures the time from each user event to the end of the paint that shows the result of
 * the event. Also measures the longest time for which the UI thread is blocked.
 */
final class FrameClock {

	private static final double NANOS = 1e6;
	/** Limit for blocks of the UI thread, in ms. A longer block is printed with samples of the thread's stack. */
	private static final int LONG = 100;
	/**
	 * Time from the beginning of a {@link Block} of the UI thread to the first sample of the thread's stack, in ms.
	 * Shorter blocks have no samples.
	 */
	private static final int SUSPECT = 40;
	/** Time between two samples of the stack, in ms. Each sample delays the thread a little. */
	private static final int SAMPLE = 5;

	private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

	private final Control control;
	private final int input;
	private final BooleanSupplier isShown;
	private final List<Long> frames = new ArrayList<>();
	/** The time of the oldest user event whose result is not painted yet, in ns. 0 if the results of all events are painted. */
	private long since;

	/**
	 * A period in which the UI thread cannot react. Measured as the time from a request by another thread until the UI
	 * thread runs the request.
	 *
	 * @param time the duration, in nanoseconds
	 * @param work the processor time of the UI thread during the block, in nanoseconds
	 */
	record Block(long time, long work) {

		private Block orLonger(Block other) {
			return new Block(Math.max(time, other.time), Math.max(work, other.work));
		}
	}

	/**
	 * Creates a clock for a control.
	 *
	 * @param input the SWT type of the user events to measure
	 * @param isShown called during a paint: returns whether this paint shows the result of the latest event
	 */
	FrameClock(Control control, int input, BooleanSupplier isShown) {
		this.control = control;
		this.input = input;
		this.isShown = isShown;
	}

	/**
	 * Runs work, and returns a row of a table, see {@link #row}. The row has the times of the frames and the longest block
	 * during the work. The time of a frame goes from a user event to the end of the paint that shows its result.
	 *
	 * @param what the name of the action
	 */
	String measure(String what, Runnable work) {
		Listener arrived = event -> since = since == 0 ? System.nanoTime() : since;
		Listener painted = event -> painted();
		Display display = control.getDisplay();
		display.addFilter(input, arrived);
		control.addListener(SWT.Paint, painted);
		Block block;
		try {
			block = longestBlock(work);
		} finally {
			display.removeFilter(input, arrived);
			if (!control.isDisposed()) {
				control.removeListener(SWT.Paint, painted);
			}
		}
		return row(what, frames, block);
	}

	private void painted() {
		if (since != 0 && isShown.getAsBoolean()) {
			frames.add(System.nanoTime() - since);
			since = 0;
		}
	}

	/** Waits until the result of the last event has been painted. */
	void await() {
		EventLoop.waitUntil("the frame is shown", () -> since == 0);
	}

	/** Sends an event directly to a control, because the real mouse would need longer than the measured work. */
	void send(Control target, Event event) {
		target.notifyListeners(input, event);
		await();
	}

	/** Runs work. Returns the longest time, and the most processor time, of any {@link Block} during the work. */
	static Block longestBlock(Runnable work) {
		Display display = Display.getCurrent();
		AtomicReference<Block> longest = new AtomicReference<>(new Block(0, 0));
		AtomicBoolean over = new AtomicBoolean();
		Thread asking = Thread.ofPlatform().daemon().name("Heartbeat").start(() -> {
			try {
				while (!over.get()) {
					Block block = ask(display);
					longest.updateAndGet(block::orLonger);
					Thread.sleep(1);
				}
			} catch (InterruptedException stopped) {
				// this thread is never interrupted
			}
		});
		EventLoop.waitUntil("somebody asks", () -> longest.get().time() > 0);
		work.run();
		EventLoop.drain();
		over.set(true);
		EventLoop.waitUntil("the last question is answered", () -> !asking.isAlive());
		return longest.get();
	}

	private static Block ask(Display display) throws InterruptedException {
		long thread = display.getThread().threadId();
		CountDownLatch answered = new CountDownLatch(1);
		StackSamples samples = new StackSamples(display.getThread());
		long asked = System.nanoTime();
		long worked = THREADS.getThreadCpuTime(thread);
		display.asyncExec(answered::countDown);
		for (int wait = SUSPECT; !answered.await(wait, TimeUnit.MILLISECONDS); wait = SAMPLE) {
			samples.take();
		}
		Block block = new Block(System.nanoTime() - asked, THREADS.getThreadCpuTime(thread) - worked);
		if (block.time() > LONG * NANOS) {
			System.out.printf(Locale.ROOT, "blocked for %.0f ms, of which it worked %.0f:%n%s", block.time() / NANOS,
					block.work() / NANOS, samples);
		}
		return block;
	}

	/**
	 * Returns a row of a table, with times in milliseconds. The first five columns are the action, the median, the 95th
	 * percentile and the maximum of the frame times, and the number of frames. The last two columns are the longest time and
	 * the most processor time of a {@link Block}. Other programs on the machine hardly affect the processor time.
	 *
	 * @param what the name of the action
	 */
	static String row(String what, List<Long> frames, Block block) {
		List<Long> sorted = frames.stream().sorted().toList();
		String times = sorted.isEmpty() ? "| | | " : String.format(Locale.ROOT, "| %.1f | %.1f | %.1f ",
				at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1));
		return String.format(Locale.ROOT, "| %s %s| %d | %.0f | %.0f |", what, times, sorted.size(),
				block.time() / NANOS, block.work() / NANOS);
	}

	private static double at(List<Long> sorted, double share) {
		return sorted.get(Math.max(0, (int) Math.ceil(share * sorted.size()) - 1)) / NANOS;
	}
}
