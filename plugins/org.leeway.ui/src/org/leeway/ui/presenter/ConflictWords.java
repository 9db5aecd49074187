package org.leeway.ui.presenter;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.leeway.core.text.Counts;
import org.leeway.pathing.plan.Conflict;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.world.ObstacleRef;

/** Texts about the places where a route is illegal. */
final class ConflictWords {

	/** Largest number of conflicts that {@link #details} describes. Further conflicts are only counted. */
	private static final int NAMED = 3;

	private ConflictWords() {
	}

	/** Returns a text such as {@code legal}, {@code illegal: 1 place} or {@code illegal: 3 places}. */
	static String verdict(PlanResult route) {
		int places = route.conflicts().size();
		return places == 0 ? "legal" : "illegal: " + Counts.of(places, "place");
	}

	/**
	 * Returns a text that lists the objects that the unit overlaps. Each object is followed by its distance from the
	 * start along the route, in cells. For example: {@code circle 3 after 4.5 cells}.
	 *
	 * @param names returns the name of an obstacle
	 */
	static String details(PlanResult route, Function<ObstacleRef, String> names) {
		List<Conflict> conflicts = route.conflicts();
		return conflicts.stream().limit(NAMED)
				.map(each -> String.format(Locale.ROOT, "%s after %.1f cells", each.what(names), each.distance()))
				.collect(Collectors.joining(", "))
				+ (conflicts.size() > NAMED ? " and " + (conflicts.size() - NAMED) + " more" : "");
	}

	/**
	 * Returns a warning for the map: the first object that the unit overlaps, and how many more there are. Empty
	 * for a legal route.
	 *
	 * @param names returns the name of an obstacle
	 */
	static String warning(PlanResult route, Function<ObstacleRef, String> names) {
		int more = route.conflicts().size() - 1;
		return route.conflicts().stream().findFirst().map(first -> "Illegal: overlaps " + first.what(names)
				+ (more == 0 ? "" : "\nand " + Counts.of(more, "other"))).orElse("");
	}
}
