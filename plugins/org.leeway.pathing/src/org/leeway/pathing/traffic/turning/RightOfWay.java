package org.leeway.pathing.traffic.turning;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.traffic.UnitBins;

/**
 * The rule by which units that turn begin their moves. Each unit follows its way, move by move. A unit begins a move only if it
 * meets no other unit on the move. The units must also have an order after the move: each unit comes before all units in whose
 * way it stands. The way of a unit is the rest of its way to the goal. So the first unit of the order always has a free way, and
 * units do not block each other in a circle. Not thread-safe.
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
	/** The units on the map. Each unit comes before all units in whose way it stands. */
	private List<TurningVehicle> order = new ArrayList<>();
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
	 * Lets a unit appear at its node if it overlaps no other unit there, and the units still have an order. Returns whether the unit
	 * has appeared.
	 */
	boolean enter(TurningVehicle unit, long now) {
		step = now;
		order.add(unit);
		boolean enters = isFree(unit, unit.course) && reorder(unit, unit.node);
		if (!enters) {
			order.removeLast();
		}
		return enters;
	}

	/**
	 * Lets a standing unit begin its next move if the rule allows the move now. A unit that appeared at its goal has no next
	 * move.
	 */
	void decide(TurningVehicle unit, long now) {
		step = now;
		WayTree tree = trees.get(unit.group);
		if (tree.next(unit.node) != WayTree.NONE && isFree(unit, tree.course(unit.node)) && reorder(unit, tree.next(unit.node))) {
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
	 * Changes the order as it must be if a unit stands at a node. All units in whose way the unit stands there go behind the unit. So
	 * do the units in whose way these units stand, and so on. Returns false and changes nothing if no order is possible.
	 */
	private boolean reorder(TurningVehicle unit, int node) {
		int place = order.indexOf(unit);
		List<TurningVehicle> before = new ArrayList<>();
		List<TurningVehicle> behind = new ArrayList<>();
		for (TurningVehicle other : order.subList(0, place)) {
			if (!bars(unit, node, other, other.node) && behind.stream().noneMatch(each -> bars(each, each.node, other, other.node))) {
				before.add(other);
			} else if (bars(other, other.node, unit, node)) {
				return false;
			} else {
				behind.add(other);
			}
		}
		if (!behind.isEmpty()) {
			before.add(unit);
			before.addAll(behind);
			before.addAll(order.subList(place + 1, order.size()));
			order = before;
		}
		return true;
	}

	/** Returns whether a unit at a node would stand in the way of another unit at another node. */
	private boolean bars(TurningVehicle unit, int node, TurningVehicle other, int otherNode) {
		WayTree others = trees.get(other.group);
		for (int barred : conflicts.get(unit.group).get(other.group).barred(node)) {
			if (others.leadsOver(otherNode, barred)) {
				return true;
			}
		}
		return false;
	}

	private void begin(TurningVehicle unit) {
		WayTree tree = trees.get(unit.group);
		unit.course = tree.course(unit.node);
		unit.node = tree.next(unit.node);
		unit.begin = step;
		unit.end = step + (long) Math.ceil(unit.course.duration() / stepSeconds - ROUNDING);
		longest = Math.max(longest, 2 * unit.course.radius);
	}

	/** Removes a unit that is at its goal. */
	void leave(TurningVehicle unit) {
		order.remove(unit);
	}
}
