package org.leeway.core.exchange.tiled.map;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * A table of the different tile numbers of a map. A tile number says which tile it is, and how the tile is flipped. The
 * table gives each tile number an index of 16 bits, so that a cell needs only two bytes. An empty cell has index 0.
 */
public final class Gids {

	/** Limit for the different tile numbers of a map, without the number 0 for empty cells. */
	public static final int MOST = (1 << 16) - 1;
	/**
	 * The position of the lowest flag in a tile number. The flags are the highest four bits of the number. From high to
	 * low, they mean: flipped horizontally, flipped vertically, flipped diagonally, turned by 120 degrees.
	 */
	private static final int FLAGS = 28;
	/** Mask of a tile number without its flags. */
	private static final int NUMBER = (1 << FLAGS) - 1;

	/**
	 * The index of each tile number, or 0 if the tile number has no index yet. The outer array is indexed by the flags
	 * of the tile number. The inner array is indexed by the tile number without the flags, up to {@link #MOST}. The
	 * inner array of flags is null until a tile number with these flags occurs. Larger tile numbers are in
	 * {@link #large}.
	 */
	private final char[][] small = new char[1 << Integer.SIZE - FLAGS][];
	private final Map<Integer, Character> large = new HashMap<>();
	private int[] raws = new int[16];
	private int count = 1;

	/**
	 * Returns the index of a tile number. A new tile number gets a new index.
	 *
	 * @param raw the 32 bits of the tile number, with the flags
	 * @return the index. -1 if there is no free index for a new tile number
	 */
	public int index(int raw) {
		int gid = raw & NUMBER;
		if (gid == 0) {
			return 0;
		}
		if (gid > MOST) {
			Character known = large.get(raw);
			return known != null ? known : addLarge(raw);
		}
		char[] indices = small[raw >>> FLAGS];
		int known = indices == null ? 0 : indices[gid];
		return known != 0 ? known : addSmall(raw);
	}

	private int addSmall(int raw) {
		int flags = raw >>> FLAGS;
		small[flags] = small[flags] == null ? new char[MOST + 1] : small[flags];
		int index = add(raw);
		small[flags][raw & NUMBER] = (char) Math.max(index, 0);
		return index;
	}

	private int addLarge(int raw) {
		int index = add(raw);
		if (index >= 0) {
			large.put(raw, (char) index);
		}
		return index;
	}

	private int add(int raw) {
		if (count > MOST) {
			return -1;
		}
		if (count == raws.length) {
			raws = Arrays.copyOf(raws, 2 * count);
		}
		raws[count] = raw;
		return count++;
	}

	/** Returns the tile number to which an index belongs, without the flags. */
	public int gid(int index) {
		return raws[index] & NUMBER;
	}

	/**
	 * Returns how the tile of a cell is flipped. The flags of the cell's tile number say this.
	 *
	 * @param index the index of the tile number
	 */
	public Flip flip(int index) {
		int flags = raws[index] >>> FLAGS;
		return new Flip((flags & 8) != 0, (flags & 4) != 0, (flags & 2) != 0);
	}

	/** Returns the number of indices, including index 0. */
	public int count() {
		return count;
	}
}
