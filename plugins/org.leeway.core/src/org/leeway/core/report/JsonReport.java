package org.leeway.core.report;

import java.io.IOException;
import java.io.Writer;

import org.leeway.core.analysis.Severity;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/**
 * A report for programs: one JSON object. The report writes the results of one map after another. docs/command-line.md
 * explains the members of the object.
 */
public final class JsonReport implements AnalysisReport {

	private final PartWriter out;
	private JsonWriter json;
	private int levels;
	private long errors;
	private long warnings;

	/** Begins the report. */
	public JsonReport(Writer out) throws IOException {
		this.out = new PartWriter(out);
		begin();
	}

	private void begin() throws IOException {
		json = new JsonWriter(out);
		json.setFormattingStyle(FormattingStyle.PRETTY.withNewline("\n"));
		json.beginObject().name("files").beginArray();
		if (levels > 0) {
			// a level failed, so a new JSON writer continues the report. For the new writer, the array is empty, so it would
			// omit the comma before the next level. After this null it writes the comma. PartWriter drops the null itself
			json.nullValue();
		}
	}

	@Override
	public void add(ReportedLevel level) throws IOException {
		out.part(() -> new LevelJson(json).write(level), this::begin);
		levels++;
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
