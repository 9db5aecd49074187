package org.leeway.core.layer;

import org.leeway.pathing.grid.TerrainGrid;

/** The terrain ids of a grid. */
record TerrainRows(TerrainGrid grid) implements LayerRows {

	@Override
	public void values(int x, int y, int length, int[] target) {
		byte[] ids = new byte[length];
		grid.copyRow(x, y, length, ids, 0);
		for (int i = 0; i < length; i++) {
			target[i] = ids[i] & 0xFF;
		}
	}
}
