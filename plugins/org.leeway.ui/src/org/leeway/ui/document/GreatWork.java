package org.leeway.ui.document;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.dialogs.ProgressMonitorDialog;
import org.eclipse.swt.custom.BusyIndicator;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;

/**
 * Computes something whose result the next key may already be about. On great maps that is done beside the display's
 * thread: the window is painted and keeps its input until the result is there. Escape gives up waiting; after a while a
 * dialog says what is under way, and offers that too.
 */
public final class GreatWork {

	/** Maps of fewer cells take no time that anyone would notice. */
	private static final long GREAT = 1 << 21;
	/** After so many milliseconds there is a dialog. */
	private static final int PATIENCE = 800;

	private GreatWork() {
	}

	/**
	 * Computes something about so many cells.
	 *
	 * @param work must not touch anything that belongs to the display's thread; its result is not null
	 * @return empty if the user has given up
	 */
	public static <T> Optional<T> compute(String name, long cells, Supplier<T> work) {
		FutureTask<T> task = new FutureTask<>(work::get);
		if (cells < GREAT) {
			task.run();
		} else {
			await(name, task);
		}
		try {
			return Optional.of(task.get());
		} catch (CancellationException givenUp) {
			return Optional.empty();
		} catch (ExecutionException | InterruptedException e) {
			throw new IllegalStateException(name, e);
		}
	}

	/** Runs a task beside the display's thread, and returns when it is over, or cancelled because the user gave up. */
	static void await(String name, FutureTask<?> task) {
		Display display = Display.getCurrent();
		Shell window = display.getActiveShell() != null ? display.getActiveShell() : PlatformUI.getWorkbench()
				.getModalDialogShellProvider().getShell();
		Thread.ofPlatform().daemon().name(name).start(() -> {
			task.run();
			display.wake();
		});
		HeldInput.hold(window, () -> task.cancel(false));
		try {
			BusyIndicator.showWhile(display, () -> spin(display, name, task, new ProgressMonitorDialog(window)));
		} finally {
			HeldInput.release();
		}
	}

	private static void spin(Display display, String name, FutureTask<?> task, ProgressMonitorDialog dialog) {
		dialog.setCancelable(true);
		Runnable tell = () -> {
			dialog.open();
			dialog.getProgressMonitor().beginTask(name, IProgressMonitor.UNKNOWN);
		};
		display.timerExec(PATIENCE, tell);
		while (!task.isDone()) {
			if (!display.readAndDispatch()) {
				display.sleep();
			}
			if (dialog.getProgressMonitor().isCanceled()) {
				task.cancel(false);
			}
		}
		display.timerExec(-1, tell);
		dialog.close();
	}
}
