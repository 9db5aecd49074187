package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.MapObject.Frame;
import org.leeway.core.exchange.tiled.map.MapObject.Shape;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.files.JsonSource;

/** A reader of map objects and of collision shapes of tiles. Files store objects and collision shapes in the same form. */
final class JsonObjects {

	private final JsonSource json;
	private int id;
	private String name = "";
	private String type = "";
	private Shape shape = Shape.RECTANGLE;
	private double x;
	private double y;
	private double width;
	private double height;
	private double rotation;
	private double[] points;
	private String text = "";
	private Values properties = Values.NONE;

	private JsonObjects(JsonSource json) {
		this.json = json;
	}

	/** Reads the object that begins at the current position of {@code json}. */
	static MapObject read(JsonSource json) throws IOException {
		JsonObjects reader = new JsonObjects(json);
		json.object(reader::member);
		return reader.object();
	}

	private MapObject object() {
		return new MapObject(id, name, type, shape, new Frame(x, y, width, height, rotation), points, text, properties);
	}

	private void member(String member) throws IOException {
		switch (member) {
		case "id" -> id = json.whole();
		case "name" -> name = json.text();
		case "type", "class" -> type = json.text();
		case "x" -> x = json.number();
		case "y" -> y = json.number();
		case "width" -> width = json.number();
		case "height" -> height = json.number();
		case "rotation" -> rotation = json.number();
		case "properties" -> properties = JsonValues.read(json);
		default -> shape(member);
		}
	}

	private void shape(String member) throws IOException {
		switch (member) {
		case "ellipse", "capsule", "point" -> shape = json.flag() ? ObjectShapes.named(member).orElseThrow() : shape;
		case "polygon", "polyline" -> {
			shape = ObjectShapes.named(member).orElseThrow();
			readPoints();
		}
		case "text" -> {
			shape = Shape.TEXT;
			json.object(this::textMember);
		}
		case "gid" -> {
			shape = Shape.TILE;
			json.skip();
		}
		case "template" -> {
			shape = Shape.TEMPLATE;
			json.skip();
		}
		default -> json.skip();
		}
	}

	private void textMember(String member) throws IOException {
		if (member.equals("text")) {
			text = json.text();
		} else {
			json.skip();
		}
	}

	private void readPoints() throws IOException {
		List<Double> xy = new ArrayList<>();
		json.array(() -> {
			double[] point = new double[2];
			json.object(coordinate -> {
				switch (coordinate) {
				case "x" -> point[0] = json.number();
				case "y" -> point[1] = json.number();
				default -> json.skip();
				}
			});
			xy.add(point[0]);
			return xy.add(point[1]);
		});
		points = xy.stream().mapToDouble(Double::doubleValue).toArray();
	}
}
