package org.leeway.core.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

class TaskTest {

	/**
	 * A batch stores its tasks in hash sets, so each task needs a hash. Many tasks can be reports about all levels. If the hash
	 * of such a task read all levels, the time of the batch would grow with the square of the number of levels.
	 */
	@Test
	void theHashReadsNoLevels() {
		List<BatchLevel> unread = new AbstractList<>() {
			@Override
			public BatchLevel get(int index) {
				throw new AssertionError("level " + index + " was read");
			}

			@Override
			public int size() {
				return 100_000;
			}
		};
		int hash = new Task(null, unread, Optional.empty(), "report.json").hashCode();
		assertEquals(hash, new Task(null, List.of(), Optional.empty(), "report.json").hashCode());
		assertNotEquals(hash, new Task(null, unread, Optional.empty(), "report.sarif").hashCode());
	}
}
