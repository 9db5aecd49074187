package org.leeway.ui.map.layers;

import java.util.List;
import java.util.Map;

import org.leeway.pathing.geom.Circle;

/**
 * The units of running games, or of a simulated crowd, as the map draws them. Immutable.
 *
 * @param moving the bodies of the units that can go on, in cells
 * @param returning the bodies of the units that can go on, for the crowd in the opposite direction, in cells
 * @param stuck the bodies of the units that are stuck, in cells
 * @param areSquares whether the bodies are squares. If so, each circle touches the four sides of its square
 * @param outlines the corners of bodies that are rectangles, in cells: x0, y0, x1, y1 and so on, clockwise from the right front
 * corner. The key is the circle around the rectangle
 * @param alpha the opacity, from 0 to 255
 */
public record GameUnitsPicture(List<Circle> moving, List<Circle> returning, List<Circle> stuck, boolean areSquares,
		Map<Circle, double[]> outlines, int alpha) {

	/** The empty picture, which paints nothing. */
	public static final GameUnitsPicture NONE = new GameUnitsPicture(List.of(), List.of(), 255);

	public GameUnitsPicture {
		moving = List.copyOf(moving);
		returning = List.copyOf(returning);
		stuck = List.copyOf(stuck);
		outlines = Map.copyOf(outlines);
	}

	/** Creates a picture of discs, none of which comes back. */
	public GameUnitsPicture(List<Circle> moving, List<Circle> stuck, int alpha) {
		this(moving, List.of(), stuck, false, Map.of(), alpha);
	}

	/** Returns whether the picture has no unit. */
	public boolean isEmpty() {
		return moving.isEmpty() && returning.isEmpty() && stuck.isEmpty();
	}
}
