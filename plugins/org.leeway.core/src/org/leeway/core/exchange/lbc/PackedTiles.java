package org.leeway.core.exchange.lbc;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.LinkedHashMap;
import java.util.Map;

import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;

/**
 * The values of a layer in tiles of 16 x 16 cells. The base of a tile is its least value, and each cell stores its difference
 * from the base in a few bits. The number of bits is 0, 1, 2, 4, 8 or 16, and the same for all cells of a tile. A tile that
 * equals a recent tile shares the bits of that tile.
 * <p>The values are read twice. The first pass makes the index, which comes first in the file. The second pass writes the
 * bits.
 */
final class PackedTiles {

	/** Binary logarithm of the side of a tile. */
	static final int SHIFT = 4;
	private static final int SIDE = 1 << SHIFT;
	private static final int CELLS = SIDE * SIDE;
	/**
	 * Size of a block, in bytes. A block has one bit for each cell of a tile. A tile with n bits for each cell fills exactly
	 * n blocks. So the index of a layer gives the position of a tile as a number of blocks.
	 */
	static final int BLOCK = CELLS / Byte.SIZE;
	private static final int[] WIDTHS = {0, 1, 2, 4, 8, 16};
	/** Capacity of an LRU cache of tiles. A tile that equals a tile in this cache shares the bits of that tile. */
	private static final int REMEMBERED = 8192;

	private final OverlayLayer layer;
	private final int columns;
	private final int rows;
	private final long[] index;
	private final int[][] cells;
	private long blocks;
	private int greatest;

	/**
	 * Reads the layer once, and makes the index.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	PackedTiles(OverlayLayer layer, Progress progress) throws IOException {
		this.layer = layer;
		this.columns = tilesAcross(layer.width());
		this.rows = tilesAcross(layer.height());
		this.index = new long[columns * rows];
		this.cells = new int[SIDE][layer.width()];
		Map<ByteBuffer, Long> known = new LinkedHashMap<>(2 * REMEMBERED, 0.75f, true) {

			private static final long serialVersionUID = 1L;

			@Override
			protected boolean removeEldestEntry(Map.Entry<ByteBuffer, Long> eldest) {
				return size() > REMEMBERED;
			}
		};
		read((tile, values, base, bits) -> {
			ByteBuffer packed = ByteBuffer.wrap(pack(values, base, bits));
			Long block = bits == 0 ? Long.valueOf(0) : known.get(packed);
			if (block == null) {
				block = blocks;
				known.put(packed, block);
				blocks += bits;
			}
			index[tile] = block | (long) base << 32 | (long) bits << 48;
		}, progress);
	}

	static int tilesAcross(int cells) {
		return (cells + SIDE - 1) >> SHIFT;
	}

	/** Returns the length of the index in bytes. */
	long indexLength() {
		return (long) index.length * Long.BYTES;
	}

	/** Returns the length of the bits in bytes. */
	long dataLength() {
		return blocks * BLOCK;
	}

	/** Returns the largest value. */
	int greatest() {
		return greatest;
	}

	/** Writes the index: an entry for each tile, row by row. */
	void writeIndex(OutputStream out) throws IOException {
		ByteBuffer row = ByteBuffer.allocate(columns * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
		for (int y = 0; y < rows; y++) {
			row.clear();
			row.asLongBuffer().put(index, y * columns, columns);
			out.write(row.array());
		}
	}

	/** Writes the bits. Bits that tiles share are written once. */
	void writeData(OutputStream out, Progress progress) throws IOException {
		long[] next = {0};
		read((tile, values, base, bits) -> {
			if (bits > 0 && (index[tile] & 0xFFFFFFFFL) == next[0]) {
				out.write(pack(values, base, bits));
				next[0] += bits;
			}
		}, progress);
	}

	/** A receiver of tiles, row by row. */
	private interface Tiles {

		void tile(int tile, int[] values, int base, int bits) throws IOException;
	}

	private void read(Tiles tiles, Progress progress) throws IOException {
		int[] values = new int[CELLS];
		for (int row = 0; row < rows; row++) {
			int height = Math.min(SIDE, layer.height() - row * SIDE);
			for (int y = 0; y < height; y++) {
				layer.values(0, row * SIDE + y, layer.width(), cells[y]);
			}
			for (int column = 0; column < columns; column++) {
				take(column * SIDE, Math.min(SIDE, layer.width() - column * SIDE), height, values, row * columns + column, tiles);
			}
			progress.worked(height);
			progress.check();
		}
	}

	private void take(int left, int width, int height, int[] values, int tile, Tiles tiles) throws IOException {
		int least = Integer.MAX_VALUE;
		int most = 0;
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				least = Math.min(least, cells[y][left + x]);
				most = Math.max(most, cells[y][left + x]);
			}
		}
		for (int i = 0; i < CELLS; i++) {
			boolean isInside = i % SIDE < width && i / SIDE < height;
			values[i] = isInside ? cells[i / SIDE][left + i % SIDE] : least;
		}
		greatest = Math.max(greatest, most);
		tiles.tile(tile, values, least, bits(most - least));
	}

	private static int bits(int range) {
		for (int bits : WIDTHS) {
			if (range < 1 << bits) {
				return bits;
			}
		}
		throw new IllegalArgumentException("a range of " + range + " values, expected at most 65535");
	}

	private static byte[] pack(int[] values, int base, int bits) {
		byte[] packed = new byte[bits * BLOCK];
		for (int i = 0; i < values.length && bits > 0; i++) {
			int more = values[i] - base;
			int bit = i * bits;
			packed[bit >> 3] |= (byte) (more << (bit & 7));
			if (bits > Byte.SIZE) {
				packed[(bit >> 3) + 1] = (byte) (more >> Byte.SIZE);
			}
		}
		return packed;
	}
}
