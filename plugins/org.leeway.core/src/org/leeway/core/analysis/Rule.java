package org.leeway.core.analysis;

import java.util.List;

import org.leeway.pathing.Progress;

/**
 * A check of analysed levels for one kind of problem. Plug-ins contribute rules to the extension point
 * {@code org.leeway.core.rules}. An implementation has a public constructor without arguments and no state. A level in
 * memory is passed as a {@link LevelAnalysis}, which has more results than a {@link CheckedLevel}.
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
