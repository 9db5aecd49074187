package org.leeway.ui.testing;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;

import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;

/** Events from the X server itself: made by an {@code xdotool} that lives as long as the tests do. */
final class XEvents {

	private static final PrintStream XDOTOOL = start();
	private static final int PATIENCE = 25;

	private XEvents() {
	}

	private static PrintStream start() {
		try {
			Process process = new ProcessBuilder("xdotool", "-").redirectErrorStream(true)
					.redirectOutput(ProcessBuilder.Redirect.INHERIT).start();
			Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
			return new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
		} catch (IOException e) {
			throw new IllegalStateException("these tests need the program xdotool", e);
		}
	}

	/** Makes an event. */
	static void send(String command) {
		XDOTOOL.println(command);
	}

	/** Makes an event, and handles events until an event arrives that the predicate knows. */
	static void send(String command, int arrivesAs, Predicate<Event> known) {
		send(command, "", arrivesAs, known);
	}

	/**
	 * Works like {@link #send(String, int, Predicate)}, for an event that a window misses while it is not mapped.
	 *
	 * @param again makes the event again; it is used whenever the event has not arrived for a while
	 */
	static void send(String command, String again, int arrivesAs, Predicate<Event> known) {
		boolean[] arrived = {false};
		int[] asked = {0};
		Listener filter = event -> arrived[0] |= known.test(event);
		Display display = Display.getCurrent();
		display.addFilter(arrivesAs, filter);
		try {
			XDOTOOL.println(command);
			EventLoop.waitUntil("this arrived: " + command, () -> {
				if (++asked[0] % PATIENCE == 0 && !again.isEmpty()) {
					XDOTOOL.println(again);
				}
				return arrived[0];
			});
			EventLoop.drain();
		} finally {
			display.removeFilter(arrivesAs, filter);
		}
	}
}
