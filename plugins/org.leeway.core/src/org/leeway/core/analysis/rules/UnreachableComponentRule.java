package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.gaps.UnreachableComponent;
import org.leeway.pathing.grid.CellRect;

/**
 * A rule about pockets among circles and polygons. A pocket is a free area where a disc agent fits, but which the agent cannot
 * reach from any of its spawns. Checks only disc agents that have a spawn.
 */
public final class UnreachableComponentRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "unreachable-pocket";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Unreachable pocket", Severity.ERROR,
			Subject.AGENT,
			"Among circles and polygons, the agent fits here as a disc, but cannot get here from a spawn. "
					+ "Move the obstacles apart, fill the pocket, or declare it as intended.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		LevelHeader header = level.header();
		List<? extends CheckedAgent> discs = level.agents().stream().filter(CheckedAgent::isCheckedAsDisc)
				.filter(agent -> !header.spawns(agent.agent()).isEmpty()).toList();
		List<Finding> findings = new ArrayList<>();
		if (discs.isEmpty()) {
			return findings;
		}
		GapMap gaps = level.gaps(progress);
		for (CheckedAgent agent : discs) {
			progress.check();
			double radius = agent.agent().radius();
			for (UnreachableComponent component : gaps.unreachableComponents(radius,
					header.starts(agent.agent()).toList(), progress)) {
				CellRect bounds = component.cells(radius, header.width(), header.height());
				if (bounds.cells() >= minArea) {
					findings.add(finding(agent, radius, component, bounds, header));
				}
			}
		}
		return findings;
	}

	private static Finding finding(CheckedAgent agent, double radius, UnreachableComponent component, CellRect bounds,
			LevelHeader level) {
		String message = String.format(Locale.ROOT, "%s, as a disc of radius %s, cannot reach a pocket at %d,%d (%d x %d)",
				agent.label(), radius, bounds.x(), bounds.y(), bounds.width(), bounds.height());
		return DESCRIPTOR.finding(agent, message, 0, bounds, level.nearest(component.place()));
	}
}
