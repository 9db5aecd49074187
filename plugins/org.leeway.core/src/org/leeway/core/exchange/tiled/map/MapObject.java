package org.leeway.core.exchange.tiled.map;

/**
 * An object of a map. Lengths are in pixels.
 *
 * @param id unique in the map. 0 if the file gives no id
 * @param type the class of the object. Empty if it has none
 * @param frame the position, the size and the rotation of the object
 * @param points x and y of the vertices of a polygon or a line, relative to the object. Null for other shapes
 */
public record MapObject(int id, String name, String type, Shape shape, Frame frame, double[] points, String text,
		Values properties) {

	/** Shapes of objects. */
	public enum Shape {
		RECTANGLE, ELLIPSE, CAPSULE, POINT, POLYGON, POLYLINE, TEXT, TILE, TEMPLATE
	}

	/**
	 * The position, the size and the rotation of an object. The meaning of the position depends on the kind of object:
	 * <ul>
	 * <li>a point, or a shape with points: the point from which the object's points are measured,
	 * <li>a tile: its lower left corner, before the rotation,
	 * <li>other objects: their upper left corner, before the rotation.
	 * </ul>
	 *
	 * @param x of the position
	 * @param y of the position
	 * @param rotation in degrees, clockwise. The object is rotated about its position
	 */
	public record Frame(double x, double y, double width, double height, double rotation) {
	}

	/** Returns whether the object is drawn by points. Other objects have a width and a height. */
	public boolean isDrawnByPoints() {
		return points != null && (shape == Shape.POLYGON || shape == Shape.POLYLINE);
	}

	/** Creates an object without text. */
	public MapObject(int id, String name, String type, Shape shape, Frame frame, Values properties) {
		this(id, name, type, shape, frame, null, "", properties);
	}
}
