package org.leeway.pathing.steering.search;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;

/**
 * A set of poses, with one bit for each pose. A pose is a cell and a heading. The unit is at the middle of the cell or at the
 * top-left corner, see {@link TurningUnit#offset}. Not thread-safe.
 */
final class PoseSet {

	final int width;
	final int height;
	/** The number of words in a row. */
	final int words;
	/**
	 * A bit for each pose, indexed by heading and by word. A word has the bits of 64 neighbouring cells of a row. Words are
	 * in row-major order.
	 */
	final long[][] bits;

	PoseSet(int width, int height, int headings) {
		this.width = width;
		this.height = height;
		this.words = (width + Long.SIZE - 1) / Long.SIZE;
		this.bits = new long[headings][words * height];
	}

	boolean get(int heading, int x, int y) {
		return (bits[heading][y * words + (x >> 6)] >>> x & 1) != 0;
	}

	void add(int heading, int x, int y) {
		bits[heading][y * words + (x >> 6)] |= 1L << x;
	}

	long count() {
		long count = 0;
		for (long[] plane : bits) {
			for (long word : plane) {
				count += Long.bitCount(word);
			}
		}
		return count;
	}

	boolean isEmpty() {
		return Arrays.stream(bits).flatMapToLong(Arrays::stream).allMatch(word -> word == 0);
	}

	/**
	 * Returns a set with only the first pose of this set, which must not be empty. The order of poses is by heading,
	 * and then row by row.
	 */
	PoseSet first() {
		PoseSet one = new PoseSet(width, height, bits.length);
		for (int heading = 0;; heading++) {
			for (int word = 0; word < bits[heading].length; word++) {
				if (bits[heading][word] != 0) {
					one.bits[heading][word] = Long.lowestOneBit(bits[heading][word]);
					return one;
				}
			}
		}
	}

	/** Returns the poses of this set that are not in another set. */
	PoseSet without(PoseSet others) {
		PoseSet rest = new PoseSet(width, height, bits.length);
		for (int heading = 0; heading < bits.length; heading++) {
			for (int word = 0; word < bits[heading].length; word++) {
				rest.bits[heading][word] = bits[heading][word] & ~others.bits[heading][word];
			}
		}
		return rest;
	}

	/** Returns the cells where this set has a pose with at least one heading. */
	BitPlane places() {
		long[] cells = new long[words * height];
		for (long[] each : bits) {
			for (int i = 0; i < cells.length; i++) {
				cells[i] |= each[i];
			}
		}
		return plane(cells);
	}

	/** Returns the poses of this set that are at given cells. */
	PoseSet at(BitPlane places) {
		PoseSet some = new PoseSet(width, height, bits.length);
		for (int heading = 0; heading < bits.length; heading++) {
			for (int i = 0; i < words * height; i++) {
				some.bits[heading][i] = bits[heading][i] & places.word(i % words, i / words);
			}
		}
		return some;
	}

	/**
	 * Returns the cells that a unit covers at one or more poses of this set.
	 *
	 * @param bodies indexed by heading: the cells that the unit covers at the pose with this heading at cell 0,0
	 */
	BitPlane covered(CellShape[] bodies) {
		long[] cells = new long[words * height];
		for (int heading = 0; heading < bits.length; heading++) {
			long[] from = bits[heading];
			bodies[heading].forEachCell((dx, dy) -> addMoved(from, dx, dy, cells));
		}
		return plane(cells);
	}

	private void addMoved(long[] from, int dx, int dy, long[] to) {
		int low = dx & Long.SIZE - 1;
		for (int y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
			for (int column = 0; column < words; column++) {
				long word = from[y * words + column];
				if (word != 0) {
					int target = column + (dx >> 6);
					if (target >= 0 && target < words) {
						to[(y + dy) * words + target] |= word << low;
					}
					if (low != 0 && target + 1 >= 0 && target + 1 < words) {
						to[(y + dy) * words + target + 1] |= word >>> -low;
					}
				}
			}
		}
	}

	private BitPlane plane(long[] cells) {
		BitPlaneEditor plane = BitPlane.empty(width, height).edit();
		long[] tile = new long[BitPlane.TILE];
		for (int row = 0; row * BitPlane.TILE < height; row++) {
			for (int column = 0; column < words; column++) {
				long inside = column == words - 1 ? -1L >>> -width : -1L;
				for (int i = 0; i < BitPlane.TILE; i++) {
					int y = row * BitPlane.TILE + i;
					tile[i] = y < height ? cells[y * words + column] & inside : 0;
				}
				plane.setTile(column, row, tile);
			}
		}
		return plane.build();
	}
}
