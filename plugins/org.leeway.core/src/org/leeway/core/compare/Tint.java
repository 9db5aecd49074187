package org.leeway.core.compare;

import org.leeway.core.analysis.LegendEntry;
import org.leeway.pathing.grid.BitPlane;

/**
 * Cells that differ, and what they look like on a map.
 *
 * @param meaning in words, and the colour
 */
public record Tint(LegendEntry meaning, BitPlane cells) {

	/** Hues that Okabe and Ito chose for the colour blind; other overlays take the rest of them. */
	private static final int LESS = 0xD55E00;
	private static final int MORE = 0x0072B2;
	private static final int OTHER = 0xCC79A7;

	/** Cells that have become worse, or are worse than others. */
	static Tint less(String label, BitPlane cells) {
		return new Tint(new LegendEntry(label, LESS), cells);
	}

	/** Cells that have become better, or are better than others. */
	static Tint more(String label, BitPlane cells) {
		return new Tint(new LegendEntry(label, MORE), cells);
	}

	/** Cells that are neither. */
	static Tint other(String label, BitPlane cells) {
		return new Tint(new LegendEntry(label, OTHER), cells);
	}
}
