package org.leeway.core.exchange.tiled.cells;

import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.tiled.map.Flip;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.TileFrame;
import org.leeway.core.exchange.tiled.place.MapSpace;
import org.leeway.core.exchange.tiled.place.ObjectOutline;
import org.leeway.core.exchange.tiled.place.Outline;
import org.leeway.core.exchange.tiled.place.TileSpace;

/** The closed collision shapes of a tile, in cells, relative to the upper left corner of the tile's cell. */
record TileShapes(List<Outline> outlines) {

	/** The value for a tile without collision shapes. */
	static final TileShapes NONE = new TileShapes(List.of());

	/**
	 * Returns the shapes of a flipped tile.
	 *
	 * @param flip says how the tile is flipped
	 */
	static TileShapes of(MapSpace map, TileFrame frame, Tile tile, Flip flip) {
		ObjectOutline outline = new ObjectOutline(new TileSpace(map, frame, tile, flip));
		return new TileShapes(tile.shapes().stream().map(outline::closed).flatMap(Optional::stream)
				.filter(Outline::hasArea).toList());
	}

	/** Returns only the shapes that reach beyond the tile's cell. */
	TileShapes beyondCell() {
		return new TileShapes(outlines.stream().filter(outline -> !outline.isInFirstCell()).toList());
	}

	/** Returns whether any shape is exactly the rectangle of the cell. */
	boolean fillCell() {
		return outlines.stream().anyMatch(Outline::isFirstCell);
	}
}
