package org.leeway.pathing.steering.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The moves of a lattice, whatever their headings: the steps from cell to cell, with numbers, and what they take in whole units.
 * Immutable.
 */
final class Steps {

	/** A cell at the highest speed, in units; a diagonal is a whole number of them, and a ten-thousandth. */
	private static final int UNIT = 5741;
	/** Dearer steps count as this, so that there are not too many buckets. */
	private static final int DEAREST = 1 << 20;

	/** By step, the offset of indices from cell to cell, ascending. */
	private final int[] offsets;
	private final double scale;
	/** By class of speed and step, on terrain of that class. */
	private final int[][] durations;
	/** By class and step, what the first or the last piece takes at least. */
	private final int[][] ends;
	/** By class and step, what the rest takes at least. */
	private final int[][] middles;
	/** By step. */
	private final Weights[] weights;
	/** By class, number of steps that may replace two, and arrival, the steps that may lead on. */
	private final int[][][][] onward;

	/** The last of two steps, and what both take. */
	private record Pair(int last, int duration) {

		boolean isBetter(Pair other) {
			return duration < other.duration || duration == other.duration && last > other.last;
		}
	}

	/**
	 * The least weights of the moves of a step.
	 *
	 * @param whole the least weight of a move
	 * @param end the least weight of a first or last piece; a move of one piece counts as two halves
	 * @param isSingle whether every move has one piece only, which is slow all along
	 * @param shape the cells under any of the moves
	 */
	private record Weights(double whole, double end, boolean isSingle, CellShape shape) {

		static Weights of(Primitive move) {
			boolean isSingle = move.pieces().size() == 1;
			double end = Math.min(move.pieces().getFirst().weight(), move.pieces().getLast().weight());
			return new Weights(move.weight(), isSingle ? end / 2 : end, isSingle, move.shape());
		}

		Weights least(Weights other) {
			return new Weights(Math.min(whole, other.whole), Math.min(end, other.end), isSingle && other.isSingle,
					shape.union(other.shape));
		}
	}

	/**
	 * @param stride by how much indices of cells grow from row to row
	 * @param speeds by class, descending
	 */
	Steps(Primitive[][] primitives, int stride, double[] speeds) {
		Map<Integer, Weights> least = new TreeMap<>();
		for (Primitive[] moves : primitives) {
			for (Primitive move : moves) {
				if (move.dx() != 0 || move.dy() != 0) {
					least.merge(move.dy() * stride + move.dx(), Weights.of(move), Weights::least);
				}
			}
		}
		offsets = least.keySet().stream().mapToInt(offset -> offset).toArray();
		scale = UNIT * speeds[0];
		weights = least.values().toArray(Weights[]::new);
		durations = bySpeed(speeds, each -> each.whole);
		ends = bySpeed(speeds, each -> each.end);
		middles = bySpeed(speeds, each -> each.whole - 2 * each.end);
		onward = Arrays.stream(durations).map(this::onward).toArray(int[][][][]::new);
	}

	private int[][] bySpeed(double[] speeds, ToDoubleFunction<Weights> weight) {
		return Arrays.stream(speeds).mapToObj(speed -> Arrays.stream(weights)
				.mapToInt(each -> (int) Math.min(DEAREST, weight.applyAsDouble(each) / speed * scale)).toArray()).toArray(int[][]::new);
	}

	private int[][][] onward(int[] duration) {
		Map<Integer, Pair> best = new HashMap<>();
		for (int first = 0; first < count(); first++) {
			for (int last = 0; last < count(); last++) {
				best.merge(offsets[first] + offsets[last], new Pair(last, duration[first] + duration[last]),
						(one, other) -> one.isBetter(other) ? one : other);
			}
		}
		int[][][] onward = new int[3][count() + 1][];
		for (int[][] byArrival : onward) {
			Arrays.fill(byArrival, IntStream.range(0, count()).toArray());
		}
		for (int step = 0; step < count(); step++) {
			int first = step;
			onward[1][first + 1] = IntStream.range(0, count()).filter(last -> !isOneStep(first, last, duration)).toArray();
			onward[2][first + 1] = IntStream.of(onward[1][first + 1])
					.filter(last -> best.get(offsets[first] + offsets[last]).last == last).toArray();
		}
		return onward;
	}

	/** Whether one step or none leads as far as two, and does not take longer. */
	private boolean isOneStep(int first, int last, int[] duration) {
		int direct = of(offsets[first] + offsets[last]);
		return offsets[first] + offsets[last] == 0 || direct >= 0 && duration[direct] <= duration[first] + duration[last];
	}

	int count() {
		return offsets.length;
	}

	/** The number of words that hold a bit a step. */
	int words() {
		return (offsets.length + Long.SIZE - 1) / Long.SIZE;
	}

	int offset(int step) {
		return offsets[step];
	}

	/** The step of an offset; less than 0 if there is none. */
	int of(int offset) {
		return Arrays.binarySearch(offsets, offset);
	}

	/** Returns by step what it takes at least on terrain of one class, in units. */
	int[] durations(int speedClass) {
		return durations[speedClass];
	}

	/** Whether every move of a step has one piece only, which is as slow as the slower one of its ends. */
	boolean isSingle(int step) {
		return weights[step].isSingle;
	}

	/** Returns the cells under any of the moves of a step. */
	CellShape shape(int step) {
		return weights[step].shape;
	}

	/**
	 * Returns what a step takes at least, in units.
	 *
	 * @param fromClass the class of speed where it starts
	 * @param middleClass the fastest class under it
	 * @param toClass the class where it ends
	 */
	int least(int step, int fromClass, int middleClass, int toClass) {
		int pieces = ends[fromClass][step] + middles[middleClass][step] + ends[toClass][step];
		// the pieces were rounded down one by one
		return Math.max(durations[0][step], Math.min(DEAREST, pieces));
	}

	/** A duration in units, as far as they go. */
	int units(double duration) {
		return (int) (duration * scale);
	}

	/** Of units. */
	double duration(int units) {
		return units / scale;
	}

	/**
	 * The steps that may go on a fastest way over a cell: all but those that, with the step there, others from the cell before
	 * make up for. Of pairs that take as long, the one with the last number may go on, so they never make up for each other.
	 *
	 * @param room how many steps anywhere from the cell before, one after the other, nothing hinders: 0, 1 or 2
	 * @param arrival one more than the step there; 0 where the way begins
	 */
	int[] onward(int speedClass, int room, int arrival) {
		return onward[speedClass][room][arrival];
	}
}
