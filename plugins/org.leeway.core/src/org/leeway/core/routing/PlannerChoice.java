package org.leeway.core.routing;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;
import java.util.stream.Collectors;

import org.leeway.core.level.part.ProbeRequest;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Diagonals;

/** A planner and the chosen values of its options. Immutable. */
public record PlannerChoice(PlannerProvider provider, OptionValues options) {

	/**
	 * The characters between options: the same as {@code \\s} in a regular expression. A regular expression would enlarge the
	 * module of live pages.
	 */
	private static final String BLANKS = " \t\n\u000B\f\r";

	/** Returns a planner with the standard values of its options. */
	public static PlannerChoice of(PlannerProvider provider) {
		return new PlannerChoice(provider, OptionValues.STANDARD);
	}

	/**
	 * Parses the name of a planner and its options, as a level file holds them.
	 *
	 * @param id of the planner. Empty for the standard planner
	 * @param options as {@code name=value} separated by blanks
	 * @throws IllegalArgumentException if there is no such planner, option or value. The message lists the valid choices
	 */
	public static PlannerChoice parse(String id, String options) {
		PlannerProvider provider = id.isBlank() ? Planners.standard() : Planners.get(id);
		Map<String, String> texts = new LinkedHashMap<>();
		if (!options.isBlank()) {
			for (StringTokenizer words = new StringTokenizer(options.strip(), BLANKS); words.hasMoreTokens();) {
				String option = words.nextToken();
				int equals = option.indexOf('=');
				if (equals <= 0) {
					throw new IllegalArgumentException("'" + option + "' is not an option, expected name=value");
				}
				texts.put(option.substring(0, equals), option.substring(equals + 1));
			}
		}
		return new PlannerChoice(provider, OptionValues.parse(provider.options(), texts));
	}

	/**
	 * Returns the planner that a probe asks for. A probe is a request for a route.
	 *
	 * @throws IllegalArgumentException if there is no such planner, option or value. The message lists the valid choices
	 */
	public static PlannerChoice of(ProbeRequest request) {
		return parse(request.planner(), request.options());
	}

	/** Returns the planner that a probe asks for. Empty if there is no such planner, option or value. */
	public static Optional<PlannerChoice> find(ProbeRequest request) {
		try {
			return Optional.of(of(request));
		} catch (IllegalArgumentException unknown) {
			return Optional.empty();
		}
	}

	/**
	 * Returns an optimal planner for paths of the same kind ({@link PlannerProvider#domain}), for comparison. Empty if
	 * there is none, or if this planner is optimal itself.
	 */
	public Optional<PlannerProvider> exact() {
		return provider.isOptimal() ? Optional.empty() : Planners.reference(provider.domain());
	}

	/** Prepares a map, so that later queries to this planner are fast. Stores the results in {@code preparation}. */
	public void prepare(Preparation preparation, Progress progress) {
		provider.prepare(preparation, options, progress);
	}

	/**
	 * Returns a message that says why the planner cannot be used with this rule of diagonal steps. Empty if the planner
	 * can be used.
	 */
	public Optional<String> problem(Diagonals diagonals) {
		return provider.diagonals().contains(diagonals) ? Optional.empty() : Optional.of(provider.id()
				+ " does not take diagonal steps by the rule " + diagonals.id() + ", expected one of "
				+ Planners.registered().stream().filter(other -> other.domain().isOnGrid() && other.diagonals().contains(diagonals))
						.map(PlannerProvider::id).collect(Collectors.joining(", ")));
	}

	/**
	 * Answers a query. If the planner does not support the level's rule of diagonal steps, the answer is a refusal.
	 *
	 * @throws IllegalArgumentException if {@code preparation} was not made for the agent of the query
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public PlanResult plan(Preparation preparation, PlanQuery query, Progress progress) {
		return problem(preparation.world().diagonals()).map(problem -> PlanResult.otherRule(query, problem))
				.orElseGet(() -> provider.prepare(preparation, options, progress).plan(query, progress));
	}
}
