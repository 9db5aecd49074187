package org.leeway.core.request;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;

import org.leeway.core.LevelTooLargeException;
import org.leeway.core.files.FailureText;

/**
 * The result of some work: a value or a failure.
 *
 * @param failure null if the work succeeded
 */
public record Attempt<T>(T value, FailureException failure) {

	/**
	 * Runs work on a file. If the work fails, returns the failure, so that work on other files can go on. A
	 * cancellation is thrown, and not returned.
	 *
	 * @param file for messages
	 */
	public static <T> Attempt<T> of(String file, Callable<T> work) {
		try {
			return new Attempt<>(work.call(), null);
		} catch (CancellationException cancelled) {
			throw cancelled;
		} catch (FailureException e) {
			return new Attempt<>(null, e);
		} catch (LevelTooLargeException e) {
			return new Attempt<>(null, new TooLargeException(e.getMessage()));
		} catch (IOException e) {
			return new Attempt<>(null, FailureException.of(file, e));
		} catch (InvalidPathException e) {
			return new Attempt<>(null, new FailureException(e.getInput() + ": " + FailureText.reason(e)));
		} catch (OutOfMemoryError e) {
			return new Attempt<>(null, OutOfMemoryText.of(file));
		} catch (Exception | StackOverflowError | LinkageError | AssertionError e) {
			return new Attempt<>(null, new FailureException(file + ": internal error: " + e));
		}
	}

	/**
	 * Returns the value, or throws the failure.
	 *
	 * @throws FailureException if the work failed
	 */
	public T get() throws FailureException {
		if (failure != null) {
			throw failure;
		}
		return value;
	}
}
