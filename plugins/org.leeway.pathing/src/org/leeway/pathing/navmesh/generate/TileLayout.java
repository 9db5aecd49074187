package org.leeway.pathing.navmesh.generate;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.world.Border;

/**
 * The division of a map into tiles, which are numbered row by row.
 *
 * @param width of the map in cells
 * @param side the side of a tile, in cells. Tiles in the last column and the last row may be smaller
 */
record TileLayout(int width, int height, int side) {

	int columns() {
		return (width + side - 1) / side;
	}

	int rows() {
		return (height + side - 1) / side;
	}

	int count() {
		return columns() * rows();
	}

	Tile tile(int index) {
		int x = index % columns() * side;
		int y = index / columns() * side;
		return new Tile(x, y, Math.min(side, width - x), Math.min(side, height - y));
	}

	/**
	 * Returns the index of the neighbour of a tile at one of its four sides. Negative if the side lies on the edge of the map.
	 */
	int neighbour(int index, Side of) {
		int column = index % columns();
		return switch (of) {
		case TOP -> index - columns();
		case RIGHT -> column + 1 == columns() ? -1 : index + 1;
		case BOTTOM -> index + columns() >= count() ? -1 : index + columns();
		case LEFT -> column == 0 ? -1 : index - 1;
		};
	}

	/** Returns the column that contains an x-coordinate, or the nearest column. */
	int column(double x) {
		return (int) Math.clamp(Math.floor(x / side), 0, columns() - 1);
	}

	/** Returns the row that contains a y-coordinate, or the nearest row. */
	int row(double y) {
		return (int) Math.clamp(Math.floor(y / side), 0, rows() - 1);
	}

	/** Returns whether an area touches the map. */
	boolean touches(Envelope area) {
		return area.left() <= width && area.right() >= 0 && area.top() <= height && area.bottom() >= 0;
	}

	/** Returns whether the map is wider or higher than a border. Then some cells lie outside of the border. */
	boolean exceeds(Border border) {
		return width > border.width() || height > border.height();
	}
}
