package org.leeway.pathing.steering.search;

import org.leeway.pathing.Progress;

/**
 * Follows the moves of the lattice from some poses to all others. It takes the poses of a word, 64 places in a row
 * with one heading, at once. Not thread-safe.
 */
final class PoseFlood {

	private static final int CHECK = 4095;

	private final Primitive[][] primitives;
	private final MovePlanes moves;
	private final PoseSet found;
	/** Found poses whose moves are to be followed. */
	private final long[][] pending;
	/** The words that have such poses, by heading and word; a ring. */
	private final int[] queue;
	private int first;
	private int waiting;

	private PoseFlood(Lattice lattice, PoseSet from) {
		this.primitives = lattice.primitives();
		this.moves = lattice.moves();
		this.found = new PoseSet(from.width, from.height, from.bits.length);
		this.pending = new long[from.bits.length][found.words * found.height];
		this.queue = new int[from.bits.length * found.words * found.height];
		for (int heading = 0; heading < from.bits.length; heading++) {
			for (int word = 0; word < from.bits[heading].length; word++) {
				find(heading, word, from.bits[heading][word]);
			}
		}
	}

	/** Some poses and all that moves lead to from them. */
	static PoseSet of(Lattice lattice, PoseSet from, Progress progress) {
		PoseFlood flood = new PoseFlood(lattice, from);
		flood.run(progress);
		return flood.found;
	}

	private void run(Progress progress) {
		for (int taken = 0; waiting > 0; taken++) {
			if ((taken & CHECK) == 0) {
				progress.check();
			}
			int at = queue[first];
			first = first + 1 == queue.length ? 0 : first + 1;
			waiting--;
			int heading = at / pending[0].length;
			int word = at % pending[0].length;
			long bits = pending[heading][word];
			pending[heading][word] = 0;
			follow(heading, word, bits);
		}
	}

	private void follow(int heading, int word, long bits) {
		Primitive[] each = primitives[heading];
		for (int i = 0; i < each.length; i++) {
			long legal = moves.legal(heading, i, word, bits);
			if (legal != 0) {
				int low = each[i].dx() & Long.SIZE - 1;
				int target = word + each[i].dy() * found.words + (each[i].dx() >> 6);
				find(each[i].to(), target, legal << low);
				find(each[i].to(), target + 1, low == 0 ? 0 : legal >>> -low);
			}
		}
	}

	private void find(int heading, int word, long bits) {
		long fresh = bits == 0 ? 0 : bits & ~found.bits[heading][word];
		if (fresh != 0) {
			found.bits[heading][word] |= fresh;
			if (pending[heading][word] == 0) {
				int last = first + waiting;
				queue[last >= queue.length ? last - queue.length : last] = heading * pending[0].length + word;
				waiting++;
			}
			pending[heading][word] |= fresh;
		}
	}
}
