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
	 * The position, the size and the rotation of an object. The position is the upper left corner of the object before
	 * the rotation, with these exceptions:
	 * <ul>
	 * <li>For a tile, it is the lower left corner.
	 * <li>For a polygon or a line, it is the origin of the coordinates of the points.
	 * <li>For a point, it is the point itself.
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
