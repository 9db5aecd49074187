package org.leeway.core.level;

import java.util.Objects;

import org.leeway.core.level.part.GamePlaces;
import org.leeway.pathing.world.Diagonals;

/**
 * The facts about the grid of a level, without its cells.
 *
 * @param width in cells, at least 1
 * @param height in cells, at least 1
 * @param cellScale side of a cell in the units of the game
 * @param diagonals the rule of diagonal steps
 * @param places how the coordinates of the game are computed from cells
 */
public record LevelFrame(int width, int height, double cellScale, Diagonals diagonals, GamePlaces places) {

	public LevelFrame {
		Objects.requireNonNull(diagonals, "diagonals");
		Objects.requireNonNull(places, "places");
	}

	/** Creates a frame for cells of side 1. Units do not cut corners. */
	public LevelFrame(int width, int height) {
		this(width, height, 1, Diagonals.NEVER, GamePlaces.NONE);
	}
}
