package org.leeway.pathing.compare;

import java.util.function.IntConsumer;
import java.util.function.IntFunction;

import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.grid.CellRect;

/**
 * An index of the rectangles {@link Choke#passage} of chokes, for a search of the rectangles that overlap another rectangle. The
 * map is divided into squares. Each square has a list of the chokes whose rectangles overlap the square. Not thread-safe.
 */
final class PassageIndex {

	/** The base-2 logarithm of the side of a square, in cells. Most passages lie in one or two squares. */
	private static final int SHIFT = 5;

	/** Four entries for each choke: the first and the last column, and the first and the last row of its rectangle. */
	private final int[] bounds;
	/** The number of squares in a row. */
	private final int columns;
	/**
	 * Indexed by square, row by row: where the list of the square begins in {@link #lists}. The last entry is the length of
	 * {@link #lists}.
	 */
	private final int[] starts;
	/** The lists of all squares, concatenated. A list has the indices of chokes in ascending order. */
	private final int[] lists;
	/** Indexed by choke: the number of the latest search that has looked at the choke. */
	private final int[] lookedAt;
	private int searches;

	/**
	 * Creates an index.
	 *
	 * @param count the number of chokes
	 * @param passages returns the rectangle of a choke, by its index
	 */
	PassageIndex(int count, IntFunction<CellRect> passages) {
		bounds = new int[4 * count];
		lookedAt = new int[count];
		int right = 0;
		int bottom = 0;
		for (int i = 0; i < count; i++) {
			CellRect passage = passages.apply(i);
			bounds[4 * i] = passage.x();
			bounds[4 * i + 1] = passage.right() - 1;
			bounds[4 * i + 2] = passage.y();
			bounds[4 * i + 3] = passage.bottom() - 1;
			right = Math.max(right, passage.right());
			bottom = Math.max(bottom, passage.bottom());
		}
		columns = (right >> SHIFT) + 1;
		starts = new int[columns * ((bottom >> SHIFT) + 1) + 1];
		for (int i = 0; i < count; i++) {
			forEachSquare(i, square -> starts[square + 1]++);
		}
		for (int square = 1; square < starts.length; square++) {
			starts[square] += starts[square - 1];
		}
		lists = new int[starts[starts.length - 1]];
		int[] ends = starts.clone();
		for (int i = 0; i < count; i++) {
			int choke = i;
			forEachSquare(i, square -> lists[ends[square]++] = choke);
		}
	}

	private void forEachSquare(int choke, IntConsumer visitor) {
		int at = 4 * choke;
		for (int row = bounds[at + 2] >> SHIFT; row <= bounds[at + 3] >> SHIFT; row++) {
			for (int column = bounds[at] >> SHIFT; column <= bounds[at + 1] >> SHIFT; column++) {
				visitor.accept(row * columns + column);
			}
		}
	}

	/**
	 * Visits each choke whose rectangle overlaps a given rectangle, once. Visits the chokes square by square of the index. The
	 * chokes of one square are visited in ascending order.
	 */
	void forEachOverlap(CellRect rectangle, IntConsumer visitor) {
		searches++;
		int right = Math.min(columns - 1, rectangle.right() - 1 >> SHIFT);
		int bottom = rectangle.bottom() - 1 >> SHIFT;
		for (int row = rectangle.y() >> SHIFT; row <= bottom && (row + 1) * columns < starts.length; row++) {
			for (int column = rectangle.x() >> SHIFT; column <= right; column++) {
				visit(row * columns + column, rectangle, visitor);
			}
		}
	}

	private void visit(int square, CellRect rectangle, IntConsumer visitor) {
		for (int i = starts[square]; i < starts[square + 1]; i++) {
			int choke = lists[i];
			if (lookedAt[choke] != searches && overlaps(4 * choke, rectangle)) {
				visitor.accept(choke);
			}
			lookedAt[choke] = searches;
		}
	}

	private boolean overlaps(int at, CellRect rectangle) {
		return bounds[at] < rectangle.right() && rectangle.x() <= bounds[at + 1] && bounds[at + 2] < rectangle.bottom()
				&& rectangle.y() <= bounds[at + 3];
	}
}
