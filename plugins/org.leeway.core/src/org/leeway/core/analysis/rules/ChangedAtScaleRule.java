package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.explain.CoarserCopies;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.scale.GateChange;
import org.leeway.pathing.scale.Scales;

/**
 * A rule about passages that are open in the level but closed in a coarser copy of the level, or the other way round.
 * In the copy, one cell stands for a square of cells. The level says which coarser copies to check, such as 1/2.
 */
public final class ChangedAtScaleRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "changed-at-scale";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Gate changed at a coarser scale", Severity.WARNING,
			Subject.AGENT,
			"In a copy of the level with coarser cells, this gate is closed or open for the agent, unlike in the level. Widen the gate or "
					+ "the wall, or move it onto the borders of the coarser cells.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		Scales scales = level.header().intent().scales();
		for (CheckedAgent agent : level.agents()) {
			if (agent instanceof AgentAnalysis whole) {
				for (int factor : scales.factors()) {
					CoarserCopies.gates(whole, factor, scales.shrink(), minArea, progress)
							.forEach(change -> findings.add(finding(agent, change, factor)));
				}
			}
		}
		return findings;
	}

	private static Finding finding(CheckedAgent agent, GateChange change, int factor) {
		String place = "at " + change.place().x() + "," + change.place().y() + " (" + change.place().width() + " x "
				+ change.place().height() + ")";
		String message = agent.label() + (change.isClosed() ? " loses a gate " + place + " at scale 1/" + factor + ", which cuts off "
				: " gains a gate " + place + " at scale 1/" + factor + ", which joins ") + Counts.cells(change.cells());
		return DESCRIPTOR.finding(agent, message, change.cells(), change.place(), change.sample());
	}
}
