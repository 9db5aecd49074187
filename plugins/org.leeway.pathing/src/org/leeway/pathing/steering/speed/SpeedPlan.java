package org.leeway.pathing.steering.speed;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import org.leeway.pathing.plan.Gear;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.SpeedProfile;

/**
 * A plan of the speeds along a path, as fast as possible. No move exceeds its speed limit, and no change of speed
 * exceeds the acceleration. A speed is stored as a braking distance: the distance, in cells, that the unit needs to
 * stop from this speed.
 */
public final class SpeedPlan {

	private final List<Move> moves;
	private final double acceleration;
	/** Indexed by move: the speed limit, as a braking distance in cells. 0 for a turn on the spot. */
	private final double[] caps;
	/**
	 * Indexed by move: the speed at the start of the move, as a braking distance in cells. The last entry is for the
	 * end of the path.
	 */
	private final double[] knots;

	private SpeedPlan(List<Move> moves, double acceleration) {
		this.moves = moves;
		this.acceleration = acceleration;
		this.caps = moves.stream().mapToDouble(this::cap).toArray();
		this.knots = new double[moves.size() + 1];
		for (int i = 1; i < moves.size(); i++) {
			knots[i] = isStop(i) ? 0 : Math.min(Math.min(caps[i - 1], caps[i]), knots[i - 1] + moves.get(i - 1).length());
		}
		for (int i = moves.size() - 1; i > 0; i--) {
			knots[i] = Math.min(knots[i], knots[i + 1] + moves.get(i).length());
		}
	}

	/**
	 * Returns the moves of a path with speeds that are as fast as the limits allow. The unit starts and ends at rest.
	 *
	 * @param moves the moves of the path. The speed of a move is its speed limit. Each move begins where the previous
	 * move ends
	 * @param acceleration the limit of the acceleration, in cells a second squared. If empty, returns the moves
	 * unchanged
	 */
	public static List<Move> of(List<Move> moves, OptionalDouble acceleration) {
		return acceleration.isEmpty() ? moves : new SpeedPlan(moves, acceleration.getAsDouble()).driven();
	}

	private double cap(Move move) {
		return switch (move) {
		case Move.Drive drive -> drive.speed() / acceleration * drive.speed() / 2;
		case Move.Pivot pivot -> 0;
		};
	}

	/**
	 * Returns whether the unit must stop at the start of a move. A unit stops before and after a turn on the spot, and between
	 * forward and reverse driving.
	 */
	private boolean isStop(int move) {
		return gear(moves.get(move - 1)) != gear(moves.get(move));
	}

	private static Gear gear(Move move) {
		return move instanceof Move.Drive drive ? drive.gear() : null;
	}

	private List<Move> driven() {
		List<Move> driven = new ArrayList<>();
		for (int i = 0; i < moves.size(); i++) {
			driven.add(moves.get(i) instanceof Move.Drive drive
					? new Move.Drive(drive.segment(), drive.gear(), speeds(drive, i))
					: moves.get(i));
		}
		return driven;
	}

	private SpeedProfile speeds(Move.Drive drive, int i) {
		double from = speed(knots[i], drive);
		double to = speed(knots[i + 1], drive);
		double top = speed(Math.min(caps[i], (knots[i] + knots[i + 1] + drive.length()) / 2), drive);
		return new SpeedProfile(from, Math.max(top, Math.max(from, to)), to, acceleration);
	}

	/**
	 * Returns the largest speed on a move, in cells a second, from which the unit can stop within a given distance.
	 *
	 * @param stopping the distance, in cells
	 */
	private double speed(double stopping, Move.Drive drive) {
		return Math.min(drive.speed(), Math.sqrt(2 * acceleration * stopping));
	}
}
