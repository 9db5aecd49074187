package org.leeway.core.exchange.godot.scene;

import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.meaning.Marks.Mark;
import org.leeway.pathing.grid.CellRect;

/**
 * The effect of one tile of a layer on the cells of the level. The effect is the same wherever the layer has the tile.
 */
final class TileUse {

	/**
	 * Tolerance, in cells, for the test whether a polygon fills whole cells. A side of the polygon counts as a border between
	 * cells if its distance from this border is at most the tolerance.
	 */
	private static final double GAP = 1.0 / 16;
	private static final double ROUNDING = 1e-6;
	/** Limit for the number of cells that a polygon fills. Larger polygons become obstacles. */
	private static final long MOST_FILLED = 256;
	private static final double FARTHEST = 1e6;

	private final Optional<String> terrain;
	private final Optional<Mark> mark;
	private final boolean navigable;
	private final List<Piece> pieces;
	/**
	 * Adding this tile to a cell changes the {@link CellState} of the cell. Indexed by the index of the old state, this array
	 * has the index of the new state. The value is -1 if the new state is not computed yet.
	 */
	private final int[] next;
	private long marked;

	/**
	 * A collision polygon of a tile.
	 *
	 * @param layers bit mask of the collision layers of the polygon. The polygon blocks units whose mask shares a bit with this
	 * bit mask
	 * @param xy the corners {@code x0, y0, x1, y1, ...}, in cells, relative to the upper left corner of the tile
	 * @param fill the whole cells that the polygon fills, relative to the same corner. Null if the polygon does not consist of
	 * whole cells, or if tiles of the layer do not cover whole cells
	 * @param next indexed by the index of a cell's old {@link CellState}: the index of the new state after the polygon has
	 * filled the cell. The value is -1 if the new state is not computed yet
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

	/** Returns the name of the terrain that the tile gives to its cells. Empty if the tile names no terrain. */
	Optional<String> terrain() {
		return terrain;
	}

	/**
	 * Returns the mark that makes the tile block its cells. A mark is a name or a property in the file. Empty if the tile has no
	 * such mark.
	 */
	Optional<Mark> mark() {
		return mark;
	}

	/** Returns whether a navigation polygon lets units move over the tile. */
	boolean isNavigable() {
		return navigable;
	}

	List<Piece> pieces() {
		return pieces;
	}

	int[] next() {
		return next;
	}

	/**
	 * Counts one more cell that the tile blocks because of its mark. A mark is a name or a property, such as the name {@code wall}.
	 */
	void countMarked() {
		marked++;
	}

	long marked() {
		return marked;
	}

	/**
	 * Returns the whole cells that a polygon fills. Null if the polygon is no upright rectangle, or its sides are too far from
	 * borders between cells.
	 *
	 * @param xy the corners {@code x0, y0, x1, y1, ...}, in cells, relative to (dx, dy)
	 * @param dx the x to add to all corners, in cells
	 * @param dy the y to add to all corners, in cells
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

	/** Returns the bounds {@code left, top, right, bottom} of points {@code x0, y0, x1, y1, ...}. */
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
