package org.leeway.core.merge;

import org.leeway.pathing.grid.CellRect;

/**
 * The rectangles that the maps of a merge cover: of its three versions and of its result. All are in the cells of the base.
 *
 * @param base begins at (0, 0)
 */
record MergeFrame(Place base, Place ours, Place theirs, Place result) {

	/** The frame for objects without a place. */
	static final MergeFrame NONE = new MergeFrame(Place.ORIGIN, Place.ORIGIN, Place.ORIGIN, Place.ORIGIN);

	/**
	 * The place of one map: of a version or of the result.
	 *
	 * @param cells the rectangle that the map covers, in cells of the base
	 */
	record Place(CellRect cells) {

		static final Place ORIGIN = new Place(new CellRect(0, 0, 1, 1));

		/** Converts the place of an object from the cells of this version to the cells of another version. */
		ObjectValue move(ObjectValue object, Place to) {
			return object == null ? null : object.moved(cells.x() - to.cells.x(), cells.y() - to.cells.y());
		}

		/** Returns whether the upper left cells of both versions are the same cell. */
		boolean isAt(Place other) {
			return cells.x() == other.cells.x() && cells.y() == other.cells.y();
		}
	}

	/**
	 * Creates the frame of a merge. Each edge of the map is merged on its own:
	 * <ul>
	 * <li>If one version moved the edge, the new place counts.
	 * <li>If both versions extended the map, the larger map counts. If both cropped the map, the smaller map counts.
	 * <li>If one version extended the map and the other version cropped it, the extended map counts.
	 * </ul>
	 *
	 * @throws MergeException if nothing is left of the map
	 */
	static MergeFrame of(CellRect base, CellRect ours, CellRect theirs) throws MergeException {
		int left = -edge(-base.x(), -ours.x(), -theirs.x());
		int top = -edge(-base.y(), -ours.y(), -theirs.y());
		int right = edge(base.right(), ours.right(), theirs.right());
		int bottom = edge(base.bottom(), ours.bottom(), theirs.bottom());
		if (left >= right || top >= bottom) {
			throw new MergeException("ours and theirs keep different parts of the map, expected some cells in common");
		}
		return new MergeFrame(new Place(base), new Place(ours), new Place(theirs),
				new Place(new CellRect(left, top, right - left, bottom - top)));
	}

	/**
	 * Merges the position of an edge of the map. The caller negates the positions of left and top edges, so that a larger number
	 * always means a larger map.
	 */
	private static int edge(int base, int ours, int theirs) {
		boolean grew = ours > base || theirs > base;
		return grew ? Math.max(ours, theirs) : Math.min(ours, theirs);
	}
}
