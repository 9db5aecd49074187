package org.leeway.pathing.steering.search;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A set of poses in which a turning unit can drive on for ever, but never gets out again without being trapped. A unit
 * is trapped if every drive from its pose must end, see {@link PoseReach}. From each pose of the ring, moves lead to
 * every other pose of the ring. No start of the unit is in the ring.
 *
 * @param sample the first cell, row by row, with a pose of the ring
 * @param places how many cells have a pose of the ring
 * @param bounds the smallest rectangle around these cells
 */
public record Ring(Cell sample, long places, CellRect bounds) {

	static Ring of(PoseSet poses) {
		BitPlane places = poses.places();
		return new Ring(places.first().orElseThrow(), places.count(), places.bounds().orElseThrow());
	}
}
