package org.leeway.pathing.steering.search;

import org.leeway.pathing.Progress;

/**
 * Follows the moves of the lattice from some poses to all others, or back. It takes the poses of a word, 64 places in a row
 * with one heading, at once. Not thread-safe.
 */
final class PoseFlood {

	private static final int CHECK = 4095;

	private final Primitive[][] primitives;
	private final MovePlanes moves;
	private final PoseSet found;
	/** The only poses to find; null for all. */
	private final PoseSet within;
	/** Found poses whose moves are to be followed. */
	private final long[][] pending;
	/** The words that have such poses, by heading and word; a ring. */
	private final int[] queue;
	private int first;
	private int waiting;

	private PoseFlood(Primitive[][] primitives, MovePlanes moves, PoseSet from, PoseSet within) {
		this.primitives = primitives;
		this.moves = moves;
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

	/** Some poses and all that moves lead to from them. */
	static PoseSet forward(Primitive[][] primitives, MovePlanes moves, PoseSet from, Progress progress) {
		PoseFlood flood = new PoseFlood(primitives, moves, from, null);
		flood.run(progress, flood::follow);
		return flood.found;
	}

	/** Some poses and all others of a set from which moves lead to them without leaving the set. */
	static PoseSet backward(Primitive[][] primitives, MovePlanes moves, PoseSet to, PoseSet within, Progress progress) {
		PoseFlood flood = new PoseFlood(primitives, moves, to, within);
		flood.run(progress, flood::trace);
		return flood.found;
	}

	/** Goes on from some poses: those of a word with one heading. */
	private interface Step {
		void from(int heading, int word, long bits);
	}

	private void run(Progress progress, Step step) {
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
			step.from(heading, word, bits);
		}
	}

	private void follow(int heading, int word, long bits) {
		Primitive[] each = primitives[heading];
		for (int i = 0; i < each.length; i++) {
			long legal = legal(heading, i, word, bits);
			if (legal != 0) {
				int low = each[i].dx() & Long.SIZE - 1;
				int target = word + each[i].dy() * found.words + (each[i].dx() >> 6);
				find(each[i].to(), target, legal << low);
				find(each[i].to(), target + 1, low == 0 ? 0 : legal >>> -low);
			}
		}
	}

	/** To all poses from which one move leads to these. */
	private void trace(int to, int word, long bits) {
		for (int heading = 0; heading < primitives.length; heading++) {
			for (int i = 0; i < primitives[heading].length; i++) {
				Primitive move = primitives[heading][i];
				if (move.to() == to) {
					int low = -move.dx() & Long.SIZE - 1;
					int column = word % found.words + (-move.dx() >> 6);
					int row = word / found.words - move.dy();
					trace(heading, i, column, row, bits << low);
					trace(heading, i, column + 1, row, low == 0 ? 0 : bits >>> -low);
				}
			}
		}
	}

	private void trace(int heading, int move, int column, int row, long bits) {
		if (column >= 0 && column < found.words && row >= 0 && row < found.height) {
			int word = row * found.words + column;
			long fresh = bits & within.bits[heading][word] & ~found.bits[heading][word];
			find(heading, word, legal(heading, move, word, fresh));
		}
	}

	/** Those of some poses from which a move is legal. */
	private long legal(int heading, int move, int word, long bits) {
		MovePlane plane = moves.plane(heading, move);
		long legal = bits & plane.terrain()[word];
		if (plane.near() != null) {
			for (long rest = legal & plane.near()[word]; rest != 0; rest &= rest - 1) {
				int x = word % found.words * Long.SIZE + Long.numberOfTrailingZeros(rest);
				if (!moves.isClearOfObstacles(heading, move, x, word / found.words)) {
					legal &= ~Long.lowestOneBit(rest);
				}
			}
		}
		return legal;
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
