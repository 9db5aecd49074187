package org.leeway.pathing.steering.search;

/** By which steps from cell to cell the unit may leave each cell. Obstacles count where a step ends, terrain all the way. */
final class StepTable {

	private final Steps steps;
	/** By 64 steps and index of a cell, those by which the unit may leave it. */
	private final long[][] departures;
	/** By index, what {@link #room} tells. */
	private final byte[] rooms;

	/** @param cells the number of indices */
	StepTable(Steps steps, int cells) {
		this.steps = steps;
		this.departures = new long[steps.words()][cells];
		this.rooms = new byte[cells];
	}

	/** Adds that a step leads from some cells: those of the bits of a word, the lowest for the index given. */
	void add(int offset, long from, int first) {
		int step = steps.of(offset);
		long[] table = departures[step / Long.SIZE];
		long bit = 1L << step;
		for (long rest = from; rest != 0; rest &= rest - 1) {
			table[first + Long.numberOfTrailingZeros(rest)] |= bit;
		}
	}

	/**
	 * Ends the making of the table.
	 *
	 * @param classes by index, the class of speed; steps to cells without one are illegal
	 */
	void finish(byte[] classes) {
		for (int index = 0; index < classes.length; index++) {
			if (classes[index] != TurningMap.NONE) {
				rooms[index] = (byte) (close(index, classes) ? 1 : 0);
			}
		}
		byte[] single = rooms.clone();
		for (int index = 0; index < classes.length; index++) {
			boolean isWide = single[index] == 1;
			for (int step = 0; isWide && step < steps.count(); step++) {
				isWide = single[index + steps.offset(step)] == 1;
			}
			rooms[index] += (byte) (isWide ? 1 : 0);
		}
	}

	/** Forbids the steps from a cell to illegal ones; returns whether all are left, to cells as fast. */
	private boolean close(int index, byte[] classes) {
		boolean isFree = true;
		for (int step = 0; step < steps.count(); step++) {
			int to = classes[index + steps.offset(step)];
			long bit = 1L << step;
			departures[step / Long.SIZE][index] &= to == TurningMap.NONE ? ~bit : -1;
			isFree &= to == classes[index] && (departures[step / Long.SIZE][index] & bit) != 0;
		}
		return isFree;
	}

	Steps steps() {
		return steps;
	}

	/** The steps by which the unit may leave a cell, 64 to a word. */
	long departures(int word, int index) {
		return departures[word][index];
	}

	/** How many steps from a cell, one after the other, lead anywhere to cells as fast as this: 0, 1, or 2 or more. */
	int room(int index) {
		return rooms[index];
	}
}
