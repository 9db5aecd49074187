package org.leeway.core.app;

import java.io.IOException;
import java.util.List;

import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.traffic.CrowdProof;
import org.leeway.core.analysis.traffic.CrowdRun;
import org.leeway.core.analysis.traffic.Jam;
import org.leeway.core.analysis.traffic.TrafficPair;
import org.leeway.core.analysis.traffic.TrafficSheet;
import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.crowd.CrowdAnswer;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.traffic.TrafficBound;

import com.google.gson.stream.JsonWriter;

/** A writer of a report of traffic as JSON. docs/command-line.md explains the members. */
final class TrafficJson {

	private final JsonWriter json;

	TrafficJson(JsonWriter json) {
		this.json = json;
	}

	void write(TrafficReport report) throws IOException {
		json.beginObject().name("file").value(report.file()).name("ratio").value(report.sheet().ratio());
		json.name("pairs").beginArray();
		for (TrafficSheet.Part part : report.sheet().agents()) {
			for (TrafficPair pair : part.pairs()) {
				write(pair, part);
			}
		}
		json.endArray().name("findings").beginArray();
		for (Finding finding : report.findings()) {
			json.beginObject().name("rule").value(finding.rule()).name("agent").value(finding.agent());
			json.name("message").value(finding.message()).endObject();
		}
		json.endArray().endObject();
	}

	private void write(TrafficPair pair, TrafficSheet.Part part) throws IOException {
		json.beginObject().name("from");
		write(pair.from().cell());
		json.name("to");
		write(pair.to().cell());
		json.name("agent").value(part.agent().name()).name("back").value(part.back().name());
		write("oneWay", pair.oneWay());
		write("bothWays", pair.bothWays());
		json.name("crowd");
		if (pair.crowd().isPresent()) {
			write(pair.crowd().get());
		} else {
			json.nullValue();
		}
		json.name("proof");
		if (pair.proof().isPresent()) {
			write(pair.proof().get());
		} else {
			json.nullValue();
		}
		json.endObject();
	}

	private void write(CrowdProof proof) throws IOException {
		json.beginObject().name("answer").value(switch (proof.answer()) {
			case CrowdAnswer.Yes yes -> "yes";
			case CrowdAnswer.No no -> "no";
			case CrowdAnswer.NotFound notFound -> "not found";
		});
		json.name("ways").beginArray();
		for (CrowdRun.Way way : proof.ways()) {
			json.beginObject().name("agent").value(way.agent()).name("units").value(way.units()).endObject();
		}
		json.endArray().name("plan");
		if (proof.answer() instanceof CrowdAnswer.Yes yes) {
			json.beginArray();
			for (List<Cell> places : yes.plan().places()) {
				json.beginArray();
				for (Cell place : places) {
					write(place);
				}
				json.endArray();
			}
			json.endArray();
		} else {
			json.nullValue();
		}
		json.endObject();
	}

	private void write(String name, TrafficBound bound) throws IOException {
		json.name(name).beginObject();
		write("perMinute", 60 * bound.perSecond());
		json.name("gaps").beginArray();
		for (Gap gap : bound.gaps()) {
			json.beginObject().name("width").value(gap.width()).name("at");
			write(gap.cells().get(gap.cells().size() / 2));
			json.endObject();
		}
		json.endArray().endObject();
	}

	private void write(CrowdRun crowd) throws IOException {
		json.beginObject().name("seconds").value(crowd.result().seconds()).name("ways").beginArray();
		for (int way = 0; way < crowd.ways().size(); way++) {
			double[] times = crowd.result().arrivals().get(way);
			json.beginObject().name("agent").value(crowd.ways().get(way).agent()).name("units").value(crowd.ways().get(way).units());
			json.name("arrived").value(times.length).name("percentiles").beginArray();
			for (int percent : TrafficReport.PERCENTS) {
				json.beginObject().name("percent").value(percent);
				write("seconds", crowd.seconds(way, percent));
				json.endObject();
			}
			json.endArray().name("perMinute").value(crowd.perMinute(way)).endObject();
		}
		json.endArray();
		writeJams(crowd.jams());
		json.endObject();
	}

	private void writeJams(List<Jam> jams) throws IOException {
		json.name("stuck").beginArray();
		for (Jam jam : jams) {
			json.beginObject().name("agent").value(jam.agent()).name("units").value(jam.units()).name("at");
			write(jam.at());
			json.name("seconds").value(jam.seconds()).name("narrowest");
			write(jam.place());
			json.name("width").value(jam.width()).name("widen").value(jam.widen()).name("hasWay").value(jam.hasWay()).endObject();
		}
		json.endArray();
	}

	private void write(Cell cell) throws IOException {
		json.beginArray().value(cell.x()).value(cell.y()).endArray();
	}

	/** Writes a number, or null if it is infinite. */
	private void write(String name, double number) throws IOException {
		json.name(name);
		if (number == Double.POSITIVE_INFINITY) {
			json.nullValue();
		} else {
			json.value(number);
		}
	}
}
