package org.leeway.ui.testing;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;

/** The real mouse and keyboard of the display, in coordinates of one control. */
public final class Mouse {

	private final Control control;
	private Point last = new Point(-1, -1);

	public Mouse(Control control) {
		this.control = control;
	}

	public void move(int x, int y) {
		Point target = control.toDisplay(x, y);
		if (!target.equals(last)) {
			Event event = EventLoop.event(SWT.MouseMove);
			event.x = target.x;
			event.y = target.y;
			last = target;
			EventLoop.postAndWait(event, SWT.MouseMove);
		}
	}

	public void press(int button) {
		button(SWT.MouseDown, button);
	}

	public void release(int button) {
		button(SWT.MouseUp, button);
	}

	/** Presses at the first point, moves to the second in some steps, and releases. */
	public void drag(int button, Point from, Point to) {
		move(from.x, from.y);
		press(button);
		glide(from, to);
		release(button);
	}

	/** Moves from one point to another in some steps. */
	public void glide(Point from, Point to) {
		int steps = 8;
		for (int i = 1; i <= steps; i++) {
			move(from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps);
		}
	}

	public void click(Point at) {
		move(at.x, at.y);
		press(1);
		release(1);
	}

	/** Turns the wheel by one notch: away from the user is positive. */
	public void wheel(int notches) {
		Event event = EventLoop.event(SWT.MouseWheel);
		event.count = notches;
		EventLoop.postAndWait(event, SWT.MouseWheel);
	}

	/** Types a character or a key without one, such as {@link SWT#ESC}. */
	public void type(int key) {
		key(SWT.KeyDown, key);
		key(SWT.KeyUp, key);
	}

	/** Presses or releases a key. */
	public void key(int type, int key) {
		Event event = EventLoop.event(type);
		if ((key & SWT.KEYCODE_BIT) != 0 || key == SWT.CTRL || key == SWT.ALT || key == SWT.SHIFT) {
			event.keyCode = key;
		} else {
			event.character = (char) key;
		}
		EventLoop.postAndWait(event, type);
	}

	private void button(int type, int button) {
		Event event = EventLoop.event(type);
		event.button = button;
		EventLoop.postAndWait(event, type);
	}
}
