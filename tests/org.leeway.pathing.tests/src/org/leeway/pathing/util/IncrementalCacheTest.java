package org.leeway.pathing.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

import org.junit.jupiter.api.Test;
import org.leeway.testing.Waiting;

class IncrementalCacheTest {

	/**
	 * Returns a value of a cache. The value is a text that lists the states of the source from which it was computed, such as
	 * {@code 1>2}.
	 */
	private static String get(IncrementalCache<String, String> values, String key, String state) {
		return values.get(key, before -> before.map(earlier -> earlier + ">").orElse("") + state);
	}

	/**
	 * Returns a cache for two values, directly after a change of its source. Only the values of a and b were computed before
	 * the change.
	 */
	private static IncrementalCache<String, String> afterAAndB() {
		IncrementalCache<String, String> first = new IncrementalCache<>(2);
		get(first, "a", "1");
		get(first, "b", "1");
		return first.next(2);
	}

	@Test
	void aValueFollowsFromThatOfTheStateBefore() {
		IncrementalCache<String, String> first = new IncrementalCache<>(2);
		assertEquals("1", get(first, "a", "1"));
		IncrementalCache<String, String> second = first.next(2);
		assertEquals("1>2", get(second, "a", "2"));
		assertEquals("1>2", get(second, "a", "never"), "it is known");
		assertEquals("1>2>3", get(second.next(2), "a", "3"));
		assertEquals("1", get(first, "a", "never"), "the states before stay as they are");
	}

	@Test
	void statesThatNobodyAskedAboutAreSkipped() {
		IncrementalCache<String, String> first = new IncrementalCache<>(2);
		get(first, "a", "1");
		assertEquals("1>4", get(first.next(2).next(2).next(2), "a", "4"));
	}

	@Test
	void onlyTheLatestAreCarriedOver() {
		IncrementalCache<String, String> second = afterAAndB();
		get(second, "c", "2");
		IncrementalCache<String, String> third = second.next(2);
		assertEquals("1>3", get(third, "b", "3"));
		assertEquals("3", get(third, "a", "3"));
	}

	@Test
	void aNewValueTakesTheRoomOfTheEarlierOneThatWasUsedLeast() {
		IncrementalCache<String, String> second = afterAAndB();
		second.get("c", before -> {
			assertFalse(second.knows("a"), "its memory is free for the computation");
			return "2";
		});
		assertTrue(second.knows("b"));
		assertEquals("1>2", get(second, "b", "2"), "and a value makes room for the one that follows from it");
		assertTrue(second.knows("c"));
		assertEquals("2", get(second, "a", "2"));
		assertFalse(second.knows("b"));
	}

	@Test
	void aComputationThatFailedLeavesTheEarlierValue() {
		IncrementalCache<String, String> first = new IncrementalCache<>(1);
		get(first, "a", "1");
		IncrementalCache<String, String> second = first.next(1);
		assertThrows(CancellationException.class, () -> second.get("a", before -> {
			throw new CancellationException();
		}));
		assertEquals("1>2", get(second, "a", "2"));
	}

	@Test
	void threadsShareTheComputationOfAKey() throws Exception {
		IncrementalCache<String, String> second = afterAAndB();
		CountDownLatch begun = new CountDownLatch(1);
		CountDownLatch end = new CountDownLatch(1);
		CountDownLatch waiting = new CountDownLatch(1);
		CompletableFuture<String> first = Waiting.begin(() -> second.get("a", before -> {
			begun.countDown();
			Waiting.await(end);
			return before.orElseThrow() + ">2";
		}));
		Waiting.await(begun);
		assertEquals(Optional.empty(), second.known("a"), "who only looks does not wait");
		assertEquals("1>2", get(second, "b", "2"), "another key does not wait");
		CompletableFuture<String> other = Waiting.begin(() -> second.get("a", before -> "never", Waiting.asked(waiting, false)));
		Waiting.await(waiting);
		end.countDown();
		assertEquals("1>2", first.get());
		assertEquals("1>2", other.get());
	}
}
