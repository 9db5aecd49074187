package org.leeway.core.report;

import java.io.Closeable;
import java.io.IOException;

/** A report about levels, written as they are added. Closing it ends the report. */
public interface AnalysisReport extends Closeable {

	/** Adds a level. Nothing of it is kept. */
	void add(ReportedLevel level) throws IOException;
}
