package org.leeway.core.report;

import java.io.Closeable;
import java.io.IOException;

/** A report about levels, which writes each level when it is added. Close it to end the report. */
public interface AnalysisReport extends Closeable {

	/** Writes a level, and keeps nothing of it. */
	void add(ReportedLevel level) throws IOException;
}
