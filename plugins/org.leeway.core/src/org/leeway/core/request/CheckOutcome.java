package org.leeway.core.request;

import java.io.IOException;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.report.AnalysisReport;
import org.leeway.core.report.ReportedLevel;

/**
 * What came of the check of a file.
 *
 * @param file    its name as the user gave it
 * @param level   null if it could not be checked
 * @param failure why
 * @param lasting whether it would be the same again, also with more memory
 */
public record CheckOutcome(String file, ReportedLevel level, String failure, boolean lasting) {

	/** Checks a file, or tells why that is not possible. */
	public static CheckOutcome of(LevelCheck check, String file, StepProgress progress) {
		return of(file, Tried.of(file, () -> check.check(file, progress)));
	}

	private static CheckOutcome of(String file, Tried<ReportedLevel> tried) {
		if (tried.failure() instanceof ShortMemoryException) {
			return new CheckOutcome(file, null, outOfMemory(file), false);
		}
		return new CheckOutcome(file, tried.value(), tried.failure() == null ? null : tried.failure().getMessage(), true);
	}

	/**
	 * Writes the level to a report, or why it could not be checked or written.
	 *
	 * @param telling writes the level
	 * @return what came of it in the end
	 * @throws IOException if the report cannot be written
	 */
	public CheckOutcome tell(AnalysisReport report, LevelTelling telling) throws IOException {
		CheckOutcome told = isChecked() ? of(file, telling.tryTell(file, level)) : this;
		if (!told.isChecked()) {
			report.fail(file, told.failure);
		}
		return told;
	}

	/** What the reader of the file tells, and the findings rest upon. */
	public List<Diagnostic> told() {
		return isChecked() ? level.told() : List.of();
	}

	/** Whether there is a level. */
	public boolean isChecked() {
		return level != null;
	}

	/** What a user is told if the memory does not suffice for a level and its findings. */
	public static String outOfMemory(String file) {
		return ShortMemory.of(file).getMessage() + ", a greater --min-area leaves small regions out";
	}
}
