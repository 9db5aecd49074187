package org.leeway.pathing.traffic.turning;

import java.util.ArrayList;
import java.util.List;

/**
 * The moves on the ways of a group that a standing unit blocks. The unit belongs to another group, or to the same group. The
 * moves are computed when they are first needed. Not thread-safe.
 */
final class WayConflicts {

	private final WayTree tree;
	private final WayTree others;
	private final Body body;
	private final Body otherBody;
	private final BodyMeeting meeting;
	/** Side of a bin, in cells. */
	private final double side;
	private final int columns;
	/** The nodes of the other tree, by the middle of their courses. */
	private final List<List<Integer>> bins = new ArrayList<>();
	private final double farthest;
	/** Indexed by node of {@link #tree}: the result of {@link #barred(int)}. Null until it is computed. */
	private final int[][] barred;

	WayConflicts(WayTree tree, Body body, WayTree others, Body otherBody, int width, int height, BodyMeeting meeting) {
		this.tree = tree;
		this.others = others;
		this.body = body;
		this.otherBody = otherBody;
		this.meeting = meeting;
		this.barred = new int[tree.size()][];
		double longest = 0;
		for (int node = 0; node < others.size(); node++) {
			longest = Math.max(longest, others.course(node).radius);
		}
		this.farthest = longest + body.reach() + otherBody.reach();
		this.side = Math.max(1, farthest);
		this.columns = (int) (width / side) + 1;
		int rows = (int) (height / side) + 1;
		for (int i = 0; i < columns * rows; i++) {
			bins.add(new ArrayList<>(0));
		}
		for (int node = 0; node < others.size(); node++) {
			bins.get(bin(others.course(node).middleX, others.course(node).middleY)).add(node);
		}
	}

	private int bin(double x, double y) {
		return row(y) * columns + column(x);
	}

	private int column(double x) {
		return (int) Math.clamp(x / side, 0, columns - 1);
	}

	private int row(double y) {
		return (int) Math.clamp(y / side, 0, bins.size() / columns - 1);
	}

	/**
	 * Returns the blocked nodes of the other tree. While a unit stands at the given node, no unit can move on from a
	 * blocked node along the other tree.
	 */
	int[] barred(int node) {
		if (barred[node] == null) {
			barred[node] = find(tree.stay(node));
		}
		return barred[node];
	}

	private int[] find(Course stay) {
		List<Integer> found = new ArrayList<>();
		for (int row = row(stay.middleY - farthest); row <= row(stay.middleY + farthest); row++) {
			for (int column = column(stay.middleX - farthest); column <= column(stay.middleX + farthest); column++) {
				for (int other : bins.get(row * columns + column)) {
					if (others.cost(other) > 0 && meeting.meet(otherBody, others.course(other), 0, body, stay, 0)) {
						found.add(other);
					}
				}
			}
		}
		return found.stream().mapToInt(Integer::intValue).toArray();
	}
}
