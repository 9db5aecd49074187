package org.leeway.pathing.gaps;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.BottleneckPath.Limit;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.tangent.TangentPlanner;
import org.leeway.pathing.world.Scene;

/**
 * The gaps between the obstacles of a scene. From the gaps, the class computes where a disc of a given radius can move.
 * Holds all gaps, or only the gaps up to a radius. Immutable.
 */
public final class GapMap {

	/** The scene without covered circles and repeated polygons, as {@link SceneSites#exposed} returns it. */
	private final Scene scene;
	private final List<Site> sites;
	/** The adjacencies of the sites, the narrowest first. */
	private final List<SiteAdjacency> adjacencies;
	private final double widest;

	private GapMap(SceneSites sites, double widest, Progress progress) {
		this.widest = widest;
		this.scene = sites.exposed();
		this.sites = sites.sites();
		this.adjacencies = RadiusOrder.of(AdjacencySearch.of(this.sites, widest, progress));
	}

	/**
	 * Finds all gaps of a scene.
	 *
	 * @param progress may cancel the work. No units of work are reported
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	public static GapMap of(Scene scene, Progress progress) {
		return of(scene, Double.POSITIVE_INFINITY, progress);
	}

	/**
	 * Finds only the gaps up to a radius, which needs less time. The returned map does not support {@link
	 * #bottleneckPath}.
	 *
	 * @param widest the largest radius of the gaps to find, in cells, at least 0
	 * @param progress may cancel the work. No units of work are reported
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 */
	public static GapMap of(Scene scene, double widest, Progress progress) {
		return new GapMap(new SceneSites(scene), widest, progress);
	}

	/**
	 * Returns the limit for the gaps of the map, in cells. A gap is missing if a disc with a larger radius than the limit
	 * can pass the gap. Infinite if no gap is missing.
	 */
	public double widest() {
		return widest;
	}

	/**
	 * Returns the gaps between neighbouring obstacles that do not overlap, the narrowest first. Leaves out gaps between two
	 * sides of the border.
	 */
	public List<Gap> gaps() {
		return adjacencies.stream().filter(adjacency -> adjacency.radius() >= 0).filter(this::isReal).map(this::gap)
				.distinct().toList();
	}

	private boolean isReal(SiteAdjacency adjacency) {
		return sites.get(adjacency.first()).owner().isPresent() || sites.get(adjacency.second()).owner().isPresent();
	}

	private Gap gap(SiteAdjacency adjacency) {
		return adjacency.gap(sites.get(adjacency.first()), sites.get(adjacency.second()));
	}

	/**
	 * Returns the largest disc that can move from a start to a goal, and the cause that stops larger discs.
	 *
	 * @throws IllegalStateException if the map has only the gaps up to a radius, see {@link #widest}
	 */
	public BottleneckPath bottleneckPath(Point start, Point goal) {
		if (widest < Double.POSITIVE_INFINITY) {
			throw new IllegalStateException("the gaps are known up to a radius of " + widest + " only");
		}
		double atStart = clearance(start);
		double atGoal = clearance(goal);
		double clearance = Math.min(atStart, atGoal);
		AdjacencyForest forest = new AdjacencyForest(sites.size());
		for (SiteAdjacency adjacency : adjacencies) {
			if (adjacency.radius() >= clearance) {
				break;
			}
			boolean odd = adjacency.isOdd(sites.get(adjacency.first()), sites.get(adjacency.second()), start, goal);
			if (forest.closesRing(adjacency.first(), adjacency.second(), odd)) {
				return new BottleneckPath(adjacency.radius(), Limit.GAP,
						isReal(adjacency) ? Optional.of(gap(adjacency)) : Optional.empty());
			}
		}
		Limit limit = clearance == Double.POSITIVE_INFINITY ? Limit.NOTHING : atStart <= atGoal ? Limit.START : Limit.GOAL;
		return new BottleneckPath(clearance, limit, Optional.empty());
	}

	/**
	 * Returns the regions where a disc fits, but which the disc cannot reach from any of the given places. A disc of radius 0 can
	 * pass between obstacles that touch.
	 *
	 * @param radius of the disc in cells, at least 0 and at most {@link #widest}
	 * @param from places to start from. Places where the disc does not fit are ignored
	 * @param progress may cancel the work. No units of work are reported
	 * @throws java.util.concurrent.CancellationException if the work was cancelled
	 * @throws IllegalArgumentException if the radius is negative or not finite, or exceeds {@link #widest}
	 */
	public List<UnreachableComponent> unreachableComponents(double radius, List<Point> from, Progress progress) {
		if (radius > widest) {
			throw new IllegalArgumentException("radius " + radius + ", expected at most " + widest);
		}
		TangentPlanner planner = new TangentPlanner(scene, radius);
		double closed = radius > 0 ? Math.nextDown(radius) : 0;
		RingParity components = new RingParity(sites,
				adjacencies.stream().filter(adjacency -> adjacency.radius() <= closed).toList());
		return new UnreachableComponentSearch(planner, new SiteIndex(sites), components).unreachableComponents(from,
				progress);
	}

	/**
	 * Returns the distance from a place to the nearest obstacle or to the border, whichever is nearer. Negative inside an obstacle
	 * or outside the border.
	 */
	private double clearance(Point p) {
		double clearance = sites.stream().mapToDouble(site -> site.distance(p.x(), p.y())).min()
				.orElse(Double.POSITIVE_INFINITY);
		boolean outside = scene.border().stream().anyMatch(
				border -> p.x() < 0 || p.y() < 0 || p.x() > border.width() || p.y() > border.height());
		boolean inside = scene.polygons().stream().anyMatch(polygon -> polygon.contains(p.x(), p.y()));
		return clearance > 0 && (outside || inside) ? -clearance : clearance;
	}
}
