package org.leeway.ui.theme;

import org.eclipse.swt.graphics.RGB;
import org.leeway.core.colour.Colour;

/** Conversions of colours between three forms: texts in levels, numbers, and the colours of SWT. */
public final class Colours {

	private static final RGB UNKNOWN = new RGB(255, 0, 255);

	private Colours() {
	}

	/** Returns the colour of a text {@code #rrggbb}. Returns magenta for other texts, so that the user notices the error. */
	public static RGB parse(String text) {
		return Colour.isColour(text) ? of(Colour.parse(text)) : UNKNOWN;
	}

	/** Returns {@code 0xRRGGBB} for a text, as {@link #parse} reads it. */
	public static int rgb(String text) {
		return rgb(parse(text));
	}

	/** Returns {@code 0xRRGGBB} for a colour. */
	public static int rgb(RGB colour) {
		return colour.red << 16 | colour.green << 8 | colour.blue;
	}

	/** Returns the colour {@code 0xRRGGBB}. */
	public static RGB of(int rgb) {
		return new RGB(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
	}

	public static String format(RGB colour) {
		return Colour.format(rgb(colour));
	}
}
