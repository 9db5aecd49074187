package org.leeway.pathing.steering.search;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.util.IndexedHeap;

/** The costs of the ways of a turning unit to a goal, from all poses of a {@link TurningGround}. Immutable. */
public final class TurningField {

	private static final int CHECK = 1024;

	private final double[] costs;
	private final IntToDoubleFunction factor;

	private TurningField(double[] costs, IntToDoubleFunction factor) {
		this.costs = costs;
		this.factor = factor;
	}

	/** Computes the costs by Dijkstra's algorithm, backwards from the goal. */
	static TurningField of(TurningGround ground, BitPlane goal, IntToDoubleFunction factor, Progress progress) {
		double[] costs = new double[ground.poses()];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
		IndexedHeap heap = new IndexedHeap();
		heap.announce(0, costs.length);
		for (int y = 0; y < goal.height(); y++) {
			for (int x = goal.nextSet(0, y); x < goal.width(); x = goal.nextSet(x + 1, y)) {
				for (int heading = 0; heading < ground.headings(); heading++) {
					put(ground.pose(x, y, heading), ground, costs, heap);
				}
			}
		}
		for (int count = 1; !heap.isEmpty(); count++) {
			int at = heap.takeFirst();
			double times = factor.applyAsDouble(at);
			ground.arrivals(at, (from, seconds) -> {
				double cost = costs[at] + times * seconds;
				if (cost < costs[from]) {
					costs[from] = cost;
					heap.put(from, cost);
				}
			});
			if (count % CHECK == 0) {
				progress.check();
			}
		}
		return new TurningField(costs, factor);
	}

	/**
	 * Sets the cost of a pose at the goal to 0, and puts the pose on the heap. Does nothing if a unit at the pose overlaps
	 * something.
	 */
	private static void put(int pose, TurningGround ground, double[] costs, IndexedHeap heap) {
		if (ground.isFree(pose)) {
			costs[pose] = 0;
			heap.put(pose, 0);
		}
	}

	/** Returns the cost of the way to the goal that begins with a move. */
	public double cost(TurningGround.Way way) {
		return way.seconds() * factor.applyAsDouble(way.to()) + costs[way.to()];
	}

	/** Returns the cost of the cheapest way from a pose to the goal. 0 at the goal, infinite if there is no way. */
	public double cost(int pose) {
		return costs[pose];
	}
}
