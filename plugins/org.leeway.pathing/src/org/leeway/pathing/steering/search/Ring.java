package org.leeway.pathing.steering.search;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * An area where a turning unit can drive on for ever, but from which it never gets back to a start. No start of the unit
 * is in the ring.
 * <p>
 * The ring is a set of poses. From each pose of the ring, the unit can get to every other pose of the ring. A move out of
 * the ring leads into a trap, where every drive must end.
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
