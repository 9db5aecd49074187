package org.leeway.core.analysis.rules;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.level.part.Excess;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.routes.EngineComparison;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.util.Decimal;
import org.leeway.pathing.world.Agent;

/**
 * A check of required paths against the routes of one engine, such as Godot. A path may limit by how many per cent an
 * engine's route may be longer than the shortest path. Reports routes that exceed the limit, and paths for which the engine
 * finds no route. Skips paths that set no such limit, and paths that do not exist at all.
 *
 * @param engine the planner of the engine. Paths that name the planner of another engine are skipped
 * @param isUsual whether to also check paths that name no engine. For these paths, the planner has its standard options
 * @param name the name of the engine in messages
 * @param effort the word in messages for one unit of the engine's search, such as {@code node}
 */
record ExcessCheck(RuleDescriptor descriptor, PlannerProvider engine, boolean isUsual, String name, String effort) {

	/** Limit for the decimal places in a message. */
	private static final int PLACES = 12;

	List<Finding> check(CheckedLevel level, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		for (CheckedAgent agent : level.agents()) {
			level.header().requiredPaths(agent.agent()).stream().filter(ProbedPath::limitsExcess)
					.forEach(required -> problem(level, agent.agent(), required, progress).ifPresent(
							problem -> findings.add(PathFindings.of(descriptor, level, agent, required, problem))));
		}
		return findings;
	}

	private Optional<String> problem(CheckedLevel level, Agent agent, ProbedPath required, Progress progress) {
		BiFunction<PlannerChoice, PlanQuery, PlanResult> planning = (planner, query) -> level.plan(planner, query, progress);
		PlanQuery asked = required.query(agent);
		return planner(required).map(planner -> EngineComparison.of(planning.apply(planner, asked), asked, planning))
				.flatMap(compared -> compared.excess().filter(excess -> !required.allows(excess))
						.map(excess -> problem(required, compared, excess)));
	}

	/**
	 * Returns the planner for a required path, with the options that the path names. Empty if the path is for another
	 * engine. Also empty if an option is unknown, because {@link RequiredPathRule} reports this.
	 */
	private Optional<PlannerChoice> planner(ProbedPath required) {
		Optional<PlannerProvider> named = Planners.find(required.request().planner()).filter(EngineComparison::isFor);
		if (named.isEmpty()) {
			return isUsual ? Optional.of(PlannerChoice.of(engine)) : Optional.empty();
		}
		try {
			return named.get().id().equals(engine.id()) ? Optional.of(PlannerChoice.of(required.request())) : Optional.empty();
		} catch (IllegalArgumentException unknown) {
			return Optional.empty();
		}
	}

	private String problem(ProbedPath required, EngineComparison compared, Excess excess) {
		String ends = " from " + required.start() + " to " + required.goal();
		if (!compared.route().isFound()) {
			return ": " + name + " cannot get" + ends + ", where the shortest path is "
					+ rounded(excess.shortest(), 1).toPlainString() + ": " + compared.route().reason();
		}
		int places = 1;
		while (places < PLACES && !exceeds(excess, required.maxExcess(), places)) {
			places++;
		}
		return ": " + name + " needs " + rounded(excess.route(), places).toPlainString() + ends + ", "
				+ rounded(excess.percent(), places).toPlainString() + " % above the shortest "
				+ rounded(excess.shortest(), places).toPlainString() + ", expected at most "
				+ Decimal.plain(required.maxExcess()) + " %; its search made " + Counts.of(compared.route().metrics().generated(), effort);
	}

	/**
	 * Returns whether a route still exceeds the limit if all numbers are rounded to {@code places} decimal places, as in a
	 * message. For example, 10.004 % exceeds a limit of 10 % only with three or more decimal places.
	 *
	 * @param limit how many per cent the route may be longer than the shortest path
	 */
	private static boolean exceeds(Excess excess, double limit, int places) {
		BigDecimal most = BigDecimal.valueOf(limit);
		BigDecimal allowed = rounded(excess.shortest(), places).multiply(most.movePointLeft(2).add(BigDecimal.ONE));
		return rounded(excess.percent(), places).compareTo(most) > 0
				&& rounded(excess.route(), places).compareTo(allowed) > 0;
	}

	private static BigDecimal rounded(double value, int places) {
		return BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_UP);
	}
}
