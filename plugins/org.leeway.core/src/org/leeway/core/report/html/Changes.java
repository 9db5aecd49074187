package org.leeway.core.report.html;

import java.util.Optional;

import org.leeway.core.compare.LevelDiff;

/**
 * The changes in a level since a revision. Immutable.
 *
 * @param revision as the user named it
 * @param diff empty if there is nothing to compare with
 * @param remark why there is nothing to compare with, or empty
 */
public record Changes(String revision, Optional<LevelDiff> diff, String remark) {

	/** Creates changes from the level of a revision. */
	public static Changes of(String revision, LevelDiff diff) {
		return new Changes(revision, Optional.of(diff), "");
	}

	/**
	 * Creates an object without changes, because there is no other level to compare with.
	 *
	 * @param remark why there is nothing to compare with
	 */
	public static Changes none(String revision, String remark) {
		return new Changes(revision, Optional.empty(), remark);
	}
}
