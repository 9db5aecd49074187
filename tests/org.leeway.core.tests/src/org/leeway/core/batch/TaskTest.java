package org.leeway.core.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.AbstractList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

class TaskTest {

	/**
	 * A batch keeps tasks in hash sets. A report about all levels is such a task. If its hash visited all levels, the batch
	 * would need quadratic time.
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
