package org.leeway.core.colour;

/**
 * Operations on colours: conversion between the text {@code #rrggbb}, which levels store, and the number
 * {@code 0xRRGGBB}. Also mixes two colours.
 */
public final class Colour {

	private Colour() {
	}

	/** Returns whether the text is a colour. False for null. */
	public static boolean isColour(String text) {
		return text != null && text.length() == 7 && text.charAt(0) == '#'
				&& text.chars().skip(1).allMatch(c -> c < 0x80 && Character.digit(c, 16) >= 0);
	}

	/**
	 * Parses a colour.
	 *
	 * @throws IllegalArgumentException if the text is not {@code #rrggbb}
	 */
	public static int parse(String text) {
		if (!isColour(text)) {
			throw new IllegalArgumentException("colour \"" + text + "\", expected #rrggbb");
		}
		return Integer.parseInt(text.substring(1), 16);
	}

	public static String format(int rgb) {
		return String.format("#%06x", rgb & 0xFFFFFF);
	}

	/**
	 * Returns a colour laid over another colour.
	 *
	 * @param opacity of {@code over}, 0 to 255
	 */
	public static int mix(int under, int over, int opacity) {
		int mixed = 0;
		for (int shift = 0; shift <= 16; shift += 8) {
			int from = under >> shift & 0xFF;
			mixed |= from + ((over >> shift & 0xFF) - from) * opacity / 255 << shift;
		}
		return mixed;
	}
}
