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
import org.leeway.core.level.value.Degrees;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.steering.search.PoseReach.Start;

/**
 * A rule about spawns where a turning unit does not fit with the heading of the spawn. At a spawn without a heading,
 * one fitting heading is enough. Spawns where the unit does not even fit as a square are left to {@link SpawnFitRule}.
 */
public final class SpawnHeadingRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "spawn-heading";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Turning unit does not fit at spawn", Severity.ERROR,
			Subject.AGENT,
			"The unit fits at the spawn, but overlaps something with the heading of the spawn. Turn the "
					+ "spawn, or move it.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		for (CheckedAgent agent : level.agents()) {
			level.poses(agent.agent(), progress).ifPresent(poses -> poses.misfits().stream().distinct()
					.filter(start -> !agent.misfits().contains(start.cell())).map(start -> finding(agent, start))
					.forEach(findings::add));
		}
		return findings;
	}

	private static Finding finding(CheckedAgent agent, Start start) {
		Cell spawn = start.cell();
		String heading = start.heading().isEmpty() ? "any heading" : "heading " + Degrees.ofRadians(start.heading().getAsDouble());
		return DESCRIPTOR.finding(agent, agent.label() + " does not fit with " + heading + " at the spawn at " + spawn, 0,
				new CellRect(spawn.x(), spawn.y(), 1, 1), spawn);
	}
}
