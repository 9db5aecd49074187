package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A rule about spawns where an agent does not fit. An agent fits if it can stand somewhere so that it covers the cell
 * of the spawn. Several spawns in one cell are one finding.
 */
public final class SpawnFitRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "spawn-does-not-fit";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Agent does not fit at spawn", Severity.ERROR,
			Subject.AGENT,
			"The agent fits nowhere over the spawn. Move the spawn, clear its surroundings, or leave it to "
					+ "smaller agents.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		for (CheckedAgent agent : level.agents()) {
			agent.misfits().stream().distinct().forEach(spawn -> findings.add(finding(agent, spawn)));
		}
		return findings;
	}

	private static Finding finding(CheckedAgent agent, Cell spawn) {
		String message = agent.label() + " does not fit at the spawn at " + spawn;
		CellRect bounds = new CellRect(spawn.x(), spawn.y(), 1, 1);
		return DESCRIPTOR.finding(agent, message, 0, bounds, spawn);
	}
}
