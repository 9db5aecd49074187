package org.leeway.pathing.search.bounded;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.search.AgentAnchors;
import org.leeway.pathing.search.Exploration;
import org.leeway.pathing.search.GridPlans;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.search.ThetaStar;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.GridUnit;

/**
 * A planner of routes in any direction that also proves how good they are. A line may begin and end anywhere. Its cost is the
 * sum of length / speed over its parts, at the speed of the slowest terrain under the footprint.
 */
final class BoundedPlanner implements Planner {

	private final SearchMap map;
	private final ThetaStar lines;
	private final Map<GridUnit, SpeedField> fields = new ConcurrentHashMap<>();

	/** @param map prepared for the agents of all queries */
	BoundedPlanner(SearchMap map) {
		this.map = map;
		this.lines = new ThetaStar(map);
	}

	@Override
	public PlanResult plan(PlanQuery query, Progress progress) {
		long begin = System.nanoTime();
		PathQuery asked = GridPlans.asked(query);
		AgentAnchors anchors = map.anchors(asked.agent());
		Outcome outcome = anchors.outcome(asked.start(), asked.goal());
		if (outcome != Outcome.FOUND) {
			PathResult none = PathResult.notFound(asked, outcome, new SearchMetrics(0, 0, System.nanoTime() - begin));
			return answer(query, Exploration.of(none, BitPlane.empty(map.width(), map.height()), new int[0], anchors), List.of(),
					OptionalDouble.empty());
		}
		SpeedField field = fields.computeIfAbsent(asked.agent(), unit -> new SpeedField(anchors));
		BitPlaneEditor explored = BitPlane.empty(map.width(), map.height()).edit();
		BoundedRoute search = new BoundedRoute(field, new Lines(field), place(asked.start()), place(asked.goal()), explored::set,
				progress);
		search.run(() -> GridPlans.turningPoints(lines.plan(new PlanQuery(query.agent(), query.start(), query.goal()), progress)));
		List<Run> runs = runs(search.points(), field);
		double cost = runs.stream().mapToDouble(run -> run.segment().length() / run.speed()).sum();
		PathResult result = PathResult.found(asked, List.of(), cost,
				new SearchMetrics(search.expanded(), search.met(), System.nanoTime() - begin));
		Exploration exploration = Exploration.of(result, explored.build(), new int[0], anchors);
		return answer(query, exploration, runs, OptionalDouble.of(Math.min(cost, search.bound() / field.speed(0))));
	}

	private static Point place(Cell anchor) {
		return new Point(anchor.x(), anchor.y());
	}

	/**
	 * A part of a route with the same speed all along.
	 *
	 * @param segment the line along which the anchor moves
	 * @param speed in cells per second, for an agent of speed 1
	 */
	private record Run(Segment segment, double speed) {
	}

	private PlanResult answer(PlanQuery query, Exploration exploration, List<Run> runs, OptionalDouble bound) {
		Agent agent = query.agent();
		double half = agent.size() / 2.0;
		List<Move> moves = new ArrayList<>();
		for (Run run : runs) {
			Segment line = run.segment();
			moves.add(new Move.Drive(new Segment(moved(line.from(), half), moved(line.to(), half)), Gear.FORWARD,
					run.speed() * agent.speed()));
		}
		return GridPlans.answer(query, exploration.result(), moves, bound,
				query.traced() ? Optional.of(GridPlans.trace(exploration, covered(runs, agent.size()))) : Optional.empty());
	}

	private static Point moved(Point place, double by) {
		return new Point(place.x() + by, place.y() + by);
	}

	/** Splits a route where its speed changes. */
	private static List<Run> runs(List<Point> points, SpeedField field) {
		List<Run> runs = new ArrayList<>();
		for (int i = 1; i < points.size(); i++) {
			addRuns(new Segment(points.get(i - 1), points.get(i)), field, runs);
		}
		return runs;
	}

	private static void addRuns(Segment line, SpeedField field, List<Run> runs) {
		List<Double> ends = new ArrayList<>();
		List<Double> speeds = new ArrayList<>();
		Lines.split(line.from().x(), line.from().y(), line.to().x(), line.to().y(), (left, top, right, bottom, from, to) -> {
			double speed = field.speed(field.speedClass(left, top, right, bottom));
			if (!speeds.isEmpty() && speeds.getLast() == speed) {
				ends.removeLast();
			} else {
				speeds.add(speed);
			}
			ends.add(to);
		});
		Point from = line.from();
		for (int i = 0; i < ends.size(); i++) {
			Point to = i == ends.size() - 1 ? line.to() : line.at(ends.get(i));
			runs.add(new Run(new Segment(from, to), speeds.get(i)));
			from = to;
		}
	}

	/** Returns the cells that the unit overlaps along its route. */
	private BitPlane covered(List<Run> runs, int size) {
		BitPlaneEditor cells = BitPlane.empty(map.width(), map.height()).edit();
		for (Run run : runs) {
			Point from = run.segment().from();
			Point to = run.segment().to();
			Lines.split(from.x(), from.y(), to.x(), to.y(), (left, top, right, bottom, begin, end) -> {
				for (int y = top; y < bottom + size; y++) {
					cells.setRun(left, y, right - left + size);
				}
			});
		}
		return cells.build();
	}
}
