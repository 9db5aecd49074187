package org.leeway.pathing.components;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * The places where units of one size can stand, and the places that these units reach from where they start. A place is given by
 * its anchor, the cell under the unit's top-left corner. Immutable.
 *
 * @param reached the components of the anchors where the units can stand
 * @param anchors the anchors that the units reach
 */
public record ReachedPlane(ReachedComponents reached, BitPlane anchors) {

	public static ReachedPlane of(BitPlane legal, int size, List<Cell> spawns, Diagonals diagonals, Progress progress) {
		ReachedComponents reached = new ReachedComponents(Components.of(legal, diagonals, progress), size, spawns);
		return new ReachedPlane(reached, reached.plane());
	}

	/**
	 * Returns the places where the units can stand, and the places that the units reach, after an edit. Shares unchanged
	 * tiles with the old planes.
	 *
	 * @param legal the anchors where the units can stand after the edit
	 */
	public ReachedPlane with(BitPlane legal, int size, List<Cell> spawns, Progress progress) {
		ReachedComponents after = new ReachedComponents(reached.components().with(legal, progress), size, spawns);
		return new ReachedPlane(after, after.plane(reached, anchors));
	}

	public BitPlane legal() {
		return reached.components().plane();
	}
}
