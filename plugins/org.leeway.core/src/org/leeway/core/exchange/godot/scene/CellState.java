package org.leeway.core.exchange.godot.scene;

import java.util.Optional;

import org.leeway.core.exchange.godot.scene.TileUse.Piece;

/**
 * The meaning of the tiles over a cell. The cells of a state have a terrain of their own.
 *
 * @param hasTile whether any layer has a tile there
 * @param terrain the name of the terrain, by the uppermost tile that names one
 * @param layers the bits of the masks of units that polygons over the whole cell block. 0 if there are none
 * @param isMarked whether a mark blocks the cell
 * @param isNavigable whether units navigate over the cell
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

	/** Returns whether the cell blocks units of any kind. */
	boolean blocks() {
		return layers != 0 || isMarked;
	}
}
