package org.leeway.core.request;

import java.io.IOException;
import java.io.Writer;

import org.leeway.core.colour.ColourScheme;
import org.leeway.core.report.AnalysisReport;
import org.leeway.core.report.CodeQualityReport;
import org.leeway.core.report.JUnitReport;
import org.leeway.core.report.JsonLinesReport;
import org.leeway.core.report.JsonReport;
import org.leeway.core.report.SarifReport;
import org.leeway.core.report.TextReport;
import org.leeway.core.report.html.ReviewPage;

/** Formats of reports about findings: for people, programs, code hosts, build servers and reviewers. */
public enum FindingsFormat {
	text, json, jsonl, sarif, junit, codequality, html;

	/** Returns whether reports of this format show pictures of the levels. */
	public boolean showsLevels() {
		return this == html;
	}

	/**
	 * Begins a report.
	 *
	 * @param version of Leeway
	 * @param category distinguishes several SARIF reports about one revision
	 */
	public AnalysisReport begin(Writer out, String version, String category) throws IOException {
		return switch (this) {
		case text -> new TextReport(out);
		case json -> new JsonReport(out);
		case jsonl -> new JsonLinesReport(out);
		case sarif -> new SarifReport(out, version, category);
		case junit -> new JUnitReport(out);
		case codequality -> new CodeQualityReport(out);
		case html -> new ReviewPage(out, version, ColourScheme.OKABE_ITO.colours());
		};
	}
}
