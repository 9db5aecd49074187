package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.grid.Cell;

/**
 * The lanes between two places, or the gaps around the base of a start, as the map draws them. Lanes are ways next to each
 * other. A base is the room to build at a start. Immutable.
 *
 * @param size side of the unit's square, in cells
 * @param lanes the anchors of each lane, step by step. Drawn as ribbons. An anchor is the top-left cell of the unit
 * @param route the anchors of the best way between the places. Drawn as a line over the ribbons. Empty for a base
 * @param gaps the gaps that units must pass. Drawn as lines with their widths
 */
public record BalancePicture(int size, List<List<Cell>> lanes, List<Cell> route, List<Gap> gaps) {

	/** The empty picture, which paints nothing. */
	public static final BalancePicture NONE = new BalancePicture(1, List.of(), List.of(), List.of());

	public BalancePicture {
		lanes = List.copyOf(lanes);
		route = List.copyOf(route);
		gaps = List.copyOf(gaps);
	}
}
