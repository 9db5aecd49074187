package org.leeway.ui.map.layers;

import java.util.Optional;

import org.leeway.core.analysis.explain.CutOff;
import org.leeway.pathing.gaps.BottleneckPath;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.ui.map.CellPair;

/**
 * A picture of the largest unit that gets from one cell to another cell. Immutable.
 *
 * @param ends the two cells. Null if there is nothing to measure
 * @param largest the largest unit. Null until the unit is known
 * @param round the path of the largest disc. Empty in a level without obstacles
 * @param words a text with the largest sizes, or with the reason why no unit gets to the second cell
 */
public record LargestUnitPicture(CellPair ends, LargestUnit largest, Optional<BottleneckPath> round, String words)
		implements SpanPicture {

	/** The empty picture, which paints nothing. */
	public static final LargestUnitPicture NONE = new LargestUnitPicture(null, null, Optional.empty(), "Measuring...");

	/**
	 * Creates the picture that shows why a unit does not get to a cell.
	 *
	 * @param reason the answer to show
	 * @param cell the cell
	 */
	public static LargestUnitPicture of(CutOff reason, Cell cell) {
		LargestUnit way = reason.way().orElseGet(() -> new LargestUnit(0, Optional.empty(), reason.inTheWay()));
		return new LargestUnitPicture(new CellPair(reason.from().orElse(cell), cell), way, Optional.empty(), reason.words());
	}

	/** Returns the same picture with two other cells. */
	public LargestUnitPicture at(CellPair pair) {
		return new LargestUnitPicture(pair, largest, round, words);
	}
}
