package org.leeway.core.report;

import java.io.IOException;
import java.io.Writer;

/** The formats of reports about findings: to read, for programs, and for code hosts and build servers. */
public enum FindingsFormat {
	text, json, sarif, junit, codequality;

	/**
	 * Begins a report.
	 *
	 * @param version of Leeway
	 * @param category tells several SARIF reports about one revision apart
	 */
	public AnalysisReport begin(Writer out, String version, String category) throws IOException {
		return switch (this) {
		case text -> new TextReport(out);
		case json -> new JsonReport(out);
		case sarif -> new SarifReport(out, version, category);
		case junit -> new JUnitReport(out);
		case codequality -> new CodeQualityReport(out);
		};
	}
}
