package org.leeway.pathing.steering.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The steps that the moves of a unit make from cell to cell. A step says only how many columns and rows lie between the
 * first and the last cell of a move. Moves with different headings may make the same step. Steps are numbered by
 * ascending offset. Immutable.
 * <p>
 * Durations are whole numbers of time units, see {@link #UNIT}.
 */
final class Steps {

	/**
	 * Number of time units that the unit needs for a cell at the highest speed. This number times the square root of 2
	 * is nearly a whole number, with an error below 1e-4. So diagonal steps are hardly rounded.
	 */
	private static final int UNIT = 5741;
	/**
	 * The longest duration of a step, in time units. Longer steps get this duration, so that {@link FieldQueue} needs
	 * few buckets.
	 */
	private static final int DEAREST = 1 << 20;

	/**
	 * The offset of each step: the index of the cell where it ends, minus the index of the cell where it begins.
	 * Indexed by step. Ascending.
	 */
	private final int[] offsets;
	private final double scale;
	/** Indexed by speed class and by step: the least duration of the step on terrain of the class, in time units. */
	private final int[][] durations;
	/**
	 * Indexed by speed class and by step: the least duration of an end of the step on terrain of the class, in time units.
	 * The ends are the first and the last piece of the step. A piece is a line, an arc or a turn on the spot.
	 */
	private final int[][] ends;
	/**
	 * Indexed by speed class and by step: the least duration of the middle of the step on terrain of the class, in time
	 * units. The middle is the step without its first and last piece.
	 */
	private final int[][] middles;
	/** Indexed by step: the least weights of all moves that make the step. */
	private final Weights[] weights;
	/** The results of {@link #onward(int, int, int)}, indexed by its three arguments: speed class, room and arrival. */
	private final int[][][][] onward;

	/**
	 * A candidate for the best way to make two steps in a row.
	 *
	 * @param last the index of the second step
	 * @param duration the duration of both steps together, in time units
	 */
	private record Pair(int last, int duration) {

		boolean isBetter(Pair other) {
			return duration < other.duration || duration == other.duration && last > other.last;
		}
	}

	/**
	 * The least weights of the moves that make the same step. A move is a sequence of pieces: lines, arcs and turns on the
	 * spot. The weight of a move or piece is the time, in seconds, that a unit of speed 1 needs for the move or piece.
	 *
	 * @param whole the least weight of a whole move
	 * @param end the least weight of a piece at the start or at the end of a move. If a move has only one piece, half of its
	 * weight counts
	 * @param isSingle whether every move has only one piece. The slowest terrain under the whole move then decides the speed of
	 * the move
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
	 * Creates the steps of all moves.
	 *
	 * @param primitives the moves, indexed by heading
	 * @param stride how much the index of a cell grows from one row to the next row
	 * @param speeds the speed of each speed class, descending
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

	/**
	 * Returns whether a search need not try a pair of steps. This is so if the second step undoes
	 * the first, or if a single step leads to the same cell at least as fast.
	 *
	 * @param first the index of the first step
	 * @param last the index of the second step
	 * @param duration the duration of each step, indexed by step
	 */
	private boolean isOneStep(int first, int last, int[] duration) {
		int direct = of(offsets[first] + offsets[last]);
		return offsets[first] + offsets[last] == 0 || direct >= 0 && duration[direct] <= duration[first] + duration[last];
	}

	int count() {
		return offsets.length;
	}

	/** Returns the number of 64-bit words that are needed for one bit per step. */
	int words() {
		return (offsets.length + Long.SIZE - 1) / Long.SIZE;
	}

	int offset(int step) {
		return offsets[step];
	}

	/** Returns the index of the step with an offset. Less than 0 if no step has this offset. */
	int of(int offset) {
		return Arrays.binarySearch(offsets, offset);
	}

	/** Returns the least duration of each step on terrain of one speed class, in time units. Indexed by step. */
	int[] durations(int speedClass) {
		return durations[speedClass];
	}

	/**
	 * Returns whether each move that makes a step has only one piece. Then the slowest terrain under a move decides the speed
	 * of the whole move. So no move is faster than the slower of the two cells at the ends of the step.
	 */
	boolean isSingle(int step) {
		return weights[step].isSingle;
	}

	/**
	 * Returns the cells that the unit may cover during a step. Several moves with different headings can make the same step. The
	 * result has the cells of all these moves.
	 */
	CellShape shape(int step) {
		return weights[step].shape;
	}

	/**
	 * Returns a lower bound of the duration of a step, in time units. A step consists of pieces: lines, arcs and turns on the
	 * spot. The first and the last piece have the speeds of the terrain at the two ends of the step. The other pieces have
	 * the speed of the fastest terrain under the step.
	 *
	 * @param fromClass the speed class where the step starts
	 * @param middleClass the fastest speed class under the step
	 * @param toClass the speed class where the step ends
	 */
	int least(int step, int fromClass, int middleClass, int toClass) {
		int pieces = ends[fromClass][step] + middles[middleClass][step] + ends[toClass][step];
		// both numbers are lower bounds, so the larger number counts. The sum of the pieces may be the smaller number. For the
		// sum, each piece was rounded down, but the duration of the whole step was rounded down only once
		return Math.max(durations[0][step], Math.min(DEAREST, pieces));
	}

	/** Converts a duration in seconds to time units, rounded down. */
	int units(double duration) {
		return (int) (duration * scale);
	}

	/** Converts time units to seconds. */
	double duration(int units) {
		return units / scale;
	}

	/**
	 * Returns the steps that a search must try after the last step of a path. The last step led from a cell A to a cell B. A
	 * step from B to a cell C need not be tried in three cases:
	 * <ol>
	 * <li>C is A: the step leads back.
	 * <li>A single step leads from A to C at least as fast. For example, the step (2, 1) may replace (1, 0) and (1, 1).
	 * <li>Another pair of steps leads from A to C faster, or equally fast. For example, (1, 0) and (0, 1) lead to the same
	 * cell in either order. Of equally fast pairs, the pair whose second step has the largest index must be tried.
	 * </ol>
	 *
	 * @param room the {@link StepTable#room} of A. If 0, steps around A may be illegal, so the result has all steps. If 1,
	 * the result lacks the steps of cases 1 and 2. If 2, it lacks the steps of all three cases
	 * @param arrival the index of the last step, plus 1. 0 where the path begins
	 */
	int[] onward(int speedClass, int room, int arrival) {
		return onward[speedClass][room][arrival];
	}
}
