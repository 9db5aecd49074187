package org.leeway.ui.editor;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/**
 * Computes something whose result the next key may already be about. On great maps that is done beside the display's
 * thread: the window is painted, says so and takes no input meanwhile.
 */
final class GreatWork {

	/** Maps of fewer cells take no time that anyone would notice. */
	private static final long GREAT = 1 << 21;

	private GreatWork() {
	}

	/** @param work must not touch anything that belongs to the display's thread */
	static <T> T compute(String name, long cells, Supplier<T> work) {
		if (cells < GREAT) {
			return work.get();
		}
		AtomicReference<T> result = new AtomicReference<>();
		Control focus = Display.getCurrent().getFocusControl();
		try {
			PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> {
				monitor.beginTask(name, IProgressMonitor.UNKNOWN);
				result.set(work.get());
			});
		} catch (InvocationTargetException | InterruptedException e) {
			throw new IllegalStateException(name, e);
		}
		if (focus != null && !focus.isDisposed()) {
			focus.setFocus();
		}
		return result.get();
	}
}
