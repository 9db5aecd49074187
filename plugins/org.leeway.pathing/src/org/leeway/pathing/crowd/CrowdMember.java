package org.leeway.pathing.crowd;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * A unit of a crowd. Immutable.
 *
 * @param anchors the anchors at which the unit fits. An anchor is a place for the top-left cell of the unit's square
 * @param size side of the square, in cells
 * @param start the anchor where the unit stands at first
 * @param goal the anchor where the unit is to stand at the end
 */
public record CrowdMember(BitPlane anchors, int size, Cell start, Cell goal) {

	/** @throws IllegalArgumentException if the unit does not fit at its start or its goal */
	public CrowdMember {
		if (size < 1 || !fits(anchors, start) || !fits(anchors, goal)) {
			throw new IllegalArgumentException("a unit of size " + size + " from " + start + " to " + goal + ", expected to fit there");
		}
	}

	private static boolean fits(BitPlane anchors, Cell cell) {
		return cell.x() >= 0 && cell.y() >= 0 && cell.x() < anchors.width() && cell.y() < anchors.height()
				&& anchors.get(cell.x(), cell.y());
	}
}
