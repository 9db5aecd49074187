package org.leeway.core.level.value;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.OptionalDouble;

import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.world.Motion;

/**
 * Conversion between radians and degrees. Users and files have headings in degrees: 0 points to the right, and angles
 * grow clockwise. {@link Pose} has headings in radians, and {@link Motion} has rates of turn in radians.
 */
public final class Degrees {

	/**
	 * Number of significant digits of an angle in degrees. This is enough to restore what the user typed, and few
	 * enough to hide rounding errors.
	 */
	private static final MathContext PRECISION = new MathContext(12);

	private Degrees() {
	}

	/** Converts an optional angle from degrees to radians. Empty if the angle is not set. */
	public static OptionalDouble toRadians(boolean isSet, double degrees) {
		return isSet ? OptionalDouble.of(Math.toRadians(degrees)) : OptionalDouble.empty();
	}

	/** Converts radians to whole degrees from 0 to 359. */
	public static int ofCircle(double radians) {
		return Math.floorMod(Math.round(Math.toDegrees(radians)), 360);
	}

	/** Converts a heading in radians to degrees in [0, 360). */
	public static double ofHeading(double radians) {
		double degrees = Math.toDegrees(radians) % 360;
		// a tiny negative angle plus 360 is rounded to 360
		return degrees < 0 ? (degrees + 360) % 360 : degrees;
	}

	/** Formats a heading in radians as degrees: {@code 22.5}. */
	public static String ofRadians(double radians) {
		return format(Math.toDegrees(radians));
	}

	/** Formats a heading in degrees: {@code 22.5}. */
	public static String format(double degrees) {
		BigDecimal rounded = BigDecimal.valueOf(degrees).round(PRECISION).stripTrailingZeros();
		return Math.abs(degrees) < 1e12 ? rounded.toPlainString() : rounded.toString();
	}
}
