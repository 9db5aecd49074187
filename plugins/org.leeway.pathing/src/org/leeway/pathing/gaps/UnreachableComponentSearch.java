package org.leeway.pathing.gaps;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.tangent.TangentPlanner;

/**
 * Sorts the segments of the free-space boundary of a disc into connected components. A disc with a radius greater than 0
 * stays clear of all adjacencies. A disc of radius 0 runs along the edges of obstacles, as adjacencies do; for it the
 * search takes a place just beside the edge, so that a small circle around it touches the edge and nothing else.
 */
final class UnreachableComponentSearch {

	/** Where along a segment to look for such a place, as shares of its length. */
	private static final double[] SHARES = { 0.5, 0.25, 0.75, 0.125, 0.875, 0.375, 0.625 };
	/** The ratio of each circle to the one tried before. */
	private static final double SMALLER = 0.25;
	/** The smallest circle, as a share of the segment's length. */
	private static final double SMALLEST = 1e-7;
	private static final double ROUNDING = 1e-6;

	private final TangentPlanner planner;
	private final ToDoubleFunction<Point> clearance;
	private final Windings windings;
	private final Map<BitSet, List<PathSegment>> regions = new LinkedHashMap<>();

	/**
	 * @param clearance the distance of a place to the nearest obstacle or border, negative inside obstacles or outside
	 */
	UnreachableComponentSearch(TangentPlanner planner, ToDoubleFunction<Point> clearance, Windings windings) {
		this.planner = planner;
		this.clearance = clearance;
		this.windings = windings;
	}

	List<UnreachableComponent> unreachableComponents(List<Point> from) {
		for (PathSegment segment : planner.freeSpaceBoundary()) {
			place(segment).ifPresent(
					place -> regions.computeIfAbsent(region(place), rings -> new ArrayList<>()).add(segment));
		}
		List<List<PathSegment>> cutOff = planner.radius() > 0 ? beyondAdjacencies(from) : beyondSeams(from);
		return cutOff.stream().map(segments -> new UnreachableComponent(middle(segments.getFirst()), segments)).toList();
	}

	private List<List<PathSegment>> beyondAdjacencies(List<Point> from) {
		for (Point start : from) {
			if (clearance.applyAsDouble(start) >= planner.radius()) {
				regions.remove(region(start));
			}
		}
		return List.copyOf(regions.values());
	}

	/** For radius 0: obstacles that touch separate regions here, and the planner tells which of them a seam joins. */
	private List<List<PathSegment>> beyondSeams(List<Point> from) {
		List<List<PathSegment>> cutOff = new ArrayList<>();
		for (List<PathSegment> segments : regions.values()) {
			Point place = middle(segments.getFirst());
			if (from.stream().noneMatch(start -> isPath(start, place))) {
				cutOff.stream().filter(other -> isPath(middle(other.getFirst()), place)).findFirst()
						.ifPresentOrElse(other -> other.addAll(segments), () -> cutOff.add(segments));
			}
		}
		return cutOff;
	}

	private boolean isPath(Point from, Point to) {
		return planner.find(from, to, Progress.NONE).isFound();
	}

	private BitSet region(Point place) {
		return windings.between(new Point(0, 0), place);
	}

	private static Point middle(PathSegment segment) {
		return segment.at(segment.length() / 2);
	}

	/** A place in the component that a segment bounds; empty if the segment lies inside a polygon or in a seam. */
	private Optional<Point> place(PathSegment segment) {
		if (planner.radius() > 0) {
			Point middle = middle(segment);
			return clearance.applyAsDouble(middle) > 0 ? Optional.of(middle) : Optional.empty();
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
		for (double step = segment.length() * SMALLER; step > segment.length() * SMALLEST; step *= SMALLER) {
			Point beside = new Point(at.x() + step * nx / norm, at.y() + step * ny / norm);
			if (clearance.applyAsDouble(beside) >= step * (1 - ROUNDING)) {
				return Optional.of(beside);
			}
		}
		return Optional.empty();
	}
}
