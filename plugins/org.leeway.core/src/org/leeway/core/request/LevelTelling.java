package org.leeway.core.request;

import java.io.IOException;

import org.leeway.core.report.ReportException;
import org.leeway.core.report.ReportedLevel;

/** A writer of a level to a report. */
@FunctionalInterface
public interface LevelTelling {

	/** Writes a level to a report. If this fails, nothing of the level is in the report. */
	void tell(ReportedLevel level) throws IOException;

	/**
	 * Writes a level to a report. Returns a failure if only this level cannot be written, so that the caller can go on with other
	 * levels.
	 *
	 * @param file the name of the level's file, for messages
	 * @throws ReportException if the report cannot be written
	 */
	default Attempt<ReportedLevel> tryTell(String file, ReportedLevel level) throws ReportException {
		Attempt<ReportedLevel> told = Attempt.of(file, () -> {
			tell(level);
			return level;
		});
		if (told.failure() != null && told.failure().getCause() instanceof ReportException unwritable) {
			throw unwritable;
		}
		return told;
	}
}
