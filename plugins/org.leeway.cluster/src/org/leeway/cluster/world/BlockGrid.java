package org.leeway.cluster.world;

import java.util.List;

import org.leeway.cluster.Storage;
import org.leeway.core.request.FailureException;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.GridUnit;

/** A map in memory, with all cells of a block and of its halo, the strip of cells around the block. */
final class BlockGrid implements BlockReader.Rows {

	private final int width;
	private final TerrainGridEditor terrain;
	private final BitPlaneEditor blocked;
	private int y;

	private BlockGrid(CellRect cells) {
		this.width = cells.width();
		this.terrain = TerrainGrid.filled(width, cells.height(), 0).edit();
		this.blocked = BitPlane.empty(width, cells.height()).edit();
	}

	/** @throws FailureException if a tile cannot be read */
	static BlockGrid read(Block block, WorldUnits units, Storage storage) throws FailureException {
		BlockGrid grid = new BlockGrid(block.part().cells());
		new BlockReader(block, units, storage).read(grid);
		return grid;
	}

	@Override
	public void begin(List<WorldSpawn> spawns) {
		// BlockCheck has collected the spawns
	}

	@Override
	public void row(byte[] ids, long[] blockedCells) {
		terrain.setRow(0, y, ids, 0, width);
		for (int x = 0; blockedCells != null && x < width; x++) {
			if ((blockedCells[x >> 6] >>> x & 1) != 0) {
				blocked.set(x, y);
			}
		}
		y++;
	}

	TerrainGrid terrain() {
		return terrain.build();
	}

	/** Returns the cells that obstacles block. */
	BitPlane blocked() {
		return blocked.build();
	}

	/**
	 * Finds the cells where each unit can stand. Returns one set of cells for each unit. A cell is in the set if the
	 * unit can stand with its top-left cell there.
	 */
	ClearancePlanes planes(List<GridUnit> units) {
		return ClearancePlanes.of(terrain(), blocked(), units, Progress.NONE);
	}
}
