package org.leeway.ui.theme;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;

/**
 * How well colours stand out from each other, 1 to 21: the contrast ratio of the <i>Web Content Accessibility Guidelines
 * 2.1</i>. These ask for {@link #TEXT} between words and what is behind them, and for {@link #SHAPE} where something else
 * is to be seen.
 */
public final class Contrast {

	/** The least for text. */
	public static final double TEXT = 4.5;
	/** The least for icons, bars and lines. */
	public static final double SHAPE = 3;

	/** By the value of a channel in sRGB, how much light that is, 0 to 1. */
	private static final double[] LIGHT = new double[256];
	/** The luminance that stands out from black as it does from white. */
	private static final double MIDDLE = Math.sqrt(1.05 * 0.05) - 0.05;
	private static final int STEPS = 64;

	static {
		for (int i = 0; i < LIGHT.length; i++) {
			double channel = i / 255.0;
			LIGHT[i] = channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
		}
	}

	private Contrast() {
	}

	/** The contrast of two colours, in either order. */
	public static double of(RGB a, RGB b) {
		double one = luminance(a) + 0.05;
		double other = luminance(b) + 0.05;
		return Math.max(one, other) / Math.min(one, other);
	}

	/** Whether black stands out more from a colour than white does. */
	public static boolean isLight(RGB colour) {
		return luminance(colour) > MIDDLE;
	}

	/** The colour of text that counts for less than a control's own, as pale as it may be. */
	public static Color paleText(Control control) {
		return new Color(pale(control.getForeground().getRGB(), control.getBackground().getRGB()));
	}

	/** The mixture of both that is nearest to the background and still stands out as text must; else the text's own. */
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

	private static int mix(int text, int background, int share) {
		return (text * share + background * (STEPS - share)) / STEPS;
	}

	private static double luminance(RGB colour) {
		return 0.2126 * LIGHT[colour.red] + 0.7152 * LIGHT[colour.green] + 0.0722 * LIGHT[colour.blue];
	}
}
