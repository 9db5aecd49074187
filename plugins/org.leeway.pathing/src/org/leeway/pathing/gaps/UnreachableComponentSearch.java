package org.leeway.pathing.gaps;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.tangent.TangentPlanner;

/**
 * A search for the regions where a disc fits, but which the disc cannot reach from given starts. The search gets the boundaries of
 * all regions as a mixed list of segments, and groups the segments by region. To this end, the search takes a place on or beside
 * each segment, and {@link RingParity} computes the number of the region of this place.
 */
final class UnreachableComponentSearch {

	/**
	 * The points of a segment at which the search tries to find a free place beside the segment, in this order. A point is
	 * stored as its distance from the segment's start, as a fraction of the segment's length.
	 */
	private static final double[] SHARES = { 0.5, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625 };
	/**
	 * The factor from each tried distance to the next. To find a free place beside a segment, the search tries smaller and smaller
	 * distances from the segment. The first distance is the segment's length times this factor.
	 */
	private static final double SMALLER = 0.25;
	/** Lower limit for the tried distances from a segment, as a fraction of the segment's length. See {@link #SMALLER}. */
	private static final double SMALLEST = 1e-7;
	private static final double ROUNDING = 1e-6;

	private final TangentPlanner planner;
	private final RingParity components;
	private final SiteIndex sites;
	private final List<PathSegment> segments = new ArrayList<>();
	/** Indexed by segment: a place in the region that the segment bounds. */
	private final List<Point> places = new ArrayList<>();

	/**
	 * Creates a search.
	 *
	 * @param sites the sites of the scene, including its border
	 */
	UnreachableComponentSearch(TangentPlanner planner, SiteIndex sites, RingParity components) {
		this.planner = planner;
		this.sites = sites;
		this.components = components;
	}

	List<UnreachableComponent> unreachableComponents(List<Point> from, Progress progress) {
		collect(progress);
		List<List<PathSegment>> cutOff = planner.radius() > 0 ? beyondAdjacencies(from) : beyondSeams(from);
		return cutOff.stream().map(rings -> new UnreachableComponent(middle(rings.getFirst()), rings)).toList();
	}

	private void collect(Progress progress) {
		for (PathSegment segment : planner.freeSpaceBoundary(progress)) {
			place(segment).ifPresent(place -> {
				segments.add(segment);
				places.add(place);
			});
		}
		BitSet inside = InsidePolygons.among(places, planner.scene().polygons());
		for (int i = places.size() - 1; i >= 0 && !inside.isEmpty(); i--) {
			if (inside.get(i)) {
				segments.set(i, null);
				places.set(i, null);
			}
		}
		segments.removeIf(segment -> segment == null);
		places.removeIf(place -> place == null);
	}

	/**
	 * Groups the segments by the region that they bound. Returns the segments of each region, indexed by the region's number.
	 *
	 * @param numbers the number of each segment's region, as {@link RingParity} computes it. Indexed by segment
	 */
	private Map<Long, List<PathSegment>> sorted(long[] numbers) {
		Map<Long, List<PathSegment>> regions = new LinkedHashMap<>();
		for (int i = 0; i < segments.size(); i++) {
			regions.computeIfAbsent(numbers[i], number -> new ArrayList<>()).add(segments.get(i));
		}
		return regions;
	}

	private List<List<PathSegment>> beyondAdjacencies(List<Point> from) {
		List<Point> starts = from.stream().filter(start -> isPath(start, start)).toList();
		List<Point> all = new ArrayList<>(places);
		all.addAll(starts);
		long[] numbers = components.of(all);
		Map<Long, List<PathSegment>> regions = sorted(numbers);
		for (int i = places.size(); i < numbers.length; i++) {
			regions.remove(numbers[i]);
		}
		return List.copyOf(regions.values());
	}

	/**
	 * Returns the boundaries of the unreachable regions for a disc of radius 0. Such a disc can pass between two obstacles that
	 * touch, but {@link RingParity} treats touching obstacles as one. So several regions of {@link RingParity} may be one region
	 * for the disc. This method joins two regions if the planner finds a path between them.
	 */
	private List<List<PathSegment>> beyondSeams(List<Point> from) {
		List<List<PathSegment>> cutOff = new ArrayList<>();
		for (List<PathSegment> region : sorted(components.of(places)).values()) {
			Point place = middle(region.getFirst());
			if (from.stream().noneMatch(start -> isPath(start, place))) {
				cutOff.stream().filter(other -> isPath(middle(other.getFirst()), place)).findFirst()
						.ifPresentOrElse(other -> other.addAll(region), () -> cutOff.add(region));
			}
		}
		return cutOff;
	}

	private boolean isPath(Point from, Point to) {
		return planner.find(from, to, Progress.NONE).isFound();
	}

	private static Point middle(PathSegment segment) {
		return segment.at(segment.length() / 2);
	}

	/**
	 * Returns a place in the region that a segment bounds: the middle of the segment. For radius 0, returns a free place just
	 * beside the segment instead. Empty if there is no free place, because two obstacles touch along the segment.
	 */
	private Optional<Point> place(PathSegment segment) {
		if (planner.radius() > 0) {
			return Optional.of(middle(segment));
		}
		for (double share : SHARES) {
			Optional<Point> beside = beside(segment, share * segment.length());
			if (beside.isPresent()) {
				return beside;
			}
		}
		return Optional.empty();
	}

	private Optional<Point> beside(PathSegment segment, double along) {
		Point at = segment.at(along);
		double nx = segment.to().y() - segment.from().y();
		double ny = segment.from().x() - segment.to().x();
		if (segment instanceof Arc arc) {
			nx = at.x() - arc.centre().x();
			ny = at.y() - arc.centre().y();
		}
		double norm = Math.hypot(nx, ny);
		if (norm == 0) {
			// the direction away from the obstacle is unknown: the segment is so short that both ends have equal coordinates
			return Optional.empty();
		}
		for (double step = segment.length() * SMALLER; step > segment.length() * SMALLEST; step *= SMALLER) {
			Point beside = new Point(at.x() + step * nx / norm, at.y() + step * ny / norm);
			if (sites.isFree(beside, step * (1 - ROUNDING))) {
				return Optional.of(beside);
			}
		}
		return Optional.empty();
	}
}
