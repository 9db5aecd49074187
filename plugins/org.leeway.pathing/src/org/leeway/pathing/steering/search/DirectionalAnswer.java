package org.leeway.pathing.steering.search;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.scan.NearestCell;
import org.leeway.pathing.plan.CostUnit;
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
import org.leeway.pathing.steering.sweep.Overlap;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.ObstacleRef;

/**
 * A computation of the answer to one query of Directional A*, a search over the cells of a grid and a fixed number of
 * headings.
 */
final class DirectionalAnswer {

	private final TurningMap map;
	private final PlanQuery query;
	private final boolean lastShot;
	private final long began = System.nanoTime();

	/**
	 * Creates a computation for one query.
	 *
	 * @param lastShot true to try a curve straight to the goal from each pose within at least 12 cells of the goal. If false,
	 * such curves are tried only if the goal is off the lattice, and only within {@link #joinRange}
	 */
	DirectionalAnswer(TurningMap map, PlanQuery query, boolean lastShot) {
		this.map = map;
		this.query = query;
		this.lastShot = lastShot;
	}

	/**
	 * Computes the answer to the query.
	 *
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	PlanResult find(Progress progress) {
		for (boolean isGoal : new boolean[] {false, true}) {
			Pose end = isGoal ? query.goal() : query.start();
			Optional<Overlap> overlap = overlap(end);
			if (overlap.isPresent()) {
				return misfit(isGoal, end, overlap.get(), progress);
			}
		}
		if (query.start().equals(query.goal())) {
			return answer(Optional.of(List.of()), new SearchMetrics(0, 0, System.nanoTime() - began), new int[0]);
		}
		ReverseSearchTree tree = map.tree(new ReverseSearchTree.Key(query.goal(), shotRange()));
		synchronized (tree) {
			Optional<List<Move>> moves = new DirectionalSearch(map, tree, query.start(), joinRange()).find(progress);
			return answer(moves, new SearchMetrics(tree.size(), tree.count(), System.nanoTime() - began),
					query.traced() ? tree.cells() : new int[0]);
		}
	}

	private PlanResult answer(Optional<List<Move>> moves, SearchMetrics metrics, int[] expanded) {
		PlanResult.Search search = search(metrics, expanded);
		return moves.<PlanResult>map(path -> new PlanResult.Found(search, trajectory(path), Moves.duration(path)))
				.orElseGet(() -> new PlanResult.NotFound(search, Outcome.NOT_CONNECTED, "no path leads from "
						+ query.start().position() + " to " + query.goal().position() + " for a unit of turning radius "
						+ map.unit().turningRadius() + " on a lattice of " + map.unit().headings() + " headings"));
	}

	private PlanResult.Search search(SearchMetrics metrics, int[] expanded) {
		return new PlanResult.Search(query, map.unit().footprint(), CostUnit.TIME, metrics, trace(expanded));
	}

	private Trajectory trajectory(List<Move> moves) {
		Pose start = query.start().heading().isPresent() || moves.isEmpty() ? query.start()
				: new Pose(query.start().position(), moves.getFirst().at(0).heading());
		List<Move> driven = moves.stream().map(this::slowed).map(move -> move.faster(query.agent().speed())).toList();
		return new Trajectory(start, SpeedPlan.of(driven, query.agent().acceleration()));
	}

	/**
	 * Returns a move with the speed that the terrain and the unit's turn rate allow. A drive already has the speed of its
	 * terrain, so only the turn rate may slow it. A turn on the spot is first slowed for the turn rate, and then for the
	 * terrain.
	 */
	private Move slowed(Move move) {
		TurnSlowing slowing = TurnSlowing.of(query.agent());
		return slowing.radius() > 0 && move instanceof Move.Pivot ? slowing.slowed(move).faster(map.speed(move))
				: slowing.slowed(move);
	}

	/**
	 * Returns the distance, in cells, up to which the search joins a start or goal off the lattice to poses of the lattice. The
	 * search tries a curve between the start or goal and each lattice pose within this distance. The lattice has one place in
	 * each cell, and a fixed number of headings.
	 */
	double joinRange() {
		return 2 + 2 * Math.sqrt(map.unit().turningRadius());
	}

	double shotRange() {
		return lastShot ? Math.max(12, 4 + 4 * map.unit().turningRadius())
				: LatticeEnd.of(query.goal(), map).isPlaced() ? 0 : joinRange();
	}

	/**
	 * Returns what the unit overlaps at a pose: an obstacle, a cell or the border. Empty if the unit fits there. At a pose
	 * without a heading, the unit fits if it fits with at least one heading of the search.
	 */
	private Optional<Overlap> overlap(Pose pose) {
		return poses(pose.position(), pose).map(each -> map.ground().at(map.unit().footprint(), each))
				.reduce((first, second) -> first.isEmpty() ? first : second).orElseThrow();
	}

	private Stream<Pose> poses(Point place, Pose like) {
		return like.heading().isPresent() ? Stream.of(new Pose(place, like.heading()))
				: IntStream.range(0, map.unit().headings().count())
						.mapToObj(i -> Pose.at(place, map.unit().headings().angle(i)));
	}

	private PlanResult misfit(boolean isGoal, Pose end, Overlap overlap, Progress progress) {
		boolean outside = !map.isInside((int) Math.floor(end.position().x()), (int) Math.floor(end.position().y()));
		Outcome outcome = isGoal ? outside ? Outcome.GOAL_OUTSIDE : Outcome.GOAL_BLOCKED
				: outside ? Outcome.START_OUTSIDE : Outcome.START_BLOCKED;
		Optional<ObstacleRef> blocker = overlap.blocker() instanceof Overlap.Blocker.Obstacle(ObstacleRef obstacle)
				? Optional.of(obstacle)
				: Optional.empty();
		String problem = "the unit does not fit at the " + (isGoal ? "goal " : "start ") + end.position() + " because of"
				+ (blocker.isPresent() ? "" : " " + overlap.blocker());
		GridUnit unit = query.agent().unit();
		Optional<Point> nearest = NearestCell
				.of(unit.anchor(end.position()), new CellRect(0, 0, map.width(), map.height()), cell -> {
					progress.check();
					return poses(unit.centre(cell), end).anyMatch(pose -> map.ground().isFree(map.unit().footprint(), pose));
				}).map(unit::centre);
		return new PlanResult.NotFound(search(new SearchMetrics(0, 0, System.nanoTime() - began), new int[0]), outcome, problem,
				blocker, nearest);
	}

	/**
	 * Returns the cells that the search has explored, so that they can be drawn. Empty if the query does not ask for such a
	 * trace.
	 *
	 * @param expanded the cells of the expanded poses, in the order of expansion
	 */
	private Optional<SearchTrace> trace(int[] expanded) {
		if (!query.traced()) {
			return Optional.empty();
		}
		BitPlane none = BitPlane.empty(map.width(), map.height());
		BitPlaneEditor explored = none.edit();
		for (int cell : expanded) {
			explored.set(cell % map.width(), cell / map.width());
		}
		return Optional.of(SearchTrace.ofCells(explored.build(), none, expanded, Optional.empty()));
	}
}
