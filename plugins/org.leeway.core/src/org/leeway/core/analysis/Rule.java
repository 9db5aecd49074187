package org.leeway.core.analysis;

import java.util.List;

import org.leeway.pathing.Progress;

/**
 * Finds one kind of problem in an analysed level. Plug-ins contribute rules to the extension point
 * {@code org.leeway.core.rules}; an implementation has a public constructor without arguments and no state. A level that
 * fits into memory comes as a {@link LevelAnalysis}, which knows more than a {@link CheckedLevel}.
 */
public interface Rule {

	/** What the rule is; constant. */
	RuleDescriptor descriptor();

	/**
	 * Checks a level; findings are in the order of the agents.
	 *
	 * @param minArea the least number of cells of a region to report, at least 1
	 * @param progress may cancel the check
	 * @throws java.util.concurrent.CancellationException if the check was cancelled
	 */
	List<Finding> check(CheckedLevel level, long minArea, Progress progress);
}
