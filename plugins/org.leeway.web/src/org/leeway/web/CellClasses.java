package org.leeway.web;

import java.util.stream.IntStream;

import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * The class of each cell for one unit: 0 blocked, 1 too narrow, 2 cut off, 3 reachable. The layer <i>Reachability</i> has the same
 * classes. Immutable.
 *
 * @param traversable the cells that the unit may cover
 * @param fitting each cell that the unit covers in at least one place where it fits
 * @param covered each cell that the unit covers in at least one place that it reaches
 */
record CellClasses(BitPlane traversable, BitPlane fitting, BitPlane covered) {

	private static final int BYTE = 0xFF;
	/**
	 * Table that spreads the eight bits of an index to eight bytes. Bit i of the index is the lowest bit of byte i, and
	 * byte 0 is the lowest byte. For example, 0b101 gives 0x010001.
	 */
	private static final long[] SPREAD = IntStream.rangeClosed(0, BYTE).mapToLong(CellClasses::spread).toArray();

	static CellClasses of(BitPlane traversable, Reachability reached) {
		return new CellClasses(traversable, reached.fitting(), reached.covered());
	}

	private static long spread(int bits) {
		long bytes = 0;
		for (int i = 0; i < Byte.SIZE; i++) {
			bytes |= (long) (bits >>> i & 1) << Byte.SIZE * i;
		}
		return bytes;
	}

	/**
	 * Returns the classes of the eight cells from {@code x} on, a byte each, the first cell in the lowest byte. The classes of
	 * cells right of the map are 0.
	 *
	 * @param x a multiple of 8
	 */
	long eight(int x, int y) {
		int column = x / BitPlane.TILE;
		int shift = x % BitPlane.TILE;
		int reached = (int) (covered.word(column, y) >>> shift) & BYTE;
		int fits = reached | (int) (fitting.word(column, y) >>> shift) & BYTE;
		int free = fits | (int) (traversable.word(column, y) >>> shift) & BYTE;
		return SPREAD[reached] + SPREAD[fits] + SPREAD[free];
	}

	/**
	 * Returns tiles that contain all cells whose class has changed. In some of the returned tiles, no class may have changed.
	 *
	 * @param old the classes before an edit, of the same map and unit
	 */
	TileSet changedSince(CellClasses old) {
		TileSet changed = covered.changedSince(old.covered);
		changed.addAll(fitting.changedSince(old.fitting));
		changed.addAll(traversable.changedSince(old.traversable));
		return changed;
	}
}
