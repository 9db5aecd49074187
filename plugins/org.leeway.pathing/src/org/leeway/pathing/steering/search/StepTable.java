package org.leeway.pathing.steering.search;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * The moves of a map, whatever their headings: by which steps from cell to cell the unit may leave each cell. Obstacles
 * do not count, only terrain. Immutable.
 */
final class StepTable {

	/** By step, the offset of indices from cell to cell, ascending. */
	private final int[] offsets;
	private final double[] weights;
	/** By 64 steps and index of a cell, those by which the unit may leave it. */
	private final long[][] departures;

	/**
	 * @param cells the number of indices
	 * @param stride by how much indices grow from row to row
	 */
	StepTable(Primitive[][] primitives, int cells, int stride) {
		Map<Integer, Double> shortest = new TreeMap<>();
		for (Primitive[] moves : primitives) {
			for (Primitive move : moves) {
				if (move.dx() != 0 || move.dy() != 0) {
					shortest.merge(move.dy() * stride + move.dx(), move.weight(), Math::min);
				}
			}
		}
		offsets = shortest.keySet().stream().mapToInt(offset -> offset).toArray();
		weights = shortest.values().stream().mapToDouble(weight -> weight).toArray();
		departures = new long[(offsets.length + Long.SIZE - 1) / Long.SIZE][cells];
	}

	/** Adds that a step leads from some cells: those of the bits of a word, the lowest for the index given. */
	void add(int offset, long from, int first) {
		int step = Arrays.binarySearch(offsets, offset);
		long[] table = departures[step / Long.SIZE];
		long bit = 1L << step;
		for (long rest = from; rest != 0; rest &= rest - 1) {
			table[first + Long.numberOfTrailingZeros(rest)] |= bit;
		}
	}

	int count() {
		return offsets.length;
	}

	/** The number of words of {@link #departures}. */
	int words() {
		return departures.length;
	}

	int offset(int step) {
		return offsets[step];
	}

	/** The least time at speed 1. */
	double weight(int step) {
		return weights[step];
	}

	/** The steps by which the unit may leave a cell, 64 to a word. */
	long departures(int word, int index) {
		return departures[word][index];
	}
}
