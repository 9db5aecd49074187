package org.leeway.core.analysis;

import java.util.List;

import org.leeway.pathing.Progress;

/**
 * Looks for one kind of problem in an analysed level. Contributed to the extension point
 * {@code org.leeway.core.rules}; an implementation has a public constructor without arguments and no state. Where a
 * level is not too large for memory, it is a {@link LevelAnalysis}, which knows more than a {@link CheckedLevel}.
 */
public interface Rule {

	/** What the rule says about itself, always the same. */
	RuleDescriptor descriptor();

	/**
	 * What the rule finds, agent by agent.
	 *
	 * @param minArea regions of fewer cells are ignored; 1 and more
	 * @param progress is asked now and then whether to go on
	 * @throws java.util.concurrent.CancellationException if the check was cancelled
	 */
	List<Finding> check(CheckedLevel level, long minArea, Progress progress);
}
