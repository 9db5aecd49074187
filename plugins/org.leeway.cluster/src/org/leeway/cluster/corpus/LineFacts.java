package org.leeway.cluster.corpus;

import java.io.Serializable;
import java.util.Map;

/**
 * A summary of a line of the report. The line is about one level.
 *
 * @param file the name of the level
 * @param key the {@link CorpusCheck#key} of the level. Empty if the next run has to check the level even if it is unchanged
 * @param at position of the line in the report, in bytes
 * @param bytes length of the line with its end
 * @param findings number of findings, indexed by id of the rule
 * @param problems whether the level has a finding on which a designer should act
 * @param failure why the level could not be checked, or empty
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
