package org.leeway.ui.map.layers;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

import org.leeway.pathing.geom.Envelope;

/**
 * The shapes in one square of a map. At each zoom, the square is divided into blocks of similar size on the screen. Only the
 * largest shapes of each block are drawn, so that a drawing is never too dense. There are several divisions, called levels. At
 * each level, blocks have twice the side of the blocks at the level below. Immutable.
 *
 * @param <S> a shape
 */
final class SizedShapes<S extends SizedShapes.Shape> {

	/** The side of the square, in cells. */
	static final int SIDE = 64;
	/** Limit of a block's side on the screen, in SWT points. The drawing uses the largest blocks within this limit. */
	private static final double LARGEST_BLOCK = 128;
	/**
	 * The largest number of shapes that are drawn in a block of side {@link #LARGEST_BLOCK}. For smaller blocks, the number
	 * is smaller in proportion to the area of the block.
	 */
	private static final int MOST = 36;
	/** The side of the smallest blocks, in cells. */
	private static final int SMALLEST_SIDE = 4;

	/** A shape to draw, with coordinates in cells. */
	interface Shape {

		/** Returns the x coordinate of the shape's middle. The block that contains the middle has the shape. */
		double x();

		double y();

		/** Returns the length of the shape if it is a line, or the longer side of its bounds if it is a polygon. */
		double size();
	}

	/** The shapes, the largest first. */
	private final List<S> shapes;
	/**
	 * The largest shapes of each block, as ascending indices into {@link #shapes}. Indexed by level, then by block in row-major
	 * order. Level 0 has the smallest blocks. Null for a block without shapes.
	 */
	private final int[][][] levels = new int[Integer.numberOfTrailingZeros(SIDE / SMALLEST_SIDE) + 1][][];

	/**
	 * Creates the shapes of one square of the map, and sorts them by size. The square has the side {@link #SIDE}.
	 *
	 * @param left the x coordinate of the left edge of the square, in cells
	 * @param top the y coordinate of the top edge of the square, in cells
	 */
	SizedShapes(List<S> unsorted, double left, double top) {
		long[] order = new long[unsorted.size()];
		for (int i = 0; i < order.length; i++) {
			order[i] = (long) Float.floatToIntBits((float) unsorted.get(i).size()) << 32 | i;
		}
		Arrays.sort(order);
		shapes = Arrays.stream(order).mapToObj(each -> unsorted.get((int) each)).toList().reversed();
		levels[0] = lowest(left, top);
		for (int i = 1; i < levels.length; i++) {
			levels[i] = above(levels[i - 1]);
		}
	}

	private int[][] lowest(double left, double top) {
		int columns = SIDE / SMALLEST_SIDE;
		int[][] blocks = new int[columns * columns][];
		for (int i = 0; i < shapes.size(); i++) {
			int column = Math.clamp((long) ((shapes.get(i).x() - left) / SMALLEST_SIDE), 0, columns - 1);
			int row = Math.clamp((long) ((shapes.get(i).y() - top) / SMALLEST_SIDE), 0, columns - 1);
			int[] known = blocks[row * columns + column];
			int count = known == null ? 0 : known.length;
			if (count < MOST) {
				int[] more = count == 0 ? new int[1] : Arrays.copyOf(known, count + 1);
				more[count] = i;
				blocks[row * columns + column] = more;
			}
		}
		return blocks;
	}

	private static int[][] above(int[][] below) {
		int columns = (int) Math.sqrt(below.length);
		int[][] blocks = new int[below.length / 4][];
		for (int i = 0; i < below.length; i++) {
			int block = i / columns / 2 * (columns / 2) + i % columns / 2;
			blocks[block] = merged(blocks[block], below[i]);
		}
		return blocks;
	}

	/**
	 * Merges the shapes of two blocks, and keeps only the {@link #MOST} largest. Blocks store ascending indices into {@link
	 * #shapes}, so the smallest indices are the largest shapes. Null stands for a block without shapes.
	 */
	private static int[] merged(int[] a, int[] b) {
		if (a == null || b == null) {
			return a == null ? b : a;
		}
		int[] both = new int[Math.min(MOST, a.length + b.length)];
		int i = 0;
		int j = 0;
		for (int k = 0; k < both.length; k++) {
			both[k] = j == b.length || i < a.length && a[i] < b[j] ? a[i++] : b[j++];
		}
		return both;
	}

	boolean isEmpty() {
		return shapes.isEmpty();
	}

	/** Returns all shapes, the largest first. */
	List<S> all() {
		return shapes;
	}

	/**
	 * Calls a consumer for each shape to draw.
	 *
	 * @param visible the area to draw, in cells. Shapes outside are left out
	 * @param scale SWT points per cell
	 * @param least the least size of a shape, in SWT points. Smaller shapes are left out
	 * @param share a factor from 0 to 1, by which the limit {@link #MOST} of shapes in a block is multiplied. With the factor
	 * 1, there is no limit at zooms where even the smallest blocks exceed {@link #LARGEST_BLOCK}
	 */
	void each(Envelope visible, double scale, double least, double share, Consumer<S> consumer) {
		if (SMALLEST_SIDE * scale > LARGEST_BLOCK && share == 1) {
			for (S shape : shapes) {
				if (shape.size() * scale < least) {
					return;
				}
				giveVisible(shape, visible, consumer);
			}
			return;
		}
		int level = 0;
		double side = SMALLEST_SIDE * scale;
		while (level + 1 < levels.length && 2 * side <= LARGEST_BLOCK) {
			level++;
			side *= 2;
		}
		int space = (int) Math.min(MOST, share * MOST * (side / LARGEST_BLOCK) * (side / LARGEST_BLOCK));
		for (int[] block : levels[level]) {
			for (int i = 0; block != null && i < Math.min(space, block.length); i++) {
				S shape = shapes.get(block[i]);
				if (shape.size() * scale < least) {
					break;
				}
				giveVisible(shape, visible, consumer);
			}
		}
	}

	private void giveVisible(S shape, Envelope visible, Consumer<S> consumer) {
		double reach = shape.size() / 2;
		if (shape.x() + reach >= visible.left() && shape.x() - reach <= visible.right()
				&& shape.y() + reach >= visible.top() && shape.y() - reach <= visible.bottom()) {
			consumer.accept(shape);
		}
	}
}
