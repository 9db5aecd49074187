package org.leeway.pathing.steering.search;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.Progress;

/**
 * A search for rings. A ring is a set of poses in which a unit can drive on for ever, but cannot get back to a start. From each
 * pose of a ring, moves lead to every other pose of the ring.
 * <p> The search leaves out large rings. A ring is large if it contains at least half of the poses from which the unit can
 * drive on for ever. A large ring is most of the level, for example a yard around the garage where the unit starts.
 */
final class Rings {

	private final Lattice lattice;
	private final PoseSet endless;
	private final Progress progress;

	private Rings(Lattice lattice, PoseSet endless, Progress progress) {
		this.lattice = lattice;
		this.endless = endless;
		this.progress = progress;
	}

	/**
	 * Finds the rings, that is, sets of poses in which the unit can drive on for ever but which it cannot leave.
	 *
	 * @param endless the reached poses from which the unit can drive on for ever
	 * @param starts the poses in which the unit starts. Poses that are not in {@code endless} are ignored
	 */
	static List<PoseSet> of(Lattice lattice, PoseSet endless, PoseSet starts, Progress progress) {
		return new Rings(lattice, endless, progress).find(starts);
	}

	private List<PoseSet> find(PoseSet starts) {
		PoseSet left = endless.without(PoseFlood.backward(lattice, starts, endless, progress));
		List<PoseSet> rings = new ArrayList<>();
		while (!left.isEmpty()) {
			PoseSet ring = closed(left.first());
			if (2 * ring.count() < endless.count()) {
				rings.add(ring);
			}
			left = left.without(PoseFlood.backward(lattice, ring, left, progress));
		}
		return rings;
	}

	/**
	 * Finds a ring that the unit can reach from a pose. In a ring, the unit can get from each pose to each other pose.
	 *
	 * @param pose a set that contains only this pose. From the pose, the unit can drive on for ever
	 */
	private PoseSet closed(PoseSet pose) {
		PoseSet from = pose;
		while (true) {
			PoseFlood flood = PoseFlood.forward(lattice, from, endless, progress);
			PoseSet pivot = flood.lastFound();
			// if no pose is left, moves lead back to the pivot from every pose that the unit reaches from the pivot. So these
			// poses form a ring
			PoseSet rest = flood.found.without(PoseFlood.backward(lattice, pivot, flood.found, progress));
			if (rest.isEmpty()) {
				return PoseFlood.forward(lattice, pivot, endless, progress).found;
			}
			from = rest.first();
		}
	}
}
