package org.leeway.core.patch;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.leeway.core.text.Counts;

/**
 * The painted cells of a patch, as runs of equal terrain. The runs are sorted by y, then x, do not overlap, and are as
 * long as possible. Immutable.
 */
public final class PaintedRuns {

	/** The largest number of runs. With this number, the runs need 8 MiB of memory, and up to 32 MiB in a file. */
	public static final int MOST = 1 << 20;

	private static final int TERRAIN_BITS = 8;
	/**
	 * Number of bits for the length of a run. A row has up to 65,536 cells. Coordinates up to 65,535 fit into 16 bits, but a
	 * run of the whole row needs 17.
	 */
	private static final int LENGTH_BITS = 17;
	private static final int SIDE_BITS = 16;
	private static final int FIRST_CAPACITY = 16;

	/** The runs, each packed into one number. From the highest bits to the lowest, these are y, x, length and terrain. */
	private final long[] packed;

	private PaintedRuns(long[] packed) {
		this.packed = packed;
	}

	/** Painted cells next to each other in one row: the cells from (x, y) to (x + length - 1, y). */
	public record Run(int x, int y, int length, int terrain) {

		/** Returns the column of the last cell, plus 1. */
		int end() {
			return x + length;
		}

		private long packed() {
			return (((long) y << SIDE_BITS | x) << LENGTH_BITS | length) << TERRAIN_BITS | terrain;
		}

		private static Run of(long packed) {
			return new Run((int) bits(packed, LENGTH_BITS + TERRAIN_BITS, SIDE_BITS),
					(int) (packed >>> SIDE_BITS + LENGTH_BITS + TERRAIN_BITS),
					(int) bits(packed, TERRAIN_BITS, LENGTH_BITS), (int) bits(packed, 0, TERRAIN_BITS));
		}

		private static long bits(long packed, int from, int count) {
			return packed >>> from & (1L << count) - 1;
		}
	}

	/** Returns the number of runs. */
	public int size() {
		return packed.length;
	}

	/** Returns the runs, sorted by y, then x. Creates a new object for each run. */
	public List<Run> all() {
		return IntStream.range(0, packed.length).mapToObj(i -> Run.of(packed[i])).toList();
	}

	/** Calls a function with each run, in their order. */
	void forEach(Consumer<Run> action) {
		for (long each : packed) {
			action.accept(Run.of(each));
		}
	}

	@Override
	public boolean equals(Object object) {
		return object instanceof PaintedRuns other && Arrays.equals(packed, other.packed);
	}

	@Override
	public int hashCode() {
		return Arrays.hashCode(packed);
	}

	@Override
	public String toString() {
		return Counts.of(packed.length, "run");
	}

	/** A builder of {@link PaintedRuns}. The caller adds the runs sorted by y, then x. */
	static final class Builder {

		private final int width;
		private final int height;
		private long[] packed = new long[FIRST_CAPACITY];
		private int size;
		/**
		 * The run that was added last. If the next run touches this run and has the same terrain, {@link #add} extends this
		 * run. Null before the first run.
		 */
		private Run last;

		/** @param width, height the size of the level, in cells */
		Builder(int width, int height) {
			this.width = width;
			this.height = height;
		}

		/**
		 * Adds a run. Merges it with the last run if both touch and have the same terrain.
		 *
		 * @param run a run whose terrain is 0 to 255
		 * @throws IllegalArgumentException if the run leaves the level, if it does not come after the last run, or if
		 * there are too many runs
		 */
		void add(Run run) {
			check(run);
			if (last != null && last.y() == run.y() && last.end() == run.x() && last.terrain() == run.terrain()) {
				last = new Run(last.x(), last.y(), last.length() + run.length(), last.terrain());
				packed[size - 1] = last.packed();
				return;
			}
			if (size == MOST) {
				throw new IllegalArgumentException("needs more than " + Counts.digits(MOST) + " runs, which is the limit of a patch");
			}
			if (size == packed.length) {
				packed = Arrays.copyOf(packed, Math.min(MOST, 2 * size));
			}
			packed[size++] = run.packed();
			last = run;
		}

		private void check(Run run) {
			boolean isInside = run.x() >= 0 && run.x() < width && run.y() >= 0 && run.y() < height;
			if (!isInside) {
				throw new IllegalArgumentException(
						"at " + run.x() + "," + run.y() + ", expected a cell of the " + width + " x " + height + " cells");
			}
			if (run.length() < 1 || run.length() > width - run.x()) {
				throw new IllegalArgumentException("length " + run.length() + ", expected 1 to " + (width - run.x())
						+ ", because the row ends there");
			}
			if (last != null && (run.y() < last.y() || run.y() == last.y() && run.x() < last.end())) {
				throw new IllegalArgumentException("at " + run.x() + "," + run.y() + ", expected a run behind "
						+ (last.end() - 1) + "," + last.y() + ": runs are sorted and do not overlap");
			}
		}

		PaintedRuns build() {
			return new PaintedRuns(Arrays.copyOf(packed, size));
		}
	}
}
