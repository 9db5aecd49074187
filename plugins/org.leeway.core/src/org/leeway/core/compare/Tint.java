package org.leeway.core.compare;

import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.pathing.grid.BitPlane;

/**
 * A set of cells to tint on a map, because the cells differ from another level or from their mirrored cells. The
 * meaning decides the colour. Meanings of tints differ from meanings of overlays, so one legend can list both.
 * Immutable.
 *
 * @param label a text for the legend
 */
public record Tint(String label, Meaning meaning, BitPlane cells) {

	/** Creates a tint for cells that became worse, or that are worse than their mirrored or rotated images. */
	static Tint less(String label, BitPlane cells) {
		return new Tint(label, Meaning.WORSE, cells);
	}

	/** Creates a tint for cells that became better, or that are better than their mirrored or rotated images. */
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
