package org.leeway.pathing.navmesh.anyangle;

import java.util.Arrays;

/**
 * A set of {@linkplain Blocks blocks}, that is, of parts of a mesh. Clearing the set costs time linear in the number of blocks
 * in it. Not thread-safe.
 */
final class BlockSet {

	/** Indexed by block: whether the set contains it. */
	final boolean[] contained;
	private int[] members = new int[16];
	private int count;

	/**
	 * Creates an empty set.
	 *
	 * @param end a number greater than every block
	 */
	BlockSet(int end) {
		contained = new boolean[end];
	}

	void add(int block) {
		if (block != Blocks.NONE && !contained[block]) {
			contained[block] = true;
			if (count == members.length) {
				members = Arrays.copyOf(members, 2 * count);
			}
			members[count++] = block;
		}
	}

	boolean contains(int block) {
		return contained[block];
	}

	void clear() {
		for (int i = 0; i < count; i++) {
			contained[members[i]] = false;
		}
		count = 0;
	}
}
