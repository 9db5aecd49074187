package org.leeway.core.analysis.rules;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.level.part.ProbedPath;

/** Makes findings about required paths. */
final class PathFindings {

	private PathFindings() {
	}

	/** @param problem in words that follow the agent */
	static Finding of(RuleDescriptor rule, CheckedLevel level, CheckedAgent agent, ProbedPath required, String problem) {
		String name = required.name().isEmpty() ? "" : required.name() + ": ";
		return rule.finding(agent, name + agent.label() + problem, 0, level.header().bounds(required),
				level.header().nearest(required.start()));
	}
}
