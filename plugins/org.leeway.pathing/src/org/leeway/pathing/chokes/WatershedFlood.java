package org.leeway.pathing.chokes;

import org.leeway.pathing.Progress;
import org.leeway.pathing.util.DisjointSets;

/**
 * A flood that enlarges the basins of a {@link BasinMap}, which are wide places of the map. Each narrow position of the unit is
 * added to the nearest basin. Positions with more room come first. The flood spreads in waves, one step a wave. Words hold
 * 64 consecutive positions each, one bit a position.
 * <p>
 * A connected group of positions may touch no basin. Then the group becomes a new basin, but only if a larger unit would fit
 * there.
 */
final class WatershedFlood {

	private static final int WORDS_A_CHECK = 1 << 12;

	private final BasinMap map;
	private final DisjointSets sets;
	private final Progress progress;
	/** The positions with more slack than the current positions. */
	private final long[] wider;
	/** The positions with the current slack that have no basin yet. */
	private final long[] rest;
	/** The positions that the last wave reached. */
	private long[] front;
	/** The positions that the current wave reaches. */
	private long[] next;
	/** The indices of the words that have positions with the current slack, in ascending order. */
	private final IntList levelWords = new IntList();
	/** The indices of the words of {@link #front} that are not 0. */
	private IntList frontWords = new IntList();
	/** The indices of the words of {@link #next} that are not 0. */
	private IntList nextWords = new IntList();
	/** The number of the latest wave that examined a word, indexed by word. */
	private final int[] examined;
	private int waves;
	private final IntList pending = new IntList();

	WatershedFlood(BasinMap map, DisjointSets sets, Progress progress) {
		this.map = map;
		this.sets = sets;
		this.progress = progress;
		this.wider = map.wideWords();
		this.rest = new long[wider.length];
		this.front = new long[wider.length];
		this.next = new long[wider.length];
		this.examined = new int[wider.length];
	}

	/**
	 * Adds the positions with the given slack to the nearest basins. The slack says how many cells larger the unit
	 * could be there. Positions with more slack must have been added before. Leaves out positions that are not
	 * connected with a basin.
	 */
	void spread(int slack) {
		begin(slack);
		for (int i = 0; i < levelWords.size(); i++) {
			reach(levelWords.get(i), wider, 1);
		}
		advance();
		for (int i = 0; i < levelWords.size(); i++) {
			int word = levelWords.get(i);
			wider[word] |= rest[word] | front[word];
		}
		for (int distance = 2; frontWords.size() > 0; distance++) {
			waves++;
			for (int i = 0; i < frontWords.size(); i++) {
				reachAround(frontWords.get(i), distance);
			}
			advance();
		}
	}

	private void begin(int slack) {
		levelWords.clear();
		for (int i = map.start(slack); i < map.start(slack + 1); i++) {
			int anchor = map.narrow(i);
			int word = anchor / Long.SIZE;
			if (rest[word] == 0) {
				levelWords.add(word);
			}
			rest[word] |= 1L << anchor;
		}
	}

	/** Lets the flood reach positions in a given word of the front, and in the eight words around this word. */
	private void reachAround(int word, int distance) {
		int row = map.anchors().stride() / Long.SIZE;
		for (int y = word - row; y <= word + row; y += row) {
			for (int near = y - 1; near <= y + 1; near++) {
				if (rest[near] != 0 && examined[near] != waves) {
					examined[near] = waves;
					reach(near, front, distance);
				}
			}
		}
	}

	/**
	 * Lets the flood reach the positions of a word that are one step away from given positions. If a position can be reached in
	 * several directions, the direction with the lowest number is taken.
	 *
	 * @param word the index of a word of 64 positions
	 * @param from the given positions, one bit a position
	 */
	private void reach(int word, long[] from, int distance) {
		long left = rest[word];
		for (int direction = 0; direction < map.directions() && left != 0; direction++) {
			long reached = left & map.beside(from, word, direction);
			if (reached != 0) {
				map.join(word, reached, direction, distance);
				left ^= reached;
			}
		}
		if (left != rest[word]) {
			next[word] = rest[word] ^ left;
			nextWords.add(word);
			rest[word] = left;
		}
	}

	/** Makes the current wave the last wave. */
	private void advance() {
		for (int i = 0; i < frontWords.size(); i++) {
			check(i);
			front[frontWords.get(i)] = 0;
		}
		frontWords.clear();
		long[] words = front;
		front = next;
		next = words;
		IntList list = frontWords;
		frontWords = nextWords;
		nextWords = list;
	}

	/**
	 * Makes new basins of the positions that the last call of {@link #spread} has left out. Each connected group of positions
	 * becomes a basin.
	 */
	void settle() {
		for (int i = 0; i < levelWords.size(); i++) {
			check(i);
			int word = levelWords.get(i);
			while (rest[word] != 0) {
				fill(word * Long.SIZE + Long.numberOfTrailingZeros(rest[word]), sets.add());
			}
		}
	}

	private void fill(int first, int basin) {
		pending.clear();
		enter(first, basin);
		for (int i = 0; i < pending.size(); i++) {
			for (int direction = 0; direction < map.directions(); direction++) {
				int near = map.neighbour(pending.get(i), direction);
				if ((rest[near / Long.SIZE] >>> near & 1) != 0) {
					enter(near, basin);
				}
			}
		}
	}

	private void enter(int anchor, int basin) {
		rest[anchor / Long.SIZE] &= ~(1L << anchor);
		map.setBasin(anchor, basin);
		pending.add(anchor);
	}

	private void check(int words) {
		if (words % WORDS_A_CHECK == 0) {
			progress.check();
		}
	}
}
