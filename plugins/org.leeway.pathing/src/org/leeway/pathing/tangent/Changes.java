package org.leeway.pathing.tangent;

import java.util.ArrayList;
import java.util.List;

/** Where the solids of two scenes differ: rectangles around what is gone and what is new. */
final class Changes {

	private final InflatedObstacles before;
	private final InflatedObstacles now;
	private final List<Box> envelopes = new ArrayList<>();

	/** A rectangle. */
	record Box(double left, double top, double right, double bottom) {
	}

	private Changes(InflatedObstacles before, InflatedObstacles now) {
		this.before = before;
		this.now = now;
	}

	static List<Box> between(InflatedObstacles before, InflatedObstacles now) {
		Changes changes = new Changes(before, now);
		for (int disc = 0; disc < now.x.length; disc++) {
			changes.compareDiscs(disc);
		}
		for (int wall = 0; wall < now.from.length; wall++) {
			changes.compareWalls(wall);
		}
		return changes.envelopes;
	}

	/** Whether nothing that was known can be of use: what holds for all of the scene has changed. */
	static boolean isGlobal(InflatedObstacles before, InflatedObstacles now) {
		return before.tolerance != now.tolerance || before.radius != now.radius || before.minX != now.minX
				|| before.maxX != now.maxX || before.maxY != now.maxY;
	}

	/** Numbers are never taken away, but there may be new ones. */
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
		envelopes.add(new Box(Math.min(obstacles.x[a], obstacles.x[b]) - reach, Math.min(obstacles.y[a], obstacles.y[b]) - reach,
				Math.max(obstacles.x[a], obstacles.x[b]) + reach, Math.max(obstacles.y[a], obstacles.y[b]) + reach));
	}
}
