package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;
import java.util.stream.Collectors;

import org.leeway.core.routing.Planner;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.SearchMetrics;

import com.google.gson.stream.JsonWriter;

/** A path, or why there is none, for people and for programs. */
record PathAnswer(PathResult result, Planner planner) {

	void write(ReportFormat format, Writer out) throws IOException {
		if (format == ReportFormat.json) {
			writeJson(out);
		} else {
			writeText(out);
		}
		out.flush();
	}

	private void writeText(Writer out) throws IOException {
		if (result.isFound()) {
			out.write("cost " + result.cost() + "\n" + result.points().stream().map(Cell::toString)
					.collect(Collectors.joining(" ")) + "\n");
		} else {
			out.write("no path: " + result.reason() + "\n");
		}
		SearchMetrics metrics = result.metrics();
		out.write(planner.description() + ": expanded " + metrics.expanded() + ", generated " + metrics.generated()
				+ String.format(Locale.ROOT, ", %.1f microseconds\n", micros(metrics)));
	}

	private void writeJson(Writer out) throws IOException {
		AnswerJson answer = new AnswerJson(out, result.isFound(), result.cost(), result.reason());
		JsonWriter json = answer.json();
		json.name("points").beginArray();
		for (Cell point : result.points()) {
			json.beginArray().value(point.x()).value(point.y()).endArray();
		}
		json.endArray();
		answer.end(result.metrics(), planner.label());
	}

	/** The time of a query in microseconds. */
	static double micros(SearchMetrics metrics) {
		return metrics.nanos() / 1000.0;
	}
}
