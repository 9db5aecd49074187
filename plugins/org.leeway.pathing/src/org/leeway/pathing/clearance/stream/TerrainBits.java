package org.leeway.pathing.clearance.stream;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.List;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;

/**
 * A converter from a row of terrain ids to rows of bits. Each capability, that is, each set of terrains that a unit may
 * cross, gets its own row. A bit says whether the capability crosses the cell. Eight capabilities are converted at once.
 */
final class TerrainBits {

	private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
	private static final long LOWEST = 0x0101010101010101L;
	/**
	 * Factor that gathers eight bits from eight bytes, each 0 or 1. The product of this factor and the eight bytes, as a
	 * long, has the bits in its highest byte.
	 */
	private static final long GATHER = 0x0102040810204080L;

	/**
	 * Which capabilities cross which terrains. A byte has the bits of eight capabilities. Indexed by {@code i / 8} for
	 * capability i, then by terrain id. Bit {@code i % 8} of the byte is set if capability i crosses the terrain.
	 */
	private final byte[][] tables;
	private final int capabilities;
	/**
	 * Indexed by column: the byte for the cell's terrain in the current one of the {@link #tables}. Bytes after the last
	 * column are 0.
	 */
	private final byte[] flags;
	private final int width;

	TerrainBits(List<Capability> capabilities, int width) {
		this.capabilities = capabilities.size();
		this.tables = new byte[(this.capabilities + 7) / 8][TerrainGrid.TERRAINS];
		this.width = width;
		this.flags = new byte[(width + 63 >> 6) * Long.SIZE];
		for (int i = 0; i < this.capabilities; i++) {
			for (int id : capabilities.get(i).terrains()) {
				tables[i / 8][id] |= (byte) (1 << i % 8);
			}
		}
	}

	/** Fills a row of traversable cells for each capability. */
	void fill(byte[] ids, long[][] rows) {
		for (int table = 0; table < tables.length; table++) {
			look(ids, tables[table]);
			for (int i = table * 8; i < Math.min(capabilities, table * 8 + 8); i++) {
				gather(i % 8, rows[i]);
			}
		}
	}

	private void look(byte[] ids, byte[] table) {
		for (int x = 0; x < width; x++) {
			flags[x] = table[ids[x] & 0xFF];
		}
	}

	private void gather(int digit, long[] row) {
		for (int i = 0; i < row.length; i++) {
			long word = 0;
			for (int x = 0; x < Long.SIZE; x += Long.BYTES) {
				long eight = (long) LONGS.get(flags, (i << 6) + x) >>> digit & LOWEST;
				word |= (eight * GATHER >>> 56) << x;
			}
			row[i] = word;
		}
	}
}
