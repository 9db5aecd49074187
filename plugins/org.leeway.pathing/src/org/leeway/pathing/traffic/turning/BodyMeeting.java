package org.leeway.pathing.traffic.turning;

/**
 * The test whether two bodies overlap at any time while both follow their courses. Reusable, and not thread-safe.
 * <p>
 * At the middle of an interval of time, the test looks for a direction in which both bodies are apart. If they are farther apart
 * than they can come nearer in half of the interval, they stay apart all the time. Otherwise, the test halves the interval. So the
 * test never overlooks an overlap. Bodies that pass each other at less than about {@link #FINEST} may count as overlapping.
 */
final class BodyMeeting {

	/** Depth of an overlap that counts as a contact, in cells. Places are rounded, so bodies that touch may overlap a little. */
	private static final double TOUCHING = 2e-9;
	/** Distance by which bodies can come nearer in an interval that is not halved any more, in cells. */
	private static final double FINEST = 1e-5;

	private final Leg.State one = new Leg.State();
	private final Leg.State other = new Leg.State();
	private Body body;
	private Body otherBody;
	private Leg leg;
	private Leg otherLeg;
	private double half;
	private double bend;
	private boolean isApart;
	private double nearing;

	/**
	 * Returns whether two bodies overlap at any time from now on.
	 *
	 * @param now the time since the first course began
	 * @param otherNow the time since the other course began
	 */
	boolean meet(Body first, Course course, double now, Body second, Course otherCourse, double otherNow) {
		double dx = otherCourse.middleX - course.middleX;
		double dy = otherCourse.middleY - course.middleY;
		double far = course.radius + otherCourse.radius + first.reach() + second.reach();
		if (dx * dx + dy * dy > far * far) {
			return false;
		}
		body = first;
		otherBody = second;
		double end = Math.max(0, Math.max(course.duration() - now, otherCourse.duration() - otherNow));
		int i = course.leg(now);
		int j = otherCourse.leg(otherNow);
		for (double time = 0;;) {
			leg = course.get(i);
			otherLeg = otherCourse.get(j);
			double next = Math.min(end, Math.min(course.end(i) - now, otherCourse.end(j) - otherNow));
			if (meet(now + time - course.begin(i), otherNow + time - otherCourse.begin(j), Math.max(0, next - time))) {
				return true;
			}
			if (next >= end) {
				return false;
			}
			i += course.end(i) - now <= next ? 1 : 0;
			j += otherCourse.end(j) - otherNow <= next ? 1 : 0;
			time = next;
		}
	}

	/**
	 * Returns whether the bodies overlap in an interval of time, while each body follows a single leg of its own course.
	 *
	 * @param from the time from the beginning of {@link #leg} to the beginning of the interval
	 * @param otherFrom the time from the beginning of {@link #otherLeg} to the beginning of the interval
	 */
	private boolean meet(double from, double otherFrom, double duration) {
		half = duration / 2;
		leg.at(from + half, one);
		otherLeg.at(otherFrom + half, other);
		// turning units leave the straight lines of their velocities: in half of the interval, by at most bend cells together
		bend = (leg.speed() * Math.abs(leg.turn()) + otherLeg.speed() * Math.abs(otherLeg.turn())) * half * half / 2;
		isApart = false;
		nearing = 0;
		double gap = Math.max(Math.max(axis(one.cosine, one.sine), axis(-one.sine, one.cosine)),
				Math.max(axis(other.cosine, other.sine), axis(-other.sine, other.cosine)));
		double dx = other.x - one.x;
		double dy = other.y - one.y;
		double distance = Math.sqrt(dx * dx + dy * dy);
		if (distance > 0) {
			gap = Math.max(gap, axis(dx / distance, dy / distance));
		}
		if (isApart) {
			return false;
		}
		if (gap < -TOUCHING || nearing < FINEST) {
			return true;
		}
		double part = half;
		return meet(from, otherFrom, part) || meet(from + part, otherFrom + part, part);
	}

	/**
	 * Tests a direction of length 1. Sets {@link #isApart} if the bodies stay apart in this direction for all the interval. Returns
	 * how far they are apart in the middle of the interval. Negative if they overlap in this direction.
	 */
	private double axis(double nx, double ny) {
		double along = (other.x - one.x) * nx + (other.y - one.y) * ny;
		double gap = Math.abs(along) - body.extent(one.cosine, one.sine, nx, ny) - otherBody.extent(other.cosine, other.sine, nx, ny);
		double speed = (other.vx - one.vx) * nx + (other.vy - one.vy) * ny;
		double turning = Math.abs(leg.turn()) * body.corner() + Math.abs(otherLeg.turn()) * otherBody.corner();
		double need = half * (Math.abs(speed) + turning) + bend;
		isApart |= gap + TOUCHING > need;
		nearing = Math.max(nearing, need);
		return gap;
	}
}
