package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

import org.leeway.core.routing.Planner;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Line;
import org.leeway.pathing.geom.PathLeg;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.tangent.TangentPath;

import com.google.gson.stream.JsonWriter;

/** A path of lines and arcs, or why there is none, for people and for programs. */
record TangentAnswer(TangentPath path) {

	void write(ReportFormat format, Writer out) throws IOException {
		if (format == ReportFormat.json) {
			writeJson(out);
		} else {
			writeText(out);
		}
		out.flush();
	}

	private void writeText(Writer out) throws IOException {
		out.write(path.isFound() ? "cost " + path.length() + "\n" : "no path: " + path.reason() + "\n");
		for (PathLeg leg : path.legs()) {
			out.write(describe(leg) + ", length " + leg.length() + "\n");
		}
		out.write("tangent graph: expanded " + path.metrics().expanded() + ", generated " + path.metrics().generated()
				+ String.format(Locale.ROOT, ", %.1f microseconds\n", PathAnswer.micros(path.metrics())));
	}

	private static String describe(PathLeg leg) {
		return switch (leg) {
		case Line line -> "line from " + line.from() + " to " + line.to();
		case Arc arc -> "arc " + direction(arc) + " around " + arc.centre() + " with radius " + arc.radius() + " to "
				+ arc.to();
		};
	}

	private static String direction(Arc arc) {
		return arc.rotation().name().toLowerCase(Locale.ROOT);
	}

	private void writeJson(Writer out) throws IOException {
		AnswerJson answer = new AnswerJson(out, path.isFound(), path.length(), path.reason());
		JsonWriter json = answer.json();
		json.name("segments").beginArray();
		for (PathLeg leg : path.legs()) {
			writeLeg(leg, json);
		}
		json.endArray();
		answer.end(path.metrics(), Planner.TANGENT.label());
	}

	private static void writeLeg(PathLeg leg, JsonWriter json) throws IOException {
		json.beginObject();
		switch (leg) {
		case Line line -> {
			json.name("kind").value("line");
			writePoint("from", line.from(), json);
			writePoint("to", line.to(), json);
		}
		case Arc arc -> {
			json.name("kind").value("arc");
			writePoint("centre", arc.centre(), json);
			json.name("radius").value(arc.radius());
			json.name("fromAngle").value(arc.fromAngle());
			json.name("toAngle").value(arc.toAngle());
			json.name("direction").value(direction(arc));
		}
		}
		json.name("length").value(leg.length()).endObject();
	}

	private static void writePoint(String name, Point point, JsonWriter json) throws IOException {
		json.name(name).beginArray().value(point.x()).value(point.y()).endArray();
	}
}
