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
 * A rule about starts whose areas differ more than the level allows. The area of a start is the set of places that the
 * agent reaches from this start first.
 */
public final class BalanceAreaRule implements Rule {

	/** Id of the rule. */
	public static final String ID = "balance-area";

	private static final RuleDescriptor DESCRIPTOR = new RuleDescriptor(ID, "Unequal areas", Severity.WARNING, Subject.AGENT,
			"One start is nearest to fewer places than another start. Move the starts or change the terrain between them, "
					+ "or raise the limit of the level.");

	@Override
	public RuleDescriptor descriptor() {
		return DESCRIPTOR;
	}

	@Override
	public List<Finding> check(CheckedLevel level, long minArea, Progress progress) {
		return new BalanceFindings(DESCRIPTOR, places -> Counts.of(Math.round(places), "nearest place", "nearest places"))
				.check(level, level.header().intent().balance().area(), Difference::ofAreas, progress);
	}
}
