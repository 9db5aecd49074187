package org.leeway.ui.testing;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;

import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;

/** Events of the X server. An {@code xdotool} process, which runs until the tests end, creates them. */
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

	/** Creates an event by a command of {@code xdotool}, but does not wait until the event arrives. */
	static void send(String command) {
		XDOTOOL.println(command);
	}

	/**
	 * Creates an event, and handles events until it has arrived.
	 *
	 * @param command the command of {@code xdotool}
	 * @param arrivesAs the SWT type of the event
	 * @param known recognises the event
	 */
	static void send(String command, int arrivesAs, Predicate<Event> known) {
		send(command, "", arrivesAs, known);
	}

	/**
	 * Works like {@link #send(String, int, Predicate)}, but repeats the event if it does not arrive, because a window that
	 * is not mapped misses events.
	 *
	 * @param again the command that creates the event again. Runs whenever the event has not arrived for a while
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
