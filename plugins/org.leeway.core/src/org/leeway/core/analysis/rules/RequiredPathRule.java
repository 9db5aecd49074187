package org.leeway.core.analysis.rules;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.level.value.ObstacleName;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.pathing.Progress;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.world.Agent;

/**
 * A rule about required paths that do not exist for their agent, are too expensive, or cannot be planned. Skips paths
 * of agents that are not checked.
 */
public final class RequiredPathRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "required-path";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Required path not met", Severity.ERROR,
			Subject.AGENT,
			"A path that the level requires does not exist, or costs more than allowed. Open the way, or "
					+ "change the requirement.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		for (CheckedAgent agent : level.agents()) {
			for (ProbedPath required : level.header().requiredPaths(agent.agent())) {
				problem(level, agent.agent(), required, progress)
						.ifPresent(problem -> findings.add(PathFindings.of(DESCRIPTOR, level, agent, required, " " + problem)));
			}
		}
		return findings;
	}

	private static Optional<String> problem(CheckedLevel level, Agent agent, ProbedPath required, Progress progress) {
		try {
			PlannerChoice planner = PlannerChoice.of(required.request());
			return problem(required, level.plan(planner, required.query(agent), progress), level);
		} catch (IllegalArgumentException unknown) {
			return Optional.of("cannot be planned: " + unknown.getMessage());
		}
	}

	private static Optional<String> problem(ProbedPath required, PlanResult path, CheckedLevel level) {
		String ends = required.start() + " to " + required.goal();
		if (path.outcome() == Outcome.OTHER_RULE) {
			return Optional.of("cannot be planned: " + path.reason());
		}
		if (!path.isFound()) {
			return Optional.of("cannot get from " + ends + ": " + path.reason(
					obstacle -> ObstacleName.of(obstacle, level.header().scene())));
		}
		return required.allows(path.cost()) ? Optional.empty()
				: Optional.of("needs " + roundedUp(path.cost()) + " from " + ends + ", expected at most "
						+ required.maxCost());
	}

	/** Rounds a cost up and formats it. A cost that is rounded down could equal the limit that it exceeds. */
	private static String roundedUp(double cost) {
		return BigDecimal.valueOf(cost).setScale(2, RoundingMode.CEILING).toPlainString();
	}
}
