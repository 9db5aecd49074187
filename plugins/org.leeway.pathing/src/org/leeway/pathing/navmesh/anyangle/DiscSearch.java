package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.plan.MeshPath;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.SearchMetrics;

/**
 * A search for the shortest path of a disc over a mesh. The disc overlaps no wall on this path. A search is for one radius,
 * but searches for other radii can use the same mesh. Data that depend on the radius are computed lazily and cached.
 * Thread-safe.
 */
public final class DiscSearch {

	/** Allowed overlap of a disc and a wall, in cells. */
	private static final double TOLERANCE = 1e-10;
	private static final double SHORTEST = 1e-12;

	private final NavMesh mesh;
	private final double radius;
	private final NearWalls walls;
	private final CornerArcs arcs;
	/**
	 * The dead ends of the mesh. A dead end is a part that only a single face connects with the rest. Searches skip most faces
	 * of dead ends. Empty until the second search, because finding dead ends costs more than a single search saves.
	 */
	private Optional<DiscDeadEnds> deadEnds = Optional.empty();
	private boolean begun;

	/**
	 * Creates a search on a mesh for discs of one radius.
	 *
	 * @param radius in cells
	 * @throws IllegalArgumentException if the radius is 0, negative or not finite
	 */
	public DiscSearch(NavMesh mesh, double radius) {
		if (!(radius > 0 && radius < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException("radius " + radius + ", expected more than 0");
		}
		this.mesh = mesh;
		this.radius = radius;
		this.walls = new NearWalls(mesh, radius);
		this.arcs = new CornerArcs(walls, TOLERANCE);
	}

	/** Finds the shortest path. */
	public MeshPath find(Point start, Point goal, Progress progress) {
		return find(start, goal, null, progress);
	}

	/**
	 * Finds the shortest path.
	 *
	 * @param examined receives the parts of portals that fans of rays cross, in the order in which the search examines them;
	 *            null for no tracing
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public MeshPath find(Point start, Point goal, Consumer<Segment> examined, Progress progress) {
		long begin = System.nanoTime();
		int[] startFaces = walls.facesAt(start);
		int[] goalFaces = walls.facesAt(goal);
		if (!fits(start, startFaces)) {
			return misfit(Outcome.START_BLOCKED, start, begin);
		}
		if (!fits(goal, goalFaces)) {
			return misfit(Outcome.GOAL_BLOCKED, goal, begin);
		}
		if (start.equals(goal)) {
			return MeshPath.along(List.of(), 0, metrics(0, 0, begin));
		}
		DiscArea area = deadEnds().map(ends -> ends.area(startFaces, goalFaces)).orElse(DiscArea.WHOLE);
		DiscRun run = new DiscRun(walls, arcs, area, TOLERANCE, start, startFaces, goal, goalFaces, examined);
		DiscEnd end = run.run(progress);
		SearchMetrics metrics = metrics(run.expanded(), run.generated(), begin);
		return end == null ? MeshPath.none(Outcome.NOT_CONNECTED, metrics)
				: MeshPath.along(segments(end, goal), end.length(), metrics);
	}

	/**
	 * Returns the {@link #deadEnds}. Empty in the first search: finding dead ends costs more than one search saves, and
	 * often there is no second search before the next edit.
	 */
	private synchronized Optional<DiscDeadEnds> deadEnds() {
		if (begun && deadEnds.isEmpty()) {
			deadEnds = Optional.of(new DiscDeadEnds(walls));
		}
		begun = true;
		return deadEnds;
	}

	private boolean fits(Point place, int[] faces) {
		return faces.length > 0 && walls.isFree(faces, place.x(), place.y(), TOLERANCE);
	}

	private MeshPath misfit(Outcome outcome, Point place, long begin) {
		return MeshPath.misfit(outcome, new NearestDiscPlace(walls, TOLERANCE, place).find(), metrics(0, 0, begin));
	}

	private static SearchMetrics metrics(int expanded, int generated, long begin) {
		return new SearchMetrics(expanded, generated, System.nanoTime() - begin);
	}

	/** Returns the segments of the path that ends with a ray to the goal. */
	private List<PathSegment> segments(DiscEnd end, Point goal) {
		List<PathSegment> backwards = new ArrayList<>();
		Direction leaving = end.direction();
		Point to = goal;
		for (DiscRoot root = end.root(); root != null; root = root.parent) {
			Point from = new Point(root.fromX(leaving), root.fromY(leaving));
			add(backwards, new Segment(from, to));
			if (root.parent != null) {
				TurnDirection sense = root.sense > 0 ? TurnDirection.CLOCKWISE : TurnDirection.COUNTERCLOCKWISE;
				add(backwards, new Arc(new Point(root.x, root.y), radius, angle(root), root.turn(leaving), sense));
				leaving = root.arrival;
				to = new Point(root.fromX(leaving), root.fromY(leaving));
			}
		}
		Collections.reverse(backwards);
		return backwards;
	}

	private static double angle(DiscRoot root) {
		return Math.atan2(-root.sense * root.arrival.x(), root.sense * root.arrival.y());
	}

	private static void add(List<PathSegment> segments, PathSegment segment) {
		if (segment.length() > SHORTEST) {
			segments.add(segment);
		}
	}
}
