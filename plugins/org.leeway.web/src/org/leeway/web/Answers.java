package org.leeway.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.pathing.search.PathResult;

/** Conversion of answers to arrays of numbers, which scripts of a page can read. */
final class Answers {

	/** Limit for the distance between an arc and its chords, in cells: less than a pixel at the largest scale of a page. */
	private static final double SAGITTA = 0.01;

	private Answers() {
	}

	/**
	 * Returns the size of a largest unit, the number of points of its route, and the anchors of these points. Then follows the
	 * bounding box of the place where a unit one cell larger gets stuck, if there is such a place.
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

	/**
	 * Returns the cost of a route, the number of its conflicts, and a radius. A disc of this radius around the unit's centre stays
	 * clear of obstacles. The radius is NaN if the whole unit stays clear. Then follow the places of the conflicts and the
	 * points of the route. Each arc is replaced by chords. Without a route there are no points.
	 */
	static double[] of(PlanResult result) {
		List<Point> points = new ArrayList<>();
		result.conflicts().forEach(conflict -> points.add(conflict.pose().position()));
		if (result.trajectory().isPresent()) {
			Trajectory path = result.trajectory().get();
			points.add(path.start().position());
			path.segments().forEach(segment -> addTo(points, segment));
		}
		double[] numbers = new double[3 + 2 * points.size()];
		int next = put(numbers, 0, result.cost(), result.conflicts().size(), result.narrowedRadius().orElse(Double.NaN));
		for (Point point : points) {
			next = put(numbers, next, point.x(), point.y());
		}
		return numbers;
	}

	private static void addTo(List<Point> points, PathSegment segment) {
		int chords = segment instanceof Arc arc ? arc.chords(SAGITTA) : 1;
		for (int i = 1; i <= chords; i++) {
			points.add(segment.at(segment.length() * i / chords));
		}
	}

	/** Returns x, y, width and height of each rectangle. */
	static double[] of(List<CellRect> rectangles) {
		return rectangles.stream().flatMapToDouble(each -> DoubleStream.of(each.x(), each.y(), each.width(), each.height()))
				.toArray();
	}

	/** Returns the number of cells before, gained, cut off and lost. Then follow x and y of each spawn that was separated. */
	static double[] of(ChangeEffect effect) {
		return DoubleStream.concat(DoubleStream.of(effect.before(), effect.gained(), effect.cutOff(), effect.lost()),
				effect.apart().stream().flatMapToDouble(spawn -> DoubleStream.of(spawn.x(), spawn.y()))).toArray();
	}

	private static int put(double[] numbers, int start, double... more) {
		System.arraycopy(more, 0, numbers, start, more.length);
		return start + more.length;
	}
}
