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

/** A converter of answers to arrays of numbers, because scripts of a page can read such arrays directly. */
final class Answers {

	/** Limit for the distance between an arc and its chords, in cells: less than a pixel at the largest scale of a page. */
	private static final double SAGITTA = 0.01;

	private Answers() {
	}

	/**
	 * Returns a largest unit that gets from cell to cell, as numbers:
	 * <ul>
	 * <li>the size of the unit,
	 * <li>the number of points of its route, and x and y of the unit's anchor at each point,
	 * <li>x, y, width and height of the place where a unit one cell larger gets stuck. Left out if there is no such place.
	 * </ul>
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
	 * Returns the answer of a planner as numbers:
	 * <ul>
	 * <li>the cost of the route, and the number of its conflicts, that is, places where the unit overlaps what it cannot cross,
	 * <li>the radius of the disc that the route keeps clear of obstacles, or NaN if the route keeps the whole unit clear,
	 * <li>x and y of each conflict,
	 * <li>x and y of each point of the route, with chords in place of arcs. Left out if no route was found.
	 * </ul>
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

	/**
	 * Returns the effect of a change as numbers. First come the four numbers of cells, in the order of {@link ChangeEffect}.
	 * Then follow x and y of each spawn that the change separated from other spawns.
	 */
	static double[] of(ChangeEffect effect) {
		return DoubleStream.concat(DoubleStream.of(effect.before(), effect.gained(), effect.cutOff(), effect.lost()),
				effect.apart().stream().flatMapToDouble(spawn -> DoubleStream.of(spawn.x(), spawn.y()))).toArray();
	}

	private static int put(double[] numbers, int start, double... more) {
		System.arraycopy(more, 0, numbers, start, more.length);
		return start + more.length;
	}
}
