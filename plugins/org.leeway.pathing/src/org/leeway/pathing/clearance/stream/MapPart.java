package org.leeway.pathing.clearance.stream;

import org.leeway.pathing.grid.CellRect;

/**
 * A rectangle of a map whose reachability is found by itself, to be joined with the reachability of the other parts. The
 * part sees some cells around its own: the cells of all footprints that overlap its own cells. To the right and below, it
 * sees one more line of anchors. So each strip of {@code halo + 1} columns or rows of anchors beside a border is seen from
 * both sides. Immutable.
 *
 * @param mapWidth of the whole map, in cells
 * @param mapHeight of the whole map, in cells
 * @param own the cells of this part. Parts of one map form rows and columns
 * @param halo the size of the largest unit less 1
 */
public record MapPart(int mapWidth, int mapHeight, CellRect own, int halo) {

	/** @throws IllegalArgumentException if the part reaches beyond the map, or the halo is negative */
	public MapPart {
		if (halo < 0 || own.x() < 0 || own.y() < 0 || own.right() > mapWidth || own.bottom() > mapHeight) {
			throw new IllegalArgumentException(
					own + " with a halo of " + halo + " in a map of " + mapWidth + " x " + mapHeight + " cells");
		}
	}

	/** Returns a map that is its only part. */
	static MapPart whole(int width, int height) {
		return new MapPart(width, height, new CellRect(0, 0, width, height), 0);
	}

	/** Returns all cells that the part sees. */
	public CellRect cells() {
		return seen(halo + 1);
	}

	/**
	 * Returns the anchors that the part sees. Their footprints may cover own cells. One more line lies to the right and
	 * below.
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
