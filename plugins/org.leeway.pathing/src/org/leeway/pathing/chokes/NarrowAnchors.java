package org.leeway.pathing.chokes;

import java.util.Arrays;

/**
 * The narrow positions of a unit, called anchors, where the clearance is less than twice the unit's size. They are
 * numbered row by row from 0, and also listed by clearance. Immutable.
 */
final class NarrowAnchors {

	/** The narrow positions as a bit set, 64 positions in a word. */
	private final long[] words;
	/**
	 * Indexed by word of the bit plane: the number of narrow positions in all words before this word. An extra entry at the end is
	 * the number of all narrow positions.
	 */
	private final int[] bases;
	/**
	 * All narrow positions of the unit, sorted by clearance and then row by row. The last entry is extra and has no meaning,
	 * see {@link #list}.
	 */
	private final int[] anchors;
	/** Indexed by clearance: where the positions with this clearance begin in {@link #anchors}. */
	private final int[] starts;

	/**
	 * Numbers the set cells of a plane, row by row. Narrow anchors get consecutive numbers from 0. All anchors have an index
	 * too, which leaves gaps between rows.
	 *
	 * @param words the narrow anchors as a bit set, 64 anchors in a word
	 * @param clearance the clearance of each anchor, by index
	 * @param greatest the largest clearance of a narrow anchor, at least 1
	 */
	NarrowAnchors(long[] words, short[] clearance, int greatest) {
		this.words = words;
		this.bases = new int[words.length + 1];
		for (int word = 0; word < words.length; word++) {
			bases[word + 1] = bases[word] + Long.bitCount(words[word]);
		}
		this.starts = starts(clearance, greatest);
		this.anchors = new int[count() + 1];
		list(clearance, greatest);
	}

	private int[] starts(short[] clearance, int greatest) {
		int[] counts = new int[greatest + 2];
		for (int word = 0; word < words.length; word++) {
			for (int anchor = word * Long.SIZE; words[word] != 0 && anchor < (word + 1) * Long.SIZE; anchor++) {
				counts[Math.min(clearance[anchor], greatest + 1)]++;
			}
		}
		int[] first = new int[greatest + 2];
		for (int value = 1; value <= greatest; value++) {
			first[value + 1] = first[value] + counts[value];
		}
		return first;
	}

	/**
	 * Lists the narrow positions by clearance. Writes all other positions to the last entry of {@link #anchors}, which has no
	 * meaning. This is faster than to skip them with a branch in the loop.
	 */
	private void list(short[] clearance, int greatest) {
		int[] next = starts.clone();
		int[] steps = new int[next.length];
		Arrays.fill(steps, 1, greatest + 1, 1);
		next[0] = count();
		for (int word = 0; word < words.length; word++) {
			for (int anchor = word * Long.SIZE; words[word] != 0 && anchor < (word + 1) * Long.SIZE; anchor++) {
				int value = Math.min(clearance[anchor], greatest + 1);
				anchors[next[value]] = anchor;
				next[value] += steps[value];
			}
		}
	}

	/** Returns how many anchors are narrow. */
	int count() {
		return bases[bases.length - 1];
	}

	/** Returns the number of a narrow anchor. */
	int number(int anchor) {
		int word = anchor / Long.SIZE;
		return bases[word] + Long.bitCount(words[word] & ~(-1L << anchor));
	}

	/** Returns the index in {@link #anchors} of the first position with at least the given clearance. */
	int start(int clearance) {
		return starts[clearance];
	}

	/** Returns a narrow position of the unit by its index in {@link #anchors}. */
	int get(int index) {
		return anchors[index];
	}
}
