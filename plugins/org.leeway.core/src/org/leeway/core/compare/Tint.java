package org.leeway.core.compare;

import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.pathing.grid.BitPlane;

/**
 * Cells that differ, and what they look like on a map: they have the colour of a meaning of overlays, so whoever chooses
 * colours of these chooses for both.
 *
 * @param label what the cells are, in words
 */
public record Tint(String label, Meaning meaning, BitPlane cells) {

	/** Cells that have become worse, or are worse than others. */
	static Tint less(String label, BitPlane cells) {
		return new Tint(label, Meaning.CUT_OFF, cells);
	}

	/** Cells that have become better, or are better than others. */
	static Tint more(String label, BitPlane cells) {
		return new Tint(label, Meaning.HERE, cells);
	}

	/** Cells that are neither. */
	static Tint other(String label, BitPlane cells) {
		return new Tint(label, Meaning.LOST, cells);
	}

	/** The same kind of difference of other cells. */
	Tint of(BitPlane others) {
		return new Tint(label, meaning, others);
	}

	/** What the cells are, and their colour. */
	public LegendEntry legend(OverlayColours colours) {
		return new LegendEntry(label, colours.of(meaning));
	}
}
