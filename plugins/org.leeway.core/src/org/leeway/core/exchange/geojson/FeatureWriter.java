package org.leeway.core.exchange.geojson;

import java.io.IOException;
import java.util.List;
import java.util.Map;

import org.leeway.core.layer.Feature;
import org.leeway.core.layer.Feature.Shape;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.region.Area;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/** A writer of GeoJSON features, each on one line. */
final class FeatureWriter {

	/** Limit, in cells, for the distance between an arc and the line that replaces the arc. */
	private static final double SAGITTA = 0.01;
	private static final FormattingStyle LINES = FormattingStyle.COMPACT.withNewline("\n");

	private final JsonWriter json;
	private final boolean isUp;

	/**
	 * Creates a writer.
	 *
	 * @param isUp whether y grows upwards in the file. In the level, y grows downwards
	 */
	FeatureWriter(JsonWriter json, boolean isUp) {
		this.json = json;
		this.isUp = isUp;
	}

	void write(Feature feature) throws IOException {
		json.setFormattingStyle(LINES);
		json.beginObject();
		json.setFormattingStyle(FormattingStyle.COMPACT);
		json.name("type").value("Feature").name("geometry");
		switch (feature.shape()) {
		case Shape.Ring ring -> write(ring.polygon());
		case Shape.Areas areas -> writeAreas(areas.areas());
		case Shape.Place place -> write(place.point());
		case Shape.Path path -> write(path.segments());
		}
		json.name("properties").beginObject().name("kind").value(feature.kind());
		for (Map.Entry<String, Object> property : feature.properties().entrySet()) {
			property(property.getKey(), property.getValue());
		}
		json.endObject().endObject();
	}

	/** Writes a member of the JSON object that was begun last. */
	void property(String name, Object value) throws IOException {
		json.name(name);
		switch (value) {
		case null -> json.nullValue();
		case String text -> json.value(text);
		case Boolean truth -> json.value(truth);
		case Number number -> json.value(number);
		case Point point -> position(point.x(), point.y());
		default -> throw new IllegalArgumentException(name + " is a " + value.getClass());
		}
	}

	private void write(Polygon ring) throws IOException {
		begin("Polygon").beginArray();
		ring(ring, false);
		json.endArray().endObject();
	}

	private void writeAreas(List<Area> areas) throws IOException {
		if (areas.isEmpty()) {
			json.nullValue();
			return;
		}
		boolean isOne = areas.size() == 1;
		begin(isOne ? "Polygon" : "MultiPolygon");
		if (!isOne) {
			json.beginArray();
		}
		for (Area area : areas) {
			json.beginArray();
			ring(area.outline(), false);
			for (Polygon hole : area.holes()) {
				ring(hole, true);
			}
			json.endArray();
		}
		if (!isOne) {
			json.endArray();
		}
		json.endObject();
	}

	/**
	 * Writes the corners of a polygon, and the first corner again at the end. If a reader draws the numbers of the file
	 * with y upwards, outlines are counterclockwise and holes are clockwise. This order does not depend on {@link #isUp}.
	 */
	private void ring(Polygon ring, boolean isHole) throws IOException {
		json.beginArray();
		boolean reversed = doubleArea(ring) < 0 != isHole != isUp;
		for (int i = 0; i <= ring.size(); i++) {
			int at = reversed ? (ring.size() - i) % ring.size() : i % ring.size();
			position(ring.x(at), ring.y(at));
		}
		json.endArray();
	}

	private static double doubleArea(Polygon ring) {
		double area = 0;
		for (int i = 0; i < ring.size(); i++) {
			int next = (i + 1) % ring.size();
			area += ring.x(i) * ring.y(next) - ring.x(next) * ring.y(i);
		}
		return area;
	}

	private void write(Point place) throws IOException {
		begin("Point");
		position(place.x(), place.y());
		json.endObject();
	}

	/** Writes segments as one line string. An arc becomes many short lines. */
	private void write(List<PathSegment> segments) throws IOException {
		if (segments.isEmpty()) {
			json.nullValue();
			return;
		}
		begin("LineString").beginArray();
		position(segments.getFirst().from().x(), segments.getFirst().from().y());
		for (PathSegment segment : segments) {
			int steps = segment instanceof Arc arc ? arc.chords(SAGITTA) : 1;
			for (int i = 1; i <= steps; i++) {
				Point at = i == steps ? segment.to() : segment.at(segment.length() * i / steps);
				position(at.x(), at.y());
			}
		}
		json.endArray().endObject();
	}

	/** Begins a geometry. The caller writes the coordinates next, and then ends the object. */
	private JsonWriter begin(String type) throws IOException {
		json.beginObject().name("type").value(type);
		return json.name("coordinates");
	}

	private void position(double x, double y) throws IOException {
		// subtracting from 0 makes no negative zero
		json.beginArray().value(x).value(isUp ? 0 - y : y).endArray();
	}
}
