package org.leeway.core.request;

import java.io.IOException;

import org.leeway.core.report.ReportException;
import org.leeway.core.report.ReportedLevel;

/** Writes a level to a report. */
@FunctionalInterface
public interface LevelTelling {

	/** Writes the level. If that fails, nothing of it is in the report. */
	void tell(ReportedLevel level) throws IOException;

	/**
	 * Writes a level. Whatever keeps its text from being made is the failure of this level.
	 *
	 * @param file for messages
	 * @throws ReportException if the report cannot be written
	 */
	default Tried<ReportedLevel> tryTell(String file, ReportedLevel level) throws ReportException {
		Tried<ReportedLevel> told = Tried.of(file, () -> {
			tell(level);
			return level;
		});
		if (told.failure() != null && told.failure().getCause() instanceof ReportException unwritable) {
			throw unwritable;
		}
		return told;
	}
}
