package org.leeway.core.exchange.godot.scene;

import java.util.Optional;

import org.leeway.core.exchange.godot.scene.TileUse.Piece;

/**
 * The combined meaning of all tiles at one cell, in all layers. Each distinct state becomes a terrain of the level.
 *
 * @param hasTile whether any layer has a tile at the cell
 * @param terrain the name of a terrain. If several tiles at the cell name a terrain, the uppermost of these tiles decides. Empty if
 * no tile names a terrain
 * @param layers a bit mask: the collision layers of the polygons that cover the whole cell. The cell blocks a unit whose own
 * collision mask shares a bit with this one. 0 if no polygon covers the whole cell
 * @param isMarked whether a tile at the cell has a mark that makes it block, such as the terrain name {@code wall}
 * @param isNavigable whether a navigation polygon lets units move over the cell
 */
record CellState(boolean hasTile, Optional<String> terrain, int layers, boolean isMarked, boolean isNavigable) {

	static final CellState EMPTY = new CellState(false, Optional.empty(), 0, false, false);

	CellState under(TileUse tile) {
		return new CellState(true, tile.terrain().or(() -> terrain), layers, isMarked || tile.mark().isPresent(),
				isNavigable || tile.isNavigable());
	}

	CellState under(Piece piece) {
		return new CellState(hasTile, terrain, layers | piece.layers(), isMarked, isNavigable);
	}

	/** Returns whether the cell blocks at least some kinds of units. */
	boolean blocks() {
		return layers != 0 || isMarked;
	}
}
