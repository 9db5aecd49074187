package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.tiled.place.Outline;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;

/** The collision shape of a physics body: a disc or a polygon. Coordinates are pixels, relative to the node of the shape. */
final class BodyShape {

	/** Number of corners of the polygon that replaces a circle. */
	private static final int CORNERS = 32;
	/** Standard radius of a shape, in pixels. Files leave out properties that have their standard value. */
	private static final double USUAL_RADIUS = 10;
	private static final double USUAL_HEIGHT = 30;
	private static final double USUAL_SIDE = 20;

	/** The radius of a disc, in pixels. 0 for a polygon. */
	private final double radius;
	private final double[] ring;

	private BodyShape(double radius, double[] ring) {
		this.radius = radius;
		this.ring = ring;
	}

	/** Returns whether a node is an enabled collision shape. Such a node is a child of its body. */
	static boolean isShape(SceneNode node) throws LevelFormatException {
		return (node.type().equals("CollisionShape2D") || node.type().equals("CollisionPolygon2D")) && !node.flag("disabled",
				false);
	}

	/** Reads the collision shape that a node describes. Empty if the shape is missing, or has no area, such as a line. */
	static Optional<BodyShape> of(SceneNode node, ProjectFiles files) throws IOException {
		Optional<Value> polygon = node.value("polygon");
		if (node.type().equals("CollisionPolygon2D")) {
			boolean isSolid = node.whole("build_mode", 0) == 0;
			return isSolid && polygon.isPresent() ? ring(polygon.get().numbers("polygon", 0)) : Optional.empty();
		}
		Optional<Value> shape = node.value("shape");
		Optional<TextSection> section = shape.isEmpty() ? Optional.empty() : files.resource(shape.get());
		return section.isEmpty() ? Optional.empty() : of(section.get());
	}

	private static Optional<BodyShape> of(TextSection shape) throws LevelFormatException {
		double radius = Math.abs(shape.number("radius", USUAL_RADIUS));
		return switch (shape.type()) {
		case "CircleShape2D" -> radius > 0 ? Optional.of(new BodyShape(radius, null)) : Optional.empty();
		case "RectangleShape2D" -> {
			double[] size = shape.vector("size", USUAL_SIDE, USUAL_SIDE);
			double x = size[0] / 2;
			double y = size[1] / 2;
			yield ring(-x, -y, x, -y, x, y, -x, y);
		}
		case "CapsuleShape2D" -> Optional.of(new BodyShape(0, arcs(radius, shape.number("height", USUAL_HEIGHT) / 2 - radius)));
		case "ConvexPolygonShape2D" -> ring(shape.points("points"));
		default -> Optional.empty();
		};
	}

	private static Optional<BodyShape> ring(double... points) {
		return points.length < 6 ? Optional.empty() : Optional.of(new BodyShape(0, points));
	}

	/**
	 * Returns the corners of a capsule. A capsule is an upright rectangle with a half circle at its upper and at its
	 * lower end.
	 *
	 * @param half the height of the rectangle, divided by 2, in pixels. 0 for a circle
	 */
	private static double[] arcs(double radius, double half) {
		double[] ring = new double[2 * CORNERS + 4];
		for (int i = 0; i < CORNERS + 2; i++) {
			boolean isLower = i <= CORNERS / 2;
			double angle = 2 * Math.PI * (isLower ? i : i - 1) / CORNERS;
			ring[2 * i] = radius * Math.cos(angle);
			ring[2 * i + 1] = radius * Math.sin(angle) + Math.max(0, half) * (isLower ? 1 : -1);
		}
		return ring;
	}

	/** Returns the outline of the shape after a transform. Empty if the outline has no area. */
	Optional<Outline> outline(Affine place) {
		Outline outline;
		if (radius > 0 && place.keepsCircles()) {
			outline = new Outline.Circle(new Point(place.dx(), place.dy()), radius * place.scaleX());
		} else {
			outline = new Outline.Edges(Polygon.of(place.apply(radius > 0 ? arcs(radius, 0) : ring)));
		}
		return Optional.of(outline).filter(Outline::hasArea);
	}
}
