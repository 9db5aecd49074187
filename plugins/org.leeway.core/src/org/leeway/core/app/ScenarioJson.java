package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;

import org.leeway.core.exchange.movingai.ScenarioPlace;
import org.leeway.core.routes.RouteWriter;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.util.Decimal;

import com.google.gson.stream.JsonWriter;

/** The answers to a scenario as one JSON object, with a line for each query and a summary at the end. */
final class ScenarioJson implements ScenarioReport {

	private final Writer out;
	private final JsonWriter json;
	private final ScenarioSummary summary;

	/**
	 * Begins the report.
	 *
	 * @param summary statistics of all answers that are added. Written when the report is closed
	 */
	ScenarioJson(Writer out, String map, String agent, String planner, ScenarioSummary summary) throws IOException {
		this.out = out;
		this.json = new JsonWriter(out);
		this.summary = summary;
		json.beginObject().name("map").value(map).name("agent").value(agent).name("planner").value(planner);
		json.name("queries").beginArray();
	}

	@Override
	public void add(ScenarioAnswer answer) throws IOException {
		PlanResult result = answer.result();
		json.flush();
		out.write('\n');
		json.beginObject();
		json.name("line").value(answer.query().line());
		writePlace("start", answer.query().start());
		writePlace("goal", answer.query().goal());
		json.name("expected").value(answer.query().length());
		json.name("found").value(result.isFound());
		if (result.isFound()) {
			json.name("cost").value(result.cost());
		} else {
			json.name("reason").value(result.reason());
		}
		json.name("agrees").value(answer.agrees());
		json.name("expanded").value(result.metrics().expanded());
		json.name("generated").value(result.metrics().generated());
		json.name("micros").value(RouteWriter.micros(result.metrics()));
		json.endObject();
	}

	private void writePlace(String name, ScenarioPlace place) throws IOException {
		json.name(name).beginArray().jsonValue(Decimal.format(place.x())).jsonValue(Decimal.format(place.y())).endArray();
	}

	@Override
	public void close() throws IOException {
		json.endArray().name("summary").beginObject();
		json.name("queries").value(summary.queries());
		json.name("found").value(summary.found());
		json.name("disagreeing").value(summary.disagreeing());
		json.name("expanded").value(summary.meanExpanded());
		json.name("micros").value(summary.meanMicros());
		json.endObject().endObject().flush();
		out.write('\n');
		out.flush();
	}
}
