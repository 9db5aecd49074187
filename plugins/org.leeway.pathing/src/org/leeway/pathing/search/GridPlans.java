package org.leeway.pathing.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
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
 * A planner of trajectories that uses a planner of paths between anchors. An anchor is the top-left cell of a unit's square
 * footprint. The path joins the anchors nearest to the start and the goal, and the trajectory is the way of the unit's
 * centre along this path.
 */
public final class GridPlans implements Planner {

	private final SearchMap map;
	private final PathPlanner anchors;

	/** @param anchors a planner on the map */
	public GridPlans(SearchMap map, PathPlanner anchors) {
		this.map = map;
		this.anchors = anchors;
	}

	/** Returns the anchors at the turning points of a path on the grid, from start to goal. Empty if there is no path. */
	public static List<Cell> turningPoints(PlanResult result) {
		GridUnit unit = result.query().agent().unit();
		return result.trajectory().map(path -> {
			List<Cell> points = new ArrayList<>(List.of(unit.anchor(path.start().position())));
			path.segments().forEach(segment -> addTurn(points, unit.anchor(segment.to())));
			return List.copyOf(points);
		}).orElse(List.of());
	}

	/**
	 * Adds a point to a list of turning points. If the path goes straight on at the last point of the list, this point is
	 * no turning point, and the new point replaces it.
	 */
	private static void addTurn(List<Cell> points, Cell point) {
		int last = points.size() - 1;
		if (last > 0 && isStraight(points.get(last - 1), points.get(last), point)) {
			points.set(last, point);
		} else {
			points.add(point);
		}
	}

	private static boolean isStraight(Cell a, Cell b, Cell c) {
		long cross = (long) (b.x() - a.x()) * (c.y() - b.y()) - (long) (b.y() - a.y()) * (c.x() - b.x());
		long along = (long) (b.x() - a.x()) * (c.x() - b.x()) + (long) (b.y() - a.y()) * (c.y() - b.y());
		return cross == 0 && along > 0;
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
	 * Returns the query between anchors that stands for a query between poses. The start becomes the anchor whose footprint has its
	 * middle nearest to the start. The goal becomes an anchor in the same way.
	 */
	static PathQuery asked(PlanQuery query) {
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
	 * Converts the answer to a query between anchors to the answer to a query between poses.
	 *
	 * @param moves the moves along the path; ignored if there is no path
	 */
	static PlanResult answer(PlanQuery query, PathResult result, List<Move> moves, Optional<SearchTrace> trace) {
		Agent agent = query.agent();
		Pose start = Pose.at(agent.centre(result.query().start()));
		PlanQuery taken = new PlanQuery(agent, start, Pose.at(agent.centre(result.query().goal())), query.traced());
		PlanResult.Search search = new PlanResult.Search(taken, new Footprint.Square(agent.size()), CostUnit.TIME,
				result.metrics(), trace);
		return result.isFound() ? new PlanResult.Found(search, new Trajectory(start, moves), result.cost())
				: new PlanResult.NotFound(search, result.outcome(), result.reason());
	}

	/**
	 * Returns the trace of a search for drawing. Each anchor is replaced by the middle cell of its footprint.
	 *
	 * @param covered the cells that the unit covers along its path
	 */
	static SearchTrace trace(Exploration exploration, BitPlane covered) {
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
