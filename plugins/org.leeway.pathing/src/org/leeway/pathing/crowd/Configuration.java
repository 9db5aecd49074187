package org.leeway.pathing.crowd;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.stream.IntStream;

/**
 * A node of the search: the places of all units at one tick. A node also has the constraints on the next step that the search has
 * not tried yet. Mutable.
 */
final class Configuration {

	/** Indexed by unit: its anchor, the top-left cell of the unit. */
	final int[] places;
	/** The configuration from which the search came here first. Null at the start. */
	final Configuration before;
	/** All units, the most important first. */
	final int[] order;
	/**
	 * Indexed by unit: the number of ticks since the unit last stood on its goal, 0 while the unit stands there. If the unit
	 * has not been on its goal yet, the ticks are counted from one tick before the start.
	 */
	private final int[] onTheWay;
	private final Deque<Constraint> untried = new ArrayDeque<>();
	/** Whether the search has tried this node without a constraint on the next step. */
	private boolean tried;

	Configuration(Crowd crowd, int[] places, Configuration before) {
		this.places = places;
		this.before = before;
		this.onTheWay = new int[places.length];
		for (int unit = 0; unit < places.length; unit++) {
			onTheWay[unit] = places[unit] == crowd.goal(unit) ? 0 : before == null ? 1 : before.onTheWay[unit] + 1;
		}
		this.order = IntStream.range(0, places.length).boxed()
				.sorted(Comparator.comparingInt((Integer unit) -> -onTheWay[unit])
						.thenComparingInt(unit -> -crowd.wayLength(unit)))
				.mapToInt(Integer::intValue).toArray();
	}

	/** Returns whether constraints are left. */
	boolean hasNext() {
		return !tried || !untried.isEmpty();
	}

	/**
	 * Returns the next constraint to try, and removes it from the queue. The first call returns null, which stands for no
	 * constraint. Each call also extends the returned constraint by a step of the next unit in {@link #order}. For each
	 * possible step, an extended constraint goes to the end of the queue. So constraints for fewer units come first.
	 */
	Constraint next(Crowd crowd) {
		Constraint next = tried ? untried.remove() : null;
		tried = true;
		int depth = next == null ? 0 : next.depth();
		if (depth < order.length) {
			int unit = order[depth];
			for (int step = 0; step < Crowd.STEPS; step++) {
				int anchor = crowd.step(unit, places[unit], step);
				if (anchor >= 0) {
					untried.add(new Constraint(next, unit, anchor, depth + 1));
				}
			}
		}
		return next;
	}

	/** Returns whether each unit stands on its goal. */
	boolean isGoal() {
		return Arrays.stream(onTheWay).allMatch(ticks -> ticks == 0);
	}
}
