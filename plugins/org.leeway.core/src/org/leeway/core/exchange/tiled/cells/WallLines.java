package org.leeway.core.exchange.tiled.cells;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/**
 * Lines of the map that block cells, such as a drawn wall. A line blocks each cell whose inside it crosses. A line along
 * the border between cells blocks the cells on both sides.
 */
final class WallLines {

	/** The name of the terrain of the blocked cells. */
	static final String TERRAIN = "wall-line";
	/**
	 * The tolerance for rounding errors, in cells. A coordinate within this distance of a border between cells lies on
	 * the border.
	 */
	private static final double ROUNDING = 1e-9;

	private final TerrainGrid grid;
	private final TerrainGridEditor editor;
	private final int terrain;
	private long cells;

	/**
	 * Creates an editor for the cells of a grid.
	 *
	 * @param terrain the terrain id for blocked cells. No cell has this id yet
	 */
	WallLines(TerrainGrid grid, int terrain) {
		this.grid = grid;
		this.editor = grid.edit();
		this.terrain = terrain;
	}

	/**
	 * Blocks the cells of a line. Returns how many of these cells no earlier line has blocked.
	 *
	 * @param corners of the line, in cells
	 */
	long add(List<Point> corners, Progress progress) {
		long before = cells;
		for (int i = 1; i < corners.size(); i++) {
			addSegment(corners.get(i - 1), corners.get(i));
			progress.check();
		}
		return cells - before;
	}

	/**
	 * Blocks the cells of a segment. The borders between cells cut the segment into pieces, so that each piece lies in one cell or
	 * on one border. The middle of a piece then shows which cell or cells to block.
	 */
	private void addSegment(Point from, Point to) {
		double dx = to.x() - from.x();
		double dy = to.y() - from.y();
		double[] inside = clip(from, dx, dy);
		double[] ends = crossings(from, dx, dy, inside[0], inside[1]);
		double smallest = ROUNDING / Math.max(Math.abs(dx), Math.abs(dy));
		for (int i = 1; i < ends.length; i++) {
			if (ends[i] - ends[i - 1] > smallest) {
				double middle = (ends[i - 1] + ends[i]) / 2;
				block(from.x() + middle * dx, from.y() + middle * dy);
			}
		}
	}

	/**
	 * Returns the part of a segment that lies inside of the map. The part is an array of two numbers: its start and its end as
	 * fractions of the segment's length. For example, {0.5, 1} is the second half of the segment. If no part lies inside, the start
	 * is greater than the end.
	 *
	 * @param from the start of the segment
	 * @param dx the x of its end minus the x of its start
	 * @param dy the y of its end minus the y of its start
	 */
	private double[] clip(Point from, double dx, double dy) {
		double[] part = {0, 1};
		clip(part, from.x(), dx, grid.width());
		clip(part, from.y(), dy, grid.height());
		return part;
	}

	private static void clip(double[] part, double from, double length, int end) {
		if (length == 0) {
			part[1] = from < 0 || from > end ? -1 : part[1];
			return;
		}
		double one = -from / length;
		double other = (end - from) / length;
		part[0] = Math.max(part[0], Math.min(one, other));
		part[1] = Math.min(part[1], Math.max(one, other));
	}

	/**
	 * Returns the places where a part of a segment begins, crosses borders between cells, and ends. Each place is a fraction
	 * of the segment's length. The places are in ascending order.
	 *
	 * @param from the start of the segment
	 * @param dx the x of the segment's end minus the x of its start
	 * @param dy the y of the segment's end minus the y of its start
	 * @param begin where the part begins, as a fraction
	 * @param end where the part ends, as a fraction. The result is empty unless {@code begin < end}
	 */
	private static double[] crossings(Point from, double dx, double dy, double begin, double end) {
		if (!(begin < end)) {
			return new double[0];
		}
		double[] columns = crossings(from.x(), dx, begin, end);
		double[] rows = crossings(from.y(), dy, begin, end);
		double[] all = Arrays.copyOf(columns, columns.length + rows.length + 2);
		System.arraycopy(rows, 0, all, columns.length, rows.length);
		all[all.length - 2] = begin;
		all[all.length - 1] = end;
		Arrays.sort(all);
		return all;
	}

	private static double[] crossings(double from, double length, double begin, double end) {
		double one = from + begin * length;
		double other = from + end * length;
		int first = (int) Math.ceil(Math.min(one, other));
		int last = (int) Math.floor(Math.max(one, other));
		double[] all = new double[length == 0 ? 0 : Math.max(0, last - first + 1)];
		for (int i = 0; i < all.length; i++) {
			all[i] = Math.clamp((first + i - from) / length, begin, end);
		}
		return all;
	}

	private void block(double x, double y) {
		for (int row : sides(y)) {
			for (int column : sides(x)) {
				if (grid.contains(column, row) && editor.terrain(column, row) != terrain) {
					editor.set(column, row, terrain);
					cells++;
				}
			}
		}
	}

	/**
	 * Returns the column that contains an x coordinate, or the row that contains a y coordinate. Returns both neighbours if
	 * the coordinate is on the border between two columns or rows.
	 */
	private static int[] sides(double place) {
		int nearest = (int) Math.rint(place);
		return Math.abs(place - nearest) <= ROUNDING ? new int[] {nearest - 1, nearest} : new int[] {(int) Math.floor(place)};
	}

	/** Returns the grid with the blocked cells. */
	TerrainGrid build() {
		return editor.build();
	}
}
