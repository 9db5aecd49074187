package org.leeway.pathing.steering.search;

import java.util.Arrays;

import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.steering.sweep.CollisionWorld;

/**
 * The poses from which a unit can legally begin each of its moves. Immutable, except that {@link #legal} caches the results of
 * exact checks.
 */
final class MovePlanes {

	private final CollisionWorld world;
	private final Footprint footprint;
	private final Primitive[][] primitives;
	/** Indexed by heading, and then by move: the cells at which the unit can legally start the move. */
	private final MovePlane[][] planes;

	/**
	 * Computes the planes of all moves.
	 *
	 * @param primitives the moves, indexed by heading
	 * @param blocked the cells that the unit cannot cross
	 * @param near cells that may have obstacles. Moves near them are checked exactly. Null if there are no obstacles
	 */
	MovePlanes(CollisionWorld world, TurningUnit unit, Primitive[][] primitives, CellRows blocked, CellRows near) {
		this.world = world;
		this.footprint = unit.footprint();
		this.primitives = primitives;
		int width = world.passable().width();
		int height = world.passable().height();
		this.planes = Arrays.stream(primitives).map(moves -> Arrays.stream(moves)
				.map(move -> plane(move, blocked, near, width, height)).toArray(MovePlane[]::new)).toArray(MovePlane[][]::new);
	}

	private static MovePlane plane(Primitive move, CellRows blocked, CellRows near, int width, int height) {
		return new MovePlane((width + Long.SIZE - 1) / Long.SIZE, blocked.clear(move.shape(), width, height),
				near == null ? null : near.meeting(move.shape(), width, height));
	}

	/**
	 * Returns the largest distance, in cells, from the start of any move to a cell that the unit covers during the
	 * move. May be slightly too large.
	 */
	static int reach(Primitive[][] primitives) {
		return Arrays.stream(primitives).flatMap(Arrays::stream).mapToInt(each -> each.shape().reach()).max().orElse(0);
	}

	MovePlane plane(int heading, int move) {
		return planes[heading][move];
	}

	/** Returns whether a move from a pose is legal. */
	boolean isLegal(int heading, int move, int x, int y) {
		MovePlane plane = planes[heading][move];
		return plane.isOnTerrain(x, y) && (!plane.isNearObstacle(x, y) || isClearOfObstacles(heading, move, x, y));
	}

	/**
	 * Returns at which of some poses a move can legally start. The poses belong to one 64-bit word: they have the same
	 * heading, and are at 64 neighbouring cells of a row. Caches the results of exact checks.
	 * <p>
	 * Not thread-safe: while a thread calls this method, no other thread may call any method.
	 *
	 * @param word the index of the word
	 * @param bits the poses to test, one bit each
	 * @return the bits of the poses at which the move is legal
	 */
	long legal(int heading, int move, int word, long bits) {
		MovePlane plane = planes[heading][move];
		if (plane.near() != null) {
			for (long rest = bits & plane.terrain()[word] & plane.near()[word]; rest != 0; rest &= rest - 1) {
				long bit = Long.lowestOneBit(rest);
				int x = word % plane.words() * Long.SIZE + Long.numberOfTrailingZeros(bit);
				plane.near()[word] &= ~bit;
				if (!isClearOfObstacles(heading, move, x, word / plane.words())) {
					plane.terrain()[word] &= ~bit;
				}
			}
		}
		return bits & plane.terrain()[word];
	}

	/**
	 * Returns whether a unit that makes a move hits no obstacle and stays inside the border.
	 *
	 * @param x the column of the pose at which the move begins
	 * @param y the row of this pose
	 */
	boolean isClearOfObstacles(int heading, int move, int x, int y) {
		return Moves.shifted(primitives[heading][move].moves(), x, y).stream()
				.allMatch(each -> world.isClearOfObstacles(footprint, each));
	}
}
