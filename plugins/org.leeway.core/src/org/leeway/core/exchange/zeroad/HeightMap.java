package org.leeway.core.exchange.zeroad;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.InputFile;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The heights of a map of 0 A.D., from a file {@code .pmp}. There is a height for each corner of the tiles, row by row
 * from the south. All numbers are little-endian:
 * <ul>
 * <li>the letters {@code PSMP},
 * <li>three numbers of 32 bits: a version, the number of bytes that follow, and the number of patches along a side. A
 * patch has 16 x 16 tiles,
 * <li>the heights, 16 bits each,
 * <li>the textures, which are not read.
 * </ul>
 * Source: {@code CMapReader} in the source of the game.
 */
final class HeightMap {

	/** The number of height units in a metre. Files store heights in units of 1/92 metre. */
	static final int METRE = 92;
	/** The side of a tile, in cells. */
	static final int TILE = 4;
	private static final int PATCH = 16;
	private static final String LETTERS = "PSMP";
	/** The oldest version of the file that can be read. Earlier versions have the heights at another offset. */
	private static final int OLDEST = 5;
	private static final long MAX_BYTES = 1L << 30;

	private final int tiles;
	private final short[] heights;

	private HeightMap(int tiles, short[] heights) {
		this.tiles = tiles;
		this.heights = heights;
	}

	/**
	 * Reads the heights of a file.
	 *
	 * @param progress one unit of work is 64 KiB read from the file
	 * @throws LevelFormatException if the file is no such map, or the map is too large
	 * @throws IOException if the file cannot be read
	 */
	static HeightMap read(Path file, Progress progress) throws IOException {
		try (InputStream in = InputFile.open(file, MAX_BYTES, progress)) {
			return read(new DataInputStream(in), file);
		} catch (EOFException end) {
			throw error(file, "the file ends, expected more heights");
		}
	}

	private static HeightMap read(DataInputStream in, Path file) throws IOException {
		byte[] bytes = new byte[4 * Integer.BYTES];
		in.readFully(bytes);
		ByteBuffer head = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
		if (!LETTERS.equals(new String(bytes, 0, LETTERS.length(), StandardCharsets.ISO_8859_1))) {
			throw error(file, "the file does not begin with " + LETTERS + ", expected a map of 0 A.D.");
		}
		int version = head.getInt(Integer.BYTES);
		if (version < OLDEST) {
			throw error(file, "version " + version + ", expected " + OLDEST + " or later");
		}
		long patches = Integer.toUnsignedLong(head.getInt(3 * Integer.BYTES));
		long cells = patches * PATCH * TILE;
		try {
			TerrainGrid.checkSize(cells, cells);
		} catch (IllegalArgumentException wrong) {
			throw error(file, patches + " patches along a side: " + wrong.getMessage());
		}
		int tiles = (int) patches * PATCH;
		byte[] data = new byte[2 * (tiles + 1) * (tiles + 1)];
		in.readFully(data);
		short[] heights = new short[(tiles + 1) * (tiles + 1)];
		ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer().get(heights);
		return new HeightMap(tiles, heights);
	}

	private static LevelFormatException error(Path file, String problem) {
		return new LevelFormatException(file.toString(), 0, problem);
	}

	/** Returns the number of tiles along a side of the map. */
	int tiles() {
		return tiles;
	}

	/**
	 * Returns the height of a corner of tiles, in 92nds of a metre.
	 *
	 * @param x the column of the corner, from the west
	 * @param z the row of the corner, from the south
	 */
	private int at(int x, int z) {
		return heights[z * (tiles + 1) + x] & 0xFFFF;
	}

	/** Returns the height of the lowest corner of a tile, in metres. */
	double lowest(int tileX, int tileZ) {
		return (double) Math.min(Math.min(at(tileX, tileZ), at(tileX + 1, tileZ)), Math.min(at(tileX, tileZ + 1), at(tileX + 1, tileZ + 1)))
				/ METRE;
	}

	/** Returns the height of the highest corner of a tile, in metres. */
	double highest(int tileX, int tileZ) {
		return (double) Math.max(Math.max(at(tileX, tileZ), at(tileX + 1, tileZ)), Math.max(at(tileX, tileZ + 1), at(tileX + 1, tileZ + 1)))
				/ METRE;
	}

	/**
	 * Returns the slope of a tile: the difference between its highest and its lowest corner, divided by the side of the
	 * tile. Like the game, rounds down to a multiple of 1/92. For example, a difference of 102/92 metres over a side of
	 * 4 metres gives 25/92.
	 */
	double slope(int tileX, int tileZ) {
		int a = at(tileX, tileZ);
		int b = at(tileX + 1, tileZ);
		int c = at(tileX, tileZ + 1);
		int d = at(tileX + 1, tileZ + 1);
		int difference = Math.max(Math.max(a, b), Math.max(c, d)) - Math.min(Math.min(a, b), Math.min(c, d));
		return (double) (difference / TILE) / METRE;
	}

	/**
	 * Returns the height in the middle of a cell, in metres. The engine draws each tile as two flat triangles. Of the tile's
	 * two diagonals, it splits the tile along the diagonal whose two ends are higher in sum.
	 *
	 * @param x the column of the cell, from the west
	 * @param z the row of the cell, from the south
	 */
	double height(int x, int z) {
		int tileX = x / TILE;
		int tileZ = z / TILE;
		double east = (x % TILE + 0.5) / TILE;
		double north = (z % TILE + 0.5) / TILE;
		int southWest = at(tileX, tileZ);
		int southEast = at(tileX + 1, tileZ);
		int northWest = at(tileX, tileZ + 1);
		int northEast = at(tileX + 1, tileZ + 1);
		double height;
		if (southWest + northEast < southEast + northWest) {
			height = east + north <= 1 ? southWest + (southEast - southWest) * east + (northWest - southWest) * north
					: northEast + (northWest - northEast) * (1 - east) + (southEast - northEast) * (1 - north);
		} else {
			height = east <= north ? southWest + (northEast - northWest) * east + (northWest - southWest) * north
					: southWest + (southEast - southWest) * east + (northEast - southEast) * north;
		}
		return height / METRE;
	}
}
