package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;

import org.leeway.core.routes.EngineComparison;
import org.leeway.core.routes.RouteWriter;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;

/**
 * The answer to a path query: a path, or the reason why there is none. Written as text for people, or as JSON on one line.
 *
 * @param comparison the comparison of the route with the shortest path. Empty unless the planner finds the routes of a game
 * engine
 */
record PathAnswer(PlanResult result, PlannerProvider planner, Optional<EngineComparison> comparison) {

	void write(ReportFormat format, Writer out) throws IOException {
		format.write(out, json -> RouteWriter.write(result, planner, comparison, json),
				text -> text.write(RouteWriter.text(result, planner, comparison)));
	}
}
