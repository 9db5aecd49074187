package org.leeway.core.report;

import java.io.IOException;
import java.io.Writer;

import org.leeway.core.analysis.Finding;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/**
 * A report for merge requests of GitLab, in the format of GitLab's Code Quality reports: a JSON array with an object
 * for each finding. Intended findings are left out.
 */
public final class CodeQualityReport implements AnalysisReport {

	private final PartWriter out;
	private JsonWriter json;
	private boolean isEmpty = true;

	/** Begins the report. */
	public CodeQualityReport(Writer out) throws IOException {
		this.out = new PartWriter(out);
		begin();
	}

	private void begin() throws IOException {
		json = new JsonWriter(out);
		json.setFormattingStyle(FormattingStyle.PRETTY.withNewline("\n"));
		json.beginArray();
		if (!isEmpty) {
			// a level has failed, so a new JSON writer continues the array. The new writer does not know that the array
			// already has objects, and would write no comma before the next object. So the first element for the new writer
			// is null. PartWriter drops this null
			json.nullValue();
		}
	}

	@Override
	public void add(ReportedLevel level) throws IOException {
		out.part(() -> write(level), this::begin);
		isEmpty &= level.findings().stream().allMatch(Finding::isIntended);
	}

	private void write(ReportedLevel level) throws IOException {
		String path = FileUri.path(level.file());
		Fingerprints fingerprints = new Fingerprints(ReportedLevel.label(path, level.level()));
		for (Finding finding : level.findings()) {
			String fingerprint = fingerprints.next(finding);
			if (!finding.isIntended()) {
				write(level.prefix() + finding.message(), finding, fingerprint, path, level.line(finding));
			}
		}
	}

	private void write(String message, Finding finding, String fingerprint, String path, long line) throws IOException {
		json.beginObject();
		json.name("description").value(message);
		json.name("check_name").value(finding.rule());
		json.name("fingerprint").value(fingerprint);
		json.name("severity").value(severity(finding));
		json.name("location").beginObject();
		json.name("path").value(path);
		json.name("lines").beginObject().name("begin").value(line).endObject();
		json.endObject();
		json.endObject();
	}

	private static String severity(Finding finding) {
		return switch (finding.severity()) {
		case ERROR -> "major";
		case WARNING -> "minor";
		case INFO, ADVICE -> "info";
		};
	}

	@Override
	public void close() throws IOException {
		json.endArray();
		out.write('\n');
		out.flush();
	}
}
