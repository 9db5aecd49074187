package org.leeway.pathing.tangent;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.util.ObjectPool;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.solid.SolidScene;

/**
 * A planner of shortest paths for a disc agent among the obstacles of a scene. Paths consist of straight lines (surfing
 * edges) and arcs along obstacles (hugging edges). Thread-safe: the same query always has the same answer.
 * <p>
 * The planner caches the parts of the graph that queries compute, so later queries are faster.
 */
public final class TangentPlanner {

	private static final Consumer<Segment> NOBODY = line -> {
	};

	private final Scene scene;
	private final SolidScene solid;
	private final double radius;
	private final StableIds ids;
	private final TangentCache cache;
	private final Placement placement;
	/** Search memories that no thread uses at the moment, kept for reuse. */
	private final ObjectPool<SearchMemory> pool = new ObjectPool<>();

	/**
	 * Creates a planner for a scene.
	 *
	 * @param radius the radius of the unit in cells, at least 0
	 * @throws IllegalArgumentException if the radius is negative, infinite or NaN
	 */
	public TangentPlanner(Scene scene, double radius) {
		this(scene, SolidScene.of(scene), radius);
	}

	private TangentPlanner(Scene scene, SolidScene solid, double radius) {
		this(scene, solid, StableIds.of(solid.scene()), radius);
	}

	private TangentPlanner(Scene scene, SolidScene solid, StableIds ids, double radius) {
		this(scene, solid, ids, new TangentCache(new InflatedObstacles(solid.scene(), ids, checked(radius))));
	}

	private TangentPlanner(Scene scene, SolidScene solid, StableIds ids, TangentCache cache) {
		this.scene = scene;
		this.solid = solid;
		this.radius = cache.obstacles.radius;
		this.ids = ids;
		this.cache = cache;
		this.placement = new Placement(solid, ids, cache);
	}

	private static double checked(double radius) {
		if (!(radius >= 0) || !Double.isFinite(radius)) {
			throw new IllegalArgumentException("radius " + radius + ", expected at least 0");
		}
		return radius;
	}

	/**
	 * Returns a planner for the scene after an edit. The new planner keeps the cached parts of the graph that the edit does
	 * not affect. This planner remains valid.
	 */
	public TangentPlanner with(Scene edited) {
		SolidScene edit = SolidScene.of(edited);
		StableIds next = ids.with(solid.scene(), edit.scene());
		return new TangentPlanner(edited, edit, next, cache.with(new InflatedObstacles(edit.scene(), next, radius)));
	}

	public Scene scene() {
		return scene;
	}

	public double radius() {
		return radius;
	}

	/**
	 * Returns a shortest path between two places.
	 *
	 * @param progress may cancel the search, which reports no units of work
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public TangentPath find(Point start, Point goal, Progress progress) {
		return find(start, goal, NOBODY, progress);
	}

	/**
	 * Finds a shortest path, and reports the straight edges that the search examines.
	 *
	 * @param observer receives these edges, as segments, in the order in which the search examines them
	 */
	public TangentPath find(Point start, Point goal, Consumer<Segment> observer, Progress progress) {
		long begin = System.nanoTime();
		if (placement.isOutside(start) || placement.isOutside(goal)) {
			Outcome outcome = placement.isOutside(start) ? Outcome.START_OUTSIDE : Outcome.GOAL_OUTSIDE;
			return answer(start, goal, outcome, Optional.empty(), begin);
		}
		Optional<ObstacleRef> blocker = placement.blocker(start);
		if (blocker.isPresent()) {
			return answer(start, goal, Outcome.START_BLOCKED, blocker, begin);
		}
		blocker = placement.blocker(goal);
		if (blocker.isPresent()) {
			return answer(start, goal, Outcome.GOAL_BLOCKED, blocker, begin);
		}
		if (start.equals(goal)) {
			return new TangentPath(start, goal, radius, Outcome.FOUND, Optional.empty(), List.of(), 0,
					new SearchMetrics(0, 1, System.nanoTime() - begin));
		}
		return search(start, goal, observer, progress, begin);
	}

	/**
	 * Builds the whole graph.
	 *
	 * @param points additional nodes of the graph, such as a start and a goal
	 * @param progress a unit of work is a circle or a corner
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	public TangentGraph graph(List<Point> points, Progress progress) {
		return new GraphBuilder(cache, points).build(progress);
	}

	/**
	 * Returns the boundary of the free space, where the unit's centre may be, as arcs and lines in any order. Leaves
	 * out the border of the level. Includes parts inside polygons, which no unit can reach.
	 *
	 * @param progress can cancel the work, but gets no reports
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	public List<PathSegment> freeSpaceBoundary(Progress progress) {
		return FreeSpaceBoundary.of(cache, progress);
	}

	/**
	 * Returns all bitangents of two obstacles. A bitangent is a segment that touches both. If {@code a} and {@code b} are the
	 * same polygon, its corners count as separate obstacles. Each result says whether the bitangent is an edge of the graph.
	 */
	public List<ClassifiedBitangent> classify(ObstacleRef a, ObstacleRef b) {
		return new BitangentClassifier(cache, placement).classify(a, b);
	}

	/** Returns the number of cached entries: each straight edge is an entry, and each disc whose free arcs are known. */
	int known() {
		return cache.size();
	}

	private TangentPath answer(Point start, Point goal, Outcome outcome, Optional<ObstacleRef> blocker, long begin) {
		return new TangentPath(start, goal, radius, outcome, blocker, List.of(), Double.POSITIVE_INFINITY,
				new SearchMetrics(0, 0, System.nanoTime() - begin));
	}

	private TangentPath search(Point start, Point goal, Consumer<Segment> observer, Progress progress, long begin) {
		SearchMemory memory = pool.poll();
		memory = memory == null ? new SearchMemory(cache) : memory;
		try {
			SearchMemory lent = memory;
			IntConsumer nodes = observer == NOBODY ? node -> {
			} : node -> observer.accept(PathTrace.line(lent, node, start));
			TangentSearch search = new TangentSearch(memory, start, goal, nodes);
			boolean found = search.run(progress) < Double.POSITIVE_INFINITY;
			List<PathSegment> segments = found ? PathTrace.segments(memory, search.last(), start, goal) : List.of();
			double length = found ? segments.stream().mapToDouble(PathSegment::length).sum() : Double.POSITIVE_INFINITY;
			return new TangentPath(start, goal, radius, found ? Outcome.FOUND : Outcome.NOT_CONNECTED, Optional.empty(),
					segments, length, new SearchMetrics(search.expanded(), search.generated(), System.nanoTime() - begin));
		} finally {
			pool.add(memory);
		}
	}
}
