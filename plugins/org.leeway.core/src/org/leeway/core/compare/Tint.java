package org.leeway.core.compare;

import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.pathing.grid.BitPlane;

/**
 * A set of cells to tint on a map, because they differ from another level or from their mirrored cells. Immutable.
 *
 * @param label a text for the legend
 * @param meaning decides the colour. No overlay uses this colour, because a map may show a tint and an overlay together
 */
public record Tint(String label, Meaning meaning, BitPlane cells) {

	/** Creates a tint for cells that are worse than before, or worse than their mirrored or rotated cells. */
	static Tint less(String label, BitPlane cells) {
		return new Tint(label, Meaning.WORSE, cells);
	}

	/** Creates a tint for cells that are better than before, or better than their mirrored or rotated cells. */
	static Tint more(String label, BitPlane cells) {
		return new Tint(label, Meaning.BETTER, cells);
	}

	/** Creates a tint for cells that differ, but are neither better nor worse. */
	static Tint other(String label, BitPlane cells) {
		return new Tint(label, Meaning.DIFFERENT, cells);
	}

	/** Returns a copy of the tint with other cells. */
	Tint of(BitPlane others) {
		return new Tint(label, meaning, others);
	}

	/** Returns the entry of the legend. */
	public LegendEntry legend(OverlayColours colours) {
		return new LegendEntry(label, colours.of(meaning));
	}
}
