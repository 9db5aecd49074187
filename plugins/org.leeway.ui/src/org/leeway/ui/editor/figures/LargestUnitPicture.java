package org.leeway.ui.editor.figures;

import org.leeway.pathing.search.LargestUnit;
import org.leeway.ui.editor.parts.CellPair;

/**
 * What is to be seen of a measurement.
 *
 * @param ends null for nothing
 * @param largest null as long as it is not known
 */
public record LargestUnitPicture(CellPair ends, LargestUnit largest) {

	/** Nothing to see. */
	public static final LargestUnitPicture NONE = new LargestUnitPicture(null, null);

	/** The last answer, with the ends where they are now. */
	public LargestUnitPicture at(CellPair pair) {
		return new LargestUnitPicture(pair, largest);
	}

	/** The answer in words. */
	String words() {
		return largest == null ? "measuring..." : largest.size() == 0 ? "nothing gets there"
				: "largest unit: " + largest.size() + " x " + largest.size();
	}
}
