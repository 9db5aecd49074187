package org.leeway.ui.map.symmetry;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;

/**
 * A part of a symmetric level that is copied to the other sides. An image of the part is the place of such a copy.
 *
 * @param cells the cells of the part
 * @param isHalf whether the part and its images cover the whole map. For example, this is true for a half of the map with a
 * symmetry of two sides
 */
record CopiedCells(BitPlane cells, boolean isHalf) {

	/**
	 * Returns whether an object is copied to the other sides. An object is copied if its middle lies in the part. If the part
	 * and its images cover the map, objects on the border between the part and an image are copied too. An object lies on the
	 * border if neither its middle nor an image of its middle lies in the part.
	 *
	 * @param middle the middle of the object
	 */
	boolean isSource(Point middle, ObjectImages images) {
		return contains(middle.x(), middle.y()) || isHalf && !hasImageInPart(middle, images);
	}

	/** Returns whether an image of a place lies in the part. */
	boolean hasImageInPart(Point middle, ObjectImages images) {
		return images.all().stream().anyMatch(image -> contains(image.x(middle.x(), middle.y()), image.y(middle.x(), middle.y())));
	}

	/**
	 * Returns whether the cell at a place belongs to the part. For a place outside of the map, tests the nearest cell of the
	 * map.
	 */
	private boolean contains(double x, double y) {
		return cells.get(Math.clamp((int) Math.floor(x), 0, cells.width() - 1),
				Math.clamp((int) Math.floor(y), 0, cells.height() - 1));
	}
}
