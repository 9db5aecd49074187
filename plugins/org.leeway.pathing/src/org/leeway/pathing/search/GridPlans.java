package org.leeway.pathing.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.plan.CostUnit;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.GridUnit;

/**
 * A planner that moves units from place to place, based on a planner that works with cells of a grid. Start and goal
 * are moved to the nearest cells of the grid. The result is the line that the centre of the unit follows along the
 * path.
 */
public final class GridPlans implements Planner {

	/** The largest tangent of an angle, in radians, that is due to rounding. */
	private static final double STRAIGHT = 1e-9;

	private final SearchMap map;
	private final PathPlanner anchors;

	/** @param anchors a planner on the map */
	public GridPlans(SearchMap map, PathPlanner anchors) {
		this.map = map;
		this.anchors = anchors;
	}

	/**
	 * Returns the turning points of a path, from start to goal. They are positions of the unit's top-left corner. Empty if there is
	 * no path.
	 */
	public static List<Point> turningPoints(PlanResult result) {
		double half = result.query().agent().size() / 2.0;
		return result.trajectory().map(path -> {
			List<Point> points = new ArrayList<>(List.of(corner(path.start().position(), half)));
			path.segments().forEach(segment -> addTurn(points, corner(segment.to(), half)));
			return List.copyOf(points);
		}).orElse(List.of());
	}

	private static Point corner(Point centre, double half) {
		return new Point(centre.x() - half, centre.y() - half);
	}

	/**
	 * Adds a point to a list of turning points. If the path does not turn at the last point of the list, the new point replaces
	 * this point.
	 */
	private static void addTurn(List<Point> points, Point point) {
		int last = points.size() - 1;
		if (last > 0 && isStraight(points.get(last - 1), points.get(last), point)) {
			points.set(last, point);
		} else {
			points.add(point);
		}
	}

	private static boolean isStraight(Point a, Point b, Point c) {
		double cross = (b.x() - a.x()) * (c.y() - b.y()) - (b.y() - a.y()) * (c.x() - b.x());
		double along = (b.x() - a.x()) * (c.x() - b.x()) + (b.y() - a.y()) * (c.y() - b.y());
		return Math.abs(cross) <= STRAIGHT * along && along > 0;
	}

	@Override
	public PlanResult plan(PlanQuery query, Progress progress) {
		PathQuery asked = asked(query);
		if (!query.traced()) {
			return answer(query, anchors.find(asked, progress), Optional.empty());
		}
		Exploration exploration = anchors.explore(asked, progress);
		return answer(query, exploration.result(), Optional.of(trace(exploration,
				Footprints.along(exploration.result(), map.width(), map.height()))));
	}

	/**
	 * Converts a query between places to a query between cells. The new start is the anchor, that is, the top-left
	 * cell, of the footprint whose middle is nearest to the start. The goal is converted in the same way.
	 */
	public static PathQuery asked(PlanQuery query) {
		GridUnit unit = query.agent().unit();
		return new PathQuery(unit.anchor(query.start().position()), unit.anchor(query.goal().position()), unit);
	}

	private PlanResult answer(PlanQuery query, PathResult result, Optional<SearchTrace> trace) {
		List<Move> moves = new ArrayList<>();
		for (AgentAnchors.Run run : map.anchors(result.query().agent()).runs(result.points())) {
			moves.add(drive(query.agent(), run));
		}
		return answer(query, result, moves, trace);
	}

	/** Returns an agent's drive along a {@linkplain AgentAnchors.Run run}. */
	static Move drive(Agent agent, AgentAnchors.Run run) {
		return new Move.Drive(new Segment(agent.centre(run.from()), agent.centre(run.to())), Gear.FORWARD,
				run.speed() * agent.speed());
	}

	/**
	 * Converts the answer to the query between cells into the answer to the original query between places.
	 *
	 * @param query the original query
	 * @param result the answer to the query between cells
	 * @param moves the moves along the path; ignored if there is no path
	 */
	static PlanResult answer(PlanQuery query, PathResult result, List<Move> moves, Optional<SearchTrace> trace) {
		return answer(query, result, moves, OptionalDouble.empty(), trace);
	}

	/**
	 * Converts an answer as {@link #answer(PlanQuery, PathResult, List, Optional)} does, and adds a lower bound of the cost.
	 *
	 * @param lowerBound a cost below which no path exists. Empty if the planner knows none
	 */
	public static PlanResult answer(PlanQuery query, PathResult result, List<Move> moves, OptionalDouble lowerBound,
			Optional<SearchTrace> trace) {
		Agent agent = query.agent();
		Pose start = Pose.at(agent.centre(result.query().start()));
		PlanQuery taken = new PlanQuery(agent, start, Pose.at(agent.centre(result.query().goal())), query.traced());
		PlanResult.Search search = new PlanResult.Search(taken, new Footprint.Square(agent.size()), CostUnit.TIME,
				result.metrics(), trace);
		return result.isFound() ? new PlanResult.Found(search, new Trajectory(start, moves), result.cost(), lowerBound)
				: new PlanResult.NotFound(search, result.outcome(), result.reason());
	}

	/**
	 * Returns what the search examined, for drawing. Cells stand for whole footprints: each anchor is replaced by the
	 * middle cell of its footprint.
	 *
	 * @param covered the cells that the unit covers along its path
	 */
	public static SearchTrace trace(Exploration exploration, BitPlane covered) {
		GridUnit unit = exploration.result().query().agent();
		int shift = (unit.size() - 1) / 2;
		int[] middles = exploration.order();
		for (int i = 0; i < middles.length; i++) {
			middles[i] += shift * covered.width() + shift;
		}
		return SearchTrace.ofCells(Footprints.middles(exploration.explored(), unit.size()), covered, middles,
				exploration.nearest().map(unit::centre));
	}
}
