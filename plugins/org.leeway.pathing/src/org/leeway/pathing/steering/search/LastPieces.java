package org.leeway.pathing.steering.search;

import java.util.Arrays;
import java.util.function.Supplier;

import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.steering.curve.SteeringPath.Piece;
import org.leeway.pathing.steering.curve.SteeringPath.Turn;
import org.leeway.pathing.steering.sweep.CollisionWorld;

/**
 * A test of the last pieces of curves that end at one pose. Such a piece lies on the line through the pose, or on one of its two
 * turning circles. If a piece overlaps something, then each longer piece with the same gear and turn does so too. So a few exact
 * checks decide about the curves from all poses. Not thread-safe.
 */
final class LastPieces {

	private static final int KINDS = Gear.values().length * Turn.values().length;

	private final CollisionWorld ground;
	private final Footprint footprint;
	/** The longest piece of each kind that is known to be legal. A kind is a gear with a turn. */
	private final double[] legal = new double[KINDS];
	/** The shortest piece of each kind that is known to be illegal. Infinite if none is known. */
	private final double[] illegal = new double[KINDS];

	LastPieces(CollisionWorld ground, Footprint footprint) {
		this.ground = ground;
		this.footprint = footprint;
		Arrays.fill(illegal, Double.POSITIVE_INFINITY);
	}

	/**
	 * Returns whether the footprint overlaps something on the last piece of a curve.
	 *
	 * @param move gives the move of the piece, which ends at the pose
	 */
	boolean isIllegal(Piece piece, Supplier<Move> move) {
		int kind = piece.gear().ordinal() * Turn.values().length + piece.turn().ordinal();
		// an arc has both a length and a sweep, a line only a length, and a turn on the spot only a sweep
		double amount = piece.length() + piece.sweep();
		if (amount > legal[kind] && amount < illegal[kind]) {
			(ground.isFree(footprint, move.get()) ? legal : illegal)[kind] = amount;
		}
		return amount >= illegal[kind];
	}
}
