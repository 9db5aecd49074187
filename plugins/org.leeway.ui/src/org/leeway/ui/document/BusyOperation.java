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
 * An operation that computes a value while the user waits. For a large map, a background thread computes the value.
 * Meanwhile the window is still painted, and {@link InputBuffer} keeps the user's input for later. Escape cancels the
 * operation. After {@link #PATIENCE} ms, a dialog with a Cancel button opens.
 */
public final class BusyOperation {

	/**
	 * Number of cells from which on a map is large, so that a background thread is used. For smaller maps, the user
	 * notices no delay.
	 */
	private static final long LARGE = 1 << 21;
	/** Time in ms until a dialog names the running operation and offers to cancel it. */
	private static final int PATIENCE = 800;

	private BusyOperation() {
	}

	/**
	 * Computes a value.
	 *
	 * @param name the name of the operation, shown to the user
	 * @param cells the number of cells that the work reads
	 * @param work computes the value. Must not use objects that belong to the UI thread, and must not return null
	 * @return the value. Empty if the user has cancelled
	 */
	public static <T> Optional<T> compute(String name, long cells, Supplier<T> work) {
		FutureTask<T> task = new FutureTask<>(work::get);
		if (cells < LARGE) {
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

	/** Runs a task off the UI thread, and returns when the task is done or the user has cancelled it. */
	static void await(String name, FutureTask<?> task) {
		await(name, task, true);
	}

	/** Runs a task off the UI thread, and returns when the task is done. The user cannot cancel it. */
	static void awaitEnd(String name, FutureTask<?> task) {
		await(name, task, false);
	}

	private static void await(String name, FutureTask<?> task, boolean canBeCancelled) {
		Display display = Display.getCurrent();
		Shell window = display.getActiveShell() != null ? display.getActiveShell() : PlatformUI.getWorkbench()
				.getModalDialogShellProvider().getShell();
		Thread.ofPlatform().daemon().name(name).start(() -> {
			task.run();
			display.wake();
		});
		InputBuffer.hold(window, () -> {
			if (canBeCancelled) {
				task.cancel(false);
			}
		});
		try {
			ProgressMonitorDialog dialog = new ProgressMonitorDialog(window);
			dialog.setCancelable(canBeCancelled);
			BusyIndicator.showWhile(display, () -> spin(display, name, task, dialog));
		} finally {
			InputBuffer.release();
		}
	}

	private static void spin(Display display, String name, FutureTask<?> task, ProgressMonitorDialog dialog) {
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
