package org.leeway.core.analysis.rules;

import java.util.List;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.balance.Difference;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;

/**
 * A rule about starts whose numbers of lanes differ more than the level allows. Lanes are ways to the same goal that units
 * can use next to each other.
 */
public final class BalanceLanesRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "balance-lanes";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Unequal lanes", Severity.WARNING, Subject.AGENT,
			"Fewer ways next to each other lead from one start than from another start. Open or close a gap, or raise the "
					+ "limit of the level.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		return new BalanceFindings(DESCRIPTOR, lanes -> Counts.of(Math.round(lanes), "lane", "lanes") + " to")
				.check(level, level.header().intent().balance().lanes(), balance -> Difference.ofLanes(balance, progress), progress);
	}
}
