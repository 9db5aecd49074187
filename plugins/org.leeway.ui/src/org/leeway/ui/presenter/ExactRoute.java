package org.leeway.ui.presenter;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

import org.leeway.core.level.part.Excess;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.ui.map.layers.RoutePicture.Exact;

/**
 * A comparison of the selected route with the exact route, which is a shortest route. The map draws the exact route and a note
 * about the difference. The two routes have the same {@linkplain org.leeway.pathing.plan.Domain kind of paths}, for example
 * lines and arcs.
 */
final class ExactRoute {

	/**
	 * Number of equal parts of each route. The distance between the two routes is measured only at the ends of the
	 * parts.
	 */
	private static final int SAMPLES = 96;
	/** Largest difference of distances that counts as a rounding error, in cells. */
	private static final double SAME = 1e-6;

	private final PlanResult shown;
	private final PlanResult exact;

	/**
	 * @param shown the selected route, which must have been found
	 * @param exact the exact planner's answer to the same query
	 */
	ExactRoute(PlanResult shown, PlanResult exact) {
		this.shown = shown;
		this.exact = exact;
	}

	/**
	 * Returns the exact route to draw, with a note that compares the two routes. If no exact route exists, returns only a
	 * note at the goal. Returns empty if the selected route is as short as the exact route, and the whole unit fits along the
	 * selected route.
	 */
	Optional<Exact> picture() {
		if (!exact.isFound()) {
			return Optional.of(atGoal("no exact route: the whole unit cannot get there" + clear("the route shown")));
		}
		double excess = new Excess(shown.cost(), exact.cost()).share();
		return excess == 0 && shown.narrowedRadius().isEmpty() ? Optional.empty()
				: Optional.of(at("exact route: " + Lengths.format(exact.cost()) + "; the route shown is " + difference(excess)
						+ clear("and")));
	}

	private static String difference(double excess) {
		return excess == 0 ? "as long"
				: String.format(Locale.ROOT, "%.1f %% %s", 100 * Math.abs(excess), excess > 0 ? "longer" : "shorter");
	}

	/**
	 * Returns a clause for the note: the selected route comes too close to walls. Returns an empty text if the whole
	 * unit fits along the route.
	 *
	 * @param subject the words before {@code comes too close}: {@code the route shown}, or {@code and} after another clause
	 * about this route
	 */
	private String clear(String subject) {
		OptionalDouble radius = shown.narrowedRadius();
		return radius.isEmpty() ? "" : "\n" + subject + " comes too close to walls: only a radius of "
				+ Lengths.format(radius.getAsDouble()) + " fits, the unit has " + Lengths.format(shown.query().agent().radius());
	}

	/** Returns only a note, without a route to draw. The note is below the footprint at the goal. */
	private Exact atGoal(String words) {
		Point goal = shown.query().goal().position();
		return new Exact(List.of(), words, new Point(goal.x(), goal.y() + shown.query().agent().size() / 2.0), goal);
	}

	/**
	 * Returns the exact route with a note. The note is at the place of the exact route that is farthest from the displayed route.
	 */
	private Exact at(String words) {
		Trajectory path = exact.trajectory().orElseThrow();
		List<Point> others = places(shown.trajectory().orElseThrow());
		Point place = path.at(path.length() / 2).position();
		Point from = nearest(place, others);
		for (Point each : places(path)) {
			Point near = nearest(each, others);
			if (each.distance(near) > place.distance(from) + SAME) {
				place = each;
				from = near;
			}
		}
		return new Exact(path.segments(), words, place, from);
	}

	private static List<Point> places(Trajectory path) {
		return IntStream.rangeClosed(0, SAMPLES).mapToObj(i -> path.at(path.length() * i / SAMPLES).position()).toList();
	}

	private static Point nearest(Point to, List<Point> points) {
		Point nearest = points.getFirst();
		for (Point each : points) {
			nearest = each.distance(to) < nearest.distance(to) ? each : nearest;
		}
		return nearest;
	}
}
