package org.leeway.core.level;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.OptionalDouble;

import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.world.Motion;

/**
 * Headings as users and files see them: in degrees, 0 to the right, growing clockwise. {@link Pose} has them in radians, as
 * {@link Motion} has rates of turn.
 */
public final class Degrees {

	/** Enough to bring back what was typed, and too few for the errors of the conversion. */
	private static final MathContext PRECISION = new MathContext(12);

	private Degrees() {
	}

	/** The angle in radians; empty if it is not set. */
	static OptionalDouble toRadians(boolean isSet, double degrees) {
		return isSet ? OptionalDouble.of(Math.toRadians(degrees)) : OptionalDouble.empty();
	}

	/** A heading of so many radians as whole degrees from 0 to 359. */
	public static int ofCircle(double radians) {
		return Math.floorMod(Math.round(Math.toDegrees(radians)), 360);
	}

	/** A heading of so many radians in words: {@code 22.5}. */
	public static String ofRadians(double radians) {
		return format(Math.toDegrees(radians));
	}

	/** A heading of so many degrees in words: {@code 22.5}. */
	public static String format(double degrees) {
		BigDecimal rounded = BigDecimal.valueOf(degrees).round(PRECISION).stripTrailingZeros();
		return Math.abs(degrees) < 1e12 ? rounded.toPlainString() : rounded.toString();
	}
}
