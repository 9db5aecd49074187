package org.leeway.pathing.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

class ObjectPoolTest {

	private static final int BORROWERS = 4;
	private static final int LOANS = 20_000;

	@Test
	void theObjectAddedIsLentOnce() {
		ObjectPool<Object> pool = new ObjectPool<>();
		assertNull(pool.poll());
		Object only = new Object();
		pool.add(only);
		assertSame(only, pool.poll());
		assertNull(pool.poll());
	}

	@Test
	void everyObjectIsLent() {
		ObjectPool<Object> pool = new ObjectPool<>();
		Set<Object> added = Collections.newSetFromMap(new IdentityHashMap<>());
		for (int i = 0; i < BORROWERS; i++) {
			Object object = new Object();
			added.add(object);
			pool.add(object);
		}
		for (int i = 0; i < BORROWERS; i++) {
			assertTrue(added.remove(pool.poll()));
		}
		assertNull(pool.poll());
	}

	/** Threads that borrow at the same time must not get the same object. No object may be lost. */
	@Test
	void oneBorrowerAtATime() {
		ObjectPool<AtomicBoolean> pool = new ObjectPool<>();
		AtomicInteger made = new AtomicInteger();
		AtomicInteger shared = new AtomicInteger();
		Thread[] borrowers = IntStream.range(0, BORROWERS).mapToObj(i -> Thread.ofPlatform().start(() -> {
			for (int loan = 0; loan < LOANS; loan++) {
				AtomicBoolean known = pool.poll();
				AtomicBoolean inUse = known == null ? new AtomicBoolean() : known;
				made.addAndGet(known == null ? 1 : 0);
				shared.addAndGet(inUse.getAndSet(true) ? 1 : 0);
				inUse.set(false);
				pool.add(inUse);
			}
		})).toArray(Thread[]::new);
		join(borrowers);
		assertEquals(0, shared.get());
		assertTrue(made.get() <= BORROWERS, made + " objects for " + BORROWERS + " borrowers");
		for (int i = 0; i < made.get(); i++) {
			assertNotNull(pool.poll());
		}
		assertNull(pool.poll());
	}

	private static void join(Thread... threads) {
		for (Thread thread : threads) {
			try {
				thread.join();
			} catch (InterruptedException e) {
				throw new IllegalStateException(e);
			}
		}
	}
}
