package org.leeway.web.jdk;

/**
 * The length of a hypotenuse as Java computes it, to the last bit unless the length is subnormal. TeaVM rounds otherwise.
 * <p>
 * Translated from {@code e_hypot.c} of FDLIBM 5.3, which has this notice: "Copyright (C) 1993 by Sun Microsystems, Inc. All rights
 * reserved. Developed at SunSoft, a Sun Microsystems, Inc. business. Permission to use, copy, modify, and distribute this software
 * is freely granted, provided that this notice is preserved."
 */
final class Hypotenuse {

	private static final double LARGE = 0x1p500;
	private static final double SMALL = 0x1p-500;
	private static final double SCALE = 0x1p600;
	private static final double SUBNORMAL_SCALE = 0x1p1022;
	/** Difference of the high halves of two numbers whose quotient exceeds 2^60: the smaller number then changes nothing. */
	private static final int NEGLIGIBLE = 0x3c00000;

	private Hypotenuse() {
	}

	static double of(double x, double y) {
		double a = Math.abs(x);
		double b = Math.abs(y);
		if (a == Double.POSITIVE_INFINITY || b == Double.POSITIVE_INFINITY) {
			return Double.POSITIVE_INFINITY;
		}
		return high(b) > high(a) ? scaled(b, a) : scaled(a, b);
	}

	private static double scaled(double a, double b) {
		if (Double.isNaN(a + b) || high(a) - high(b) > NEGLIGIBLE) {
			return a + b;
		}
		if (high(a) > high(LARGE)) {
			return SCALE * medium(a / SCALE, b / SCALE);
		}
		if (b == 0) {
			return a;
		}
		if (b < Double.MIN_NORMAL) {
			return medium(a * SUBNORMAL_SCALE, b * SUBNORMAL_SCALE) / SUBNORMAL_SCALE;
		}
		return high(b) < high(SMALL) ? medium(a * SCALE, b * SCALE) / SCALE : medium(a, b);
	}

	/** Returns the length for numbers of medium size, of which {@code b} is the smaller one. */
	private static double medium(double a, double b) {
		double difference = a - b;
		if (difference > b) {
			double head = head(a);
			double tail = a - head;
			return Math.sqrt(head * head - (b * -b - tail * (a + head)));
		}
		double twice = a + a;
		double head = head(b);
		double tail = b - head;
		double twiceHead = head(twice);
		double twiceTail = twice - twiceHead;
		return Math.sqrt(twiceHead * head - (difference * -difference - (twiceHead * tail + twiceTail * b)));
	}

	private static int high(double value) {
		return (int) (Double.doubleToRawLongBits(value) >>> 32);
	}

	/** Returns a number with the low half of its bits cleared. */
	private static double head(double value) {
		return Double.longBitsToDouble(Double.doubleToRawLongBits(value) & 0xFFFFFFFF00000000L);
	}
}
