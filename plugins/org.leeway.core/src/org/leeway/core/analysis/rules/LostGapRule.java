package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.value.ObstacleName;
import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.Gap;
import org.leeway.pathing.gaps.LostGaps;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A rule about gaps that are lost on the grid: an agent passes the gap as a disc, but not as a square of cells. Reports a gap
 * only if the square fits on both sides of the gap, but gets to only one side from the agent's spawns. Checks only levels in
 * memory, not levels that are read row by row.
 */
public final class LostGapRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "lost-gap";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Gap lost on the grid", Severity.WARNING,
			Subject.AGENT,
			"The agent passes this gap as a disc, but not on the grid, and that cuts off a region. Move the "
					+ "obstacles apart, or align them with the grid.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		if (!(level instanceof LevelAnalysis analysis)) {
			return findings;
		}
		for (AgentAnalysis agent : analysis.agents()) {
			if (agent.isCheckedAsDisc() && !agent.unreachableRegions(minArea, progress).isEmpty()) {
				findings.addAll(check(agent, level.header(), level.gaps(progress).gaps(), progress));
			}
		}
		return findings;
	}

	private static List<Finding> check(AgentAnalysis agent, LevelHeader level, List<Gap> gaps, Progress progress) {
		double radius = agent.agent().radius();
		return LostGaps.among(gaps, level.scene(), radius, agent.reachability(), progress).stream()
				.map(gap -> finding(gap, agent, radius, level)).toList();
	}

	private static Finding finding(Gap gap, AgentAnalysis agent, double radius, LevelHeader level) {
		Segment across = gap.across();
		Cell from = level.nearest(across.from());
		Cell to = level.nearest(across.to());
		CellRect bounds = new CellRect(from.x(), from.y(), 1, 1).union(new CellRect(to.x(), to.y(), 1, 1));
		String message = String.format(Locale.ROOT,
				"%s passes the gap of %.2f between %s and %s as a disc of radius %s, but not on the grid", agent.label(),
				2 * gap.radius(), ObstacleName.of(gap.a(), level.scene()),
				gap.b().map(obstacle -> ObstacleName.of(obstacle, level.scene())).orElse("the border"), radius);
		return DESCRIPTOR.finding(agent, message, 0, bounds, level.nearest(gap.middle()));
	}
}
