package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.MapObject.Frame;
import org.leeway.core.exchange.tiled.map.MapObject.Shape;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.files.XmlSource;

/** A reader of map objects and of collision shapes of tiles. Files store objects and collision shapes in the same form. */
final class XmlObjects {

	private XmlObjects() {
	}

	/** Reads the element {@code <objectgroup>} that was opened last, up to its end. The element belongs to a tile. */
	static List<MapObject> readAll(XmlSource xml) throws IOException {
		List<MapObject> objects = new ArrayList<>();
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			if (child.get().equals("object")) {
				objects.add(read(xml));
			} else {
				xml.skip();
			}
		}
		return objects;
	}

	/** Reads the element {@code <object>} that was opened last, up to its end. */
	static MapObject read(XmlSource xml) throws IOException {
		int id = xml.whole("id", 0);
		String name = xml.text("name");
		String type = xml.attribute("class").orElse(xml.text("type"));
		Frame frame = new Frame(xml.number("x", 0), xml.number("y", 0), xml.number("width", 0),
				xml.number("height", 0), xml.number("rotation", 0));
		Shape shape = xml.attribute("template").isPresent() ? Shape.TEMPLATE
				: xml.attribute("gid").isPresent() ? Shape.TILE : Shape.RECTANGLE;
		Values properties = Values.NONE;
		double[] points = null;
		String text = "";
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			Optional<Shape> named = ObjectShapes.named(child.get());
			shape = shape == Shape.RECTANGLE ? named.orElse(shape) : shape;
			if (child.get().equals("properties")) {
				properties = XmlValues.read(xml);
			} else if (named.isPresent() && ObjectShapes.hasPoints(named.get())) {
				points = ObjectShapes.points(xml.text("points"), xml);
				xml.skip();
			} else if (named.filter(Shape.TEXT::equals).isPresent()) {
				text = xml.text();
			} else {
				xml.skip();
			}
		}
		return new MapObject(id, name, type, shape, frame, points, text, properties);
	}
}
