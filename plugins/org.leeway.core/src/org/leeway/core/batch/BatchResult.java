package org.leeway.core.batch;

import java.util.List;

import org.leeway.core.batch.Outcome.Kind;

/**
 * The result of a run.
 *
 * @param outcomes what happened to outputs: first by the tasks of each level, sorted by the level's name. Then by the tasks
 * about all levels. Last, outputs of earlier runs that no task makes any more
 * @param problems messages about inputs that match no file, and about failures that belong to no task
 * @param errors the number of errors in the report with the most errors
 * @param warnings the number of warnings in the report with the most warnings
 * @param findings whether a report has findings that make the run fail
 * @param seconds the duration of the run
 */
public record BatchResult(List<Outcome> outcomes, List<String> problems, long errors, long warnings, boolean findings,
		double seconds) {

	/** Returns the outcomes of a kind. */
	public List<Outcome> of(Kind kind) {
		return outcomes.stream().filter(each -> each.kind() == kind).toList();
	}

	/** Returns whether the run had problems, or could not make an output. */
	public boolean hasFailures() {
		return !problems.isEmpty() || outcomes.stream().anyMatch(each -> each.kind() == Kind.FAILED);
	}
}
