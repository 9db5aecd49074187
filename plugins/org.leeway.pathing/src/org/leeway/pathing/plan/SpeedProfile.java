package org.leeway.pathing.plan;

/**
 * The speed along a drive. The speed grows linearly in time from {@link #from} to {@link #top}, stays at {@link #top},
 * and falls linearly to {@link #to}. Immutable.
 *
 * @param from the speed at the start, in cells a second, at least 0
 * @param top the largest speed, in cells a second, at least {@code from} and {@code to}. More than 0, unless the drive
 * has no length
 * @param to the speed at the end, in cells a second, at least 0
 * @param acceleration how much the speed grows and falls, in cells a second squared, more than 0. Infinite if the speed
 * changes at once
 */
public record SpeedProfile(double from, double top, double to, double acceleration) {

	/**
	 * Creates a profile.
	 *
	 * @throws IllegalArgumentException if a number is outside its range
	 */
	public SpeedProfile {
		if (!(from >= 0 && to >= 0 && top >= Math.max(from, to) && top < Double.POSITIVE_INFINITY && acceleration > 0)) {
			throw new IllegalArgumentException("speeds from " + from + " over " + top + " to " + to
					+ " with an acceleration of " + acceleration);
		}
	}

	/**
	 * Returns a profile with a constant speed.
	 *
	 * @throws IllegalArgumentException if the speed is 0, negative or not finite
	 */
	public static SpeedProfile constant(double speed) {
		if (!(speed > 0 && speed < Double.POSITIVE_INFINITY)) {
			throw new IllegalArgumentException("a speed of " + speed + ", expected more than 0");
		}
		return new SpeedProfile(speed, speed, speed, Double.POSITIVE_INFINITY);
	}

	/**
	 * Returns the profile whose speeds are multiplied by a factor. The duration of a drive with the same length is then
	 * divided by this factor.
	 */
	SpeedProfile faster(double times) {
		return new SpeedProfile(from * times, top * times, to * times, acceleration * times * times);
	}

	/**
	 * Returns the duration of a drive, in seconds.
	 *
	 * @param length of the drive, in cells
	 */
	double duration(double length) {
		return upTime() + evenTime(length) + (top - to) / acceleration;
	}

	/** Returns the distance that the unit has driven after some seconds, in cells, from 0 to {@code length}. */
	double distanceAt(double seconds, double length) {
		double up = upTime();
		double even = evenTime(length);
		double rest = duration(length) - seconds;
		if (rest <= 0) {
			return length;
		}
		double distance = seconds < up ? from * seconds + ramp(seconds)
				: seconds < up + even ? (from + top) / 2 * up + top * (seconds - up)
				: length - to * rest - ramp(rest);
		return Math.clamp(distance, 0, length);
	}

	/**
	 * Returns the speed after some seconds of a drive, in cells a second.
	 *
	 * @param length of the drive, in cells
	 */
	double speedAt(double seconds, double length) {
		double rest = duration(length) - seconds;
		return Math.min(top, Math.min(from + change(seconds), to + change(rest)));
	}

	/** Returns the speed, in cells a second, that the unit gains in some seconds of acceleration. 0 for negative seconds. */
	private double change(double seconds) {
		return seconds <= 0 ? 0 : acceleration * seconds;
	}

	/** Returns the distance, in cells, that the unit drives in some seconds if it accelerates from speed 0. */
	private double ramp(double seconds) {
		return change(seconds) * seconds / 2;
	}

	private double upTime() {
		return (top - from) / acceleration;
	}

	/** Returns for how many seconds a drive of this length stays at the top speed. */
	private double evenTime(double length) {
		double ramps = ((top - from) * (top + from) + (top - to) * (top + to)) / (2 * acceleration);
		return length > ramps ? (length - ramps) / top : 0;
	}
}
