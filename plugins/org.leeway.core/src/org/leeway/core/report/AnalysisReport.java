package org.leeway.core.report;

import java.io.Closeable;
import java.io.IOException;

/** A report about levels that writes each level when it is added. Closing completes the report. */
public interface AnalysisReport extends Closeable {

	/** Writes a level, and keeps no reference to its cells. If writing fails, the report has no part of the level. */
	void add(ReportedLevel level) throws IOException;

	/**
	 * Writes that a level could not be checked. Formats without a place for failures do nothing, because the console
	 * shows failures too.
	 *
	 * @param message the reason, beginning with the name of the file
	 */
	default void fail(String file, String message) throws IOException {
	}
}
