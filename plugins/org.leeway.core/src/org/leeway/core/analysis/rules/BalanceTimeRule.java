package org.leeway.core.analysis.rules;

import java.util.List;

import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Rule;
import org.leeway.core.analysis.RuleDescriptor;
import org.leeway.core.analysis.RuleDescriptor.Subject;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.balance.Difference;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.Progress;

/** A rule about starts whose travel times differ more than the level allows. */
public final class BalanceTimeRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "balance-time";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Unequal travel times", Severity.WARNING, Subject.AGENT,
			"The way from one start to a start or an objective takes longer than the way from another start. Move starts, "
					+ "objectives or walls, or raise the limit of the level.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		return new BalanceFindings(DESCRIPTOR, seconds -> Lengths.format(seconds) + " s to")
				.check(level, level.header().intent().balance().time(), Difference::ofTimes, progress);
	}
}
