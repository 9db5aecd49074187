package org.leeway.core.analysis;

import java.io.IOException;
import java.io.Writer;

/**
 * A report to read: a line a finding, {@code FILE:LINE: severity: message [rule]}, which editors and terminals can jump
 * to, and a summary line a file.
 */
public final class TextReport implements AnalysisReport {

	private final Writer out;

	public TextReport(Writer out) {
		this.out = out;
	}

	@Override
	public void add(ReportedLevel level) throws IOException {
		for (Finding finding : level.findings()) {
			out.write(level.file() + ":" + level.line(finding) + ": " + finding.severity().label() + ": "
					+ finding.message() + " [" + finding.rule() + "]\n");
		}
		out.write(level.file() + ": " + size(level.analysis()) + ": " + result(level) + "\n");
		out.flush();
	}

	private static String size(CheckedLevel analysis) {
		int agents = analysis.outline().agents().size();
		return analysis.outline().size() + ", " + count(agents, "agent");
	}

	private static String result(ReportedLevel level) {
		if (level.findings().isEmpty()) {
			return "nothing found";
		}
		return count(level.count(Severity.ERROR), "error") + ", " + count(level.count(Severity.WARNING), "warning");
	}

	private static String count(long count, String noun) {
		return count + " " + noun + (count == 1 ? "" : "s");
	}

	@Override
	public void close() throws IOException {
		out.flush();
	}
}
