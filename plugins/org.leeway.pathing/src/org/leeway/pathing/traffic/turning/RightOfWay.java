package org.leeway.pathing.traffic.turning;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.traffic.UnitBins;

/**
 * The rule by which units that turn begin their moves. Each unit follows its way, move by move. A unit begins a move
 * only if it meets no other unit on the move. Units are ordered by the rest of the way to the goal, the shortest rest
 * first. No unit stops where a unit earlier in the order will still drive. So the first unit always has a free way, and
 * units do not block each other in a circle. Units at their starts are not in the order, because they stand on no
 * unit's way. Not thread-safe.
 */
final class RightOfWay {

	/** Rounding error of a duration, in steps. */
	private static final double ROUNDING = 1e-9;

	private final List<WayTree> trees;
	private final UnitBins<TurningVehicle> bins;
	private final double stepSeconds;
	private final BodyMeeting meeting = new BodyMeeting();
	/**
	 * Indexed by the group of a standing unit, then by the group of a moving unit: the moves that the standing unit blocks.
	 */
	private final List<List<WayConflicts>> conflicts = new ArrayList<>();
	/** The units that have left their starts. */
	private final List<TurningVehicle> driving = new ArrayList<>();
	/** The largest reach of a body, in cells. */
	private final double reach;
	/** The longest move so far, in cells. */
	private double longest;
	private long step;

	/**
	 * @param bodies the bodies of the units, indexed by group
	 * @param width the width of the map, in cells
	 * @param height the height of the map, in cells
	 */
	RightOfWay(List<WayTree> trees, List<Body> bodies, UnitBins<TurningVehicle> bins, int width, int height, double stepSeconds) {
		this.trees = trees;
		this.bins = bins;
		this.stepSeconds = stepSeconds;
		this.reach = bodies.stream().mapToDouble(Body::reach).max().orElseThrow();
		for (int i = 0; i < trees.size(); i++) {
			conflicts.add(new ArrayList<>());
			for (int j = 0; j < trees.size(); j++) {
				conflicts.get(i).add(new WayConflicts(trees.get(i), bodies.get(i), trees.get(j), bodies.get(j), width, height, meeting));
			}
		}
	}

	/**
	 * Returns whether a unit can appear at its node. The unit must not overlap another unit, or block the remaining way of a
	 * unit that has left its start. Units from the same start count too, because a way may lead past its own start again.
	 */
	boolean isFree(TurningVehicle unit, long now) {
		step = now;
		return isFree(unit, unit.course)
				&& driving.stream().noneMatch(other -> bars(unit.group, unit.node, other.group, other.node));
	}

	/**
	 * Lets a standing unit begin its next move if the rule allows the move now. A unit that appeared at its goal has no next
	 * move.
	 */
	void decide(TurningVehicle unit, long now) {
		step = now;
		WayTree tree = trees.get(unit.group);
		if (tree.next(unit.node) != WayTree.NONE && isFree(unit, tree.course(unit.node)) && keepsOrder(unit, tree.next(unit.node))) {
			begin(unit);
		}
	}

	/** Returns whether a unit that begins a course now meets no other unit on this course. */
	private boolean isFree(TurningVehicle unit, Course course) {
		boolean[] isFree = {true};
		bins.near(course.middleX, course.middleY, course.radius + unit.body.reach() + reach + longest, other -> isFree[0] = isFree[0]
				&& (other == unit || !meeting.meet(unit.body, course, 0, other.body, other.course, (step - other.begin) * stepSeconds)));
		return isFree[0];
	}

	/**
	 * Returns whether the order of the units allows a move. If another unit goes before this unit after the move, this unit
	 * must not stand in the other unit's way. If this unit goes before the other unit only because of the move, the other unit
	 * must not stand in this unit's way.
	 */
	private boolean keepsOrder(TurningVehicle unit, int to) {
		for (TurningVehicle other : driving) {
			if (other != unit) {
				boolean isOtherFirst = isFirst(other, other.node, unit, to);
				if (isOtherFirst ? bars(unit.group, to, other.group, other.node)
						: (!unit.hasLeft || isFirst(other, other.node, unit, unit.node)) && bars(other.group, other.node, unit.group, to)) {
					return false;
				}
			}
		}
		return true;
	}

	/** Returns whether a unit at a node goes before another unit at another node. */
	private boolean isFirst(TurningVehicle unit, int node, TurningVehicle other, int otherNode) {
		double cost = trees.get(unit.group).cost(node);
		double otherCost = trees.get(other.group).cost(otherNode);
		return cost < otherCost || cost == otherCost && unit.id < other.id;
	}

	/** Returns whether a unit of a group at a node stands in the way of a unit of another group at another node. */
	private boolean bars(int group, int node, int otherGroup, int otherNode) {
		WayTree others = trees.get(otherGroup);
		for (int barred : conflicts.get(group).get(otherGroup).barred(node)) {
			if (others.leadsOver(otherNode, barred)) {
				return true;
			}
		}
		return false;
	}

	private void begin(TurningVehicle unit) {
		if (!unit.hasLeft) {
			unit.hasLeft = true;
			driving.add(unit);
		}
		WayTree tree = trees.get(unit.group);
		unit.course = tree.course(unit.node);
		unit.node = tree.next(unit.node);
		unit.begin = step;
		unit.end = step + (long) Math.ceil(unit.course.duration() / stepSeconds - ROUNDING);
		longest = Math.max(longest, 2 * unit.course.radius);
	}

	/** Removes a unit that is at its goal. */
	void leave(TurningVehicle unit) {
		driving.remove(unit);
	}
}
