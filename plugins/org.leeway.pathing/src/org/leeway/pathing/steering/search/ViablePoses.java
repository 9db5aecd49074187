package org.leeway.pathing.steering.search;

import java.util.ArrayDeque;

import org.leeway.pathing.Progress;

/**
 * A search for the poses from which a unit can drive on for ever. Begins with a set of poses. Repeatedly removes a pose
 * from which no legal move leads to a remaining pose. Not thread-safe.
 */
final class ViablePoses {

	private static final int CHECK = 4095;

	private final Primitive[][] primitives;
	private final MovePlanes moves;
	private final PoseSet left;
	/**
	 * Indexed by heading and then by word: whether {@link #queue} contains the word. A word stands for 64 poses with the same
	 * heading, one bit each.
	 */
	private final boolean[][] waiting;
	private final ArrayDeque<Integer> queue = new ArrayDeque<>();

	private ViablePoses(Lattice lattice, PoseSet all) {
		this.primitives = lattice.primitives();
		this.moves = lattice.moves();
		this.left = new PoseSet(all.width, all.height, all.bits.length);
		this.waiting = new boolean[all.bits.length][all.bits[0].length];
		for (int heading = 0; heading < all.bits.length; heading++) {
			for (int word = 0; word < all.bits[heading].length; word++) {
				left.bits[heading][word] = all.bits[heading][word];
				enqueue(heading, word);
			}
		}
	}

	/**
	 * Returns the poses from which the unit can drive on for ever.
	 *
	 * @param all the poses to examine. No legal move may lead from a pose in this set to a pose outside of the set
	 */
	static PoseSet of(Lattice lattice, PoseSet all, Progress progress) {
		ViablePoses poses = new ViablePoses(lattice, all);
		poses.run(progress);
		return poses.left;
	}

	private void run(Progress progress) {
		for (int taken = 0; !queue.isEmpty(); taken++) {
			if ((taken & CHECK) == 0) {
				progress.check();
			}
			int at = queue.remove();
			int heading = at / waiting[0].length;
			int word = at % waiting[0].length;
			waiting[heading][word] = false;
			long bits = left.bits[heading][word];
			long alive = alive(heading, word, bits);
			if (alive != bits) {
				left.bits[heading][word] = alive;
				enqueueBefore(heading, word);
			}
		}
	}

	/**
	 * Returns the given poses from which a legal move still leads to a pose of {@link #left}, one bit each.
	 *
	 * @param heading the heading of all given poses
	 * @param word the index of the word of 64 neighbouring poses of a row that contains the given poses
	 * @param bits the given poses, one bit each
	 */
	private long alive(int heading, int word, long bits) {
		long alive = 0;
		for (int i = 0; i < primitives[heading].length && alive != bits; i++) {
			Primitive move = primitives[heading][i];
			long legal = moves.legal(heading, i, word, bits & ~alive);
			if (legal != 0) {
				int low = move.dx() & Long.SIZE - 1;
				int target = word + move.dy() * left.words + (move.dx() >> 6);
				long[] plane = left.bits[move.to()];
				long there = legal << low == 0 ? 0 : plane[target] >>> low;
				long beyond = low == 0 || legal >>> -low == 0 ? 0 : plane[target + 1] << -low;
				alive |= legal & (there | beyond);
			}
		}
		return alive;
	}

	private void enqueueBefore(int to, int word) {
		int row = word / left.words;
		int column = word % left.words;
		for (int heading = 0; heading < primitives.length; heading++) {
			for (Primitive move : primitives[heading]) {
				if (move.to() == to && row - move.dy() >= 0 && row - move.dy() < left.height) {
					int first = column + (-move.dx() >> 6);
					for (int from = Math.max(0, first); from <= Math.min(left.words - 1, first + 1); from++) {
						enqueue(heading, (row - move.dy()) * left.words + from);
					}
				}
			}
		}
	}

	private void enqueue(int heading, int word) {
		if (left.bits[heading][word] != 0 && !waiting[heading][word]) {
			waiting[heading][word] = true;
			queue.add(heading * waiting[0].length + word);
		}
	}
}
