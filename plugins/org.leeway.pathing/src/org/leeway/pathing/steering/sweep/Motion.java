package org.leeway.pathing.steering.sweep;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.plan.Move;

/**
 * A movement of a rigid footprint: a shift or a rotation. The trace of a point is the line or arc along which it moves.
 * Immutable.
 */
sealed interface Motion permits Shift, Rotation {

	/**
	 * Returns the motion of a footprint during the first part of a move.
	 *
	 * @param share the length of the first part, as a fraction of the whole move, from 0 to 1
	 */
	static Motion of(Move move, double share) {
		return switch (move) {
		case Move.Pivot pivot -> Rotation.about(pivot.position(), share * pivot.direction().sign() * pivot.sweep());
		case Move.Drive drive -> switch (drive.segment()) {
		case Segment line -> new Shift(share * (line.to().x() - line.from().x()), share * (line.to().y() - line.from().y()));
		case Arc arc -> Rotation.about(arc.centre(), share * arc.direction().sign() * arc.sweep());
		};
		};
	}

	/** Returns the motion of a footprint that stands still. */
	static Motion none() {
		return new Shift(0, 0);
	}

	/**
	 * Returns the opposite motion. If a footprint makes this motion, things that stand still make the opposite motion relative
	 * to the footprint.
	 */
	Motion inverse();

	/**
	 * Returns how near the point (x, y) comes to the segment from (ax, ay) to (bx, by) during this motion. Returns
	 * 0 if the point meets the segment.
	 */
	double distance(double x, double y, double ax, double ay, double bx, double by);

	/** Returns the least distance between the moving point (x, y) and the fixed place (px, py) during this motion. */
	double distance(double x, double y, double px, double py);

	/** Returns whether the point (x, y) meets the segment from (ax, ay) to (bx, by) during this motion. */
	boolean meets(double x, double y, double ax, double ay, double bx, double by);

	/**
	 * Extends a rectangle so that the rectangle contains the trace of a point during this motion. The point starts at (x, y).
	 *
	 * @param bounds the left, top, right and bottom sides of the rectangle
	 */
	void enclose(double x, double y, double[] bounds);

	/** Returns the end of the trace of a point. */
	Point end(double x, double y);
}
