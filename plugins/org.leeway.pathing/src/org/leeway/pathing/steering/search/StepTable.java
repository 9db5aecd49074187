package org.leeway.pathing.steering.search;

import java.util.Arrays;

/**
 * A table of the steps from cell to cell by which the unit may leave each cell. The table takes account of the terrain
 * along the whole step, but of obstacles only where the step ends. Immutable once {@link #finish finished}.
 */
final class StepTable {

	private final Steps steps;
	private final int cells;
	/**
	 * Indexed by step: one bit for each cell, set if the unit may leave the cell by the step. Null once the table is
	 * finished.
	 */
	private long[][] planes;
	/**
	 * Indexed by word and cell: the steps by which the unit may leave the cell, one bit for each step. Word 0 has the steps 0
	 * to 63, word 1 the steps 64 to 127, and so on. Only for cells whose {@link #room} is 0.
	 */
	private final long[][] departures;
	/** Indexed by cell: the result of {@link #room}. */
	private final byte[] rooms;

	/**
	 * Creates a table without steps.
	 *
	 * @param cells the number of cell indices, which includes cells beyond the sides of the map
	 */
	StepTable(Steps steps, int cells) {
		this.steps = steps;
		this.cells = cells;
		this.planes = new long[steps.count()][cells / Long.SIZE + 2];
		this.departures = new long[steps.words()][cells];
		this.rooms = new byte[cells];
	}

	/**
	 * Records up to 64 cells, one bit each, from which a step is allowed.
	 *
	 * @param offset the offset of the step, see {@link Steps#offset}
	 * @param first the index of the cell of the lowest bit
	 */
	void add(int offset, long from, int first) {
		long[] plane = planes[steps.of(offset)];
		plane[first >> 6] |= from << first;
		plane[(first >> 6) + 1] |= from >>> 1 >>> ~first;
	}

	/**
	 * Computes the {@linkplain #departures departures} and the {@linkplain #room room} of all cells. No step can be
	 * added afterwards.
	 *
	 * @param classes the speed class of each cell, indexed by cell; steps to cells without a speed class are illegal
	 * @param fastest the fastest speed class of the terrain that the moves from a cell may sweep, indexed by cell
	 */
	void finish(byte[] classes, byte[] fastest) {
		int classCount = 0;
		for (byte each : classes) {
			classCount = Math.max(classCount, each + 1);
		}
		long[] free = new long[cells / Long.SIZE + 2];
		long[] alike = new long[free.length];
		for (int i = 0; i < classCount; i++) {
			long[] ofClass = new long[free.length];
			long[] even = new long[free.length];
			for (int index = 0; index < cells; index++) {
				ofClass[index >> 6] |= classes[index] == i ? 1L << index : 0;
				even[index >> 6] |= classes[index] == i && fastest[index] >= i ? 1L << index : 0;
			}
			merge(free, ofClass);
			merge(alike, surrounded(even));
		}
		for (int step = 0; step < planes.length; step++) {
			keep(planes[step], free, steps.offset(step));
		}
		long[] single = alike;
		for (long[] plane : planes) {
			keep(single, plane, 0);
		}
		long[] twice = surrounded(single);
		for (int index = 0; index < cells; index++) {
			rooms[index] = (byte) ((single[index >> 6] >>> index & 1) + (twice[index >> 6] >>> index & 1));
		}
		for (int step = 0; step < planes.length; step++) {
			addDepartures(step, single);
		}
		planes = null;
	}

	private void addDepartures(int step, long[] room) {
		long[] table = departures[step / Long.SIZE];
		for (int word = 0; word < room.length; word++) {
			for (long rest = planes[step][word] & ~room[word]; rest != 0; rest &= rest - 1) {
				table[word * Long.SIZE + Long.numberOfTrailingZeros(rest)] |= 1L << step;
			}
		}
	}

	/** Returns the cells of a plane from which all steps lead to cells of the plane. */
	private long[] surrounded(long[] plane) {
		long[] surrounded = plane.clone();
		for (int step = 0; step < steps.count(); step++) {
			keep(surrounded, plane, steps.offset(step));
		}
		return surrounded;
	}

	private static void merge(long[] into, long[] plane) {
		Arrays.setAll(into, word -> into[word] | plane[word]);
	}

	/** Removes from {@code cells} each cell whose index plus an offset is not in a plane. */
	private static void keep(long[] cells, long[] plane, int offset) {
		int words = offset >> 6;
		for (int word = 0; word < cells.length; word++) {
			cells[word] &= word(plane, word + words) >>> offset | word(plane, word + words + 1) << 1 << ~offset;
		}
	}

	private static long word(long[] plane, int word) {
		return word < 0 || word >= plane.length ? 0 : plane[word];
	}

	Steps steps() {
		return steps;
	}

	/**
	 * Returns the steps by which the unit may leave a cell whose {@link #room} is 0, one bit for each step.
	 *
	 * @param word the index of the word: a word has 64 steps
	 * @param index the index of the cell
	 */
	long departures(int word, int index) {
		return departures[word][index];
	}

	/**
	 * Returns how many consecutive steps from a cell, in any directions, lead only to cells of the same speed class,
	 * without sweeping faster terrain. The result is 0, 1 or 2, where 2 stands for two or more steps.
	 */
	int room(int index) {
		return rooms[index];
	}
}
