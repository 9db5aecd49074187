package org.leeway.pathing.navmesh.fastest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.anyangle.MeshSearch;
import org.leeway.pathing.navmesh.plan.MeshPath;
import org.leeway.pathing.plan.CostUnit;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.pathing.search.bounded.BoundedRoute;

/** A search for fastest routes of discs of one radius on a mesh with speeds. Thread-safe. */
final class FastestSearch {

	private final Ground ground;
	private final MeshSearch shortest;

	FastestSearch(Ground ground) {
		this.ground = ground;
		this.shortest = MeshSearch.of(ground.mesh(), ground.radius());
	}

	/** A part of a route with constant speed. The speed is in cells per second, for an agent of speed 1. */
	private record Run(PathSegment segment, double speed) {
	}

	PlanResult plan(PlanQuery query, TerrainGrid grid, Progress progress) {
		progress.check();
		List<Segment> examined = new ArrayList<>();
		MeshPath path = shortest.find(query.start().position(), query.goal().position(), query.traced() ? examined::add : null,
				progress);
		Optional<SearchTrace> trace = query.traced() ? Optional.of(SearchTrace.ofSegments(examined)) : Optional.empty();
		if (!path.isFound()) {
			return none((PlanResult.NotFound) path.answer(query, ground.radius(), "", trace));
		}
		if (ground.isUniform() || path.segments().isEmpty()) {
			double cost = path.segments().isEmpty() ? 0 : path.length() / ground.speed(0);
			return found(query, path.segments().stream().map(each -> new Run(each, ground.speed(0))).toList(), cost, cost,
					path.metrics(), trace);
		}
		if (ground.isTooLarge()) {
			double bound = query.start().position().distance(query.goal().position()) / ground.speed(0);
			return found(query, path.segments().stream().map(this::atSlowest).toList(), path.length() / ground.slowest(), bound,
					path.metrics(), trace);
		}
		return bounded(query, path, grid, progress);
	}

	private Run atSlowest(PathSegment segment) {
		return new Run(segment, ground.slowest());
	}

	private PlanResult bounded(PlanQuery query, MeshPath path, TerrainGrid grid, Progress progress) {
		long begin = System.nanoTime();
		DiscRoutes routes = new DiscRoutes(ground);
		BitPlaneEditor explored = BitPlane.empty(grid.width(), grid.height()).edit();
		BoundedRoute search = new BoundedRoute(new DiscSlowness(ground), routes, query.start().position(),
				query.goal().position(), (x, y) -> {
					int column = x + ground.left();
					int row = y + ground.top();
					if (column >= 0 && row >= 0 && column < grid.width() && row < grid.height()) {
						explored.set(column, row);
					}
				}, progress);
		search.run(() -> routes.along(path.segments()));
		List<Run> runs = search.points().isEmpty() ? runs(path, routes) : runs(search.points(), routes);
		double cost = runs.stream().mapToDouble(run -> run.segment().length() / run.speed()).sum();
		SearchMetrics metrics = new SearchMetrics(search.expanded(), search.met(),
				path.metrics().nanos() + System.nanoTime() - begin);
		Optional<SearchTrace> trace = query.traced() ? Optional.of(SearchTrace.ofCells(explored.build(),
				BitPlane.empty(grid.width(), grid.height()), new int[0], Optional.empty())) : Optional.empty();
		return found(query, runs, cost, Math.min(cost, search.bound() / ground.speed(0)), metrics, trace);
	}

	/** Splits a route where its speed changes. */
	private List<Run> runs(List<Point> points, DiscRoutes routes) {
		List<Run> runs = new ArrayList<>();
		for (int i = 1; i < points.size(); i++) {
			addRuns(new Segment(points.get(i - 1), points.get(i)), routes, runs);
		}
		return runs;
	}

	/**
	 * Returns the runs of the shortest path. Used only if the search finds no legal route of straight lines, with tangents in
	 * place of arcs. Tangents may not be legal where the disc just fits between two corners on an arc. On arcs, the slowest
	 * speed of the mesh is assumed.
	 */
	private List<Run> runs(MeshPath path, DiscRoutes routes) {
		List<Run> runs = new ArrayList<>();
		for (PathSegment segment : path.segments()) {
			if (segment instanceof Segment line && routes.cost(line.from(), line.to()) < Double.POSITIVE_INFINITY) {
				addRuns(line, routes, runs);
			} else {
				runs.add(atSlowest(segment));
			}
		}
		return runs;
	}

	private void addRuns(Segment line, DiscRoutes routes, List<Run> runs) {
		List<Integer> classes = new ArrayList<>();
		List<Double> ends = new ArrayList<>();
		routes.split(line.from(), line.to(), (speedClass, begin, end) -> {
			if (!classes.isEmpty() && classes.getLast() == speedClass) {
				ends.removeLast();
			} else {
				classes.add(speedClass);
			}
			ends.add(end);
		});
		Point from = line.from();
		for (int i = 0; i < ends.size(); i++) {
			Point to = i == ends.size() - 1 ? line.to() : line.at(ends.get(i));
			runs.add(new Run(new Segment(from, to), ground.speed(classes.get(i))));
			from = to;
		}
	}

	private static PlanResult none(PlanResult.NotFound none) {
		PlanResult.Search search = none.search();
		return new PlanResult.NotFound(new PlanResult.Search(search.query(), search.footprint(), CostUnit.TIME, search.metrics(),
				search.trace()), none.outcome(), none.words(), none.blocker(), none.nearest());
	}

	private PlanResult found(PlanQuery query, List<Run> runs, double cost, double bound, SearchMetrics metrics,
			Optional<SearchTrace> trace) {
		List<Move> moves = runs.stream().<Move>map(run -> new Move.Drive(run.segment(), Gear.FORWARD,
				run.speed() * query.agent().speed())).toList();
		return new PlanResult.Found(new PlanResult.Search(query, new Footprint.Disc(ground.radius()), CostUnit.TIME, metrics,
				trace), new Trajectory(query.start(), moves), cost, OptionalDouble.of(bound));
	}
}
