package org.leeway.ui.theme;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;

/**
 * The contrast ratio of two colours, 1 to 21, by the <i>Web Content Accessibility Guidelines 2.1</i>. The guidelines require
 * {@link #TEXT} between text and its background, and {@link #SHAPE} between graphics and their background.
 */
public final class Contrast {

	/** The least contrast of text. */
	public static final double TEXT = 4.5;
	/** The least contrast of icons, bars and lines. */
	public static final double SHAPE = 3;

	/** Indexed by the value of an sRGB channel, from 0 to 255: its linear intensity, from 0 to 1. */
	private static final double[] LIGHT = new double[256];
	/**
	 * The relative luminance, from 0 to 1, above which a colour counts as light. A colour of exactly this luminance has the same
	 * contrast to black as to white.
	 */
	private static final double MIDDLE = Math.sqrt(1.05 * 0.05) - 0.05;
	/**
	 * The number of equal steps by which {@link #pale} goes from the background's colour to the text's colour, in
	 * search of a mixture with sufficient contrast.
	 */
	private static final int STEPS = 64;

	static {
		for (int i = 0; i < LIGHT.length; i++) {
			double channel = i / 255.0;
			LIGHT[i] = channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
		}
	}

	private Contrast() {
	}

	/** Returns the contrast ratio of two colours. The order of the colours does not matter. */
	public static double of(RGB a, RGB b) {
		double one = luminance(a) + 0.05;
		double other = luminance(b) + 0.05;
		return Math.max(one, other) / Math.min(one, other);
	}

	/** Returns whether a colour has more contrast to black than to white. */
	public static boolean isLight(RGB colour) {
		return luminance(colour) > MIDDLE;
	}

	/**
	 * Returns a colour for less important text on a control. The colour has as little contrast to the background as a
	 * legible text may have.
	 */
	public static Color paleText(Control control) {
		return new Color(pale(control.getForeground().getRGB(), control.getBackground().getRGB()));
	}

	/**
	 * Returns the palest legible mixture of the colours of the text and the background. Its contrast to the background is as
	 * near to {@link #TEXT} as possible, and not less. If no mixture has this contrast, returns the colour of the text.
	 */
	static RGB pale(RGB text, RGB background) {
		for (int share = 1; share < STEPS; share++) {
			RGB mixed = new RGB(mix(text.red, background.red, share), mix(text.green, background.green, share),
					mix(text.blue, background.blue, share));
			if (of(mixed, background) >= TEXT) {
				return mixed;
			}
		}
		return text;
	}

	/**
	 * Returns a colour for lines and symbols on a control. Mixes the given colour with the colour of the control's text
	 * until the mixture has at least the contrast {@link #SHAPE} to the background. Returns the given colour if it already has
	 * this contrast.
	 */
	public static Color visible(RGB colour, Control control) {
		RGB text = control.getForeground().getRGB();
		RGB background = control.getBackground().getRGB();
		RGB mixed = colour;
		for (int share = 1; share <= STEPS && of(mixed, background) < SHAPE; share++) {
			mixed = new RGB(mix(text.red, colour.red, share), mix(text.green, colour.green, share), mix(text.blue, colour.blue, share));
		}
		return new Color(mixed);
	}

	private static int mix(int text, int background, int share) {
		return (text * share + background * (STEPS - share)) / STEPS;
	}

	private static double luminance(RGB colour) {
		return 0.2126 * LIGHT[colour.red] + 0.7152 * LIGHT[colour.green] + 0.0722 * LIGHT[colour.blue];
	}
}
