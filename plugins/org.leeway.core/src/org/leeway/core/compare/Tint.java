package org.leeway.core.compare;

import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.pathing.grid.BitPlane;

/**
 * A set of cells to tint on a map, because they differ from another level or from their mirrored cells. The colour of a tint
 * depends on its meaning, as in overlays. A legend may list tints and overlays together. Overlays use other meanings than tints, so
 * each colour occurs once in this legend. Immutable.
 *
 * @param label for the legend
 */
public record Tint(String label, Meaning meaning, BitPlane cells) {

	/** Creates a tint for cells that became worse, or are worse than their images. */
	static Tint less(String label, BitPlane cells) {
		return new Tint(label, Meaning.WORSE, cells);
	}

	/** Creates a tint for cells that became better, or are better than their images. */
	static Tint more(String label, BitPlane cells) {
		return new Tint(label, Meaning.BETTER, cells);
	}

	/** Creates a tint for cells that differ, but are neither better nor worse. */
	static Tint other(String label, BitPlane cells) {
		return new Tint(label, Meaning.DIFFERENT, cells);
	}

	/** Returns a tint that has the same label and meaning, but other cells. */
	Tint of(BitPlane others) {
		return new Tint(label, meaning, others);
	}

	/** Returns the entry of the legend. */
	public LegendEntry legend(OverlayColours colours) {
		return new LegendEntry(label, colours.of(meaning));
	}
}
