package org.leeway.live;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

import org.leeway.pathing.grid.TerrainGrid;

/** The binary message with the terrain of tiles, each of 64 x 64 cells. docs/live.md explains its bytes. */
final class TileMessage {

	/** The side of a tile in cells. */
	static final int SIDE = 64;
	/** The largest number of tiles in one message, so that a message has at most 262 kB. */
	static final int MOST = 64;

	private static final byte TYPE = 1;
	private static final byte ONE_TERRAIN = 0;
	private static final byte EACH_CELL = 1;
	private static final int HEAD = 4;
	private static final int TILE_HEAD = 6;

	private final TerrainGrid grid;
	private final ByteBuffer bytes = ByteBuffer.allocate(HEAD + MOST * (TILE_HEAD + SIDE * SIDE)).order(ByteOrder.LITTLE_ENDIAN);
	private final byte[] cells = new byte[SIDE * SIDE];
	private int count;

	/** Creates a message without tiles. */
	TileMessage(TerrainGrid grid) {
		this.grid = grid;
		bytes.put(TYPE).put((byte) 0).putShort((short) 0);
	}

	/** Returns the number of tiles. */
	int count() {
		return count;
	}

	/** Adds a tile to the message. The tile is given by its column and row, counted in tiles. */
	void add(int column, int row) {
		int width = Math.min(SIDE, grid.width() - column * SIDE);
		int height = Math.min(SIDE, grid.height() - row * SIDE);
		for (int y = 0; y < height; y++) {
			grid.copyRow(column * SIDE, row * SIDE + y, width, cells, y * width);
		}
		boolean isOneTerrain = isUniform(width * height);
		bytes.putShort((short) column).putShort((short) row).put(isOneTerrain ? ONE_TERRAIN : EACH_CELL).put((byte) 0);
		if (isOneTerrain) {
			bytes.put(cells[0]).put((byte) 0);
		} else {
			bytes.put(cells, 0, width * height);
		}
		count++;
	}

	private boolean isUniform(int length) {
		for (int i = 1; i < length; i++) {
			if (cells[i] != cells[0]) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns whether the terrain of two grids of the same size differs in a tile. Compares the cells of the tile, not references.
	 */
	static boolean differs(int column, int row, TerrainGrid one, TerrainGrid other) {
		int width = Math.min(SIDE, one.width() - column * SIDE);
		int end = Math.min(SIDE * (row + 1), one.height());
		byte[] cells = new byte[width];
		byte[] others = new byte[width];
		for (int y = row * SIDE; y < end; y++) {
			one.copyRow(column * SIDE, y, width, cells, 0);
			other.copyRow(column * SIDE, y, width, others, 0);
			if (!Arrays.equals(cells, others)) {
				return true;
			}
		}
		return false;
	}

	/** Returns the bytes of the message. */
	ByteBuffer bytes() {
		return bytes.putShort(2, (short) count).flip();
	}
}
