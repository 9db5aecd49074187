package org.leeway.pathing.steering.search;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * An area where a turning unit can drive on for ever, but from which it never gets back to a start. More exactly, a set
 * of poses: moves lead from each pose of the ring to every other pose of the ring. Moves out of the ring lead only into
 * traps, where every drive must end. No start of the unit is in the ring.
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
