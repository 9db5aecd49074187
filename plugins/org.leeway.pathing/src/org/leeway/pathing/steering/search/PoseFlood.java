package org.leeway.pathing.steering.search;

import org.leeway.pathing.Progress;

/**
 * A flood along the legal moves between poses. A forward flood finds all poses to which moves lead from given poses. A
 * backward flood finds all poses from which moves lead to given poses. Not thread-safe.
 * <p>
 * For speed, the flood handles up to 64 poses at once, one bit each. They have the same heading, and 64 neighbouring
 * places in a row.
 */
abstract sealed class PoseFlood {

	private static final int CHECK = 4095;

	final Primitive[][] primitives;
	final MovePlanes moves;
	final PoseSet found;
	/** The poses that the flood may find. Null if all poses are allowed. */
	private final PoseSet within;
	/**
	 * The found poses whose moves the flood has yet to follow, one bit for each pose. Indexed by heading and by 64-bit
	 * word.
	 */
	private final long[][] pending;
	/**
	 * A ring buffer of the 64-bit words with poses whose moves the flood has yet to follow. The number of a word is {@code
	 * heading * wordsPerHeading + word}.
	 */
	private final int[] queue;
	/** The position of the first entry in {@link #queue}. */
	private int first;
	/** The number of entries in {@link #queue}. */
	private int waiting;
	/** The entry that was removed from {@link #queue} last. */
	private int last;

	private PoseFlood(Lattice lattice, PoseSet from, PoseSet within) {
		this.primitives = lattice.primitives();
		this.moves = lattice.moves();
		this.within = within;
		this.found = new PoseSet(from.width, from.height, from.bits.length);
		this.pending = new long[from.bits.length][found.words * found.height];
		this.queue = new int[from.bits.length * found.words * found.height];
		for (int heading = 0; heading < from.bits.length; heading++) {
			for (int word = 0; word < from.bits[heading].length; word++) {
				find(heading, word, from.bits[heading][word]);
			}
		}
	}

	/**
	 * Returns all poses to which the unit gets from given poses by any number of moves. The given poses are included.
	 *
	 * @param from the given poses
	 */
	static PoseSet of(Lattice lattice, PoseSet from, Progress progress) {
		return new Forward(lattice, from, null).run(progress).found;
	}

	/**
	 * Finds the poses to which moves lead from given poses without leaving the set {@code within}.
	 *
	 * @param from the given poses. They must be in {@code within}, and count as found
	 * @return the finished flood with the poses found
	 */
	static PoseFlood forward(Lattice lattice, PoseSet from, PoseSet within, Progress progress) {
		return new Forward(lattice, from, within).run(progress);
	}

	/**
	 * Returns the poses from which moves lead to a target without leaving a given set.
	 *
	 * @param to the targets. They must be in the set, and count as found
	 * @param within the given set
	 */
	static PoseSet backward(Lattice lattice, PoseSet to, PoseSet within, Progress progress) {
		return new Backward(lattice, to, within).run(progress).found;
	}

	final PoseFlood run(Progress progress) {
		for (int taken = 0; waiting > 0; taken++) {
			if ((taken & CHECK) == 0) {
				progress.check();
			}
			last = queue[first];
			first = first + 1 == queue.length ? 0 : first + 1;
			waiting--;
			int heading = last / pending[0].length;
			int word = last % pending[0].length;
			long bits = pending[heading][word];
			pending[heading][word] = 0;
			follow(heading, word, bits);
		}
		return this;
	}

	/**
	 * Returns a set with one pose: a pose whose moves the flood followed last. The flood follows the moves of all poses in a
	 * 64-bit word together. So the result is the first found pose of the last such word. The flood must have found a pose.
	 */
	PoseSet lastFound() {
		PoseSet one = new PoseSet(found.width, found.height, found.bits.length);
		int heading = last / pending[0].length;
		int word = last % pending[0].length;
		one.bits[heading][word] = Long.lowestOneBit(found.bits[heading][word]);
		return one;
	}

	/**
	 * Follows all moves of up to 64 poses, which are bits of the same 64-bit word. A forward flood follows the moves that
	 * begin at the poses. A backward flood follows the moves that end at the poses.
	 *
	 * @param word the index of the word. Its bits stand for 64 neighbouring places in a row of the map
	 * @param bits the poses, one bit for each place that the unit has with this heading
	 */
	abstract void follow(int heading, int word, long bits);

	final void find(int heading, int word, long bits) {
		long fresh = bits == 0 ? 0 : bits & ~found.bits[heading][word] & (within == null ? -1 : within.bits[heading][word]);
		if (fresh != 0) {
			found.bits[heading][word] |= fresh;
			if (pending[heading][word] == 0) {
				int end = first + waiting;
				queue[end >= queue.length ? end - queue.length : end] = heading * pending[0].length + word;
				waiting++;
			}
			pending[heading][word] |= fresh;
		}
	}

	private static final class Forward extends PoseFlood {

		Forward(Lattice lattice, PoseSet from, PoseSet within) {
			super(lattice, from, within);
		}

		@Override
		void follow(int heading, int word, long bits) {
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
	}

	private static final class Backward extends PoseFlood {

		private final PoseSet sources;

		Backward(Lattice lattice, PoseSet to, PoseSet within) {
			super(lattice, to, within);
			this.sources = within;
		}

		@Override
		void follow(int to, int word, long bits) {
			int row = word / found.words;
			int column = word % found.words;
			for (int heading = 0; heading < primitives.length; heading++) {
				for (int i = 0; i < primitives[heading].length; i++) {
					Primitive move = primitives[heading][i];
					int above = row - move.dy();
					if (move.to() == to && above >= 0 && above < found.height) {
						int low = -move.dx() & Long.SIZE - 1;
						int from = column + (-move.dx() >> 6);
						source(heading, i, above, from, bits << low);
						source(heading, i, above, from + 1, low == 0 ? 0 : bits >>> -low);
					}
				}
			}
		}

		private void source(int heading, int move, int row, int column, long bits) {
			if (bits != 0 && column >= 0 && column < found.words) {
				int word = row * found.words + column;
				long fresh = bits & sources.bits[heading][word] & ~found.bits[heading][word];
				find(heading, word, fresh == 0 ? 0 : moves.legal(heading, move, word, fresh));
			}
		}
	}
}
