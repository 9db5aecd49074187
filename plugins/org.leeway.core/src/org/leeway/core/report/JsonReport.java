package org.leeway.core.report;

import java.io.IOException;
import java.io.Writer;

import org.leeway.core.analysis.Severity;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/** A report for programs: one JSON object, written level by level. docs/command-line.md explains its members. */
public final class JsonReport implements AnalysisReport {

	private final Writer out;
	private final JsonWriter json;
	private final LevelJson levels;
	private long errors;
	private long warnings;

	/** Begins the report. */
	public JsonReport(Writer out) throws IOException {
		this.out = out;
		this.json = new JsonWriter(out);
		json.setFormattingStyle(FormattingStyle.PRETTY.withNewline("\n"));
		this.levels = new LevelJson(json);
		json.beginObject().name("files").beginArray();
	}

	@Override
	public void add(ReportedLevel level) throws IOException {
		levels.write(level);
		errors += level.count(Severity.ERROR);
		warnings += level.count(Severity.WARNING);
	}

	@Override
	public void close() throws IOException {
		json.endArray();
		json.name("errors").value(errors);
		json.name("warnings").value(warnings);
		json.endObject();
		out.write('\n');
		out.flush();
	}
}
