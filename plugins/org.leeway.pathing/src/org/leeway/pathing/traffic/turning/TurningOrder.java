package org.leeway.pathing.traffic.turning;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.steering.search.TurningField;
import org.leeway.pathing.steering.search.TurningGround;
import org.leeway.pathing.world.Agent;

/**
 * A request for turning units of one kind that go from an area to a goal. Immutable.
 *
 * @param ground the poses of the units
 * @param goal the cells of the goal. A unit arrives when it stands at the place of such a cell, with any heading
 * @param cells the cells at whose places units may stand at first, by number, row by row. In the order in which they are tried
 * @param count the number of units, at least 0
 * @param perSecond how many units appear each second at most, more than 0. Infinite if all units may appear at once
 */
public record TurningOrder(Agent agent, TurningGround ground, BitPlane goal, List<Integer> cells, int count, double perSecond) {

	public TurningOrder {
		cells = List.copyOf(cells);
	}

	/**
	 * Returns the groups of a crowd: their ways, and the starts of their units. If several groups are requested, their units keep to
	 * the right.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static List<TurningGroup> groups(List<TurningOrder> orders, Progress progress) {
		Map<TurningGround, RoadSides> roads = new HashMap<>();
		TurningLanes lanes = new TurningLanes();
		List<TurningWays> ways = new ArrayList<>();
		for (TurningOrder order : orders) {
			TurningGround ground = order.ground;
			TurningLanes before = lanes;
			IntToDoubleFunction factor = pose -> 1;
			if (orders.size() > 1) {
				RoadSides sides = roads.computeIfAbsent(ground, each -> new RoadSides(each, progress));
				factor = pose -> before.factor(ground, sides, pose);
			}
			TurningField field = ground.field(order.goal, factor, progress);
			ways.add(new TurningWays(ground, field));
			lanes = new TurningLanes(before, ways.getLast(), order.cells.subList(0, Math.min(order.count, order.cells.size())),
					order.agent.width());
		}
		List<List<Integer>> starts = TurningStarts.choose(orders, ways, progress);
		return IntStream.range(0, orders.size()).mapToObj(i -> {
			TurningOrder order = orders.get(i);
			return new TurningGroup(order.agent, order.ground, ways.get(i).field(), starts.get(i), order.count, order.perSecond);
		}).toList();
	}
}
