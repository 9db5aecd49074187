package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/** The formats of reports and answers. */
enum ReportFormat {
	text, json;

	/**
	 * A report in one format.
	 *
	 * @param <W> what the report is written to
	 */
	interface Report<W> {

		void write(W out) throws IOException;
	}

	/** Writes a report in this format. JSON is one line. */
	void write(Writer out, Report<JsonWriter> asJson, Report<Writer> asText) throws IOException {
		if (this == json) {
			JsonWriter writer = new JsonWriter(out);
			writer.setFormattingStyle(FormattingStyle.COMPACT);
			asJson.write(writer);
			writer.flush();
			out.write('\n');
		} else {
			asText.write(out);
		}
		out.flush();
	}
}
