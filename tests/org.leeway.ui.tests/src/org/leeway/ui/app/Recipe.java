package org.leeway.ui.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.leeway.ui.testing.ContextMenu;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Mouse;

/**
 * A script of gestures, recorded while the real mouse and keyboard perform it. A click, a drag, a key and a typed word are one
 * gesture each.
 */
final class Recipe {

	private final List<String> gestures = new ArrayList<>();

	/** Records a gesture, and performs it. */
	void gesture(String words, Runnable action) {
		gestures.add(words);
		action.run();
		EventLoop.drain();
	}

	/** Types a key, and waits for the release of the key. For a key that may open or close a window, use {@link #strike}. */
	void key(Control at, int key, String words) {
		gesture("key " + name(key) + ": " + words, () -> new Mouse(at).type(key));
	}

	/**
	 * Types a key that may open or close a window. Does not wait for the release of the key, because the window may consume the
	 * release.
	 */
	void strike(Control at, int key, String words) {
		gesture("key " + name(key) + ": " + words, () -> new Mouse(at).strike(key));
	}

	private static String name(int key) {
		return switch (key) {
			case SWT.CR -> "Enter";
			case SWT.TAB -> "Tab";
			case SWT.ARROW_DOWN -> "Down";
			default -> Character.toString(key).toUpperCase(Locale.ROOT);
		};
	}

	/** Types a word, without Enter. */
	void type(Control at, String word) {
		gesture("type " + word, () -> word.chars().forEach(new Mouse(at)::type));
	}

	void click(Control control, Point at, String words) {
		gesture("click " + words, () -> new Mouse(control).click(at));
	}

	void drag(Control control, Point from, Point to, String words) {
		gesture("drag " + words, () -> new Mouse(control).drag(1, from, to));
	}

	/** Clicks with the right button, and on an item of the context menu: two gestures. */
	void choose(Control control, Point at, String item, String words) {
		gestures.add("right click " + words);
		gesture("click " + item, () -> ContextMenu.choose(new Mouse(control), control, at, item));
	}

	int size() {
		return gestures.size();
	}

	/** Returns the script, with a number before each gesture. */
	@Override
	public String toString() {
		return String.join("\n", IntStream.range(0, gestures.size())
				.mapToObj(i -> String.format(Locale.ROOT, "%2d. %s", i + 1, gestures.get(i))).toList());
	}
}
