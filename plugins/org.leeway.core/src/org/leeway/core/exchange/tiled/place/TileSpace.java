package org.leeway.core.exchange.tiled.place;

import org.leeway.core.exchange.tiled.map.Flip;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.TileFrame;
import org.leeway.pathing.geom.Point;

/**
 * The conversion of pixels in a tile's picture into cells, relative to the upper left corner of the tile's cell. The picture may
 * be larger than the cell. Its lower left corner lies at the lower left corner of the cell, moved by the offset of the tileset.
 * The conversion also flips the picture if the map says so.
 */
public final class TileSpace implements Placement {

	private final MapSpace map;
	private final TileFrame frame;
	private final Tile.Size size;
	private final Flip flip;

	public TileSpace(MapSpace map, TileFrame frame, Tile tile, Flip flip) {
		this.map = map;
		this.frame = frame;
		this.size = tile.size() == null ? frame.size() : tile.size();
		this.flip = flip;
	}

	@Override
	public Point at(double x, double y, double dx, double dy) {
		Tile.Size cell = frame.isometricCell();
		double alongX = x + dx;
		double alongY = y + dy;
		double right = cell == null ? alongX : (alongX - alongY + cell.height()) / cell.height() * cell.width() / 2;
		double down = cell == null ? alongY : (alongX + alongY) / 2 + size.height() - cell.height();
		double width = flip.isDiagonal() ? size.height() : size.width();
		double height = flip.isDiagonal() ? size.width() : size.height();
		double turnedX = flip.isDiagonal() ? down : right;
		double turnedY = flip.isDiagonal() ? right : down;
		double flippedX = flip.isHorizontal() ? width - turnedX : turnedX;
		double flippedY = flip.isVertical() ? height - turnedY : turnedY;
		double scaleX = frame.isStretched() && width > 0 ? map.tileWidth() / width : 1;
		double scaleY = frame.isStretched() && height > 0 ? map.tileHeight() / height : 1;
		Point place = map.inCell(flippedX * scaleX + frame.offsetX(),
				map.tileHeight() + (flippedY - height) * scaleY + frame.offsetY());
		return Placement.point(Placement.near(place.x()), Placement.near(place.y()));
	}

	@Override
	public boolean keepsCircles() {
		return map.keepsCircles() && !frame.isStretched() && frame.isometricCell() == null;
	}

	@Override
	public double side() {
		return map.side();
	}
}
