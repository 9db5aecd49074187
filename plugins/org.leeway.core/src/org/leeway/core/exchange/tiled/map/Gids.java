package org.leeway.core.exchange.tiled.map;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The different tile numbers of a map, each with an index of 16 bits, so that a cell takes two bytes. Number 0, an empty
 * cell, has index 0. How tiles are flipped and turned is dropped.
 */
public final class Gids {

	/** How many different numbers a map may have. */
	public static final int MOST = 1 << 16;
	/** The four upper bits of a number: flipped along each axis, flipped diagonally, turned by 120 degrees. */
	private static final int NUMBER = 0x0FFFFFFF;

	private final char[] small = new char[1 << 16];
	private final Map<Integer, Character> large = new HashMap<>();
	private int[] gids = new int[16];
	private int count = 1;

	/**
	 * The index of a number.
	 *
	 * @param raw 32 bits, with the flags
	 * @return -1 if the map has more than {@link #MOST} different numbers
	 */
	public int index(int raw) {
		int gid = raw & NUMBER;
		if (gid < small.length) {
			int known = small[gid];
			return known != 0 || gid == 0 ? known : addSmall(gid);
		}
		Character known = large.get(gid);
		return known != null ? known : addLarge(gid);
	}

	private int addSmall(int gid) {
		int index = add(gid);
		small[gid] = (char) Math.max(index, 0);
		return index;
	}

	private int addLarge(int gid) {
		int index = add(gid);
		if (index >= 0) {
			large.put(gid, (char) index);
		}
		return index;
	}

	private int add(int gid) {
		if (count == MOST) {
			return -1;
		}
		if (count == gids.length) {
			gids = Arrays.copyOf(gids, 2 * count);
		}
		gids[count] = gid;
		return count++;
	}

	/** The number of an index. */
	public int gid(int index) {
		return gids[index];
	}

	/** How many there are, with the 0. */
	public int count() {
		return count;
	}
}
