package org.leeway.core.batch;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;

import org.leeway.core.files.LevelTooLargeException;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.ShortMemory;
import org.leeway.core.request.TooLargeException;

/**
 * What work came to, or why it failed.
 *
 * @param failure null if it did not
 */
record Tried<T>(T value, FailureException failure) {

	/** @param file for messages */
	static <T> Tried<T> of(String file, Callable<T> work) {
		try {
			return new Tried<>(work.call(), null);
		} catch (CancellationException cancelled) {
			throw cancelled;
		} catch (FailureException e) {
			return new Tried<>(null, e);
		} catch (LevelTooLargeException e) {
			return new Tried<>(null, new TooLargeException(e.getMessage()));
		} catch (IOException e) {
			return new Tried<>(null, FailureException.of(file, e));
		} catch (OutOfMemoryError e) {
			return new Tried<>(null, ShortMemory.of(file));
		} catch (Exception | StackOverflowError e) {
			return new Tried<>(null, new FailureException(file + ": internal error: " + e));
		}
	}

	T get() throws FailureException {
		if (failure != null) {
			throw failure;
		}
		return value;
	}
}
