package org.leeway.pathing.steering.search;

import java.util.Arrays;

/**
 * A table of the steps that a unit may take from each cell. A step leads from a cell to another cell nearby. The
 * terrain must allow the whole step, and obstacles must allow its end. Immutable once {@link #finish finished}.
 */
final class StepTable {

	private final Steps steps;
	private final int cells;
	/**
	 * The cells from which each step is allowed, one bit for each cell. Indexed by step. Null after {@link #finish}, which
	 * stores the steps in another form.
	 */
	private long[][] planes;
	/**
	 * Indexed by word and by cell: the steps that are allowed from the cell, one bit for each step. Word 0 has the
	 * steps 0 to 63, word 1 the steps 64 to 127, and so on. The table has only cells whose {@link #room} is 0, because
	 * from all other cells all steps are allowed.
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
	 * Records that a step is allowed from up to 64 cells.
	 *
	 * @param offset the offset of the step, see {@link Steps#offset}
	 * @param from the cells, one bit for each of 64 successive cells
	 * @param first the index of the cell of the lowest bit
	 */
	void add(int offset, long from, int first) {
		long[] plane = planes[steps.of(offset)];
		plane[first >> 6] |= from << first;
		plane[(first >> 6) + 1] |= from >>> 1 >>> ~first;
	}

	/**
	 * Completes the table, so that {@link #departures} and {@link #room} can be called. Afterwards, no step can be added.
	 *
	 * @param classes the speed class of each cell, indexed by cell. Steps to cells without a speed class are not allowed
	 * @param fastest the speed class of the fastest terrain near each cell, which steps from the cell may cross. Indexed by
	 * cell
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

	/** Returns the cells of a plane from which each step of {@link #steps} leads to another cell of the plane. */
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

	/**
	 * Keeps the cells in {@code cells} from which a step leads to a set cell of {@code plane}. Clears all other cells.
	 *
	 * @param offset the step: the index of the cell where it ends, minus the index of the cell where it begins
	 */
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
	 * Returns which of 64 steps are allowed from a cell, one bit for each step. Call this only for cells whose {@link #room} is
	 * 0. From other cells, all steps are allowed.
	 *
	 * @param word 0 for the steps 0 to 63, 1 for the steps 64 to 127, and so on
	 * @param index the index of the cell
	 */
	long departures(int word, int index) {
		return departures[word][index];
	}

	/**
	 * Returns how many successive steps from a cell are certainly free in all directions. Counts up to 2 steps. A step is
	 * <em>free</em> if it is allowed, ends on terrain as fast as where it starts, and crosses no faster terrain. The result
	 * is:
	 * <ul>
	 * <li>0 if some step from the cell may not be free.
	 * <li>1 if all steps from the cell are free, but some step after these steps may not be free.
	 * <li>2 if all steps from the cell are free, and all steps after these steps too.
	 * </ul>
	 */
	int room(int index) {
		return rooms[index];
	}
}
