package org.leeway.ui.document;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.progress.IProgressService;

/**
 * Reads and writes levels so that the window stays alive: what takes long runs beside the display's thread, and the
 * window says so and takes no input meanwhile.
 */
final class FileWork {

	/** Files of fewer bytes, and levels of fewer cells, take no time that anyone would notice. */
	private static final int SMALL = 1 << 18;
	private static final int PATIENCE = 50;

	private FileWork() {
	}

	/**
	 * Reads a file; the user may give up waiting for it.
	 *
	 * @throws IOException if that fails or the user has given up
	 */
	static <T> T read(String name, long bytes, Callable<T> reader) throws IOException {
		FutureTask<T> task = new FutureTask<>(reader);
		if (bytes < SMALL) {
			task.run();
		} else {
			Thread.ofPlatform().daemon().name(name).start(task);
			progress(() -> service().busyCursorWhile(monitor -> await(task, name, monitor)));
		}
		return result(task);
	}

	/**
	 * Writes a level; that is not to be interrupted.
	 *
	 * @throws IOException if that fails
	 */
	static void write(String name, long cells, Callable<?> writer) throws IOException {
		FutureTask<?> task = new FutureTask<>(writer);
		if (cells < SMALL) {
			task.run();
		} else {
			progress(() -> service().run(true, false, monitor -> {
				monitor.beginTask(name, IProgressMonitor.UNKNOWN);
				task.run();
			}));
		}
		result(task);
	}

	private static IProgressService service() {
		return PlatformUI.getWorkbench().getProgressService();
	}

	private static void await(FutureTask<?> task, String name, IProgressMonitor monitor) throws InterruptedException {
		monitor.beginTask(name, IProgressMonitor.UNKNOWN);
		while (!task.isDone()) {
			if (monitor.isCanceled()) {
				throw new InterruptedException();
			}
			try {
				task.get(PATIENCE, TimeUnit.MILLISECONDS);
			} catch (TimeoutException | ExecutionException e) {
				// still under way, or failed: the result will tell
			}
		}
	}

	private interface Waiting {
		void show() throws InvocationTargetException, InterruptedException;
	}

	private static void progress(Waiting waiting) throws IOException {
		try {
			waiting.show();
		} catch (InterruptedException e) {
			throw new IOException("Opening was cancelled.", e);
		} catch (InvocationTargetException e) {
			throw new IOException(e.getCause());
		}
	}

	private static <T> T result(FutureTask<T> task) throws IOException {
		try {
			return task.get();
		} catch (ExecutionException e) {
			throw e.getCause() instanceof IOException cause ? cause : new IOException(e.getCause());
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new IOException(e);
		}
	}
}
