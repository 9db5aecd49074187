package org.leeway.core.corpus.independent;

import java.util.ArrayList;
import java.util.List;

import org.w3c.dom.Element;

/**
 * The collision shapes of a tile in a map.
 *
 * @param flags how the tile is flipped, as a sum. 2 swaps x and y, 4 flips up and down, 8 flips left and right. The
 *	flips are applied in this order
 */
record TileShape(Element map, Element tileset, Element tile, int flags) {

	private static final double TOLERANCE = 1e-7;

	private record Point(double x, double y) {
	}

	private record Size(double width, double height) {
	}

	/** Returns whether a shape of the tile has an area. */
	boolean hasArea() {
		return objects().stream().anyMatch(object -> isRound(object) ? MapDom.number(object, "width", 0) * MapDom.number(object,
				"height", 0) > 0 : area(corners(object)) > 0);
	}

	/**
	 * Returns whether a shape of the tile fills the cell. Only rectangles and polygons count. Such a shape fills the cell if
	 * its corners lie in the cell and its area is the area of the cell.
	 */
	boolean fillsCell() {
		return objects().stream().filter(object -> !isRound(object)).map(object -> corners(object).stream().map(this::inCell).toList())
				.anyMatch(corners -> corners.stream().allMatch(point -> isUnit(point.x) && isUnit(point.y))
						&& area(corners) > 1 - TOLERANCE);
	}

	private static boolean isUnit(double value) {
		return value >= -TOLERANCE && value <= 1 + TOLERANCE;
	}

	private List<Element> objects() {
		return MapDom.children(tile, "objectgroup").stream().flatMap(group -> MapDom.children(group, "object").stream())
				.filter(object -> !object.hasAttribute("template") && !object.hasAttribute("gid")
						&& MapDom.children(object, "polyline", "point", "text").isEmpty()).toList();
	}

	private static boolean isRound(Element object) {
		return !MapDom.children(object, "ellipse", "capsule").isEmpty();
	}

	/** Returns the corners of a rectangle or a polygon, in pixels of the tile. */
	private static List<Point> corners(Element object) {
		List<Point> corners = new ArrayList<>();
		for (Element polygon : MapDom.children(object, "polygon")) {
			for (String point : polygon.getAttribute("points").strip().split("\\s+")) {
				String[] numbers = point.split(",");
				corners.add(new Point(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1])));
			}
		}
		if (corners.isEmpty()) {
			double width = MapDom.number(object, "width", 0);
			double height = MapDom.number(object, "height", 0);
			corners.addAll(List.of(new Point(0, 0), new Point(width, 0), new Point(width, height), new Point(0, height)));
		}
		double turn = Math.toRadians(MapDom.number(object, "rotation", 0));
		return corners.stream().map(point -> new Point(
				MapDom.number(object, "x", 0) + point.x * Math.cos(turn) - point.y * Math.sin(turn),
				MapDom.number(object, "y", 0) + point.x * Math.sin(turn) + point.y * Math.cos(turn))).toList();
	}

	private static double area(List<Point> corners) {
		double sum = 0;
		for (int i = 0; i < corners.size(); i++) {
			Point from = corners.get(i);
			Point to = corners.get((i + 1) % corners.size());
			sum += from.x * to.y - to.x * from.y;
		}
		return Math.abs(sum / 2);
	}

	private Point inCell(Point point) {
		Size size = size();
		Point drawn = onImage(point, size);
		if ((flags & 2) != 0) {
			drawn = new Point(drawn.y, drawn.x);
			size = new Size(size.height, size.width);
		}
		drawn = new Point((flags & 8) != 0 ? size.width - drawn.x : drawn.x, (flags & 4) != 0 ? size.height - drawn.y : drawn.y);
		double tileWidth = MapDom.whole(map, "tilewidth");
		double tileHeight = MapDom.whole(map, "tileheight");
		if (tileset.getAttribute("tilerendersize").equals("grid")) {
			drawn = new Point(drawn.x * tileWidth / size.width, drawn.y * tileHeight / size.height);
			size = new Size(tileWidth, tileHeight);
		}
		// the lower left corner of a tile lies on the lower left corner of its cell, even if the tile is larger than the cell
		Point offset = offset();
		double x = (drawn.x + offset.x) / tileWidth;
		double y = (drawn.y + offset.y + tileHeight - size.height) / tileHeight;
		return map.getAttribute("orientation").equals("isometric") ? new Point(x - 0.5 + y, y - x + 0.5) : new Point(x, y);
	}

	/**
	 * Converts a point from the coordinates of shapes to pixels of the tile's image. The two kinds of coordinates are equal,
	 * except in isometric tilesets. There, the coordinates of shapes are measured along the slanted sides of a cell.
	 */
	private Point onImage(Point point, Size size) {
		for (Element grid : MapDom.children(tileset, "grid")) {
			if (grid.getAttribute("orientation").equals("isometric")) {
				double width = MapDom.whole(grid, "width");
				double height = MapDom.whole(grid, "height");
				return new Point((point.x - point.y) * width / height / 2 + width / 2, (point.x + point.y) / 2 + size.height - height);
			}
		}
		return point;
	}

	private Point offset() {
		for (Element offset : MapDom.children(tileset, "tileoffset")) {
			return new Point(MapDom.number(offset, "x", 0), MapDom.number(offset, "y", 0));
		}
		return new Point(0, 0);
	}

	private Size size() {
		if (tile.hasAttribute("width")) {
			return new Size(MapDom.whole(tile, "width"), MapDom.whole(tile, "height"));
		}
		if (tile.hasAttribute("imagewidth")) {
			return new Size(MapDom.whole(tile, "imagewidth"), MapDom.whole(tile, "imageheight"));
		}
		for (Element image : MapDom.children(tile, "image")) {
			if (image.hasAttribute("width")) {
				return new Size(MapDom.whole(image, "width"), MapDom.whole(image, "height"));
			}
		}
		return new Size(MapDom.number(tileset, "tilewidth", 0), MapDom.number(tileset, "tileheight", 0));
	}
}
