package org.leeway.ui.routes;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;

import org.leeway.core.level.part.Excess;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.routes.CheckedRoute;
import org.leeway.core.text.Counts;
import org.leeway.core.text.Lengths;
import org.leeway.model.PathProbe;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.ui.presenter.RoutePresenter;

/** A row of the table of routes: the answer of one planner to one probe. A probe asks for a route between two places. Immutable. */
record RouteRow(PathProbe probe, PlannerProvider planner) {

	/** The columns of the table. */
	enum Column {
		PROBE("Probe", 130, false), AGENT("Agent", 75, false), PLANNER("Planner", 185, false),
		LEGAL("Legal", 55, false), COST("Cost", 75, true), LENGTH("Length", 75, true),
		TIME("Seconds", 75, true),
		EXCESS("Over optimal", 105, true), EXPANDED("Expanded", 85, true), GENERATED("Generated", 90, true),
		MICROS("\u00b5s", 70, true), RESULT("Result", 400, false);

		private final String title;
		private final int width;
		private final boolean number;

		Column(String title, int width, boolean number) {
			this.title = title;
			this.width = width;
			this.number = number;
		}

		String title() {
			return title;
		}

		/** Returns the initial width of the column, in pixels. */
		int width() {
			return width;
		}

		boolean isNumber() {
			return number;
		}
	}

	String text(Column column, RoutePresenter routes) {
		Optional<PlanResult> route = routes.route(probe, planner);
		Optional<PlanResult> found = route.filter(PlanResult::isFound);
		Optional<SearchMetrics> metrics = found.map(PlanResult::metrics);
		return switch (column) {
		case PROBE -> routes.name(probe);
		case AGENT -> probe.getAgent() == null ? "" : probe.getAgent().getName();
		case PLANNER -> PlannerName.of(planner);
		case LEGAL -> found.map(each -> isLegal(routes) ? "yes" : "no").orElse("");
		case COST -> found.map(each -> Lengths.format(each.cost())).orElse("");
		case LENGTH -> found.map(each -> Lengths.format(each.length())).orElse("");
		case TIME -> found.map(each -> Lengths.format(each.duration())).orElse("");
		case EXCESS -> found.map(each -> isLegal(routes)
				? routes.excess(probe, planner).map(RouteRow::percent).orElseGet(() -> atMost(each))
				: "illegal").orElse("");
		case EXPANDED -> metrics.map(each -> Counts.digits(each.expanded())).orElse("");
		case GENERATED -> metrics.map(each -> Counts.digits(each.generated())).orElse("");
		case MICROS -> metrics.map(each -> Counts.digits(TimeUnit.NANOSECONDS.toMicros(each.nanos()))).orElse("");
		case RESULT -> result(route, routes);
		};
	}

	private boolean isLegal(RoutePresenter routes) {
		return routes.checked(probe, planner).filter(CheckedRoute::isLegal).isPresent();
	}

	/**
	 * Returns how much longer a legal route is than the exact route, that is, a route of an optimal planner. For example,
	 * {@code +1.5 %}. Returns {@code optimal} if the route is not longer. No legal route is shorter, except by a rounding
	 * error.
	 */
	private static String percent(Excess excess) {
		return excess.share() <= 0 ? "optimal" : format("%+.1f %%", excess.percent());
	}

	/**
	 * Returns a limit for the excess of a route's cost over the least cost, such as {@code at most 0.8 %}. Empty if no limit
	 * is known.
	 */
	private static String atMost(PlanResult route) {
		OptionalDouble most = route.percentAboveBound();
		return most.isEmpty() ? "" : format("at most %.2f %%", Math.ceil(100 * most.getAsDouble()) / 100);
	}

	private boolean isTurning() {
		return planner.domain() == Domain.TURNING;
	}

	private String result(Optional<PlanResult> route, RoutePresenter routes) {
		return probe.getAgent() == null ? "no agent is chosen"
				: route.map(each -> !each.isFound() ? routes.reason(each) : isTurning() ? driven(each, routes) : found(each, routes))
						.orElse("searching...");
	}

	/** Returns a text that says whether the route is legal, what the unit overlaps, and how the unit drives. */
	private String driven(PlanResult route, RoutePresenter routes) {
		List<Move> moves = route.trajectory().orElseThrow().moves();
		long reverse = moves.stream().filter(move -> move instanceof Move.Drive drive && drive.gear() == Gear.REVERSE).count();
		long pivots = moves.stream().filter(Move.Pivot.class::isInstance).count();
		return routes.verdict(route) + (route.isLegal() ? "" : ", overlaps " + routes.conflicts(route)) + "; "
				+ lines(route.trajectory().orElseThrow().segments()) + (reverse == 0 ? "" : ", " + reverse + " in reverse")
				+ (pivots == 0 ? "" : ", " + Counts.of(pivots, "turn") + " on the spot") + tooCostly(route);
	}

	private String tooCostly(PlanResult route) {
		return !probe.isRequired() || ProbedPath.of(probe).allows(route.cost()) ? ""
				: "; costs more than the allowed " + Lengths.format(probe.getMaxCost());
	}

	private String found(PlanResult route, RoutePresenter routes) {
		return planner.domain().isOnGrid() ? found(route.cost()) + lowerBound(route)
				: "found: " + lines(route.trajectory().orElseThrow().segments())
						+ (planner.isOptimal() ? ", exact length " : ", length ") + Lengths.format(route.length()) + narrowed(route)
						+ lowerBound(route)
						+ routes.checked(probe, planner).flatMap(CheckedRoute::blocked)
								.map(cell -> ", ignores terrain: the agent cannot cross " + cell).orElse("");
	}

	private static String lowerBound(PlanResult route) {
		OptionalDouble bound = route.lowerBound();
		return bound.isEmpty() ? "" : "; no route costs less than " + Lengths.format(Math.floor(100 * bound.getAsDouble()) / 100);
	}

	private static String narrowed(PlanResult route) {
		OptionalDouble radius = route.narrowedRadius();
		return radius.isEmpty() ? ""
				: ", too close to walls: only a radius of " + Lengths.format(radius.getAsDouble()) + " fits, the unit has "
						+ Lengths.format(route.query().agent().radius());
	}

	private static String lines(List<PathSegment> segments) {
		long arcs = segments.stream().filter(Arc.class::isInstance).count();
		long lines = segments.size() - arcs;
		return Counts.of(lines, "line")
				+ (arcs == 0 ? "" : " and " + Counts.of(arcs, "arc"));
	}

	private String found(double cost) {
		return !probe.isRequired() || ProbedPath.of(probe).allows(cost) ? "found"
				: "found, but costs more than the allowed " + Lengths.format(probe.getMaxCost());
	}

	private static String format(String pattern, Object value) {
		return String.format(Locale.ROOT, pattern, value);
	}
}
