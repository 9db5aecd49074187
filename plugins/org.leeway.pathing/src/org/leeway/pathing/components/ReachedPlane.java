package org.leeway.pathing.components;

import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * The legal anchors of units of one size, and the anchors among them that the units reach. Immutable.
 *
 * @param reached the components of the legal anchors
 * @param anchors the reachable anchors
 */
public record ReachedPlane(ReachedComponents reached, BitPlane anchors) {

	public static ReachedPlane of(BitPlane legal, int size, List<Cell> spawns, Diagonals diagonals, Progress progress) {
		ReachedComponents reached = new ReachedComponents(Components.of(legal, diagonals, progress), size, spawns);
		return new ReachedPlane(reached, reached.plane());
	}

	/**
	 * Returns the legal and the reached anchors after an edit. The result shares unchanged tiles with the old planes.
	 */
	public ReachedPlane with(BitPlane legal, int size, List<Cell> spawns, Progress progress) {
		ReachedComponents after = new ReachedComponents(reached.components().with(legal, progress), size, spawns);
		return new ReachedPlane(after, after.plane(reached, anchors));
	}

	public BitPlane legal() {
		return reached.components().plane();
	}
}
