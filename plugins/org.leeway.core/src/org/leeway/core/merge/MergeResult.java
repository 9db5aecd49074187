package org.leeway.core.merge;

import java.util.List;

import org.leeway.model.Level;
import org.leeway.model.MergeConflict;

/** The result of a merge. */
public final class MergeResult {

	private final Level level;
	private final List<String> notes;
	private final MergeTrace trace;

	MergeResult(Level level, List<String> notes, MergeTrace trace) {
		this.level = level;
		this.notes = notes;
		this.trace = trace;
	}

	/**
	 * Returns the merged level, which is valid. Where ours and theirs conflict, the level has the content of ours. The
	 * {@linkplain #conflicts conflicts} of the level hold the content of theirs.
	 */
	public Level level() {
		return level;
	}

	/** Returns the level from which both sides were made. */
	public Level base() {
		return trace.levels().base();
	}

	/** Returns notes about decisions that the merge made without a conflict, in words for users. */
	public List<String> notes() {
		return notes;
	}

	/** Returns what is left to decide. */
	public List<MergeConflict> conflicts() {
		return level.getConflicts();
	}

	/** Returns how the merge went. */
	MergeTrace trace() {
		return trace;
	}
}
