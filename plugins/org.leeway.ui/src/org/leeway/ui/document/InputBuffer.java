package org.leeway.ui.document;

import java.util.ArrayDeque;
import java.util.Deque;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Widget;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.keys.IBindingService;

/**
 * A buffer that holds back the mouse and key events of a window, and delivers them later in the same order. A disabled
 * window would lose these events instead. Must be used on the UI thread only.
 */
final class InputBuffer implements Listener {

	private static final int[] INPUT = {SWT.KeyDown, SWT.KeyUp, SWT.MouseDown, SWT.MouseUp, SWT.MouseMove,
			SWT.MouseDoubleClick, SWT.MouseWheel, SWT.Selection, SWT.Close};

	/**
	 * The only buffer. This buffer holds the input of all windows, so that events of different windows are delivered in
	 * their order too.
	 */
	private static final InputBuffer QUEUE = new InputBuffer();

	private final Deque<Event> events = new ArrayDeque<>();
	private Shell shell;
	private Runnable escape;
	/** Whether new input is held back. If false, earlier input may still be waiting. */
	private boolean holding;
	private boolean installed;
	private boolean keysWereOn;

	private InputBuffer() {
	}

	/**
	 * Holds back the input of a window until {@link #release}, which delivers the input.
	 *
	 * @param window the window. Null if there is no window yet
	 * @param onEscape runs when the user presses Escape. No control receives this key
	 */
	static void hold(Shell window, Runnable onEscape) {
		QUEUE.shell = window;
		QUEUE.escape = onEscape;
		QUEUE.holding = true;
		QUEUE.install();
	}

	/** Delivers the held events as soon as the caller has returned to the event loop. */
	static void release() {
		QUEUE.holding = false;
		Display.getCurrent().asyncExec(QUEUE::handOver);
	}

	private static IBindingService keys() {
		return PlatformUI.getWorkbench().getService(IBindingService.class);
	}

	private void install() {
		if (!installed) {
			installed = true;
			for (int type : INPUT) {
				Display.getCurrent().addFilter(type, this);
			}
			// the key filter of the workbench is switched off while input is held. Otherwise, it would handle keys before this
			// buffer could hold them
			keysWereOn = keys().isKeyFilterEnabled();
			keys().setKeyFilterEnabled(false);
		}
	}

	private void uninstall() {
		installed = false;
		for (int type : INPUT) {
			Display.getCurrent().removeFilter(type, this);
		}
		keys().setKeyFilterEnabled(keysWereOn);
	}

	@Override
	public void handleEvent(Event event) {
		if (shell != null && windowOf(event.widget) == shell) {
			if (event.type == SWT.KeyDown && event.keyCode == SWT.ESC && holding) {
				escape.run();
			} else if (event.type != SWT.Close) {
				events.add(copy(event));
			}
			event.doit = false;
			event.type = SWT.None;
		}
	}

	private static Shell windowOf(Widget widget) {
		return switch (widget) {
		case Control control -> control.getShell();
		case MenuItem item -> item.getParent().getShell();
		case ToolItem item -> item.getParent().getShell();
		default -> null;
		};
	}

	private static Event copy(Event event) {
		Event copy = new Event();
		copy.type = event.type;
		copy.widget = event.widget;
		copy.item = event.item;
		copy.detail = event.detail;
		copy.time = event.time;
		copy.x = event.x;
		copy.y = event.y;
		copy.count = event.count;
		copy.button = event.button;
		copy.character = event.character;
		copy.keyCode = event.keyCode;
		copy.keyLocation = event.keyLocation;
		copy.stateMask = event.stateMask;
		return copy;
	}

	/**
	 * Delivers the held events in their order. If the receiver of an event makes this buffer hold input again, stops after
	 * this event. The remaining events then wait for the next {@link #release}.
	 */
	private void handOver() {
		if (!holding && installed) {
			uninstall();
			while (!events.isEmpty() && !installed) {
				Event event = events.remove();
				if (!event.widget.isDisposed()) {
					event.widget.notifyListeners(event.type, event);
				}
			}
		}
	}
}
