package org.leeway.core.analysis;

import java.util.List;

import org.leeway.pathing.Progress;

/**
 * A check of levels for one kind of problem. Plug-ins contribute rules to the extension point {@code org.leeway.core.rules}. A
 * class that implements a rule has no state, and a public constructor without arguments. The level to check is a {@link
 * LevelAnalysis} if it is in memory. A rule may cast such a level, to get results that a {@link CheckedLevel} lacks.
 */
public interface Rule {

	/** Returns the description of the rule, which is always the same. */
	RuleDescriptor descriptor();

	/**
	 * Checks a level, and returns the findings in the order of the agents.
	 *
	 * @param minArea the least number of cells of a region to report, at least 1
	 * @param progress may cancel the check
	 * @throws java.util.concurrent.CancellationException if the check was cancelled
	 */
	List<Finding> check(CheckedLevel level, long minArea, Progress progress);
}
