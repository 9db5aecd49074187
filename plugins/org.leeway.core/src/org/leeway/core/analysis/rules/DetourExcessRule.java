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
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.part.Excess;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.routes.DetourComparison;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.world.Agent;

/**
 * A rule about required paths with a limit for the excess of the Detour engine's route over the shortest path. Reports
 * a path if the engine finds no route, or a route longer than allowed. Skips paths of agents that are not checked, and
 * paths that do not exist at all.
 */
public final class DetourExcessRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "detour-excess";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Recast/Detour route too long", Severity.WARNING,
			Subject.AGENT,
			"On a required path, the Recast/Detour route is longer than the shortest path by a greater share "
					+ "than the path allows, or its search runs out of nodes. Split large polygons of the mesh, or "
					+ "allow more nodes.");

	/** Limit for the decimal places of a number in a message. */
	private static final int PLACES = 12;

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		for (CheckedAgent agent : level.agents()) {
			level.header().requiredPaths(agent.agent()).stream().filter(ProbedPath::limitsExcess)
					.forEach(required -> problem(level, agent.agent(), required, progress).ifPresent(
							problem -> findings.add(PathFindings.of(DESCRIPTOR, level, agent, required, problem))));
		}
		return findings;
	}

	private static Optional<String> problem(CheckedLevel level, Agent agent, ProbedPath required, Progress progress) {
		BiFunction<PlannerChoice, PlanQuery, PlanResult> planning = (planner, query) -> level.plan(planner, query, progress);
		PlanQuery asked = required.query(agent);
		return engine(required).map(engine -> DetourComparison.of(planning.apply(engine, asked), asked, planning))
				.flatMap(compared -> compared.excess().filter(excess -> !required.allows(excess))
						.map(excess -> problem(required, compared, excess)));
	}

	/**
	 * Returns the planner that a required path names, if this planner finds routes of the Detour engine. For any other
	 * planner, returns the engine with the standard values of its options. Empty if the path names an unknown option or
	 * value, which {@link RequiredPathRule} reports.
	 */
	private static Optional<PlannerChoice> engine(ProbedPath required) {
		if (Planners.find(required.request().planner()).filter(DetourComparison::isFor).isEmpty()) {
			return Optional.of(DetourComparison.usual());
		}
		try {
			return Optional.of(PlannerChoice.of(required.request()));
		} catch (IllegalArgumentException unknown) {
			return Optional.empty();
		}
	}

	private static String problem(ProbedPath required, DetourComparison compared, Excess excess) {
		String ends = " from " + required.start() + " to " + required.goal();
		if (!compared.route().isFound()) {
			return ": Recast/Detour cannot get" + ends + ", where the shortest path is "
					+ rounded(excess.shortest(), 1).toPlainString() + ": " + compared.route().reason();
		}
		int places = 1;
		while (places < PLACES && !exceeds(excess, required.maxExcess(), places)) {
			places++;
		}
		return ": Recast/Detour needs " + rounded(excess.route(), places).toPlainString() + ends + ", "
				+ rounded(excess.percent(), places).toPlainString() + " % above the shortest "
				+ rounded(excess.shortest(), places).toPlainString() + ", expected at most "
				+ plain(required.maxExcess()) + " %; its search made " + Counts.of(compared.route().metrics().generated(), "node");
	}

	/** Returns whether an excess still exceeds the limit after both are rounded to {@code places} decimal places. */
	private static boolean exceeds(Excess excess, double limit, int places) {
		BigDecimal most = BigDecimal.valueOf(limit);
		BigDecimal allowed = rounded(excess.shortest(), places).multiply(most.movePointLeft(2).add(BigDecimal.ONE));
		return rounded(excess.percent(), places).compareTo(most) > 0
				&& rounded(excess.route(), places).compareTo(allowed) > 0;
	}

	private static BigDecimal rounded(double value, int places) {
		return BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_UP);
	}

	/** Formats a number without trailing zeros. */
	private static String plain(double value) {
		return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
	}
}
