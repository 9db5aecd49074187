package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;

import org.leeway.core.routes.DetourComparison;
import org.leeway.core.routes.RouteWriter;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/**
 * The answer to a path query, for people or, on one line, for programs: a path, or why there is none.
 *
 * @param comparison for the route of an engine
 */
record PathAnswer(PlanResult result, PlannerProvider planner, Optional<DetourComparison> comparison) {

	void write(ReportFormat format, Writer out) throws IOException {
		if (format == ReportFormat.json) {
			JsonWriter json = new JsonWriter(out);
			json.setFormattingStyle(FormattingStyle.COMPACT);
			RouteWriter.write(result, planner, comparison, json);
			json.flush();
			out.write('\n');
		} else {
			out.write(RouteWriter.text(result, planner, comparison));
		}
		out.flush();
	}
}
