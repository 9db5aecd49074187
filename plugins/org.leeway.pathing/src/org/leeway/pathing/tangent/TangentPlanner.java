package org.leeway.pathing.tangent;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.IntConsumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.PathLeg;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.search.SearchMetrics;
import org.leeway.pathing.tangent.TangentPath.Outcome;

/**
 * Finds shortest paths of a round unit among the obstacles of one scene. A planner seems immutable: many threads may
 * ask it at once, and the same query has the same answer at any time. What a query had to find out about the scene is
 * kept and makes later ones faster.
 */
public final class TangentPlanner {

	private final ObstacleScene scene;
	private final double radius;
	private final Numbering numbering;
	private final TangentCache cache;
	private final Standing standing;
	/** As many as queries ever ran at once. */
	private final ConcurrentLinkedQueue<SearchMemory> idle = new ConcurrentLinkedQueue<>();

	/**
	 * @param radius of the unit, at least 0
	 * @throws IllegalArgumentException if the radius is not a finite number of at least 0
	 */
	public TangentPlanner(ObstacleScene scene, double radius) {
		this(scene, radius, Numbering.of(scene));
	}

	private TangentPlanner(ObstacleScene scene, double radius, Numbering numbering) {
		if (!(radius >= 0) || !Double.isFinite(radius)) {
			throw new IllegalArgumentException("radius " + radius + ", expected at least 0");
		}
		this.scene = scene;
		this.radius = radius;
		this.numbering = numbering;
		this.cache = new TangentCache(new Solids(scene, numbering, radius));
		this.standing = new Standing(scene, numbering, cache);
	}

	public ObstacleScene scene() {
		return scene;
	}

	public double radius() {
		return radius;
	}

	/**
	 * A shortest path between two places.
	 *
	 * @param progress is asked now and then whether to go on; there are no units of work
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public TangentPath find(Point start, Point goal, Progress progress) {
		long begin = System.nanoTime();
		if (standing.isOutside(start) || standing.isOutside(goal)) {
			Outcome outcome = standing.isOutside(start) ? Outcome.START_OUTSIDE : Outcome.GOAL_OUTSIDE;
			return answer(start, goal, outcome, Optional.empty(), begin);
		}
		Optional<ObstacleRef> blocker = standing.blocker(start);
		if (blocker.isPresent()) {
			return answer(start, goal, Outcome.START_BLOCKED, blocker, begin);
		}
		blocker = standing.blocker(goal);
		if (blocker.isPresent()) {
			return answer(start, goal, Outcome.GOAL_BLOCKED, blocker, begin);
		}
		if (start.equals(goal)) {
			return new TangentPath(start, goal, radius, Outcome.FOUND, Optional.empty(), List.of(), 0,
					new SearchMetrics(0, 1, System.nanoTime() - begin));
		}
		return search(start, goal, progress, begin);
	}

	private TangentPath answer(Point start, Point goal, Outcome outcome, Optional<ObstacleRef> blocker, long begin) {
		return new TangentPath(start, goal, radius, outcome, blocker, List.of(), Double.POSITIVE_INFINITY,
				new SearchMetrics(0, 0, System.nanoTime() - begin));
	}

	private TangentPath search(Point start, Point goal, Progress progress, long begin) {
		SearchMemory memory = idle.poll();
		memory = memory == null ? new SearchMemory(cache) : memory;
		try {
			TangentSearch search = new TangentSearch(memory, start, goal, node -> {
			});
			boolean found = search.run(progress) < Double.POSITIVE_INFINITY;
			List<PathLeg> legs = found ? PathTrace.legs(memory, search.last(), start, goal) : List.of();
			double length = found ? legs.stream().mapToDouble(PathLeg::length).sum() : Double.POSITIVE_INFINITY;
			return new TangentPath(start, goal, radius, found ? Outcome.FOUND : Outcome.NOT_CONNECTED, Optional.empty(),
					legs, length, new SearchMetrics(search.expanded(), search.generated(), System.nanoTime() - begin));
		} finally {
			idle.add(memory);
		}
	}
}
