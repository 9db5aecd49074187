package org.leeway.web;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.pathing.search.PathResult;

/** Conversion of answers to numbers. */
final class Answers {

	private Answers() {
	}

	/**
	 * Returns the size of a largest unit, the number of points of its route, and the anchors of these points. Then follows the
	 * bounding box of the place where the next size gets stuck, if there is one.
	 */
	static double[] of(LargestUnit found) {
		List<Cell> points = found.route().map(PathResult::points).orElse(List.of());
		Optional<CellRect> stuck = found.bottleneck().bounds();
		double[] numbers = new double[2 + 2 * points.size() + (stuck.isPresent() ? 4 : 0)];
		int next = put(numbers, 0, found.size(), points.size());
		for (Cell point : points) {
			next = put(numbers, next, point.x(), point.y());
		}
		if (stuck.isPresent()) {
			CellRect box = stuck.get();
			put(numbers, next, box.x(), box.y(), box.width(), box.height());
		}
		return numbers;
	}

	/** Returns the cost, and the coordinates of the ends of all segments. Only the cost if there is no route. */
	static double[] of(PlanResult result) {
		if (result.trajectory().isEmpty()) {
			return new double[] {result.cost()};
		}
		Trajectory path = result.trajectory().get();
		Point start = path.start().position();
		double[] numbers = new double[3 + 2 * path.segments().size()];
		int next = put(numbers, 0, result.cost(), start.x(), start.y());
		for (PathSegment segment : path.segments()) {
			next = put(numbers, next, segment.to().x(), segment.to().y());
		}
		return numbers;
	}

	private static int put(double[] numbers, int start, double... more) {
		System.arraycopy(more, 0, numbers, start, more.length);
		return start + more.length;
	}
}
