package org.leeway.core.request;

import java.io.IOException;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.report.AnalysisReport;
import org.leeway.core.report.ReportedLevel;

/**
 * The outcome of the check of a level.
 *
 * @param file the name of the level's file as the user gave it
 * @param level the level with its findings. Null if the level could not be checked
 * @param failure the reason why the level could not be checked. Null if the level was checked
 * @param lasting whether another check would have the same outcome, even with more memory
 */
public record CheckOutcome(String file, ReportedLevel level, String failure, boolean lasting) {

	/**
	 * Checks the levels of a file, and returns an outcome for each. If the file cannot be read, the only outcome says
	 * why.
	 */
	public static List<CheckOutcome> of(LevelCheck check, String file, StepProgress progress) {
		Attempt<List<Attempt<ReportedLevel>>> levels = Attempt.of(file, () -> check.check(file, progress));
		return levels.failure() != null ? List.of(of(file, new Attempt<>(null, levels.failure())))
				: levels.value().stream().map(level -> of(file, level)).toList();
	}

	private static CheckOutcome of(String file, Attempt<ReportedLevel> tried) {
		if (tried.failure() instanceof ShortMemoryException) {
			return new CheckOutcome(file, null, outOfMemory(file), false);
		}
		return new CheckOutcome(file, tried.value(), tried.failure() == null ? null : tried.failure().getMessage(), true);
	}

	/**
	 * Writes the level to a report. If the level could not be checked, or cannot be written, the report gets the reason instead.
	 *
	 * @param telling writes the level to the report
	 * @return the outcome after the writing: an outcome with a failure if the level could not be written, or else this outcome
	 * @throws IOException if the report cannot be written
	 */
	public CheckOutcome tell(AnalysisReport report, LevelTelling telling) throws IOException {
		CheckOutcome told = isChecked() ? of(file, telling.tryTell(file, level)) : this;
		if (!told.isChecked()) {
			report.fail(file, told.failure);
		}
		return told;
	}

	/**
	 * Returns the messages that help users to understand the findings in a file. The reader of the file has made these
	 * messages. Each message occurs once.
	 *
	 * @param levels the outcomes of all levels of the file
	 */
	public static List<Diagnostic> told(List<CheckOutcome> levels) {
		return levels.stream().filter(CheckOutcome::isChecked).flatMap(each -> each.level.told().stream()).distinct().toList();
	}

	/** Returns whether the level was checked. */
	public boolean isChecked() {
		return level != null;
	}

	/** Returns the message for a level whose findings need more memory than there is. */
	public static String outOfMemory(String file) {
		return OutOfMemoryText.of(file).getMessage() + ", a larger --min-area leaves small regions out";
	}
}
