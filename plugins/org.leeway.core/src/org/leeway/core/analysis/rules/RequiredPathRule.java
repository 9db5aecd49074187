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
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.RequiredPath;
import org.leeway.pathing.Progress;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;

/**
 * Finds the required paths that their agent does not have, or only at a higher cost than is allowed. A path that is
 * required of an agent that is not checked is left out.
 */
public final class RequiredPathRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "required-path";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Required path not met", Severity.ERROR);

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		for (CheckedAgent agent : level.agents()) {
			for (RequiredPath required : level.outline().requiredPaths(agent.agent())) {
				PathQuery query = new PathQuery(required.start(), required.goal(), agent.agent());
				problem(required, level.cheapestPath(query, progress))
						.ifPresent(problem -> findings.add(finding(level, agent, required, problem)));
			}
		}
		return findings;
	}

	private static Optional<String> problem(RequiredPath required, PathResult path) {
		String ends = required.start() + " to " + required.goal();
		if (!path.isFound()) {
			return Optional.of("does not get from " + ends + ": " + path.reason());
		}
		return required.allows(path.cost()) ? Optional.empty()
				: Optional.of("needs " + roundedUp(path.cost()) + " from " + ends + ", expected at most "
						+ required.maxCost());
	}

	/** So that it is more than the limit in the message too. */
	private static String roundedUp(double cost) {
		return BigDecimal.valueOf(cost).setScale(2, RoundingMode.CEILING).toPlainString();
	}

	private static Finding finding(CheckedLevel level, CheckedAgent agent, RequiredPath required, String problem) {
		String name = required.name().isEmpty() ? "" : required.name() + ": ";
		return DESCRIPTOR.finding(agent, name + agent.label() + " " + problem, 0,
				required.bounds(level.outline()), level.outline().nearest(required.start()));
	}
}
