package org.leeway.core.report;

import java.io.IOException;
import java.io.Writer;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/**
 * A report for programs that read one level at a time. Each line is the JSON object of a level, as in
 * {@link JsonReport}. If a level could not be checked, its object has the members {@code file} and {@code error}.
 */
public final class JsonLinesReport implements AnalysisReport {

	private final PartWriter out;

	/**
	 * Creates a report, which flushes its writer after each line.
	 *
	 * @param out receives the lines
	 */
	public JsonLinesReport(Writer out) {
		this.out = new PartWriter(out);
	}

	@Override
	public void add(ReportedLevel level) throws IOException {
		out.part(() -> new LevelJson(line()).write(level));
		end();
	}

	@Override
	public void fail(String file, String message) throws IOException {
		line().beginObject().name("file").value(file).name("error").value(message).endObject().flush();
		end();
	}

	private JsonWriter line() {
		JsonWriter json = new JsonWriter(out);
		json.setFormattingStyle(FormattingStyle.COMPACT);
		return json;
	}

	private void end() throws IOException {
		out.write('\n');
		out.flush();
	}

	@Override
	public void close() throws IOException {
		out.flush();
	}
}
