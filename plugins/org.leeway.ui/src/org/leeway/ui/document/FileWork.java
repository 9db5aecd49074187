package org.leeway.ui.document;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Reads and writes levels without freezing the window. Long operations run beside the display's thread; meanwhile the
 * window shows their progress and takes no other input.
 */
public final class FileWork {

	/** Files of fewer bytes, and levels of fewer cells, take no noticeable time. */
	private static final int SMALL = 1 << 18;

	private FileWork() {
	}

	/**
	 * Reads a file; the user may cancel that.
	 *
	 * @param bytes the size of the file
	 * @throws IOException if reading fails or the user has cancelled
	 */
	public static <T> T read(String name, long bytes, Callable<T> reader) throws IOException {
		FutureTask<T> task = new FutureTask<>(reader);
		if (bytes < SMALL) {
			task.run();
		} else {
			BusyOperation.await(name, task);
		}
		return result(task);
	}

	/**
	 * Writes a level; the user cannot cancel that. Input that comes meanwhile is held, so that it changes neither what is
	 * written nor what counts as saved.
	 *
	 * @throws IOException if writing fails
	 */
	static void write(String name, long cells, Callable<?> writer) throws IOException {
		FutureTask<?> task = new FutureTask<>(writer);
		if (cells < SMALL) {
			task.run();
		} else {
			BusyOperation.awaitEnd(name, task);
		}
		result(task);
	}

	private static <T> T result(FutureTask<T> task) throws IOException {
		try {
			return task.get();
		} catch (CancellationException givenUp) {
			throw new IOException("Opening was cancelled.", givenUp);
		} catch (ExecutionException e) {
			throw e.getCause() instanceof IOException cause ? cause : new IOException(e.getCause());
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new IOException(e);
		}
	}
}
