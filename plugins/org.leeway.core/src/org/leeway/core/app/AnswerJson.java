package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;

import org.leeway.pathing.search.SearchMetrics;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/** The members that all answers to {@code leeway path} have, in one JSON object on one line. */
final class AnswerJson {

	private final Writer out;
	private final JsonWriter json;

	/** Begins the object. */
	AnswerJson(Writer out, boolean found, double cost, String reason) throws IOException {
		this.out = out;
		this.json = new JsonWriter(out);
		json.setFormattingStyle(FormattingStyle.COMPACT);
		json.beginObject().name("found").value(found);
		if (found) {
			json.name("cost").value(cost);
		} else {
			json.name("reason").value(reason).name("cost").nullValue();
		}
	}

	/** For what only some answers have. */
	JsonWriter json() {
		return json;
	}

	/** Ends the object. */
	void end(SearchMetrics metrics, String planner) throws IOException {
		json.name("expanded").value(metrics.expanded());
		json.name("generated").value(metrics.generated());
		json.name("micros").value(PathAnswer.micros(metrics));
		json.name("planner").value(planner);
		json.endObject().flush();
		out.write('\n');
	}
}
