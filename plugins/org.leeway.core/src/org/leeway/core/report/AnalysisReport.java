package org.leeway.core.report;

import java.io.Closeable;
import java.io.IOException;

/** A report about levels that writes each level when it is added. Closing completes the report. */
public interface AnalysisReport extends Closeable {

	/**
	 * Adds a level to the report. Keeps no reference to the cells of the level. If this fails, the report contains
	 * nothing of the level.
	 */
	void add(ReportedLevel level) throws IOException;

	/**
	 * Writes that a level could not be checked. Does nothing if the format has no place for failures. The console shows
	 * failures in any case.
	 *
	 * @param message the reason, beginning with the name of the file
	 */
	default void fail(String file, String message) throws IOException {
	}
}
