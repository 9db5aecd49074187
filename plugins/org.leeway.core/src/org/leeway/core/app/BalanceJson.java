package org.leeway.core.app;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.balance.BalancePair;
import org.leeway.core.analysis.balance.BalanceSheet;
import org.leeway.core.analysis.balance.BalanceStart;
import org.leeway.core.analysis.balance.Difference;
import org.leeway.core.analysis.balance.Place;
import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.grid.Cell;

import com.google.gson.stream.JsonWriter;

/** A writer of a report of balance as JSON. docs/command-line.md explains the members. */
final class BalanceJson {

	private final JsonWriter json;

	BalanceJson(JsonWriter json) {
		this.json = json;
	}

	void write(BalanceReport report) throws IOException {
		BalanceSheet sheet = report.sheet();
		json.beginObject().name("file").value(report.file());
		json.name("within").value(sheet.base().seconds()).name("building").value(sheet.base().side());
		json.name("objectives").beginArray();
		for (Place objective : sheet.objectives()) {
			writeObjective(objective);
		}
		json.endArray().name("pairs").beginArray();
		for (BalanceSheet.Part part : sheet.agents()) {
			for (BalancePair pair : part.pairs()) {
				write(pair, part.agent().name());
			}
		}
		json.endArray().name("starts").beginArray();
		for (BalanceSheet.Part part : sheet.agents()) {
			for (BalanceStart start : part.starts()) {
				write(start, part.agent().name());
			}
		}
		json.endArray().name("differences").beginArray();
		for (BalanceSheet.Part part : sheet.agents()) {
			writeDifferences(part);
		}
		json.endArray().name("findings").beginArray();
		for (Finding finding : report.findings()) {
			json.beginObject().name("rule").value(finding.rule()).name("agent").value(finding.agent());
			json.name("message").value(finding.message()).endObject();
		}
		json.endArray().endObject();
	}

	private void writeObjective(Place objective) throws IOException {
		json.beginObject().name("name").value(objective.label()).name("kind").value(objective.objective().kind().getLiteral());
		json.name("amount").value(objective.objective().amount()).name("bounds").beginArray().value(objective.cells().x())
				.value(objective.cells().y()).value(objective.cells().width()).value(objective.cells().height()).endArray().endObject();
	}

	private void write(BalancePair pair, String agent) throws IOException {
		json.beginObject().name("from");
		write(pair.from().cell());
		json.name("to");
		write(pair.to().cell());
		if (!pair.to().isStart()) {
			json.name("objective").value(pair.to().label());
		}
		json.name("agent").value(agent);
		write("seconds", pair.seconds());
		write("length", pair.length());
		json.name("largest").value(pair.largest());
		json.name("narrowest").value(pair.seconds().isEmpty() ? null : (Number) pair.narrowest());
		json.name("lanes").value(pair.lanes().count()).name("lanesAreBound").value(pair.lanes().isBound());
		write("secondLane", pair.second());
		json.endObject();
	}

	private void write(BalanceStart start, String agent) throws IOException {
		json.beginObject().name("at");
		write(start.start().cell());
		json.name("agent").value(agent).name("area").value(start.territory().area()).name("front")
				.value(start.territory().front());
		json.name("room").value(start.base().room());
		Optional<List<Gap>> closings = start.base().closings();
		json.name("closings");
		if (closings.isEmpty()) {
			json.nullValue();
		} else {
			json.beginArray();
			for (Gap gap : closings.get()) {
				json.beginObject().name("width").value(gap.width()).name("at");
				write(gap.cells().getFirst());
				json.endObject();
			}
			json.endArray();
		}
		writeLabels("objectives", start.territory().objectives());
		writeLabels("contested", start.territory().contested());
		json.endObject();
	}

	private void writeLabels(String name, List<Place> places) throws IOException {
		json.name(name).beginArray();
		for (Place place : places) {
			json.value(place.label());
		}
		json.endArray();
	}

	private void writeDifferences(BalanceSheet.Part part) throws IOException {
		json.beginObject().name("agent").value(part.agent().name()).name("contested").value(part.contested());
		json.name("apart").value(part.apart().size());
		write("time", percent(part.times()));
		write("area", percent(part.areas()));
		write("lanes", percent(part.lanes()));
		json.endObject();
	}

	private static OptionalDouble percent(Optional<Difference> difference) {
		return difference.stream().mapToDouble(Difference::percent).findFirst();
	}

	private void write(Cell cell) throws IOException {
		json.beginArray().value(cell.x()).value(cell.y()).endArray();
	}

	/** Writes a number, or null if there is none. */
	private void write(String name, OptionalDouble number) throws IOException {
		json.name(name);
		if (number.isPresent()) {
			json.value(number.getAsDouble());
		} else {
			json.nullValue();
		}
	}
}
