package org.leeway.core.batch;

import java.util.List;
import java.util.Map;

import org.leeway.core.batch.BatchState.Made;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.Tried;

/**
 * The results of the tasks of a level file that were out of date.
 *
 * @param outcomes of all tasks but reports
 * @param made records of the outputs that were made
 * @param checks the levels of the file as each report needs them
 * @param inputs SHA-256 of the files that were read, by name
 * @param warnings as text
 */
record LevelResult(Map<Task, Outcome> outcomes, Map<Task, Made> made, Map<Task, List<Tried<ReportedLevel>>> checks,
		Map<String, String> inputs, List<String> warnings) {

	/** Nothing was due. */
	static final LevelResult NOTHING = new LevelResult(Map.of(), Map.of(), Map.of(), Map.of(), List.of());
}
