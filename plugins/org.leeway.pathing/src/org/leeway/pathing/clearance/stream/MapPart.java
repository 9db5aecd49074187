package org.leeway.pathing.clearance.stream;

import org.leeway.pathing.grid.CellRect;

/**
 * A rectangle of a map that is processed separately. The part <em>owns</em> the cells of this rectangle: no other part counts them.
 * The part <em>sees</em> more cells around the rectangle, so that it sees each footprint over an own cell completely. Immutable.
 * <p>
 * Two neighbouring parts both see a strip of anchors along their border, {@code halo + 1} columns or rows wide. So a part also sees
 * one more column to the right and one more row below. {@link PartJoin} uses these strips to join the results of the parts.
 *
 * @param mapWidth of the whole map, in cells
 * @param mapHeight of the whole map, in cells
 * @param own the cells of this part. Parts of one map form rows and columns
 * @param halo the size of the largest unit less 1
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
	 * Returns the anchors that the part sees. Most of their footprints cover a cell that the part owns. The other anchors lie in
	 * the column just right of the part, or in the row just below it.
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
