package org.leeway.core.batch;

import java.util.List;
import java.util.Map;

import org.leeway.core.batch.BatchState.Made;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.Tried;

/**
 * What came of the tasks of a level file that are due.
 *
 * @param outcomes of all but reports
 * @param made what was made
 * @param checks for reports, the levels of the file
 * @param inputs the files that were read and their SHA-256
 * @param warnings in words
 */
record LevelResult(Map<Task, Outcome> outcomes, Map<Task, Made> made, Map<Task, List<Tried<ReportedLevel>>> checks,
		Map<String, String> inputs, List<String> warnings) {

	/** Nothing was due. */
	static final LevelResult NOTHING = new LevelResult(Map.of(), Map.of(), Map.of(), Map.of(), List.of());
}
