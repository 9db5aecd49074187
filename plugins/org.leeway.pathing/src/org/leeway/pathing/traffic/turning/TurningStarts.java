package org.leeway.pathing.traffic.turning;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.steering.search.TurningGround;

/**
 * A choice of the poses at which the units of a crowd appear. No two units at these poses overlap. If possible, no unit at its
 * start stands in the way of a unit of another group. Not thread-safe.
 */
final class TurningStarts {

	/**
	 * Duration of a turn on the spot, in seconds. Any value would do, because the choice of poses does not depend on durations.
	 */
	private static final double PIVOT = 1;

	private final BodyMeeting meeting;
	private final TurningOrder order;
	private final TurningWays fastest;
	private final Body body;
	private final List<Integer> starts = new ArrayList<>();
	/** The moves on the ways of the chosen units. */
	private final List<Course> ways = new ArrayList<>();
	/** The chosen units at their starts. */
	private final List<Course> stays = new ArrayList<>();
	/** The poses from which {@link #ways} has the ways. */
	private final Set<Integer> passed = new HashSet<>();

	private TurningStarts(TurningOrder order, TurningWays fastest, BodyMeeting meeting) {
		this.order = order;
		this.fastest = fastest;
		this.meeting = meeting;
		this.body = Body.of(Footprint.turning(order.agent()));
	}

	/**
	 * Returns the poses at which the units of each group appear, indexed by group. The groups take turns, and choose one pose in
	 * each turn. At the place of a cell, a group chooses the heading from which the way to the goal is cheapest. A group that finds no
	 * pose off the ways of other groups chooses poses on these ways.
	 *
	 * @param ways the ways of each group
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	static List<List<Integer>> choose(List<TurningOrder> orders, List<TurningWays> ways, Progress progress) {
		BodyMeeting meeting = new BodyMeeting();
		List<TurningStarts> all = new ArrayList<>();
		for (int i = 0; i < orders.size(); i++) {
			all.add(new TurningStarts(orders.get(i), ways.get(i), meeting));
		}
		choose(all, all, true, progress);
		choose(all.stream().filter(group -> group.starts.isEmpty()).toList(), all, false, progress);
		return all.stream().map(group -> List.copyOf(group.starts)).toList();
	}

	/** Chooses starts for some of the groups. */
	private static void choose(List<TurningStarts> some, List<TurningStarts> all, boolean isOff, Progress progress) {
		List<Iterator<Integer>> cells = some.stream().map(group -> group.order.cells().iterator()).toList();
		for (boolean isMore = true; isMore;) {
			isMore = false;
			for (int i = 0; i < some.size(); i++) {
				isMore |= some.get(i).chooseNext(cells.get(i), all, isOff, progress);
			}
		}
	}

	/**
	 * Adds a start on the next cell that has a way to the goal, and where a unit overlaps no chosen unit. Returns false if the group
	 * has all its starts, or no cell is left.
	 *
	 * @param cells the cells that were not tried yet
	 * @param all all groups, including this group
	 * @param isOff whether the unit and the chosen units of other groups must not stand in each other's way either
	 */
	private boolean chooseNext(Iterator<Integer> cells, List<TurningStarts> all, boolean isOff, Progress progress) {
		while (cells.hasNext() && starts.size() < order.count()) {
			progress.check();
			int pose = fastest.best(cells.next());
			Course stay = Course.stay(order.ground().at(pose));
			if (fastest.has(pose) && all.stream().allMatch(group -> group.leavesRoom(body, List.of(stay)))) {
				Set<Integer> poses = new HashSet<>();
				List<Course> way = way(pose, poses);
				if (!isOff || all.stream().allMatch(group -> group == this
						|| group.leavesRoom(body, way) && group.isFree(body, stay))) {
					starts.add(pose);
					stays.add(stay);
					ways.addAll(way);
					passed.addAll(poses);
					return true;
				}
			}
		}
		return false;
	}

	/** Returns whether a body meets no unit at a start of this group while it moves along courses. */
	private boolean leavesRoom(Body other, List<Course> courses) {
		return stays.stream().noneMatch(here -> courses.stream().anyMatch(part -> meeting.meet(other, part, 0, body, here, 0)));
	}

	/** Returns whether a body that stays at a place leaves the ways of this group free. */
	private boolean isFree(Body other, Course stay) {
		return ways.stream().noneMatch(part -> meeting.meet(body, part, 0, other, stay, 0));
	}

	/**
	 * Returns the way from a pose to the goal, in parts. If the way comes to a pose that a chosen unit of the group passes, the
	 * result ends there.
	 *
	 * @param poses receives the poses where the parts begin
	 */
	private List<Course> way(int from, Set<Integer> poses) {
		List<Course> parts = new ArrayList<>();
		int pose = from;
		while (!passed.contains(pose) && fastest.field().cost(pose) > 0) {
			poses.add(pose);
			TurningGround.Way way = fastest.next(pose);
			parts.add(fastest.course(pose, way, PIVOT));
			pose = way.to();
		}
		return parts;
	}
}
