package org.leeway.pathing.tangent;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.geom.Envelope;

/**
 * The areas in which two scenes differ: a rectangle around each disc or wall that is new or removed. Discs and walls are the
 * parts of {@link InflatedObstacles}.
 */
final class DirtyAreas {

	private final InflatedObstacles before;
	private final InflatedObstacles now;
	private final List<Envelope> envelopes = new ArrayList<>();

	private DirtyAreas(InflatedObstacles before, InflatedObstacles now) {
		this.before = before;
		this.now = now;
	}

	static List<Envelope> between(InflatedObstacles before, InflatedObstacles now) {
		DirtyAreas changes = new DirtyAreas(before, now);
		for (int disc = 0; disc < now.x.length; disc++) {
			changes.compareDiscs(disc);
		}
		for (int wall = 0; wall < now.from.length; wall++) {
			changes.compareWalls(wall);
		}
		return changes.envelopes;
	}

	/**
	 * Returns whether the two scenes differ in something that influences all results, such as the radius of the unit or the
	 * border.
	 */
	static boolean isGlobal(InflatedObstacles before, InflatedObstacles now) {
		return before.tolerance != now.tolerance || before.radius != now.radius || before.minX != now.minX
				|| before.maxX != now.maxX || before.maxY != now.maxY;
	}

	/**
	 * Compares a disc before and after an edit of the scene. If the disc has changed, adds the areas around its old place and
	 * around its new place.
	 *
	 * @param disc the number of the disc, which is the same before and after the edit, see {@link StableIds}
	 */
	private void compareDiscs(int disc) {
		boolean was = disc < before.x.length && before.exists(disc);
		boolean is = now.exists(disc);
		if (was && is && before.x[disc] == now.x[disc] && before.y[disc] == now.y[disc]
				&& before.raw[disc] == now.raw[disc] && before.isCorner(disc) == now.isCorner(disc)) {
			return;
		}
		if (was) {
			add(before, disc, disc);
		}
		if (is) {
			add(now, disc, disc);
		}
	}

	private void compareWalls(int wall) {
		boolean was = wall < before.from.length && before.wallExists(wall);
		boolean is = now.wallExists(wall);
		if (was && is && isSameEnd(before.from[wall], now.from[wall]) && isSameEnd(before.to[wall], now.to[wall])) {
			return;
		}
		if (was) {
			add(before, before.from[wall], before.to[wall]);
		}
		if (is) {
			add(now, now.from[wall], now.to[wall]);
		}
	}

	private boolean isSameEnd(int disc, int other) {
		return disc == other && before.x[disc] == now.x[disc] && before.y[disc] == now.y[disc];
	}

	private void add(InflatedObstacles obstacles, int a, int b) {
		double reach = Math.max(obstacles.rho[a], obstacles.rho[b]) + 4 * obstacles.tolerance;
		EnvelopeBuilder envelope = new EnvelopeBuilder();
		envelope.begin(obstacles.x[a], obstacles.y[a], obstacles.x[b], obstacles.y[b], reach);
		envelopes.add(envelope.build());
	}
}
