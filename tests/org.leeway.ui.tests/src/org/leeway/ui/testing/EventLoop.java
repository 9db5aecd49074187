package org.leeway.ui.testing;

import java.util.function.BooleanSupplier;

import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;

/** Runs the event loop from a test on the UI thread. */
public final class EventLoop {

	private static final long DEADLINE = 30_000_000_000L;
	private static final int WAKE = 20;

	private EventLoop() {
	}

	/** Handles events until the condition holds; fails, naming {@code what}, when it never does. */
	public static void waitUntil(String what, BooleanSupplier condition) {
		Display display = Display.getCurrent();
		long end = System.nanoTime() + DEADLINE;
		while (!condition.getAsBoolean()) {
			if (System.nanoTime() > end) {
				throw new AssertionError("waited in vain until " + what);
			}
			if (!display.readAndDispatch()) {
				display.timerExec(WAKE, () -> {
					// wakes the display to ask again
				});
				display.sleep();
			}
		}
	}

	/** Posts an event and handles events until it has arrived, as one of a type, and all before it too. */
	static void postAndWait(Event event, int arrivesAs) {
		Display display = Display.getCurrent();
		boolean[] arrived = {false};
		Listener filter = any -> arrived[0] = true;
		display.addFilter(arrivesAs, filter);
		try {
			waitUntil("an event can be posted", () -> display.post(event));
			waitUntil("the event " + event.type + " arrived", () -> arrived[0]);
		} finally {
			display.removeFilter(arrivesAs, filter);
		}
	}

	/** Handles all events that are waiting. */
	public static void drain() {
		Display display = Display.getCurrent();
		while (display.readAndDispatch()) {
			continue;
		}
	}

	static Event event(int type) {
		Event event = new Event();
		event.type = type;
		return event;
	}

}
