package org.leeway.core.batch;

import java.util.List;
import java.util.Map;

import org.leeway.core.batch.BatchState.Made;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.Attempt;

/**
 * The results of a batch for one level file. Tasks that were up to date have no results.
 *
 * @param outcomes the outcomes of the tasks, except of tasks that make reports
 * @param made what each successful task has read and written
 * @param checks the results of checking the levels in the file, indexed by the task of a report
 * @param inputs the SHA-256 of the files that were read, indexed by name
 * @param warnings messages about assumptions and losses
 */
record LevelResult(Map<Task, Outcome> outcomes, Map<Task, Made> made, Map<Task, List<Attempt<ReportedLevel>>> checks,
		Map<String, String> inputs, List<String> warnings) {

	/** The result if all tasks are up to date. */
	static final LevelResult NOTHING = new LevelResult(Map.of(), Map.of(), Map.of(), Map.of(), List.of());
}
