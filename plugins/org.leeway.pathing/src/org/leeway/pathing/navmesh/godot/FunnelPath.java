package org.leeway.pathing.navmesh.godot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A computation of the shortest line through the polygons of a path, by the funnel algorithm. The results are the same as
 * in Godot, which uses single precision. The funnel goes from the goal back to the start. An object serves one path.
 * <p>
 * The path gets a point at each turn, and a point where the line crosses a common edge of two polygons. Only the last part
 * of the line, which leads to the start, gets no points at crossings.
 */
final class FunnelPath {

	private final GodotCorridor corridor;
	private final List<Spot> path = new ArrayList<>();
	private Spot apex;
	private int apexIndex;
	private Spot left;
	private int leftIndex;
	private Spot right;
	private int rightIndex;

	FunnelPath(GodotCorridor corridor) {
		this.corridor = corridor;
	}

	/** Returns the places from the start to the goal. */
	List<Spot> pull() {
		Spot goal = corridor.goal();
		path.add(goal);
		// the funnel begins at the goal. A first portal that contains the goal is skipped, because it cannot make the path
		// turn. But rounding could make a turn there, beside the goal
		boolean isOnPortal = goal.isAlmost(goal.on(corridor.begins()[0], corridor.ends()[0]));
		restart(goal, isOnPortal && corridor.size() > 1 ? 1 : 0);
		for (int i = apexIndex; i < corridor.size(); i++) {
			i = pass(i);
		}
		if (!path.getLast().is(corridor.start())) {
			path.add(corridor.start());
		}
		Collections.reverse(path);
		return path;
	}

	/**
	 * Moves the funnel to portal {@code i}.
	 *
	 * @return the index of the portal after which {@link #pull} continues. This is {@code i} if the path does not turn, else the
	 * portal at which it turns
	 */
	private int pass(int i) {
		Spot begin = corridor.begins()[i];
		Spot end = corridor.ends()[i];
		boolean isSwapped = Spot.turn(apex, begin, end) < 0;
		Spot nextLeft = isSwapped ? end : begin;
		Spot nextRight = isSwapped ? begin : end;
		if (Spot.turn(apex, left, nextLeft) >= 0) {
			if (!left.is(apex) && !(Spot.turn(apex, nextLeft, right) > 0)) {
				return turn(right, rightIndex);
			}
			left = nextLeft;
			leftIndex = i;
		}
		if (Spot.turn(apex, right, nextRight) <= 0) {
			if (!right.is(apex) && !(Spot.turn(apex, nextRight, left) < 0)) {
				return turn(left, leftIndex);
			}
			right = nextRight;
			rightIndex = i;
		}
		return i;
	}

	private int turn(Spot at, int index) {
		addCrossings(at, index);
		path.add(at);
		restart(at, index);
		return index;
	}

	private void restart(Spot at, int index) {
		apex = at;
		left = at;
		right = at;
		apexIndex = index;
		leftIndex = index;
		rightIndex = index;
	}

	/**
	 * Adds the points where the next line of the path crosses common edges of two polygons. The line leads from the last point of
	 * the path to {@code to}.
	 *
	 * @param to the end of the line, which is not added to the path
	 * @param index the index of an edge in the {@link GodotCorridor}: only earlier edges are tested
	 */
	private void addCrossings(Spot to, int index) {
		Spot from = path.getLast();
		if (from.isAlmost(to)) {
			return;
		}
		Spot normal = from.normal(to);
		float offset = normal.dot(from);
		for (int i = apexIndex; i < index; i++) {
			Spot begin = corridor.begins()[i];
			Spot end = corridor.ends()[i];
			Spot crossing = begin.isAlmost(end) ? null : Spot.crossing(normal, offset, begin, end);
			if (crossing != null && !crossing.isAlmost(to) && !crossing.isAlmost(path.getLast())) {
				path.add(crossing);
			}
		}
	}
}
