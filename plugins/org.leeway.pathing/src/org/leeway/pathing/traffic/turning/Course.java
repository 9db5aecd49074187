package org.leeway.pathing.traffic.turning;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;

/**
 * A move of a unit, after which the unit stays at the end of the move for ever. The time begins at 0. Immutable. Lengths are in
 * cells, times in seconds.
 */
final class Course {

	private final Leg[] legs;
	/** The time at which each leg begins. */
	private final double[] begins;
	/** The middle between the two ends of the move. No place of the move is farther from the middle than {@link #radius}. */
	final double middleX;
	final double middleY;
	final double radius;

	private Course(List<Leg> legs) {
		this.legs = legs.toArray(Leg[]::new);
		this.begins = new double[legs.size()];
		double length = 0;
		for (int i = 1; i < begins.length; i++) {
			begins[i] = begins[i - 1] + this.legs[i - 1].duration();
			length += this.legs[i - 1].duration() * this.legs[i - 1].speed();
		}
		this.middleX = (legs.getFirst().x() + legs.getLast().x()) / 2;
		this.middleY = (legs.getFirst().y() + legs.getLast().y()) / 2;
		// for each place of the move, the distances to both ends add up to at most the length of the move. So the place
		// is at most half of this length away from the middle between the ends
		this.radius = length / 2;
	}

	/**
	 * Returns the course of a unit that moves to a pose.
	 *
	 * @param end the pose at the end of the moves
	 * @param pivotSeconds the duration of a turn on the spot
	 */
	static Course of(List<Move> moves, Pose end, double pivotSeconds) {
		List<Leg> legs = new ArrayList<>();
		moves.forEach(move -> legs.add(Leg.of(move, pivotSeconds)));
		legs.add(Leg.stay(end));
		return new Course(legs);
	}

	/** Returns the course of a unit that stays at a pose. */
	static Course stay(Pose pose) {
		return new Course(List.of(Leg.stay(pose)));
	}

	/** Returns the duration of the move. 0 if the unit only stays. */
	double duration() {
		return begins[begins.length - 1];
	}

	/** Returns the index of the leg at a time. If two legs meet at this time, returns the later one. */
	int leg(double time) {
		int i = legs.length - 1;
		while (begins[i] > time) {
			i--;
		}
		return i;
	}

	Leg get(int leg) {
		return legs[leg];
	}

	/** Returns the time at which a leg begins. */
	double begin(int leg) {
		return begins[leg];
	}

	/** Returns the time at which a leg ends. Infinite for the stay at the end. */
	double end(int leg) {
		return leg + 1 < begins.length ? begins[leg + 1] : Double.POSITIVE_INFINITY;
	}

	/** Stores the state of the unit at a time. */
	void at(double time, Leg.State state) {
		int leg = leg(Math.max(0, time));
		legs[leg].at(Math.max(0, time) - begins[leg], state);
	}
}
