package org.leeway.core.exchange.tiled.map;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The different tile numbers of a map, each with an index of 16 bits, so that a cell takes two bytes. A tile that is flipped
 * has another index than the same tile as it is. An empty cell has index 0, whatever its flags.
 */
public final class Gids {

	/** How many different numbers a map may have. */
	public static final int MOST = 1 << 16;
	/** The four upper bits of a number: flipped along each axis, flipped diagonally, turned by 120 degrees. */
	private static final int FLAGS = 28;
	private static final int NUMBER = (1 << FLAGS) - 1;

	/** The indices of small numbers, by their flags; an array of numbers with the same flags is made when one comes. */
	private final char[][] small = new char[1 << Integer.SIZE - FLAGS][];
	private final Map<Integer, Character> large = new HashMap<>();
	private int[] raws = new int[16];
	private int count = 1;

	/**
	 * The index of a number.
	 *
	 * @param raw 32 bits, with the flags
	 * @return -1 if the map has more than {@link #MOST} different numbers
	 */
	public int index(int raw) {
		int gid = raw & NUMBER;
		if (gid == 0) {
			return 0;
		}
		if (gid >= MOST) {
			Character known = large.get(raw);
			return known != null ? known : addLarge(raw);
		}
		char[] indices = small[raw >>> FLAGS];
		int known = indices == null ? 0 : indices[gid];
		return known != 0 ? known : addSmall(raw);
	}

	private int addSmall(int raw) {
		int flags = raw >>> FLAGS;
		small[flags] = small[flags] == null ? new char[MOST] : small[flags];
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
		if (count == MOST) {
			return -1;
		}
		if (count == raws.length) {
			raws = Arrays.copyOf(raws, 2 * count);
		}
		raws[count] = raw;
		return count++;
	}

	/** The number of an index, without flags. */
	public int gid(int index) {
		return raws[index] & NUMBER;
	}

	/** How the tile of an index is flipped. */
	public Flip flip(int index) {
		int flags = raws[index] >>> FLAGS;
		return new Flip((flags & 8) != 0, (flags & 4) != 0, (flags & 2) != 0);
	}

	/** How many there are, with the 0. */
	public int count() {
		return count;
	}
}
