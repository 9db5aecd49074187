package org.leeway.pathing.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

import org.junit.jupiter.api.Test;
import org.leeway.testing.Waiting;

class LruCacheTest {

	private final LruCache<String, Integer> lengths = new LruCache<>(2);
	private final List<String> computed = new ArrayList<>();

	private int length(String key) {
		return lengths.get(key, text -> {
			computed.add(text);
			return text.length();
		});
	}

	@Test
	void computesOnce() {
		assertEquals(3, length("map"));
		assertEquals(3, length("map"));
		assertEquals(List.of("map"), computed);
	}

	@Test
	void forgetsWhatWasNotUsedForLongest() {
		length("a");
		length("bb");
		length("a");
		length("ccc");
		assertEquals(Optional.empty(), lengths.known("bb"));
		assertEquals(List.of("a", "ccc"), List.copyOf(lengths.known().keySet()));
		length("a");
		assertEquals(List.of("a", "bb", "ccc"), computed, "what is in use is not computed again");
	}

	@Test
	void askingWhetherAValueIsKnownIsUseToo() {
		length("a");
		length("bb");
		assertEquals(Optional.of(1), lengths.known("a"));
		length("ccc");
		assertEquals(List.of("a", "ccc"), List.copyOf(lengths.known().keySet()));
	}

	@Test
	void keepsAsManyAsItIsTold() {
		length("a");
		length("bb");
		assertEquals(2, lengths.size());
		lengths.keepLatest(1);
		assertEquals(List.of("bb"), List.copyOf(lengths.known().keySet()));
		lengths.keepLatest(0);
		assertEquals(0, lengths.size());
		assertThrows(IllegalArgumentException.class, () -> new LruCache<>(0));
	}

	@Test
	void aValueCanBeReplacedAndForgotten() {
		length("a");
		lengths.put("a", 7);
		assertEquals(7, length("a"));
		lengths.forget("a");
		assertEquals(1, length("a"));
	}

	@Test
	void aComputationThatFailedIsTriedAgain() {
		assertThrows(CancellationException.class, () -> lengths.get("a", text -> {
			throw new CancellationException();
		}));
		assertEquals(Optional.empty(), lengths.known("a"));
		assertEquals(1, length("a"));
	}

	@Test
	void nobodyWaitsForTheComputationOfAnotherKey() throws Exception {
		CountDownLatch begun = new CountDownLatch(1);
		CountDownLatch end = new CountDownLatch(1);
		CompletableFuture<Integer> slow = Waiting.begin(() -> lengths.get("slow", text -> {
			begun.countDown();
			Waiting.await(end);
			return 4;
		}));
		Waiting.await(begun);
		assertEquals(Optional.empty(), lengths.known("slow"));
		assertEquals(1, length("a"));
		assertEquals(List.of("a"), List.copyOf(lengths.known().keySet()));
		end.countDown();
		assertEquals(4, slow.get());
		assertEquals(Optional.of(4), lengths.known("slow"));
	}

	@Test
	void threadsShareTheComputationOfAKey() throws Exception {
		CountDownLatch begun = new CountDownLatch(1);
		CountDownLatch end = new CountDownLatch(1);
		CountDownLatch waiting = new CountDownLatch(1);
		CompletableFuture<Integer> first = Waiting.begin(() -> lengths.get("a", text -> {
			begun.countDown();
			Waiting.await(end);
			return 7;
		}));
		Waiting.await(begun);
		CompletableFuture<Integer> second = Waiting.begin(() -> lengths.get("a", String::length, Waiting.asked(waiting, false)));
		Waiting.await(waiting);
		assertThrows(CancellationException.class,
				() -> lengths.get("a", String::length, Waiting.asked(new CountDownLatch(1), true)));
		end.countDown();
		assertEquals(7, first.get());
		assertEquals(7, second.get());
	}
}
