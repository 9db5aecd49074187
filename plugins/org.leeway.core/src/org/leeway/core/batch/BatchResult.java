package org.leeway.core.batch;

import java.util.List;

import org.leeway.core.batch.Outcome.Kind;

/**
 * The result of a run.
 *
 * @param outcomes level by level, then the outcomes of reports, then of outputs of earlier runs
 * @param problems inputs that match no file, and failures that belong to no task
 * @param errors in the report that has most of them
 * @param warnings in the report that has most of them
 * @param findings whether a report has findings that make the run fail
 */
public record BatchResult(List<Outcome> outcomes, List<String> problems, long errors, long warnings, boolean findings,
		double seconds) {

	/** Returns the outcomes of a kind. */
	public List<Outcome> of(Kind kind) {
		return outcomes.stream().filter(each -> each.kind() == kind).toList();
	}

	/** Returns whether the run failed to make any output of the config. */
	public boolean hasFailures() {
		return !problems.isEmpty() || outcomes.stream().anyMatch(each -> each.kind() == Kind.FAILED);
	}
}
