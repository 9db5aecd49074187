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
import org.leeway.core.analysis.explain.Removals;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.Region;

/**
 * A rule about regions where an agent could stand, but which the agent cannot reach. Each region is a finding, the
 * largest first.
 */
public final class UnreachableRegionRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "unreachable-region";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Unreachable region", Severity.ERROR,
			Subject.AGENT,
			"The agent fits in this region, but cannot get here from a spawn. Widen the gate that "
					+ "leads here, block the region, or declare it as intended.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		Removals removals = new Removals(level, progress);
		for (CheckedAgent agent : level.agents()) {
			for (Region region : agent.unreachableRegions(minArea, progress)) {
				findings.add(removals.ofRegion(finding(agent, region), agent.agent()));
			}
		}
		return findings;
	}

	private static Finding finding(CheckedAgent agent, Region region) {
		CellRect bounds = region.bounds();
		String message = agent.label() + " cannot reach a region of " + Counts.cells(region.cells())
				+ " at " + bounds.x() + "," + bounds.y()
				+ " (" + bounds.width() + " x " + bounds.height() + ")";
		return DESCRIPTOR.finding(agent, message, region.cells(), bounds,
				region.sample());
	}
}
