package org.leeway.ui.properties;

import org.eclipse.swt.graphics.RGB;

/** Colours between their text in the model, {@code #rrggbb}, and SWT. */
public final class Colours {

	private static final RGB UNKNOWN = new RGB(255, 0, 255);

	private Colours() {
	}

	/** The colour of a text; a striking one where the text is none. */
	public static RGB parse(String text) {
		if (text == null || !text.matches("#[0-9a-fA-F]{6}")) {
			return UNKNOWN;
		}
		return of(Integer.parseInt(text.substring(1), 16));
	}

	/** The colour {@code 0xRRGGBB}. */
	public static RGB of(int rgb) {
		return new RGB(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
	}

	static String format(RGB colour) {
		return String.format("#%02x%02x%02x", colour.red, colour.green, colour.blue);
	}
}
