package org.leeway.ui.document;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * A helper that reads and writes levels without freezing the window. Long operations run off the UI thread. Meanwhile
 * the window is still painted, and {@link InputBuffer} holds the user's input. After a while, a dialog names the
 * operation.
 */
public final class FileWork {

	/** Size up to which reading or writing takes no noticeable time: in bytes of a file, or in cells of a level. */
	private static final int SMALL = 1 << 18;

	private FileWork() {
	}

	/**
	 * Reads a file. The user may cancel the reading.
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
	 * Writes a level. The user can neither edit nor cancel until the level is written. Otherwise, an edit during the writing
	 * would count as saved.
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
