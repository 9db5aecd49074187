package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.util.Optional;

import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.MapObject.Frame;
import org.leeway.core.exchange.tiled.map.MapObject.Shape;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.files.XmlSource;

/** Reads an element {@code <objectgroup>}. */
final class XmlObjects {

	private final XmlSource xml;
	private final MapParts map;

	XmlObjects(XmlSource xml, MapParts map) {
		this.xml = xml;
		this.map = map;
	}

	/** The element has just been opened; reads up to its end. */
	void read(LayerScope scope) throws IOException {
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			if (child.get().equals("object")) {
				map.objects.add(object(scope));
			} else {
				xml.skip();
			}
		}
	}

	private MapObject object(LayerScope scope) throws IOException {
		int id = xml.whole("id", 0);
		String name = xml.text("name");
		String type = xml.attribute("class").orElse(xml.text("type"));
		Frame frame = new Frame(xml.number("x", 0) + scope.x(), xml.number("y", 0) + scope.y(), xml.number("width", 0),
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
