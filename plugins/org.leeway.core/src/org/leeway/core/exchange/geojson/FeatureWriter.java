package org.leeway.core.exchange.geojson;

import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;

import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;

/** Writes the features of one collection, each begun with its geometry and closed by {@link #end}. */
final class FeatureWriter {

	/** How far the line that stands for an arc may lie from it, in cells. */
	private static final double SAGITTA = 0.01;
	private static final FormattingStyle LINES = FormattingStyle.COMPACT.withNewline("\n");

	private final Writer out;
	private final JsonWriter json;

	FeatureWriter(Writer out) {
		this.out = out;
		this.json = new JsonWriter(out);
		json.setFormattingStyle(FormattingStyle.COMPACT);
	}

	void begin(String format, int version, double radius, int nodes) throws IOException {
		json.beginObject().name("type").value("FeatureCollection");
		json.name("format").value(format).name("version").value(version);
		json.name("radius").value(radius).name("nodes").value(nodes);
		json.name("features").beginArray();
	}

	void finish() throws IOException {
		json.endArray().endObject().flush();
		out.write('\n');
		out.flush();
	}

	/** A ring is closed: its last position is its first one. It goes round counterclockwise where y grows upwards. */
	FeatureWriter ring(String kind, Polygon ring) throws IOException {
		beginGeometry("Polygon").beginArray().beginArray();
		boolean reversed = doubleArea(ring) < 0;
		for (int i = 0; i <= ring.size(); i++) {
			int at = reversed ? (ring.size() - i) % ring.size() : i % ring.size();
			position(ring.x(at), ring.y(at));
		}
		json.endArray().endArray();
		return endGeometry(kind);
	}

	private static double doubleArea(Polygon ring) {
		double area = 0;
		for (int i = 0; i < ring.size(); i++) {
			int next = (i + 1) % ring.size();
			area += ring.x(i) * ring.y(next) - ring.x(next) * ring.y(i);
		}
		return area;
	}

	/** The centre, with the radius as a property. */
	FeatureWriter circle(String kind, Circle circle) throws IOException {
		beginGeometry("Point");
		position(circle.x(), circle.y());
		return endGeometry(kind).property("radius", circle.radius());
	}

	/** A line, or many short ones that stand for an arc, whose properties say exactly what it is. */
	FeatureWriter leg(String kind, PathSegment leg) throws IOException {
		beginGeometry("LineString").beginArray();
		int steps = leg instanceof Arc arc ? steps(arc) : 1;
		for (int i = 0; i <= steps; i++) {
			Point at = i == steps ? leg.to() : leg.at(leg.length() * i / steps);
			position(at.x(), at.y());
		}
		json.endArray();
		endGeometry(kind).property("length", leg.length());
		if (leg instanceof Arc arc) {
			json.name("centre");
			position(arc.centre().x(), arc.centre().y());
			property("radius", arc.radius()).property("fromAngle", arc.fromAngle()).property("toAngle", arc.toAngle());
			property("direction", arc.direction().name().toLowerCase(Locale.ROOT));
		}
		return this;
	}

	private static int steps(Arc arc) {
		double widest = arc.radius() <= SAGITTA ? Math.PI : 2 * Math.acos(1 - SAGITTA / arc.radius());
		return Math.max(1, (int) Math.ceil(arc.sweep() / widest));
	}

	FeatureWriter property(String name, String value) throws IOException {
		json.name(name).value(value);
		return this;
	}

	FeatureWriter property(String name, double value) throws IOException {
		json.name(name).value(value);
		return this;
	}

	FeatureWriter property(String name, int value) throws IOException {
		json.name(name).value(value);
		return this;
	}

	FeatureWriter property(String name, boolean value) throws IOException {
		json.name(name).value(value);
		return this;
	}

	/** Closes a feature. */
	void end() throws IOException {
		json.endObject().endObject();
	}

	/** Coordinates follow. */
	private JsonWriter beginGeometry(String type) throws IOException {
		json.setFormattingStyle(LINES);
		json.beginObject();
		json.setFormattingStyle(FormattingStyle.COMPACT);
		json.name("type").value("Feature").name("geometry").beginObject().name("type").value(type);
		return json.name("coordinates");
	}

	/** Properties follow. */
	private FeatureWriter endGeometry(String kind) throws IOException {
		json.endObject().name("properties").beginObject().name("kind").value(kind);
		return this;
	}

	private void position(double x, double y) throws IOException {
		json.beginArray().value(x).value(y).endArray();
	}
}
