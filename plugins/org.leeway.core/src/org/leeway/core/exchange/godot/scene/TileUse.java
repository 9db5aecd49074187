package org.leeway.core.exchange.godot.scene;

import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.meaning.Marks.Mark;
import org.leeway.pathing.grid.CellRect;

/** The effect of a tile of a layer on the cells of a level. */
final class TileUse {

	/** The largest share of a cell that a polygon may leave free at each side and yet fill the cell. */
	private static final double GAP = 1.0 / 16;
	private static final double ROUNDING = 1e-6;
	/** Limit for the cells that a polygon fills. Larger polygons are obstacles. */
	private static final long MOST_FILLED = 256;
	private static final double FARTHEST = 1e6;

	private final Optional<String> terrain;
	private final Optional<Mark> mark;
	private final boolean navigable;
	private final List<Piece> pieces;
	/** The states of own cells under the tile, indexed by the state before. Negative if not computed yet. */
	private final int[] next;
	private long marked;

	/**
	 * A polygon that blocks.
	 *
	 * @param layers the bits of the masks of units that it blocks
	 * @param xy corners in cells, from the upper left corner of the tile
	 * @param fill the whole cells that it fills in an aligned layer. Null if it fills a part
	 * @param next the states of filled cells, indexed by the state before. Negative if not computed yet
	 */
	record Piece(int layers, double[] xy, boolean oneWay, CellRect fill, int[] next) {
	}

	TileUse(Optional<String> terrain, Optional<Mark> mark, boolean navigable, List<Piece> pieces, int[] next) {
		this.terrain = terrain;
		this.mark = mark;
		this.navigable = navigable;
		this.pieces = pieces;
		this.next = next;
	}

	/** Returns the name of the terrain. Empty if the tile does not name one. */
	Optional<String> terrain() {
		return terrain;
	}

	/** Returns the mark by which the tile blocks its own cells. */
	Optional<Mark> mark() {
		return mark;
	}

	/** Returns whether units navigate over the tile. */
	boolean isNavigable() {
		return navigable;
	}

	List<Piece> pieces() {
		return pieces;
	}

	int[] next() {
		return next;
	}

	/** Counts a cell that the mark blocks. */
	void countMarked() {
		marked++;
	}

	long marked() {
		return marked;
	}

	/**
	 * Returns the cells that a polygon fills. Null if the polygon is no upright rectangle, or its sides are not at borders of
	 * cells.
	 *
	 * @param xy corners in cells, from a place
	 * @param dx the column of the place
	 * @param dy the row of the place
	 */
	static CellRect filled(double[] xy, double dx, double dy) {
		double[] box = box(xy);
		double area = 0;
		for (int i = 0; i < xy.length; i += 2) {
			int after = (i + 2) % xy.length;
			area += (xy[i] * xy[after + 1] - xy[after] * xy[i + 1]) / 2;
		}
		double whole = (box[2] - box[0]) * (box[3] - box[1]);
		double[] cells = new double[4];
		boolean isFull = Math.abs(Math.abs(area) - whole) <= ROUNDING * whole;
		for (int side = 0; side < 4; side++) {
			double place = box[side] + (side % 2 == 0 ? dx : dy);
			cells[side] = Math.rint(place);
			isFull &= Math.abs(cells[side] - place) <= GAP + ROUNDING && Math.abs(place) < FARTHEST;
		}
		double width = cells[2] - cells[0];
		double height = cells[3] - cells[1];
		return isFull && width >= 1 && height >= 1 && width * height <= MOST_FILLED
				? new CellRect((int) cells[0], (int) cells[1], (int) width, (int) height) : null;
	}

	/** Returns the bounds of points: left, top, right and bottom. */
	static double[] box(double[] xy) {
		double[] box = {xy[0], xy[1], xy[0], xy[1]};
		for (int i = 0; i < xy.length; i += 2) {
			box[0] = Math.min(box[0], xy[i]);
			box[1] = Math.min(box[1], xy[i + 1]);
			box[2] = Math.max(box[2], xy[i]);
			box[3] = Math.max(box[3], xy[i + 1]);
		}
		return box;
	}
}
