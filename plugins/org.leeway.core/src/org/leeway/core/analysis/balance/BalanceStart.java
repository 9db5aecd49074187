package org.leeway.core.analysis.balance;

import java.util.List;
import java.util.stream.Collectors;

import org.leeway.core.text.Counts;
import org.leeway.pathing.balance.Base;
import org.leeway.pathing.balance.Gap;

/**
 * The area, the objectives and the base of a start. Immutable.
 *
 * @param base the room to build, and the gaps that close the base
 */
public record BalanceStart(Territory territory, Base base) {

	/** Returns the start. */
	public Place start() {
		return territory.start();
	}

	/**
	 * Returns which gaps must be closed to close off the base, as a text such as {@code 2 gaps of 4 + 3}. Returns a hyphen if
	 * no gaps can close off the base.
	 */
	public String closedBy() {
		return base.closings().map(BalanceStart::widths).orElse("-");
	}

	private static String widths(List<Gap> gaps) {
		return gaps.isEmpty() ? "no gap" : Counts.of(gaps.size(), "gap", "gaps") + " of "
				+ gaps.stream().map(gap -> Integer.toString(gap.width())).collect(Collectors.joining(" + "));
	}
}
