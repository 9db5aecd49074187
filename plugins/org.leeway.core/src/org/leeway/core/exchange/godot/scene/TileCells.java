package org.leeway.core.exchange.godot.scene;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The cells of a layer, in the order of the file. The file has six numbers of 16 bits for each cell, little-endian:
 * <ul>
 * <li>the column and the row of the cell, both signed,
 * <li>the source of the tile, such as an atlas,
 * <li>the column and the row of the tile in its atlas,
 * <li>the alternative of the tile.
 * </ul>
 */
final class TileCells {

	/** Flag in the key of a tile. If set, left and right of the tile are swapped. */
	static final long FLIP_X = 1L << 60;
	static final long FLIP_Y = 1L << 61;
	static final long TRANSPOSE = 1L << 62;
	static final long TURNS = FLIP_X | FLIP_Y | TRANSPOSE;

	private static final int BYTES = 12;
	private static final int INTS = 3;
	private static final int VERSION = 0;

	private final ByteBuffer bytes;
	/** The cells as numbers of 32 bits, three for each cell. Null if {@link #bytes} holds the cells. */
	private final int[] ints;
	private final int count;

	private TileCells(ByteBuffer bytes, int[] ints, int count) {
		this.bytes = bytes;
		this.ints = ints;
		this.count = count;
	}

	/**
	 * Creates the cells from the data of Godot 4.3 and later. The data begin with the version 0 in 16 bits, then have
	 * 12 bytes for each cell.
	 */
	static TileCells ofBytes(byte[] data) {
		ByteBuffer all = ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN);
		if (data.length == 0) {
			return new TileCells(all, null, 0);
		}
		if (data.length % BYTES != 2 || all.getShort(0) != VERSION) {
			throw new IllegalArgumentException(data.length + " bytes" + (data.length < 2 ? "" : " of version " + all.getShort(0))
					+ ", expected 2 and " + BYTES + " for each cell, of version " + VERSION);
		}
		return new TileCells(all.slice(2, data.length - 2).order(ByteOrder.LITTLE_ENDIAN), null, data.length / BYTES);
	}

	/**
	 * Creates the cells from the data of Godot before 4.3. The data have three numbers of 32 bits for each cell, which
	 * are the same 12 bytes as in later versions.
	 */
	static TileCells ofInts(int[] data) {
		if (data.length % INTS != 0) {
			throw new IllegalArgumentException(data.length + " numbers, expected " + INTS + " for each cell");
		}
		return new TileCells(null, data, data.length / INTS);
	}

	int count() {
		return count;
	}

	int x(int i) {
		return ints == null ? bytes.getShort(BYTES * i) : (short) ints[INTS * i];
	}

	int y(int i) {
		return ints == null ? bytes.getShort(BYTES * i + 2) : ints[INTS * i] >> Short.SIZE;
	}

	long key(int i) {
		return ints == null ? bytes.getLong(BYTES * i + 4)
				: ints[INTS * i + 1] & 0xFFFFFFFFL | (long) ints[INTS * i + 2] << Integer.SIZE;
	}

	/** Returns the key of a tile, that is, one number that consists of the four given numbers. */
	static long key(int source, int atlasX, int atlasY, int alternative) {
		return source | (long) atlasX << 16 | (long) atlasY << 32 | (long) alternative << 48;
	}

	/**
	 * Returns the number of a tile's source from the key of the tile. A source is an atlas of tiles or a collection of scenes
	 * in the tile set.
	 */
	static int source(long key) {
		return (int) (key & 0xFFFF);
	}

	/** Returns the column and row of a tile in its atlas in the form {@code COLUMN:ROW}, for names. */
	static String place(long key) {
		return (key >> 16 & 0xFFFF) + ":" + (key >> 32 & 0xFFFF);
	}
}
