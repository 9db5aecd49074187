package org.leeway.pathing.steering.search;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * Poses that a turning unit gets to and then never leaves, although the unit can drive on for ever. Moves lead from
 * each pose of the ring to every other pose of the ring. If a move leads from the ring to any other pose, the unit is
 * trapped at that pose. No pose of a start is in the ring.
 *
 * @param sample the first of the cells at whose places the unit drives, row by row
 * @param places the number of these cells
 * @param bounds the smallest rectangle around these cells
 */
public record Ring(Cell sample, long places, CellRect bounds) {

	static Ring of(PoseSet poses) {
		BitPlane places = poses.places();
		return new Ring(places.first().orElseThrow(), places.count(), places.bounds().orElseThrow());
	}
}
