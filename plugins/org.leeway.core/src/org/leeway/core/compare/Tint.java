package org.leeway.core.compare;

import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.pathing.grid.BitPlane;

/**
 * Cells to tint on a map because they differ. A tint has the colour of a meaning of overlays, so one choice of colours
 * holds for both. Immutable.
 *
 * @param label for the legend
 */
public record Tint(String label, Meaning meaning, BitPlane cells) {

	/** Cells that became worse, or are worse than their images. */
	static Tint less(String label, BitPlane cells) {
		return new Tint(label, Meaning.CUT_OFF, cells);
	}

	/** Cells that became better, or are better than their images. */
	static Tint more(String label, BitPlane cells) {
		return new Tint(label, Meaning.HERE, cells);
	}

	/** Cells that differ, but are neither better nor worse. */
	static Tint other(String label, BitPlane cells) {
		return new Tint(label, Meaning.LOST, cells);
	}

	/** The same tint for other cells. */
	Tint of(BitPlane others) {
		return new Tint(label, meaning, others);
	}

	/** The entry of the legend. */
	public LegendEntry legend(OverlayColours colours) {
		return new LegendEntry(label, colours.of(meaning));
	}
}
