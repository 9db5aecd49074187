package org.leeway.core.analysis.rules;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.level.part.ProbedPath;

/** A factory of findings about required paths. */
final class PathFindings {

	private PathFindings() {
	}

	/**
	 * Returns a finding about a required path.
	 *
	 * @param problem words that follow the agent's label in the message
	 */
	static Finding of(RuleDescriptor rule, CheckedLevel level, CheckedAgent agent, ProbedPath required, String problem) {
		String name = required.name().isEmpty() ? "" : required.name() + ": ";
		return rule.finding(agent, name + agent.label() + problem, 0, level.header().bounds(required),
				level.header().nearest(required.start()));
	}
}
