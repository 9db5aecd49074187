package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.pathing.geom.Circle;

/**
 * The units of running games as the map draws them. Immutable.
 *
 * @param moving the bodies of the units that can go on, in cells
 * @param stuck the bodies of the units that are stuck, in cells
 * @param alpha the opacity, from 0 to 255
 */
public record GameUnitsPicture(List<Circle> moving, List<Circle> stuck, int alpha) {

	/** The empty picture, which paints nothing. */
	public static final GameUnitsPicture NONE = new GameUnitsPicture(List.of(), List.of(), 255);

	public GameUnitsPicture {
		moving = List.copyOf(moving);
		stuck = List.copyOf(stuck);
	}
}
