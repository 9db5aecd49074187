package org.leeway.pathing.traffic.turning;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.steering.search.TurningGround;

/**
 * A choice of the poses at which the units of a crowd stand at first. No unit stands in the way of another unit, so each unit can
 * leave. Not thread-safe.
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
	/** The number of cells that were tried. */
	private int tried;

	private TurningStarts(TurningOrder order, TurningWays fastest, BodyMeeting meeting) {
		this.order = order;
		this.fastest = fastest;
		this.meeting = meeting;
		this.body = Body.of(Footprint.turning(order.agent()));
	}

	/**
	 * Returns the poses at which the units of each group start, indexed by group. The groups take turns, and choose one pose in
	 * each turn. At the place of a cell, a group chooses the heading from which the way to the goal is cheapest.
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
		for (boolean isMore = true; isMore;) {
			isMore = false;
			for (TurningStarts group : all) {
				progress.check();
				isMore |= group.chooseNext(all);
			}
		}
		return all.stream().map(group -> List.copyOf(group.starts)).toList();
	}

	/**
	 * Adds a start on the next cell where a unit and all chosen units leave each other free. Returns false if the group has
	 * all its starts, or no cell is left.
	 *
	 * @param all all groups, including this group
	 */
	private boolean chooseNext(List<TurningStarts> all) {
		while (tried < order.cells().size() && starts.size() < order.count()) {
			int pose = fastest.best(order.cells().get(tried++));
			if (fastest.has(pose)) {
				Course stay = Course.stay(order.ground().at(pose));
				Set<Integer> poses = new HashSet<>();
				List<Course> way = way(pose, poses);
				if (all.stream().allMatch(group -> group.isOff(body, stay, way))) {
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

	/**
	 * Returns whether a unit and this group leave each other free. The unit at its start must bar no way of this group. No unit
	 * of this group at its start may bar the way of the unit.
	 */
	private boolean isOff(Body other, Course stay, List<Course> way) {
		return ways.stream().noneMatch(part -> meeting.meet(body, part, 0, other, stay, 0)) && stays.stream().noneMatch(
				here -> meeting.meet(body, here, 0, other, stay, 0)
						|| way.stream().anyMatch(part -> meeting.meet(other, part, 0, body, here, 0)));
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
