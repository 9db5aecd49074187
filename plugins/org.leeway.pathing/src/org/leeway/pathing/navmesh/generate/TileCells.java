package org.leeway.pathing.navmesh.generate;

import org.leeway.pathing.grid.TerrainGrid;

/** The kind of each cell of a tile: its terrain, 0 if terrains do not matter, or {@link Outline#BLOCKED}. Immutable. */
final class TileCells {

	private final Tile tile;
	/** Indexed by {@code y * width + x}: the kind of a cell. */
	private final short[] kinds;

	private TileCells(Tile tile, short[] kinds) {
		this.tile = tile;
		this.kinds = kinds;
	}

	static TileCells of(TerrainGrid grid, MeshOptions options, Tile tile) {
		short[] byTerrain = new short[TerrainGrid.TERRAINS];
		for (int id = 0; id < byTerrain.length; id++) {
			boolean free = options.capability().contains(id);
			byTerrain[id] = !free ? Outline.BLOCKED : (short) (options.keepTerrains() ? id : 0);
		}
		short[] kinds = new short[tile.width() * tile.height()];
		byte[] row = new byte[tile.width()];
		for (int y = 0, i = 0; y < tile.height(); y++) {
			grid.copyRow(tile.x(), tile.y() + y, tile.width(), row, 0);
			for (byte terrain : row) {
				kinds[i++] = byTerrain[terrain & 0xFF];
			}
		}
		return new TileCells(tile, kinds);
	}

	Tile tile() {
		return tile;
	}

	/**
	 * Returns the kind of the cell in column x and row y of the tile: its terrain, 0 if terrains do not matter, or {@link
	 * Outline#BLOCKED}.
	 */
	short kind(int x, int y) {
		return kinds[y * tile.width() + x];
	}

	/** Returns whether all cells are of one kind. */
	boolean isUniform() {
		for (short kind : kinds) {
			if (kind != kinds[0]) {
				return false;
			}
		}
		return true;
	}
}
