package org.leeway.pathing.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.testing.Waiting;

class ComputeOnceTest {

	private final ComputeOnce once = new ComputeOnce();
	private final CountDownLatch begun = new CountDownLatch(1);
	private final CountDownLatch end = new CountDownLatch(1);
	private final CountDownLatch waiting = new CountDownLatch(1);
	private final AtomicInteger computations = new AtomicInteger();
	private volatile String value;

	private String get(Progress progress) {
		return once.get(() -> value, () -> value = "computed " + computations.incrementAndGet(), progress);
	}

	/**
	 * Begins a computation that lasts until the latch {@link #end} is opened. Returns when the computation is under way.
	 *
	 * @param after runs at the end of the computation
	 */
	private CompletableFuture<String> begin(Runnable after) {
		CompletableFuture<String> first = Waiting.begin(() -> once.get(() -> value, () -> {
			begun.countDown();
			Waiting.await(end);
			after.run();
			return value = "computed " + computations.incrementAndGet();
		}, Progress.NONE));
		Waiting.await(begun);
		return first;
	}

	@Test
	void threadsShareAComputation() throws Exception {
		CompletableFuture<String> first = begin(() -> {
		});
		CompletableFuture<String> second = Waiting.begin(() -> get(Waiting.asked(waiting, false)));
		Waiting.await(waiting);
		end.countDown();
		assertEquals("computed 1", first.get());
		assertEquals("computed 1", second.get());
		assertEquals("computed 1", get(Progress.NONE));
	}

	@Test
	void aCancelledThreadWaitsNoLonger() throws Exception {
		CompletableFuture<String> first = begin(() -> {
		});
		assertThrows(CancellationException.class, () -> get(Waiting.asked(waiting, true)));
		end.countDown();
		assertEquals("computed 1", first.get());
	}

	@Test
	void anInterruptedThreadWaitsNoLonger() throws Exception {
		CompletableFuture<String> first = begin(() -> {
		});
		Thread.currentThread().interrupt();
		assertThrows(CancellationException.class, () -> get(Progress.NONE));
		assertTrue(Thread.interrupted(), "the thread is still interrupted");
		end.countDown();
		assertEquals("computed 1", first.get());
	}

	@Test
	void aThreadThatWaitsComputesAfterACancelledOne() throws Exception {
		CompletableFuture<String> first = begin(() -> {
			throw new CancellationException();
		});
		CompletableFuture<String> second = Waiting.begin(() -> get(Waiting.asked(waiting, false)));
		Waiting.await(waiting);
		end.countDown();
		assertEquals("computed 1", second.get());
		assertTrue(assertThrows(ExecutionException.class, first::get).getCause() instanceof CancellationException);
	}
}
