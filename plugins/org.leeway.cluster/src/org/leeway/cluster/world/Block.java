package org.leeway.cluster.world;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.clearance.stream.MapPart;
import org.leeway.pathing.grid.CellRect;

/**
 * A square block of tiles, on which one task works. The task also reads the halo of the block, that is, a strip of
 * cells around the block.
 *
 * @param column the column of the block among the blocks
 * @param row the row of the block among the blocks
 * @param files all tiles that the task reads, row by row: the tiles of the block, and the tiles that contain cells of
 * its halo
 */
record Block(WorldShape shape, int column, int row, List<TileFile> files) implements Serializable {

	static List<Block> all(WorldShape shape, WorldTiles tiles) {
		List<Block> blocks = new ArrayList<>();
		for (int row = 0; row < shape.blockRows(); row++) {
			for (int column = 0; column < shape.blockColumns(); column++) {
				CellRect seen = shape.seenTiles(shape.tiles(column, row));
				List<TileFile> files = new ArrayList<>();
				for (int y = seen.y(); y < seen.bottom(); y++) {
					for (int x = seen.x(); x < seen.right(); x++) {
						files.add(tiles.tile(x, y));
					}
				}
				blocks.add(new Block(shape, column, row, files));
			}
		}
		return blocks;
	}

	/**
	 * Returns the rectangle of the block's own tiles. Coordinates count tiles, from the first column and row of the
	 * world.
	 */
	CellRect tiles() {
		return shape.tiles(column, row);
	}

	/**
	 * Returns the rectangle of all tiles that contain cells of the block or of its halo, the strip of cells around the
	 * block. Coordinates count tiles, from the first column and row of the world.
	 */
	CellRect seenTiles() {
		return shape.seenTiles(tiles());
	}

	MapPart part() {
		return shape.part(tiles());
	}

	TileFile file(int tileColumn, int tileRow) {
		CellRect seen = seenTiles();
		return files.get((tileRow - seen.y()) * seen.width() + tileColumn - seen.x());
	}
}
