package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;

import org.leeway.core.compare.Difference;
import org.leeway.core.compare.LevelDiff;
import org.leeway.core.files.MessageText;
import org.leeway.core.text.Counts;
import org.leeway.pathing.grid.CellRect;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/** A report of the changes from an earlier level to a later level, as text for people or as JSON for programs. */
record DiffReport(String old, String now, LevelDiff diff) {

	void write(ReportFormat format, Writer out) throws IOException {
		if (format == ReportFormat.json) {
			writeJson(out);
		} else {
			writeText(out);
		}
		out.flush();
	}

	private void writeText(Writer out) throws IOException {
		for (Difference difference : diff.differences()) {
			out.write(MessageText.visible(difference.kind().label() + ": " + difference.message()) + "\n");
		}
		int count = diff.differences().size();
		out.write(MessageText.visible(old + " -> " + now) + ": "
				+ (count == 0 ? "no difference" : Counts.of(count, "difference")) + "\n");
	}

	private void writeJson(Writer out) throws IOException {
		JsonWriter json = new JsonWriter(out);
		json.setFormattingStyle(FormattingStyle.COMPACT);
		json.beginObject().name("old").value(old).name("new").value(now).name("differences").beginArray();
		for (Difference difference : diff.differences()) {
			json.beginObject().name("kind").value(difference.kind().label());
			json.name("subject").value(difference.subject());
			json.name("before").value(difference.before()).name("after").value(difference.after());
			json.name("cells").value(difference.cells()).name("bounds");
			writeBounds(difference.bounds(), json);
			json.endObject();
		}
		json.endArray().endObject().flush();
		out.write('\n');
	}

	/**
	 * Writes a rectangle as a JSON array of x, y, width and height.
	 *
	 * @param bounds the rectangle. If null, writes a JSON null
	 */
	private static void writeBounds(CellRect bounds, JsonWriter json) throws IOException {
		if (bounds == null) {
			json.nullValue();
		} else {
			json.beginArray().value(bounds.x()).value(bounds.y()).value(bounds.width()).value(bounds.height()).endArray();
		}
	}
}
