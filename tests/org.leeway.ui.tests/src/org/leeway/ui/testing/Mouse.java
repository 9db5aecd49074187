package org.leeway.ui.testing;

import java.util.Map;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.leeway.ui.theme.DevicePixels;

/** The real mouse and keyboard of the display. Coordinates are relative to a control, in points. */
public final class Mouse {

	private static final Map<Integer, String> KEYS = Map.ofEntries(Map.entry((int) SWT.ESC, "Escape"),
			Map.entry(SWT.CTRL, "ctrl"), Map.entry(SWT.SHIFT, "shift"), Map.entry(SWT.ALT, "alt"),
			Map.entry((int) ']', "bracketright"), Map.entry((int) '[', "bracketleft"), Map.entry((int) '.', "period"),
			Map.entry((int) ',', "comma"), Map.entry((int) '-', "minus"), Map.entry((int) '/', "slash"), Map.entry((int) '=', "equal"),
			Map.entry((int) SWT.SPACE, "space"), Map.entry(SWT.F1, "F1"), Map.entry(SWT.F2, "F2"),
			Map.entry(SWT.F10, "F10"), Map.entry(SWT.F11, "F11"),
			Map.entry((int) SWT.TAB, "Tab"), Map.entry((int) SWT.DEL, "Delete"),
			Map.entry(SWT.INSERT, "Insert"), Map.entry((int) SWT.BS, "BackSpace"), Map.entry((int) SWT.CR, "Return"),
			Map.entry(SWT.ARROW_LEFT, "Left"), Map.entry(SWT.ARROW_RIGHT, "Right"), Map.entry(SWT.ARROW_UP, "Up"),
			Map.entry(SWT.ARROW_DOWN, "Down"));
	/** Number of mouse moves in a drag. More moves would be slower, but draw the same strokes and selection frames. */
	private static final int STEPS = 4;
	private static final int WHEEL_UP = 4;
	private static final int WHEEL_DOWN = 5;

	private final Control control;

	public Mouse(Control control) {
		this.control = control;
	}

	public void move(Point to) {
		Point target = control.toDisplay(to);
		if (!control.getDisplay().getCursorLocation().equals(target)) {
			String there = moveTo(target);
			XEvents.send(there, "mousemove_relative 1 1\n" + there, SWT.MouseMove, event -> control.getDisplay()
					.getCursorLocation().equals(target) && event.widget instanceof Control at
					&& at.toDisplay(event.x, event.y).equals(target));
		}
	}

	/**
	 * Moves the mouse, but does not wait until SWT gets the event. A dragged control, such as a slider, may keep the event from
	 * SWT.
	 */
	public void pull(Point to) {
		Point target = control.toDisplay(to);
		XEvents.send(moveTo(target));
	}

	private String moveTo(Point target) {
		int zoom = Screen.zoom(control);
		return "mousemove " + DevicePixels.of(target.x, zoom) + " " + DevicePixels.of(target.y, zoom);
	}

	public void press(int button) {
		XEvents.send("mousedown " + button, SWT.MouseDown, event -> event.button == button);
	}

	public void release(int button) {
		XEvents.send("mouseup " + button, SWT.MouseUp, event -> event.button == button);
	}

	/** Presses a button at the first point, moves to the second point in some steps, and releases the button. */
	public void drag(int button, Point from, Point to) {
		move(from);
		press(button);
		glide(from, to);
		release(button);
	}

	/** Moves the mouse from the first point to the second in some steps. */
	public void glide(Point from, Point to) {
		for (int i = 1; i <= STEPS; i++) {
			move(new Point(from.x + (to.x - from.x) * i / STEPS, from.y + (to.y - from.y) * i / STEPS));
		}
	}

	/** Releases a button without waiting for the event, because an open menu may consume it. */
	public void strikeButton(int button) {
		XEvents.send("mouseup " + button);
	}

	/**
	 * Clicks a place. Sends the press and the release at once, because a tree or a table waits for half a second whether a press
	 * becomes a drag.
	 */
	public void click(Point at) {
		move(at);
		XEvents.send("mousedown 1\nmouseup 1", SWT.MouseUp, event -> event.button == 1);
	}

	/**
	 * Turns the wheel by one notch.
	 *
	 * @param away whether to turn it away from the user, else towards the user
	 */
	public void wheel(boolean away) {
		XEvents.send("click " + (away ? WHEEL_UP : WHEEL_DOWN), SWT.MouseWheel, event -> true);
	}

	/**
	 * Types a character or a key such as {@link SWT#ESC}. Waits only for the release of the key, because a key binding may
	 * consume the press.
	 */
	public void type(int key) {
		int released = Character.toLowerCase(key);
		XEvents.send("key " + name(key), SWT.KeyUp, event -> event.keyCode == released);
	}

	/**
	 * Types a key without waiting for an event. Use this for keys that open or close a window, because the window may
	 * consume the release of the key.
	 */
	public void strike(int key) {
		XEvents.send("key " + name(key));
	}

	/** Types a key while another key is held down. Does not wait for an event. */
	public void strikeWith(int held, int key) {
		XEvents.send("key " + name(held) + "+" + name(key));
	}

	/** Types a character with Ctrl. */
	public void control(char key) {
		XEvents.send("key ctrl+" + key, SWT.KeyUp, event -> event.keyCode == SWT.CTRL);
	}

	public void hold(int key) {
		XEvents.send("keydown " + name(key), SWT.KeyDown, event -> event.keyCode == key);
	}

	public void letGo(int key) {
		XEvents.send("keyup " + name(key), SWT.KeyUp, event -> event.keyCode == key);
	}

	private static String name(int key) {
		return KEYS.containsKey(key) ? KEYS.get(key) : Character.toString(key);
	}
}
