package org.leeway.ui.map.layers;

import java.util.Arrays;
import java.util.function.IntConsumer;

import org.leeway.pathing.geom.Envelope;

/**
 * Items of a map by place and size. Tells which of them to draw at a zoom so that there is space for each: the largest
 * few of every block. Blocks are squares; each level has blocks of twice the side of the level below. A block of 128
 * pixels shows {@value #MOST} items at most, a smaller block fewer. Immutable.
 */
final class DensityIndex {

	/** The most items of a block. */
	private static final int MOST = 16;
	/** The most pixels of a block: from here on, the blocks of the level below are used. */
	private static final double LARGEST_BLOCK = 128;
	private static final double SMALLEST_SIDE = 4;
	private static final int MOST_BLOCKS = 1 << 16;

	/** Three numbers by item: the middle and the size, in cells. */
	private final double[] items;
	private final double left;
	private final double top;
	/** By level, from small blocks to large ones. */
	private final Level[] levels;
	/** All items, the largest first. */
	private final Integer[] bySize;

	/** Blocks in rows, each with its largest items, the largest first; null for none. */
	private record Level(double side, int columns, int rows, int[][] blocks) {
	}

	/**
	 * @param items three numbers for each: x, y, size
	 * @param area around the middles of all items
	 */
	DensityIndex(double[] items, Envelope area) {
		this.items = items;
		this.left = area.left();
		this.top = area.top();
		this.bySize = new Integer[items.length / 3];
		Arrays.setAll(bySize, item -> item);
		Arrays.sort(bySize, (a, b) -> Double.compare(size(b), size(a)));
		double side = SMALLEST_SIDE;
		while ((area.width() / side + 1) * (area.height() / side + 1) > MOST_BLOCKS) {
			side *= 2;
		}
		int count = 1;
		for (double longest = Math.max(area.width(), area.height()); side * (1 << count - 1) < longest; count++) {
			// one block holds all in the end
		}
		levels = new Level[count];
		levels[0] = lowest(side, area);
		for (int i = 1; i < count; i++) {
			levels[i] = above(levels[i - 1]);
		}
	}

	private double size(int item) {
		return items[3 * item + 2];
	}

	private Level lowest(double side, Envelope area) {
		Level level = new Level(side, 1 + (int) (area.width() / side), 1 + (int) (area.height() / side), null);
		int[][] blocks = new int[level.columns() * level.rows()][];
		for (int item : bySize) {
			int column = Math.clamp((long) ((items[3 * item] - left) / side), 0, level.columns() - 1);
			int row = Math.clamp((long) ((items[3 * item + 1] - top) / side), 0, level.rows() - 1);
			int block = row * level.columns() + column;
			int[] known = blocks[block] == null ? new int[0] : blocks[block];
			if (known.length < MOST) {
				blocks[block] = Arrays.copyOf(known, known.length + 1);
				blocks[block][known.length] = item;
			}
		}
		return new Level(side, level.columns(), level.rows(), blocks);
	}

	private Level above(Level below) {
		int columns = (below.columns() + 1) / 2;
		int rows = (below.rows() + 1) / 2;
		int[][] blocks = new int[columns * rows][];
		for (int i = 0; i < below.blocks().length; i++) {
			int block = i / below.columns() / 2 * columns + i % below.columns() / 2;
			blocks[block] = merged(blocks[block], below.blocks()[i]);
		}
		return new Level(2 * below.side(), columns, rows, blocks);
	}

	/** Two lists of items, the largest first, in one of the most possible. */
	private int[] merged(int[] a, int[] b) {
		if (a == null || b == null) {
			return a == null ? b : a;
		}
		int[] both = new int[Math.min(MOST, a.length + b.length)];
		int i = 0;
		int j = 0;
		for (int k = 0; k < both.length; k++) {
			both[k] = j == b.length || i < a.length && size(a[i]) >= size(b[j]) ? a[i++] : b[j++];
		}
		return both;
	}

	/** Whether all items are to be drawn: there is space enough. */
	boolean isSparse(double scale) {
		return levels[0].side() * scale > LARGEST_BLOCK;
	}

	/**
	 * Gives the consumer the items to draw that may be seen in an area: all that are longer than a block, and others with
	 * their middle in a block that touches the area or its neighbour.
	 *
	 * @param scale pixels a cell
	 * @param least the least size of an item, in pixels
	 */
	void eachIn(Envelope area, double scale, double least, IntConsumer consumer) {
		Level level = levels[0];
		for (int i = 1; i < levels.length && levels[i].side() * scale <= LARGEST_BLOCK; i++) {
			level = levels[i];
		}
		for (int item : bySize) {
			if (size(item) <= level.side() || size(item) * scale < least) {
				break;
			}
			consumer.accept(item);
		}
		int space = (int) Math.max(1, Math.round(MOST * Math.pow(level.side() * scale / LARGEST_BLOCK, 2)));
		int right = Math.min(level.columns() - 1, 1 + (int) Math.floor((area.right() - left) / level.side()));
		int bottom = Math.min(level.rows() - 1, 1 + (int) Math.floor((area.bottom() - top) / level.side()));
		for (int row = Math.max(0, (int) Math.floor((area.top() - top) / level.side()) - 1); row <= bottom; row++) {
			for (int column = Math.max(0, (int) Math.floor((area.left() - left) / level.side()) - 1); column <= right; column++) {
				each(level.blocks()[row * level.columns() + column], space, level.side(), least / scale, consumer);
			}
		}
	}

	private void each(int[] block, int space, double longest, double least, IntConsumer consumer) {
		for (int i = 0; block != null && i < Math.min(space, block.length); i++) {
			if (size(block[i]) < least) {
				return;
			}
			if (size(block[i]) <= longest) {
				consumer.accept(block[i]);
			}
		}
	}
}
