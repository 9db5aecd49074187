package org.leeway.pathing.traffic.turning;

import java.util.BitSet;

import org.leeway.pathing.Progress;
import org.leeway.pathing.steering.search.TurningGround;

/** The halves of roads, from the view of units that drive there. The heading of a pose is the direction of the road. Immutable. */
final class RoadSides {

	/** Number of cells that are looked at on each side of a unit. Ground with more room on both sides is no road. */
	private static final int FAR = 16;
	private static final int CHECK = 1 << 16;

	private final BitSet left = new BitSet();

	/** @throws java.util.concurrent.CancellationException if the computation was cancelled */
	RoadSides(TurningGround ground, Progress progress) {
		byte[] right = room(ground, true, progress);
		byte[] other = room(ground, false, progress);
		for (int pose = 0; pose < right.length; pose++) {
			left.set(pose, right[pose] > 0 && other[pose] <= right[pose] && other[pose] < FAR);
		}
	}

	/** Returns whether a unit at a pose is on the left half of a road, or in the middle, and has room on its right. */
	boolean isOnTheLeft(int pose) {
		return left.get(pose);
	}

	/**
	 * Returns by how many cells a unit that drives on could be farther to one side, indexed by pose. At most {@link #FAR}. Each
	 * number comes from the number of the pose beside. By the heading, this pose has a smaller or a larger index.
	 */
	private static byte[] room(TurningGround ground, boolean isRight, Progress progress) {
		byte[] room = new byte[ground.poses()];
		for (int pose = 0; pose < room.length; pose++) {
			int beside = ground.beside(pose, isRight);
			if (beside < pose) {
				room[pose] = past(ground, beside, room);
			}
			if (pose % CHECK == 0) {
				progress.check();
			}
		}
		for (int pose = room.length - 1; pose >= 0; pose--) {
			int beside = ground.beside(pose, isRight);
			if (beside > pose) {
				room[pose] = past(ground, beside, room);
			}
		}
		return room;
	}

	/** Returns the number of a pose, given the pose beside. The number of the pose beside is in {@code room}. */
	private static byte past(TurningGround ground, int beside, byte[] room) {
		return beside == TurningGround.NONE || !ground.canDriveOn(beside) ? 0 : (byte) Math.min(FAR, room[beside] + 1);
	}
}
