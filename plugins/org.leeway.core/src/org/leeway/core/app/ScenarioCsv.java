package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;

import org.leeway.core.exchange.movingai.ScenarioQuery;
import org.leeway.core.routes.RouteWriter;
import org.leeway.pathing.plan.PlanResult;

/**
 * A table of the answers to a scenario: a header, then a line for each query (RFC 4180). If there is no path, the cost
 * is empty.
 */
final class ScenarioCsv implements ScenarioReport {

	private static final String END = "\r\n";

	private final Writer out;

	ScenarioCsv(Writer out) throws IOException {
		this.out = out;
		out.write("line,start_x,start_y,goal_x,goal_y,expected,cost,agrees,expanded,generated,micros" + END);
	}

	@Override
	public void add(ScenarioAnswer answer) throws IOException {
		ScenarioQuery query = answer.query();
		PlanResult result = answer.result();
		out.write(query.line() + "," + query.start() + "," + query.goal() + "," + query.length() + ","
				+ (result.isFound() ? result.cost() : "") + "," + answer.agrees() + "," + result.metrics().expanded()
				+ "," + result.metrics().generated() + "," + RouteWriter.micros(result.metrics()) + END);
	}

	@Override
	public void close() throws IOException {
		out.flush();
	}
}
