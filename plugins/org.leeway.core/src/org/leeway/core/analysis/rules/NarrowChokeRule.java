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
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A rule about chokes, that is, narrow passages between wider places. The level may demand how wide chokes must be for an agent.
 * Reports narrower chokes. Leaves out a choke if the area behind it has fewer cells than the least area to report. Chokes with the
 * most cells behind them come first.
 */
public final class NarrowChokeRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "narrow-choke";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Narrow choke", Severity.WARNING,
			Subject.AGENT,
			"A passage on a path of the agent is narrower than the level requires. Widen it, or lower the "
					+ "requirement.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		List<Finding> findings = new ArrayList<>();
		for (CheckedAgent agent : level.agents()) {
			int least = level.header().intent().minChokes().getOrDefault(agent.agent().name(), 0);
			if (least > agent.agent().size()) {
				agent.chokes(minArea, progress).stream().filter(choke -> choke.width() < least)
						.forEach(choke -> findings.add(finding(agent, choke, least)));
			}
		}
		return findings;
	}

	private static Finding finding(CheckedAgent agent, Choke choke, int least) {
		String message = agent.label() + " passes a choke of width " + choke.width() + " " + choke.place()
				+ ", expected at least " + least;
		return DESCRIPTOR.finding(agent, message, choke.behind(),
				bounds(choke.across()), choke.at());
	}

	private static CellRect bounds(List<Cell> cells) {
		return cells.stream().map(cell -> new CellRect(cell.x(), cell.y(), 1, 1)).reduce(CellRect::union).orElseThrow();
	}
}
