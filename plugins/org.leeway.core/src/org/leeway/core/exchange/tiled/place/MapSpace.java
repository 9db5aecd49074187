package org.leeway.core.exchange.tiled.place;

import org.leeway.core.exchange.tiled.map.Orientation;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.pathing.geom.Point;

/**
 * The conversion of pixels in a Tiled map into cells of a level. On the screen, a cell is a rectangle or a diamond. If
 * cells are diamonds, columns run to the lower right, and rows to the lower left. Positions of objects are in pixels on
 * the screen. In isometric maps, however, positions are measured along the sides of the diamonds.
 */
public final class MapSpace {

	private final Orientation orientation;
	private final double tileWidth;
	private final double tileHeight;

	public MapSpace(TiledMap map) {
		this.orientation = map.orientation();
		this.tileWidth = map.tileWidth();
		this.tileHeight = map.tileHeight();
	}

	double tileWidth() {
		return tileWidth;
	}

	double tileHeight() {
		return tileHeight;
	}

	/** Returns whether a circle on the screen is a circle in cells too. */
	boolean keepsCircles() {
		return tileWidth == tileHeight && !orientation.isOfDiamonds();
	}

	/**
	 * Returns a lower bound for the length of a cell's sides, in pixels. If cells are rectangles, this is the shorter side. If
	 * cells are diamonds, this is half of the width or half of the height, whichever is less.
	 */
	double side() {
		return Math.min(tileWidth, tileHeight) / (orientation.isOfDiamonds() ? 2 : 1);
	}

	/**
	 * Converts a point on the screen into a point in cells. Coordinates on the screen begin at the upper left corner of
	 * the rectangle around the cell (0, 0).
	 *
	 * @param x in pixels, to the right
	 * @param y in pixels, down
	 */
	Point inCell(double x, double y) {
		return orientation.isOfDiamonds() ? moved(x - tileWidth / 2, y) : moved(x, y);
	}

	/** Converts an offset on the screen, in pixels, into an offset in cells. */
	public Point moved(double dx, double dy) {
		return orientation.isOfDiamonds() ? Placement.point(dx / tileWidth + dy / tileHeight, dy / tileHeight - dx / tileWidth)
				: Placement.point(dx / tileWidth, dy / tileHeight);
	}

	/**
	 * Returns a converter for objects: from their positions in the file to positions in cells of the level.
	 *
	 * @param moved the offset of the layer of the objects, in cells
	 * @param left the column of the map that became column 0
	 * @param top the row of the map that became row 0
	 */
	public Placement ofObjects(Point moved, double left, double top) {
		return switch (orientation.kind()) {
		case ORTHOGONAL -> new Upright(tileWidth, tileHeight, moved.x() - left, moved.y() - top);
		case ISOMETRIC -> new AlongSides(moved.x() - left, moved.y() - top);
		case STAGGERED -> new Diamonds(moved.x() - left, moved.y() - top);
		};
	}

	/** The placement of objects in orthogonal maps. */
	private record Upright(double width, double height, double right, double down) implements Placement {

		@Override
		public Point at(double x, double y, double dx, double dy) {
			// divide each part before adding the parts: so lengths that Leeway itself wrote keep all their digits
			return Placement.point(x / width + dx / width + right, y / height + dy / height + down);
		}

		@Override
		public boolean keepsCircles() {
			return width == height;
		}

		@Override
		public double side() {
			return Math.min(width, height);
		}
	}

	/**
	 * A conversion of objects in isometric maps. In the file, positions and offsets are measured along the sides of the diamonds.
	 * But an angle of rotation is the angle that a user sees on the screen.
	 */
	private final class AlongSides implements Placement {

		private final double right;
		private final double down;

		AlongSides(double right, double down) {
			this.right = right;
			this.down = down;
		}

		@Override
		public Point at(double x, double y, double dx, double dy) {
			return Placement.point(Placement.near((x + dx) / tileHeight + right), Placement.near((y + dy) / tileHeight + down));
		}

		@Override
		public Point turned(double dx, double dy, double cos, double sin) {
			Point turned = Placement.super.turned((dx - dy) / tileHeight * tileWidth / 2, (dx + dy) / 2, cos, sin);
			double across = turned.x() / tileWidth * tileHeight;
			return Placement.point(turned.y() + across, turned.y() - across);
		}

		@Override
		public boolean keepsCircles() {
			return true;
		}

		@Override
		public double side() {
			return tileHeight;
		}
	}

	/**
	 * The placement of objects in staggered maps, whose cells are diamonds. If the tile (0, 0) is shifted by half a
	 * tile, all objects are shifted with it.
	 */
	private final class Diamonds implements Placement {

		private final double right;
		private final double down;

		Diamonds(double right, double down) {
			boolean isLower = orientation.isIndexEven() && orientation.isAxisX();
			boolean isFarther = orientation.isIndexEven() && !orientation.isAxisX();
			this.right = right - (isLower ? 0.5 : 0) - (isFarther ? 0.5 : 0);
			this.down = down - (isLower ? 0.5 : 0) + (isFarther ? 0.5 : 0);
		}

		@Override
		public Point at(double x, double y, double dx, double dy) {
			Point place = inCell(x + dx, y + dy);
			return Placement.point(Placement.near(place.x() + right), Placement.near(place.y() + down));
		}

		@Override
		public boolean keepsCircles() {
			return MapSpace.this.keepsCircles();
		}

		@Override
		public double side() {
			return MapSpace.this.side();
		}
	}
}
