package org.leeway.pathing.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;

import org.junit.jupiter.api.Test;

/**
 * Tests of the heap by comparison with {@link PriorityQueue}, under random operations. To decrease a key in the
 * {@code PriorityQueue}, which has no such operation, the test removes the entry and adds it again.
 */
class IndexedHeapTest {

	private static final int OPERATIONS = 20_000;

	private final IndexedHeap heap = new IndexedHeap();

	private record Entry(double key, int id) {
	}

	@Test
	void takesTheLeastKeyLikeAPriorityQueue() {
		for (int seed = 0; seed < 20; seed++) {
			// few different keys make many ties
			compare(new Random(seed), seed % 2 == 0 ? 1 << 20 : 16, "seed " + seed);
		}
	}

	private void compare(Random random, int keys, String context) {
		heap.clear();
		PriorityQueue<Entry> expected = new PriorityQueue<>(Comparator.comparingDouble(Entry::key));
		Map<Integer, Double> known = new HashMap<>();
		int announced = 0;
		for (int i = 0; i < OPERATIONS; i++) {
			if (announced == 0 || random.nextInt(4) == 0) {
				heap.announce(announced++);
			} else if (random.nextInt(3) > 0) {
				int id = random.nextInt(announced);
				double key = Math.min(random.nextInt(keys), known.getOrDefault(id, Double.POSITIVE_INFINITY));
				expected.remove(new Entry(known.getOrDefault(id, Double.NaN), id));
				expected.add(new Entry(key, id));
				known.put(id, key);
				heap.put(id, key);
			} else if (!expected.isEmpty()) {
				double key = heap.firstKey();
				int id = heap.takeFirst();
				assertEquals(expected.peek().key(), key, context);
				assertEquals(key, known.remove(id), context);
				assertTrue(expected.remove(new Entry(key, id)), context);
				assertFalse(heap.contains(id), context);
			}
			assertEquals(expected.isEmpty(), heap.isEmpty(), context);
		}
		known.keySet().forEach(id -> assertTrue(heap.contains(id), context));
	}

	@Test
	void ofEqualKeysTheLaterComesFirst() {
		heap.announce(0, 3);
		heap.put(0, 1);
		heap.put(1, 1);
		assertEquals(1, heap.takeFirst());
		heap.put(2, 3);
		heap.put(2, 1);
		assertEquals(2, heap.takeFirst());
		assertEquals(0, heap.takeFirst());
		assertTrue(heap.isEmpty());
	}

	@Test
	void idsAreAnnouncedAnewAfterClearing() {
		heap.announce(0, 5000);
		heap.put(4999, 2);
		heap.clear();
		assertTrue(heap.isEmpty());
		heap.announce(0);
		assertFalse(heap.contains(0));
	}
}
