package org.leeway.pathing.steering.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.scan.NearestCell;
import org.leeway.pathing.plan.Conflict;
import org.leeway.pathing.plan.CostUnit;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.pathing.steering.speed.SpeedPlan;
import org.leeway.pathing.steering.speed.TurnSlowing;
import org.leeway.pathing.steering.sweep.CollisionWorld;
import org.leeway.pathing.steering.sweep.Overlap;
import org.leeway.pathing.steering.sweep.SweptCells;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.World;

/**
 * A query to a planner that searches for a route over cells and then turns it into a drivable path. Counts the effort
 * of the searches. Not thread-safe.
 */
final class RepairQuery {

	private final World world;
	private final CollisionWorld ground;
	private final PlanQuery query;
	private final Footprint footprint;
	private final Progress progress;
	private final long began = System.nanoTime();
	private final List<Cell> examined = new ArrayList<>();
	private int expanded;
	private int generated;

	RepairQuery(World world, CollisionWorld ground, PlanQuery query, Progress progress) {
		this.world = world;
		this.ground = ground;
		this.query = query;
		this.footprint = Footprint.turning(query.agent());
		this.progress = progress;
	}

	Agent agent() {
		return query.agent();
	}

	Pose start() {
		return query.start();
	}

	Pose goal() {
		return query.goal();
	}

	Progress progress() {
		return progress;
	}

	/**
	 * Returns whether the unit can make all of the given moves without overlapping an obstacle, impassable terrain or the
	 * border.
	 */
	boolean isFree(List<Move> moves) {
		return moves.stream().allMatch(move -> ground.isFree(footprint, move));
	}

	/**
	 * Adds the effort of a search on cells.
	 *
	 * @param cells the expanded cells, in the order of expansion
	 * @param nodes the number of cells that the search reached
	 */
	void searched(List<Cell> cells, int nodes) {
		expanded += cells.size();
		generated += nodes;
		if (query.traced()) {
			examined.addAll(cells);
		}
	}

	/**
	 * Returns the path that a repair computes, with its conflicts. Returns the reason if there is no path, or if the unit
	 * does not fit at the start or the goal.
	 */
	PlanResult answer(Repair repair) {
		progress.check();
		for (boolean isGoal : new boolean[] {false, true}) {
			Pose end = isGoal ? goal() : start();
			Optional<Overlap> overlap = ground.at(end.heading().isPresent() ? footprint : footprint.core(), end);
			if (overlap.isPresent()) {
				return misfit(isGoal, end, overlap.get());
			}
		}
		Optional<PathDraft> draft = start().equals(goal()) ? Optional.of(new PathDraft(start())) : repair.way(this);
		return draft.map(this::found).orElseGet(() -> new PlanResult.NotFound(search(), Outcome.NOT_CONNECTED,
				"no path leads from " + start().position() + " to " + goal().position() + " over cells for a unit of size "
						+ agent().size()));
	}

	private PlanResult found(PathDraft draft) {
		TurnSlowing slowing = TurnSlowing.of(agent());
		List<Move> driven = new ArrayList<>();
		double cost = 0;
		for (Move move : draft.moves()) {
			double speed = slowest(move);
			cost += move.duration() / speed;
			driven.add(slowing.slowed(move).faster(agent().speed() * speed));
		}
		Trajectory path = new Trajectory(draft.start(), SpeedPlan.of(driven, agent().acceleration()));
		List<Conflict> conflicts = ground.overlaps(footprint, path).stream().map(RepairQuery::conflict).toList();
		return new PlanResult.Found(search(), path, cost, draft.remark(), conflicts);
	}

	private static Conflict conflict(Overlap overlap) {
		Optional<ObstacleRef> obstacle = obstacle(overlap);
		Optional<Cell> cell = overlap.blocker() instanceof Overlap.Blocker.Terrain(Cell hit) ? Optional.of(hit) : Optional.empty();
		return new Conflict(overlap.distance(), overlap.pose(), obstacle.isPresent() ? "" : overlap.blocker().toString(), cell,
				obstacle);
	}

	private static Optional<ObstacleRef> obstacle(Overlap overlap) {
		return overlap.blocker() instanceof Overlap.Blocker.Obstacle(ObstacleRef obstacle) ? Optional.of(obstacle)
				: Optional.empty();
	}

	/**
	 * Returns the speed of the slowest terrain that the unit covers during a move. Counts only terrain that the unit can
	 * cross. Returns 1 if the unit covers no such terrain.
	 */
	private double slowest(Move move) {
		TerrainGrid grid = world.grid();
		return SweptCells.onMap(footprint, move, grid.width(), grid.height()).stream()
				.filter(cell -> ground.passable().get(cell.x(), cell.y()))
				.mapToDouble(cell -> world.speeds().of(grid.terrain(cell.x(), cell.y()))).min().orElse(1);
	}

	private PlanResult misfit(boolean isGoal, Pose end, Overlap overlap) {
		boolean outside = !world.grid().contains((int) Math.floor(end.position().x()), (int) Math.floor(end.position().y()));
		Outcome outcome = isGoal ? outside ? Outcome.GOAL_OUTSIDE : Outcome.GOAL_BLOCKED
				: outside ? Outcome.START_OUTSIDE : Outcome.START_BLOCKED;
		Optional<ObstacleRef> blocker = obstacle(overlap);
		String problem = "the unit does not fit at the " + (isGoal ? "goal " : "start ") + end.position() + " because of"
				+ (blocker.isPresent() ? "" : " " + overlap.blocker());
		Footprint area = end.heading().isPresent() ? footprint : footprint.core();
		Optional<Point> nearest = NearestCell.of(agent().unit().anchor(end.position()), world.grid().bounds(), cell -> {
			progress.check();
			return ground.isFree(area, new Pose(agent().centre(cell), end.heading()));
		}).map(agent()::centre);
		return new PlanResult.NotFound(search(), outcome, problem, blocker, nearest);
	}

	private PlanResult.Search search() {
		SearchMetrics metrics = new SearchMetrics(expanded, generated, System.nanoTime() - began);
		return new PlanResult.Search(query, footprint, CostUnit.TIME, metrics, trace());
	}

	private Optional<SearchTrace> trace() {
		if (!query.traced()) {
			return Optional.empty();
		}
		int width = world.grid().width();
		BitPlane none = BitPlane.empty(width, world.grid().height());
		BitPlaneEditor explored = none.edit();
		examined.forEach(cell -> explored.set(cell.x(), cell.y()));
		int[] order = examined.stream().mapToInt(cell -> cell.y() * width + cell.x()).toArray();
		return Optional.of(SearchTrace.ofCells(explored.build(), none, order, Optional.empty()));
	}
}
