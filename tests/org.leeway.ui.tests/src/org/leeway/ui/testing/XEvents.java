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

	/** Makes an event and handles events until it has arrived as one that the predicate knows. */
	static void send(String command, int arrivesAs, Predicate<Event> known) {
		boolean[] arrived = {false};
		Listener filter = event -> arrived[0] |= known.test(event);
		Display display = Display.getCurrent();
		display.addFilter(arrivesAs, filter);
		try {
			XDOTOOL.println(command);
			EventLoop.waitUntil("this arrived: " + command, () -> arrived[0]);
			EventLoop.drain();
		} finally {
			display.removeFilter(arrivesAs, filter);
		}
	}
}
