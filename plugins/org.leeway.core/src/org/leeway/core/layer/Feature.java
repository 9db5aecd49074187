package org.leeway.core.layer;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.region.Area;

/**
 * A shape with properties. Coordinates are in cells. The y axis points down. Immutable.
 *
 * @param kind the kind of the shape, such as {@code gap}
 * @param properties numbers, texts, booleans and {@linkplain Point points}, indexed by name, in order. Null for a
 * missing value
 */
public record Feature(String kind, Shape shape, Map<String, Object> properties) {

	/** The geometry of a feature. */
	public sealed interface Shape {

		/** The inside of a polygon. */
		record Ring(Polygon polygon) implements Shape {
		}

		/** Areas that do not touch. May be empty. */
		record Areas(List<Area> areas) implements Shape {

			public Areas {
				areas = List.copyOf(areas);
			}
		}

		/** A point. */
		record Place(Point point) implements Shape {
		}

		/** A chain of lines and arcs. Each begins where the previous one ends. The chain may be empty. */
		record Path(List<PathSegment> segments) implements Shape {

			public Path {
				segments = List.copyOf(segments);
			}
		}
	}

	public Feature {
		properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
	}

	private Feature(String kind, Shape shape) {
		this(kind, shape, Map.of());
	}

	/** Creates a feature of a polygon. */
	public static Feature of(String kind, Polygon polygon) {
		return new Feature(kind, new Shape.Ring(polygon));
	}

	/** Creates a feature of areas that do not touch. */
	public static Feature ofAreas(String kind, List<Area> areas) {
		return new Feature(kind, new Shape.Areas(areas));
	}

	/** Creates a feature of a circle. The feature's shape is the centre, and the radius is a property. */
	public static Feature of(String kind, Circle circle) {
		return at(kind, new Point(circle.x(), circle.y())).with("radius", circle.radius());
	}

	/** Creates a feature of a point. */
	public static Feature at(String kind, Point point) {
		return new Feature(kind, new Shape.Place(point));
	}

	/**
	 * Creates a feature of a line or an arc. The length is a property. An arc also has its centre, its radius and its
	 * angles as properties.
	 */
	public static Feature of(String kind, PathSegment segment) {
		return new Feature(kind, new Shape.Path(List.of(segment)), FeatureFacts.of(segment));
	}

	/** Creates a feature of a path. The path may be empty, as in a route that was not found. */
	public static Feature of(String kind, List<PathSegment> segments) {
		return new Feature(kind, new Shape.Path(segments));
	}

	/** Returns the same feature with another property. */
	public Feature with(String name, Object value) {
		Map<String, Object> more = new LinkedHashMap<>(properties);
		more.put(name, value);
		return new Feature(kind, shape, more);
	}
}
