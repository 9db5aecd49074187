package org.leeway.core.exchange.geojson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;

import org.junit.jupiter.api.Test;
import org.leeway.core.layer.DiscGeometry;
import org.leeway.core.layer.TangentGraphLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** Tests of exported files: the tests parse a file, and measure the shapes in it. */
class GeoJsonExporterTest {

	private static final double RADIUS = 0.75;
	/** Limit for the distance between an arc and the polyline that approximates it, in cells. */
	private static final double SAGITTA = 0.01;
	private static final List<Circle> CIRCLES = List.of(new Circle(5, 5, 2), new Circle(11, 5, 1.5), new Circle(8, 10, 2));
	private static final Scene SCENE = Scene.of(CIRCLES,
			List.of(Polygon.of(14, 2, 18, 3, 16, 7), Polygon.of(13, 12, 15, 17, 18, 12)), 20, 20);

	private final DiscGeometry geometry = DiscGeometry.of(SCENE, RADIUS, Diagonals.NEVER, Progress.NONE);
	private final JsonObject root = JsonParser.parseString(write(geometry)).getAsJsonObject();

	private static String write(DiscGeometry geometry) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		try {
			new GeoJsonExporter().export(TangentGraphLayer.features(geometry), OptionValues.STANDARD, Progress.NONE).write(out);
		} catch (IOException e) {
			throw new AssertionError(e);
		}
		return out.toString(StandardCharsets.UTF_8);
	}

	private List<JsonObject> features(String kind) {
		return StreamSupport.stream(root.getAsJsonArray("features").spliterator(), false).map(JsonElement::getAsJsonObject)
				.filter(feature -> properties(feature).get("kind").getAsString().equals(kind)).toList();
	}

	private static JsonObject properties(JsonObject feature) {
		return feature.getAsJsonObject("properties");
	}

	private static JsonArray coordinates(JsonObject feature) {
		return feature.getAsJsonObject("geometry").getAsJsonArray("coordinates");
	}

	private static List<Point> points(JsonArray positions) {
		return StreamSupport.stream(positions.spliterator(), false)
				.map(each -> point(each.getAsJsonArray())).toList();
	}

	private static Point point(JsonArray position) {
		return new Point(position.get(0).getAsDouble(), position.get(1).getAsDouble());
	}

	private static List<Point> line(JsonObject feature) {
		return points(coordinates(feature));
	}

	@Test
	void allOfTheGeometryIsThere() {
		assertEquals("FeatureCollection", root.get("type").getAsString());
		assertEquals(RADIUS, root.get("radius").getAsDouble());
		assertEquals(geometry.graph().orElseThrow().nodes(), root.get("nodes").getAsInt());
		assertEquals(1, features("border").size());
		assertEquals(3, features("circle").size());
		assertEquals(2, features("polygon").size());
		assertEquals(geometry.grown().size(), features("grown").size());
		assertEquals(geometry.graph().orElseThrow().surfing().size(), features("surfing").size());
		assertEquals(geometry.graph().orElseThrow().hugging().size(), features("hugging").size());
		assertEquals(geometry.gaps().size(), features("gap").size());
		assertTrue(features("surfing").size() > 20 && features("hugging").size() > 20 && features("gap").size() > 5);
	}

	@Test
	void ringsAreClosedAndGoRoundCounterclockwise() {
		for (String kind : List.of("border", "polygon")) {
			for (JsonObject feature : features(kind)) {
				List<Point> ring = points(coordinates(feature).get(0).getAsJsonArray());
				assertEquals(ring.getFirst(), ring.getLast());
				double area = 0;
				for (int i = 1; i < ring.size(); i++) {
					area += ring.get(i - 1).x() * ring.get(i).y() - ring.get(i).x() * ring.get(i - 1).y();
				}
				assertTrue(area > 0, ring.toString());
			}
		}
	}

	@Test
	void edgesKeepTheUnitClearOfAllCircles() {
		for (String kind : List.of("surfing", "hugging")) {
			for (JsonObject edge : features(kind)) {
				List<Point> line = line(edge);
				for (int i = 1; i < line.size(); i++) {
					for (Circle circle : CIRCLES) {
						assertTrue(distance(circle, line.get(i - 1), line.get(i)) >= RADIUS - SAGITTA, edge.toString());
					}
				}
			}
		}
	}

	private static double distance(Circle circle, Point from, Point to) {
		double least = Double.POSITIVE_INFINITY;
		for (int i = 0; i <= 50; i++) {
			double t = i / 50.0;
			least = Math.min(least, Math.hypot(from.x() + t * (to.x() - from.x()) - circle.x(),
					from.y() + t * (to.y() - from.y()) - circle.y()));
		}
		return least - circle.radius();
	}

	@Test
	void edgesMeetAtTheirNodes() {
		Map<Integer, Point> nodes = new HashMap<>();
		for (String kind : List.of("surfing", "hugging")) {
			for (JsonObject edge : features(kind)) {
				List<Point> line = line(edge);
				meet(nodes, properties(edge).get("from").getAsInt(), line.getFirst());
				meet(nodes, properties(edge).get("to").getAsInt(), line.getLast());
			}
		}
		assertEquals(root.get("nodes").getAsInt(), nodes.size());
	}

	private static void meet(Map<Integer, Point> nodes, int node, Point place) {
		assertEquals(0, place.distance(nodes.computeIfAbsent(node, key -> place)), 1e-9, "node " + node);
	}

	@Test
	void theLineOfAnArcIsNearToWhatItsPropertiesSay() {
		for (JsonObject edge : features("hugging")) {
			Point centre = point(properties(edge).getAsJsonArray("centre"));
			double radius = properties(edge).get("radius").getAsDouble();
			double sweep = Math.abs(properties(edge).get("toAngle").getAsDouble()
					- properties(edge).get("fromAngle").getAsDouble());
			assertEquals(radius * sweep, properties(edge).get("length").getAsDouble(), 1e-9);
			List<Point> line = line(edge);
			for (int i = 0; i < line.size(); i++) {
				assertEquals(radius, line.get(i).distance(centre), 1e-9);
				Point before = line.get(Math.max(0, i - 1));
				Point middle = new Point((before.x() + line.get(i).x()) / 2, (before.y() + line.get(i).y()) / 2);
				assertEquals(radius, middle.distance(centre), SAGITTA, edge.toString());
			}
		}
	}

	@Test
	void gapsTellWhoPasses() {
		JsonObject gap = features("gap").stream()
				.filter(each -> List.of("a", "b").stream().map(end -> properties(each).get(end).getAsString()).sorted()
						.toList().equals(List.of("circle 0", "circle 1")))
				.findFirst().orElseThrow();
		assertEquals(1.25, properties(gap).get("radius").getAsDouble(), 1e-12);
		assertEquals(Set.of(new Point(7, 5), new Point(9.5, 5)), Set.copyOf(line(gap)));
		assertTrue(properties(gap).get("passes").getAsBoolean());
		assertTrue(properties(gap).get("passesOnGrid").getAsBoolean(), "two cells are left");
	}
}
