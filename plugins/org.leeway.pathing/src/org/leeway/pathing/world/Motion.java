package org.leeway.pathing.world;

import java.util.OptionalDouble;

/**
 * The way an agent moves: how it turns and drives. Immutable.
 *
 * @param turningRadius the radius of the tightest curve, in cells, at least 0; 0 if the agent turns on the spot
 * @param reverses whether the agent can drive backwards
 * @param speed in cells a second on terrain of speed 1, more than 0
 * @param acceleration limit for the growth or fall of the speed, in cells a second squared, more than 0. If empty, the
 * speed changes at once
 * @param turnRate limit for the change of the heading on terrain of speed 1, in radians a second, more than 0. If
 * empty, curves do not slow the agent, and turns on the spot need no time
 */
public record Motion(double turningRadius, boolean reverses, double speed, OptionalDouble acceleration,
		OptionalDouble turnRate) {

	/**
	 * The motion of an agent that turns on the spot, drives only forwards, and has speed 1 without acceleration time.
	 */
	public static final Motion STANDARD = new Motion(0, false, 1, OptionalDouble.empty());

	/** Creates a motion without a limit of the turn rate. */
	public Motion(double turningRadius, boolean reverses, double speed, OptionalDouble acceleration) {
		this(turningRadius, reverses, speed, acceleration, OptionalDouble.empty());
	}

	/**
	 * Creates a motion.
	 *
	 * @throws IllegalArgumentException if a number is outside its range
	 */
	public Motion {
		Range.AT_LEAST_0.check("a turning radius", turningRadius);
		Range.MORE_THAN_0.check("a speed", speed);
		Range.MORE_THAN_0.check("an acceleration", acceleration);
		Range.MORE_THAN_0.check("a turn rate", turnRate);
	}
}
