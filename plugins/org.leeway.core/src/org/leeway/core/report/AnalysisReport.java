package org.leeway.core.report;

import java.io.Closeable;
import java.io.IOException;

/** A report about levels, which writes each level when it is added. Close it to end the report. */
public interface AnalysisReport extends Closeable {

	/** Writes a level, and keeps nothing large of it. If that fails, nothing of the level is in the report. */
	void add(ReportedLevel level) throws IOException;

	/**
	 * Writes that a level could not be checked. Formats with no place for that leave it to the console.
	 *
	 * @param message why, beginning with the name of the file
	 */
	default void fail(String file, String message) throws IOException {
	}
}
