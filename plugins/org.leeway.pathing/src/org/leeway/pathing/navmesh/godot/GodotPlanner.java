package org.leeway.pathing.navmesh.godot;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.corridor.MeshPlaces;
import org.leeway.pathing.navmesh.engine.EngineAnswers;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.util.ObjectPool;

/**
 * A planner for discs of one radius, which runs Godot's search on the polygons for this radius. Godot always returns some
 * path. The planner accepts this path only if start and goal lie in the polygons and the path ends at the goal.
 * Thread-safe.
 */
final class GodotPlanner {

	/**
	 * Largest distance, in pixels, between the end of a path and the goal. One pixel is the precision of the file. Rounding
	 * in a thin triangle can move the end farther away. The planner then finds no path, in 17 of 34,920 queries (measured).
	 */
	private static final double NEAR = 1;

	private final EngineAnswers answers;
	private final GodotGraph graph;
	/** Searches to reuse. */
	private final ObjectPool<GodotSearch> pool = new ObjectPool<>();

	/**
	 * Creates a planner for discs of one radius.
	 *
	 * @param mesh the mesh of the level, from which the polygons were computed
	 * @param radius of the discs, in cells
	 * @param polygons the places where the centre of such a disc may be
	 */
	GodotPlanner(NavMesh mesh, double radius, GodotMesh polygons) {
		this.answers = new EngineAnswers(mesh, radius);
		this.graph = new GodotGraph(polygons);
	}

	/**
	 * Plans a path with Godot's search.
	 *
	 * @param most the largest number of polygons that the search expands, or 0 for any number
	 */
	PlanResult plan(PlanQuery query, TerrainGrid grid, int most, Progress progress) {
		long begin = System.nanoTime();
		progress.check();
		Outcome outcome = MeshPlaces.outcome(answers.mesh(), grid, query, answers.radius());
		if (outcome != Outcome.FOUND) {
			return none(outcome, query, "", begin);
		}
		boolean startsOnMesh = graph.mesh().covers(query.start().position());
		if (!startsOnMesh || !graph.mesh().covers(query.goal().position())) {
			return none(Outcome.NOT_CONNECTED, query, "; the " + (startsOnMesh ? "goal" : "start")
					+ " is not on the exported mesh", begin);
		}
		GodotSearch lent = pool.poll();
		GodotSearch search = lent == null ? new GodotSearch(graph) : lent;
		try {
			List<Segment> steps = query.traced() ? new ArrayList<>() : null;
			GodotRoute route = search.find(graph.spot(query.start().position()), graph.spot(query.goal().position()), most, steps,
					progress);
			return answer(query, route, most, steps, begin);
		} finally {
			pool.add(search);
		}
	}

	private PlanResult none(Outcome outcome, PlanQuery query, String more, long begin) {
		return answers.none(outcome, query, more, new SearchMetrics(0, 0, System.nanoTime() - begin), List.of());
	}

	private PlanResult answer(PlanQuery query, GodotRoute route, int most, List<Segment> steps, long begin) {
		SearchMetrics metrics = new SearchMetrics(route.expanded(), route.generated(), System.nanoTime() - begin);
		if (graph.place(route.last()).distance(query.goal().position()) * graph.mesh().pixels() > NEAR) {
			return answers.none(Outcome.NOT_CONNECTED, query, end(route, most), metrics, steps);
		}
		return answers.found(query, route.places().stream().map(graph::place).toList(), metrics, steps);
	}

	private String end(GodotRoute route, int most) {
		return (route.isCut() ? " within " + most + (most == 1 ? " polygon" : " polygons") : "") + "; Godot's path ends at " + graph.place(route.last());
	}
}
