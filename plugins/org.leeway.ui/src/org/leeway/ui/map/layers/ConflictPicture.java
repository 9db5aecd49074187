package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * The places of merge conflicts as the map marks them. Immutable.
 *
 * @param open the regions of the conflicts that are not selected
 * @param selected the regions of the selected conflicts
 * @param side the side that the map shows in the selected regions, in words. Empty for no label
 */
public record ConflictPicture(List<CellRect> open, List<CellRect> selected, String side) {

	public static final ConflictPicture NONE = new ConflictPicture(List.of(), List.of(), "");

	/** The colour of the marks, {@code 0xRRGGBB}. No overlay has a colour like this. */
	public static final int RGB = 0xB0007A;

	/** Returns whether the map marks any conflict. */
	public boolean hasMarks() {
		return !open.isEmpty() || !selected.isEmpty();
	}
}
