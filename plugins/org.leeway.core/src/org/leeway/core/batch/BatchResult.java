package org.leeway.core.batch;

import java.util.List;

import org.leeway.core.batch.Outcome.Kind;

/**
 * What came of a run.
 *
 * @param outcomes level by level, then those of reports, then outputs of earlier runs
 * @param problems inputs that name nothing, and what else failed without a task
 * @param errors in the report that has most of them
 * @param warnings in the report that has most of them
 * @param findings whether a report has findings that make the run fail
 */
public record BatchResult(List<Outcome> outcomes, List<String> problems, long errors, long warnings, boolean findings,
		double seconds) {

	/** The outcomes of a kind. */
	public List<Outcome> of(Kind kind) {
		return outcomes.stream().filter(each -> each.kind() == kind).toList();
	}

	/** Whether something that the config declares could not be made. */
	public boolean hasFailures() {
		return !problems.isEmpty() || outcomes.stream().anyMatch(each -> each.kind() == Kind.FAILED);
	}
}
