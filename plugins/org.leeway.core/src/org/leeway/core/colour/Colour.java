package org.leeway.core.colour;

/** Conversion of colours between the text {@code #rrggbb}, as levels store it, and the number {@code 0xRRGGBB}. */
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
}
