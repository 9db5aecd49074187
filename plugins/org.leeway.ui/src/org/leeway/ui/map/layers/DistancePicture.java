package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.ui.map.CellPair;

/**
 * A measured distance as the map draws it. Immutable.
 *
 * @param ends the measured cells. Null for no measurement
 * @param way the path of the displayed unit's middle, in cells. Empty if the unit does not reach the second cell
 * @param words a text with the distance and the travel times of the agents
 */
public record DistancePicture(CellPair ends, List<Point> way, String words) implements SpanPicture {

	/** The empty picture, which paints nothing. */
	public static final DistancePicture NONE = new DistancePicture(null, List.of(), "");

	public DistancePicture {
		way = List.copyOf(way);
	}
}
