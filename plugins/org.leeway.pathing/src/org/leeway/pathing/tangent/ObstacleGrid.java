package org.leeway.pathing.tangent;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * A grid of equal squares that finds the discs and walls of {@link InflatedObstacles} near a position. Each square lists the
 * discs and walls that it may touch, as {@linkplain InflatedObstacles items}. The squares cover only places that the border
 * allows for the unit's centre. Immutable.
 */
final class ObstacleGrid {

	private static final int MOST_IN_A_ROW = 4096;
	/**
	 * Limit for the total length of the lists of all squares: this many entries for each disc, and for 16 discs more. Bounds
	 * the memory of the lists. If large obstacles overlap a lot, the squares are made larger to keep this limit.
	 */
	private static final int MOST_SQUARES = 128;

	final double originX;
	final double originY;
	/** The side of a square, in cells. */
	final double size;
	final int columns;
	final int rows;
	/**
	 * The index in {@link #items} where the items of each square begin, indexed by square, row by row. They end where
	 * the items of the next square begin.
	 */
	final int[] starts;
	/** The items of all squares, square by square. */
	final int[] items;
	/** Each item once, in ascending order. */
	private final int[] all;
	private final InflatedObstacles obstacles;
	private final double margin;
	/** The number of squares per cell of length, that is, 1 divided by the side of a square in cells. */
	private final double perSize;

	ObstacleGrid(InflatedObstacles obstacles) {
		this.obstacles = obstacles;
		this.margin = 4 * obstacles.tolerance;
		double left = obstacles.minX;
		double top = obstacles.minY;
		double right = obstacles.maxX;
		double bottom = obstacles.maxY;
		int count = 0;
		EnvelopeBuilder envelope = new EnvelopeBuilder();
		envelope.begin();
		for (int i = 0; i < obstacles.x.length; i++) {
			if (obstacles.exists(i)) {
				count++;
				double rho = obstacles.rho[i];
				envelope.include(obstacles.x[i] - rho, obstacles.y[i] - rho);
				envelope.include(obstacles.x[i] + rho, obstacles.y[i] + rho);
			}
		}
		left = count == 0 ? 0 : Math.max(left, envelope.minX);
		top = count == 0 ? 0 : Math.max(top, envelope.minY);
		double width = count == 0 ? 1 : Math.max(1e-9, Math.min(right, envelope.maxX) - left);
		double height = count == 0 ? 1 : Math.max(1e-9, Math.min(bottom, envelope.maxY) - top);
		double wanted = Math.sqrt(width * height / Math.max(1, count));
		size = coarse(Math.max(wanted, Math.max(width, height) / Math.min(MOST_IN_A_ROW, 8.0 * count + 1)), width, height);
		perSize = 1 / size;
		originX = left;
		originY = top;
		columns = (int) (width / size) + 1;
		rows = (int) (height / size) + 1;
		starts = new int[columns * rows + 1];
		forEachPair((square, item) -> starts[square + 1]++);
		for (int i = 0; i < columns * rows; i++) {
			starts[i + 1] += starts[i];
		}
		items = new int[starts[columns * rows]];
		int[] next = starts.clone();
		forEachPair((square, item) -> items[next[square]++] = item);
		all = all(count);
	}

	/**
	 * Returns all items in ascending order. The items of walls are negative, so they come before the discs.
	 *
	 * @param discs how many discs exist
	 */
	private int[] all(int discs) {
		int[] found = new int[obstacles.from.length + discs];
		int next = 0;
		for (int wall = obstacles.from.length - 1; wall >= 0; wall--) {
			if (obstacles.wallExists(wall)) {
				found[next++] = ~wall;
			}
		}
		for (int disc = 0; disc < obstacles.x.length; disc++) {
			if (obstacles.exists(disc)) {
				found[next++] = disc;
			}
		}
		return Arrays.copyOf(found, next);
	}

	/**
	 * Returns the side of the squares, in cells. Begins with {@code least}, and doubles the side until the limit {@link
	 * #MOST_SQUARES} is kept, or one square covers everything.
	 *
	 * @param least the smallest possible side, in cells
	 * @param width the width of the grid, in cells
	 * @param height the height of the grid, in cells
	 */
	private double coarse(double least, double width, double height) {
		double coarse = least;
		double most = MOST_SQUARES * (obstacles.x.length + 16.0);
		while (coarse < Math.max(width, height) && squares(coarse, width, height) > most) {
			coarse *= 2;
		}
		return coarse;
	}

	/**
	 * Estimates the total length of the lists of all squares. A list has the discs and walls that its square may touch.
	 *
	 * @param size the side of a square, in cells
	 * @param width the width of the grid, in cells
	 * @param height the height of the grid, in cells
	 */
	private double squares(double size, double width, double height) {
		double most = (width / size + 1) * (height / size + 1);
		double squares = 0;
		for (int i = 0; i < obstacles.x.length; i++) {
			if (obstacles.exists(i)) {
				double across = 2 * obstacles.rho[i] / size + 1;
				squares += Math.min(most, across * across);
			}
		}
		for (int wall = 0; wall < obstacles.from.length; wall++) {
			if (obstacles.wallExists(wall)) {
				double dx = obstacles.x[obstacles.to[wall]] - obstacles.x[obstacles.from[wall]];
				double dy = obstacles.y[obstacles.to[wall]] - obstacles.y[obstacles.from[wall]];
				double across = 2 * obstacles.radius / size + 2;
				squares += Math.min(most, (Math.abs(dx) + Math.abs(dy)) / size * across + across * across);
			}
		}
		return squares;
	}

	int column(double x) {
		return Math.max(0, Math.min(columns - 1, (int) ((x - originX) * perSize)));
	}

	int row(double y) {
		return Math.max(0, Math.min(rows - 1, (int) ((y - originY) * perSize)));
	}

	/**
	 * Passes the discs and walls near a rectangle to a visitor, as {@linkplain InflatedObstacles items}. The visitor
	 * may get an item several times.
	 */
	void near(double left, double top, double right, double bottom, IntConsumer visitor) {
		int lastColumn = column(right + margin);
		int lastRow = row(bottom + margin);
		for (int row = row(top - margin); row <= lastRow; row++) {
			for (int column = column(left - margin); column <= lastColumn; column++) {
				int square = row * columns + column;
				for (int i = starts[square]; i < starts[square + 1]; i++) {
					visitor.accept(items[i]);
				}
			}
		}
	}

	/**
	 * Returns the discs and walls near a rectangle, as {@linkplain InflatedObstacles items} in ascending order, each
	 * once. Returns all items if that is faster.
	 */
	int[] itemsNear(double left, double top, double right, double bottom) {
		int firstColumn = column(left - margin);
		int lastColumn = column(right + margin);
		int lastRow = row(bottom + margin);
		int entries = 0;
		for (int row = row(top - margin); row <= lastRow; row++) {
			entries += starts[row * columns + lastColumn + 1] - starts[row * columns + firstColumn];
		}
		if (entries > all.length) {
			return all;
		}
		int[] near = new int[entries];
		int count = 0;
		for (int row = row(top - margin); row <= lastRow; row++) {
			int from = starts[row * columns + firstColumn];
			int length = starts[row * columns + lastColumn + 1] - from;
			System.arraycopy(items, from, near, count, length);
			count += length;
		}
		return distinct(near);
	}

	private static int[] distinct(int[] items) {
		Arrays.sort(items);
		int count = 0;
		for (int item : items) {
			if (count == 0 || items[count - 1] != item) {
				items[count++] = item;
			}
		}
		return Arrays.copyOf(items, count);
	}

	@FunctionalInterface
	private interface PairVisitor {
		void visit(int square, int item);
	}

	private void forEachPair(PairVisitor visitor) {
		for (int disc = 0; disc < obstacles.x.length; disc++) {
			if (obstacles.exists(disc)) {
				spread(disc, visitor);
			}
		}
		for (int wall = 0; wall < obstacles.from.length; wall++) {
			if (obstacles.wallExists(wall)) {
				spreadWall(wall, visitor);
			}
		}
	}

	private void spread(int disc, PairVisitor visitor) {
		double x = obstacles.x[disc];
		double y = obstacles.y[disc];
		double reach = obstacles.rho[disc] + margin;
		int lastColumn = column(x + reach);
		int lastRow = row(y + reach);
		for (int row = row(y - reach); row <= lastRow; row++) {
			double top = originY + row * size;
			double dy = Math.max(0, Math.max(top - y, y - top - size));
			for (int column = column(x - reach); column <= lastColumn; column++) {
				double left = originX + column * size;
				double dx = Math.max(0, Math.max(left - x, x - left - size));
				if (dx * dx + dy * dy <= reach * reach) {
					visitor.visit(row * columns + column, disc);
				}
			}
		}
	}

	/** Visits the squares that a wall crosses, column by column. */
	private void spreadWall(int wall, PairVisitor visitor) {
		double ax = obstacles.x[obstacles.from[wall]];
		double ay = obstacles.y[obstacles.from[wall]];
		double bx = obstacles.x[obstacles.to[wall]];
		double by = obstacles.y[obstacles.to[wall]];
		double reach = obstacles.radius + margin;
		double slope = ax == bx ? 0 : (by - ay) / (bx - ax);
		double low = Math.min(ay, by);
		double high = Math.max(ay, by);
		int last = column(Math.max(ax, bx) + reach);
		for (int column = column(Math.min(ax, bx) - reach); column <= last; column++) {
			double left = originX + column * size - reach;
			double atLeft = ax == bx ? low : clamp(ay + (left - ax) * slope, low, high);
			double atRight = ax == bx ? high : clamp(ay + (left + size + 2 * reach - ax) * slope, low, high);
			int lastRow = row(Math.max(atLeft, atRight) + reach);
			for (int row = row(Math.min(atLeft, atRight) - reach); row <= lastRow; row++) {
				visitor.visit(row * columns + column, ~wall);
			}
		}
	}

	private static double clamp(double value, double low, double high) {
		return Math.max(low, Math.min(high, value));
	}
}
