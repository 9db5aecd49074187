package org.leeway.pathing.traffic.turning;

import java.util.BitSet;

import org.leeway.pathing.steering.search.TurningGround;

/** The halves of roads, from the view of units that drive there. Not thread-safe. */
final class RoadSides {

	/** Number of cells that are looked at on each side of a unit. Ground with more room on both sides is no road. */
	private static final int FAR = 16;

	private final TurningGround ground;
	/** The known poses where a unit overlaps nothing. */
	private final BitSet free = new BitSet();
	/** The poses that were tested. */
	private final BitSet known = new BitSet();

	RoadSides(TurningGround ground) {
		this.ground = ground;
	}

	/**
	 * Returns whether a unit at a pose is on the left half of a road, or in the middle, and has room on its right. The heading of the
	 * pose is the direction of the road.
	 */
	boolean isOnTheLeft(int pose) {
		int right = room(pose, true);
		int left = right == 0 ? 0 : room(pose, false);
		return right > 0 && left <= right && left < FAR;
	}

	/** Returns by how many cells a unit can stand farther to one side, with the same heading. At most {@link #FAR}. */
	private int room(int pose, boolean isRight) {
		int room = 0;
		for (int at = ground.beside(pose, isRight); at != TurningGround.NONE && room < FAR && isFree(at);
				at = ground.beside(at, isRight)) {
			room++;
		}
		return room;
	}

	private boolean isFree(int pose) {
		if (!known.get(pose)) {
			known.set(pose);
			free.set(pose, ground.isFree(pose));
		}
		return free.get(pose);
	}
}
