package org.leeway.core.routes;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.files.MessageText;
import org.leeway.core.level.part.Excess;
import org.leeway.core.level.value.Degrees;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.plan.Conflict;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.plan.SpeedProfile;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.search.GridPlans;
import org.leeway.pathing.world.ObstacleRef;

import com.google.gson.stream.JsonWriter;

/** A writer of answers of planners as text and as JSON. docs/command-line.md explains the members of the JSON objects. */
public final class RouteWriter {

	private RouteWriter() {
	}

	/**
	 * Returns an answer in a few lines of text.
	 *
	 * @param comparison the comparison of the route with the shortest path. Empty if the route is not from an
	 * engine
	 */
	public static String text(PlanResult result, PlannerProvider planner, Optional<EngineComparison> comparison) {
		StringBuilder text = new StringBuilder();
		if (result.isFound()) {
			text.append("cost ").append(result.cost()).append('\n').append(bound(result));
			text.append(planner.domain() == Domain.TURNING ? "travel time " + result.duration() + " seconds\n" : "");
			text.append(planner.domain().isOnGrid() ? points(result) : moves(result.trajectory().orElseThrow()));
			text.append(conflicts(result));
		} else {
			text.append("no path: ").append(MessageText.visible(result.reason())).append('\n');
		}
		SearchMetrics metrics = result.metrics();
		return text.append(planner.title()).append(": expanded ").append(metrics.expanded()).append(", generated ")
				.append(metrics.generated()).append(String.format(Locale.ROOT, ", %.1f microseconds\n", micros(metrics)))
				.append(comparison.map(RouteWriter::text).orElse("")).toString();
	}

	private static String text(EngineComparison comparison) {
		double shortest = comparison.shortest().length();
		return comparison.excess().map(excess -> comparison.route().isFound()
				? String.format(Locale.ROOT, "%.1f %% %s the shortest path, %s\n", Math.abs(excess.percent()),
						excess.share() < 0 ? "below" : "above", shortest)
				: "the shortest path: " + shortest + "\n").orElse("");
	}

	/** Returns a line about the lower bound of the cost. Empty if the planner proves none. */
	private static String bound(PlanResult result) {
		return result.lowerBound().isEmpty() ? ""
				: String.format(Locale.ROOT, "no path costs less than %s: at most %.2f %% above the least cost\n",
						result.lowerBound().getAsDouble(), result.percentAboveBound().orElseThrow());
	}

	private static String points(PlanResult result) {
		return GridPlans.turningPoints(result).stream().map(Point::toString).collect(Collectors.joining(" ")) + "\n";
	}

	private static String moves(Trajectory path) {
		return path.moves().stream().map(RouteWriter::text).collect(Collectors.joining());
	}

	/**
	 * Returns a line about the first conflict of a route, and the number of further conflicts. In a conflict, the unit
	 * overlaps an obstacle or the border of the map. Empty if there is no conflict.
	 */
	private static String conflicts(PlanResult result) {
		int more = result.conflicts().size() - 1;
		return result.conflicts().stream().findFirst().map(first -> {
			Point place = first.pose().position();
			return String.format(Locale.ROOT, "illegal at %.2f,%.2f: the unit overlaps %s%s\n", place.x(), place.y(),
					first.what(ObstacleRef::toString), more > 0 ? " and, farther on, " + more + " more" : "");
		}).orElse("");
	}

	private static String text(Move move) {
		return switch (move) {
		case Move.Drive drive -> text(drive.segment()) + (drive.gear() == Gear.REVERSE ? ", in reverse" : "") + ", length "
				+ drive.length() + "\n";
		case Move.Pivot pivot -> "turn " + name(pivot.direction()) + " at " + pivot.position() + " by "
				+ Math.toDegrees(pivot.sweep()) + " degrees\n";
		};
	}

	private static String text(PathSegment segment) {
		return switch (segment) {
		case Segment line -> "line from " + line.from() + " to " + line.to();
		case Arc arc -> "arc " + name(arc.direction()) + " around " + arc.centre() + " with radius " + arc.radius() + " to "
				+ arc.to();
		};
	}

	private static String name(Enum<?> value) {
		return value.name().toLowerCase(Locale.ROOT);
	}

	/** Returns the time of a query in microseconds. */
	public static double micros(SearchMetrics metrics) {
		return metrics.nanos() / 1000.0;
	}

	/**
	 * Writes an answer as a JSON object.
	 *
	 * @param comparison the comparison of the route with the shortest path. Empty if the route is not from an
	 * engine
	 */
	public static void write(PlanResult result, PlannerProvider planner, Optional<EngineComparison> comparison,
			JsonWriter json) throws IOException {
		json.beginObject().name("found").value(result.isFound());
		if (!result.isFound()) {
			json.name("reason").value(result.reason());
		}
		if (result.nearest().isPresent()) {
			Point nearest = result.nearest().get();
			json.name("nearest").beginArray().value(nearest.x()).value(nearest.y()).endArray();
		}
		writeNumber("cost", result.cost(), json);
		json.name("costUnit").value(result.costUnit().label());
		if (result.lowerBound().isPresent()) {
			json.name("lowerBound").value(result.lowerBound().getAsDouble());
			json.name("percentAbove").value(result.percentAboveBound().orElseThrow());
		}
		writeNumber("length", result.length(), json);
		writeNumber("duration", result.duration(), json);
		if (planner.domain().isOnGrid()) {
			json.name("points").beginArray();
			for (Point point : GridPlans.turningPoints(result)) {
				json.beginArray().value(whole(point.x())).value(whole(point.y())).endArray();
			}
			json.endArray();
		}
		if (comparison.isPresent()) {
			writeNumber("shortest", comparison.get().shortest().length(), json);
			writeNumber("excess", comparison.get().excess().map(Excess::percent).orElse(Double.POSITIVE_INFINITY), json);
		}
		if (planner.domain() == Domain.TURNING) {
			writeConflicts(result, json);
		}
		json.name("segments").beginArray();
		if (result.isFound()) {
			writeMoves(result.trajectory().orElseThrow().moves(), planner.domain() == Domain.TURNING, json);
		}
		json.endArray();
		json.name("expanded").value(result.metrics().expanded());
		json.name("generated").value(result.metrics().generated());
		json.name("micros").value(micros(result.metrics()));
		json.name("planner").value(planner.id());
		json.endObject();
	}

	private static void writeConflicts(PlanResult result, JsonWriter json) throws IOException {
		json.name("legal").value(result.isLegal()).name("conflicts").beginArray();
		for (Conflict conflict : result.conflicts()) {
			json.beginObject().name("distance").value(conflict.distance());
			writePoint("at", conflict.pose().position(), json);
			writeHeading("heading", conflict.pose(), json);
			json.name("what").value(conflict.what(ObstacleRef::toString)).endObject();
		}
		json.endArray();
	}

	/** Returns a number that JSON writes without a fraction if it is whole. */
	private static Number whole(double value) {
		return value == (long) value ? (Number) (long) value : (Number) value;
	}

	/** Writes a number. Infinite numbers, such as the length of a missing path, become null. */
	private static void writeNumber(String name, double value, JsonWriter json) throws IOException {
		json.name(name);
		if (Double.isFinite(value)) {
			json.value(value);
		} else {
			json.nullValue();
		}
	}

	/**
	 * Writes the moves of a route as an array.
	 *
	 * @param turns whether to write headings, times and speeds
	 */
	private static void writeMoves(List<Move> moves, boolean turns, JsonWriter json) throws IOException {
		double time = 0;
		for (Move move : moves) {
			json.beginObject();
			write(move, turns, json);
			json.name("length").value(move.length());
			writeNumber("duration", move.duration(), json);
			if (turns) {
				writeNumber("fromTime", time, json);
				time += move.duration();
				writeNumber("toTime", time, json);
				writeSpeeds(move, json);
			}
			json.endObject();
		}
	}

	private static void writeSpeeds(Move move, JsonWriter json) throws IOException {
		if (move instanceof Move.Drive drive) {
			SpeedProfile speeds = drive.speeds();
			json.name("fromSpeed").value(speeds.from());
			json.name("topSpeed").value(speeds.top());
			json.name("toSpeed").value(speeds.to());
			writeNumber("acceleration", speeds.acceleration(), json);
		}
	}

	private static void write(Move move, boolean turns, JsonWriter json) throws IOException {
		switch (move) {
		case Move.Drive drive -> {
			write(drive.segment(), json);
			if (turns) {
				writeHeading("fromHeading", drive.at(0), json);
				writeHeading("toHeading", drive.at(1), json);
			}
			if (turns || drive.gear() == Gear.REVERSE) {
				json.name("gear").value(name(drive.gear()));
			}
		}
		case Move.Pivot pivot -> {
			json.name("kind").value("turn");
			writePoint("at", pivot.position(), json);
			writeHeading("fromHeading", pivot.at(0), json);
			if (turns) {
				writeHeading("toHeading", pivot.at(1), json);
			}
			json.name("sweep").value(Math.toDegrees(pivot.sweep()));
			json.name("direction").value(name(pivot.direction()));
		}
		}
	}

	private static void writeHeading(String name, Pose pose, JsonWriter json) throws IOException {
		json.name(name).value(Degrees.ofHeading(pose.heading().orElseThrow()));
	}

	private static void write(PathSegment segment, JsonWriter json) throws IOException {
		switch (segment) {
		case Segment line -> {
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
			json.name("direction").value(name(arc.direction()));
		}
		}
	}

	private static void writePoint(String name, Point point, JsonWriter json) throws IOException {
		json.name(name).beginArray().value(point.x()).value(point.y()).endArray();
	}
}
