package org.leeway.pathing.steering.repair;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.curve.SteeringPath;

/**
 * A path that is built move by move, from a start. The unit moves at speed 1, except in moves that the caller has slowed. Not
 * thread-safe.
 */
final class PathDraft {

	private final Pose start;
	private final List<Move> moves = new ArrayList<>();
	private Pose end;
	private String remark = "";

	/**
	 * @param start the start. If it has no heading, the heading becomes 0
	 */
	PathDraft(Pose start) {
		this.start = Pose.at(start.position(), start.heading().orElse(0));
		this.end = this.start;
	}

	void add(SteeringPath curve) {
		add(curve, curve.trajectory(1).moves());
	}

	/**
	 * Appends a curve.
	 *
	 * @param slowed the moves of the curve. Their speeds may be below 1
	 */
	void add(SteeringPath curve, List<Move> slowed) {
		moves.addAll(slowed);
		end = curve.end();
	}

	/** Sets a remark about the path, which the answer shows to the user. */
	void remark(String words) {
		remark = ", " + words;
	}

	Pose start() {
		return start;
	}

	Pose end() {
		return end;
	}

	List<Move> moves() {
		return moves;
	}

	String remark() {
		return remark;
	}
}
