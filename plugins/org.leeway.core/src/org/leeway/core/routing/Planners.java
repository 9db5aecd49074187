package org.leeway.core.routing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.core.extension.Contribution;
import org.leeway.core.extension.Extensions;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlannerProvider;

/**
 * The catalogue of all planners, in the order of registration. The planners come from the extension point
 * {@code org.leeway.core.planners}. Every part of Leeway that lists or asks planners uses this catalogue.
 */
public final class Planners {

	private static final String POINT = "org.leeway.core.planners";

	private Planners() {
	}

	/** Returns all planners. Planners of one plug-in are in the order of its {@code plugin.xml}. */
	public static List<PlannerProvider> registered() {
		return Registered.PLANNERS;
	}

	/** Returns the planner that answers if the user chooses none. */
	public static PlannerProvider standard() {
		return Registered.STANDARD;
	}

	/** Returns the planner with this id. Empty if there is none. */
	public static Optional<PlannerProvider> find(String id) {
		return registered().stream().filter(planner -> planner.id().equals(id)).findFirst();
	}

	/**
	 * Returns the planner with this id.
	 *
	 * @throws IllegalArgumentException if there is none. The message lists the valid ids
	 */
	public static PlannerProvider get(String id) {
		return find(id).orElseThrow(() -> new IllegalArgumentException("'" + id + "' is not a planner, expected one of "
				+ registered().stream().map(PlannerProvider::id).collect(Collectors.joining(", "))));
	}

	/**
	 * Returns an optimal planner of a domain, for comparison with other planners. Prefers the standard planner. If the standard
	 * planner has another domain or is not optimal, takes the first registered planner that is optimal in the domain. Empty if
	 * the domain has no optimal planner.
	 */
	public static Optional<PlannerProvider> reference(Domain domain) {
		return Stream.concat(Stream.of(standard()), registered().stream())
				.filter(planner -> planner.domain() == domain && planner.isOptimal()).findFirst();
	}

	/** A holder that reads the registry on first use. */
	private static final class Registered {

		static final List<PlannerProvider> PLANNERS;
		static final PlannerProvider STANDARD;

		static {
			List<Contribution> elements = Extensions.of(POINT);
			PLANNERS = elements.stream().map(element -> element.create("class", PlannerProvider.class)).toList();
			STANDARD = IntStream.range(0, elements.size())
					.filter(i -> elements.get(i).isTrue("standard")).mapToObj(PLANNERS::get).findFirst().orElse(PLANNERS.getFirst());
		}
	}
}
