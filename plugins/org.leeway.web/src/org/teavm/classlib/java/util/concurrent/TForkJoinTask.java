package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.Callable;

/** Stand-in for the JDK's class: a task that runs when its result is first needed, because there is only one thread. */
public class TForkJoinTask<V> {

	private final Callable<? extends V> task;

	private TForkJoinTask(Callable<? extends V> task) {
		this.task = task;
	}

	public static <T> TForkJoinTask<T> adapt(Callable<? extends T> task) {
		return new TForkJoinTask<>(task);
	}

	public TForkJoinTask<V> fork() {
		return this;
	}

	public V join() {
		try {
			return task.call();
		} catch (RuntimeException failure) {
			throw failure;
		} catch (Exception failure) {
			throw new IllegalStateException(failure);
		}
	}
}
