package org.leeway.cluster.corpus;

import java.io.Serializable;
import java.util.Map;

/**
 * What a line of the report says, in short.
 *
 * @param file     the level
 * @param key      {@link CorpusCheck#key} of its content; empty if it has to be checked again
 * @param at       where the line begins in the report, in bytes
 * @param bytes    how long it is, with its end
 * @param findings how many there are, by rule
 * @param problems whether a designer should act on one of them
 * @param failure  why the level could not be checked; empty if it was
 */
record LineFacts(String file, String key, long at, long bytes, Map<String, Integer> findings, boolean problems,
		String failure) implements Serializable {

	LineFacts placed(long newAt, long newBytes) {
		return new LineFacts(file, key, newAt, newBytes, findings, problems, failure);
	}

	boolean isComplete() {
		return file != null && key != null && findings != null && failure != null && at >= 0 && bytes > 0;
	}
}
