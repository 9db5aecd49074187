package org.leeway.pathing.clearance.stream;

import org.leeway.pathing.grid.CellRect;

/**
 * A rectangle of a map that is processed separately. A part <em>owns</em> the cells of its rectangle, and counts only these
 * cells. A part also <em>sees</em> cells around the rectangle, because footprints reach across its border. Immutable.
 * <p>
 * Two neighbouring parts both see a strip of cells along their common border. {@link PartJoin} uses these strips to join
 * the results of the parts.
 *
 * @param mapWidth the width of the whole map, in cells
 * @param mapHeight the height of the whole map, in cells
 * @param own the rectangle. The parts of a map form rows and columns
 * @param halo how far the part sees beyond its rectangle to the left and above, in cells: the size of the largest unit,
 * minus 1. To the right and below, the part sees one cell more
 */
public record MapPart(int mapWidth, int mapHeight, CellRect own, int halo) {

	/**
	 * Creates a part of a map.
	 *
	 * @throws IllegalArgumentException if the part reaches beyond the map, or the halo is negative
	 */
	public MapPart {
		if (halo < 0 || own.x() < 0 || own.y() < 0 || own.right() > mapWidth || own.bottom() > mapHeight) {
			throw new IllegalArgumentException(
					own + " with a halo of " + halo + " in a map of " + mapWidth + " x " + mapHeight + " cells");
		}
	}

	/** Returns a part that is a whole map. */
	static MapPart whole(int width, int height) {
		return new MapPart(width, height, new CellRect(0, 0, width, height), 0);
	}

	/** Returns all cells that the part sees. */
	public CellRect cells() {
		return seen(halo + 1);
	}

	/**
	 * Returns the anchors that the part sees. An anchor is the top-left cell of a footprint, the square of cells that a unit
	 * covers. The part sees each anchor whose footprint may cover one of its own cells. The part also sees one column of anchors
	 * to the right and one row below, because {@link PartJoin} compares these with the anchors of the neighbours.
	 */
	CellRect anchors() {
		return seen(1);
	}

	private CellRect seen(int beyond) {
		int left = Math.max(0, own.x() - halo);
		int top = Math.max(0, own.y() - halo);
		long right = Math.min(mapWidth, (long) own.right() + beyond);
		long bottom = Math.min(mapHeight, (long) own.bottom() + beyond);
		return new CellRect(left, top, (int) right - left, (int) bottom - top);
	}
}
