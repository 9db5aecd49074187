package org.leeway.ui.map.layers;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.PathLeg;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * All that decides what the routes look like.
 *
 * @param map the cells of the level
 * @param dimmed whether they lag behind what the map shows
 */
public record RoutePicture(List<Line> lines, CellRect map, boolean dimmed) {

	/** Nothing to see. */
	public static final RoutePicture NONE = new RoutePicture(List.of(), new CellRect(0, 0, 1, 1), false);

	/**
	 * One route, or why there is none.
	 *
	 * @param points anchors where it turns; empty if there is none
	 * @param covered the cells that the unit covers on its way
	 * @param size of the unit
	 * @param emphasised whether it is the one that is looked at
	 * @param failure why there is none
	 */
	public record Line(List<Cell> points, BitPlane covered, int size, boolean emphasised, Optional<Failure> failure) {
	}

	/**
	 * Where a search stopped.
	 *
	 * @param place the anchor that it is told at
	 * @param nearest the anchor that is nearest to the goal of all that can be reached
	 * @param blocker the edge of what a round unit stands in, if that is why
	 */
	public record Failure(String reason, Cell place, Cell goal, Optional<Cell> nearest, List<PathLeg> blocker) {

		public Failure {
			blocker = List.copyOf(blocker);
		}
	}

	public RoutePicture {
		lines = List.copyOf(lines);
	}
}
