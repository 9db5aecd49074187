package org.leeway.core.level;

import org.leeway.pathing.grid.text.TerrainGridFormatException;
import org.leeway.pathing.grid.text.TerrainGridSizeException;

/** Descriptions of problems in the text of a level's grid. */
final class GridProblems {

	private GridProblems() {
	}

	/**
	 * Converts an error in the text of a grid into a problem of the level file. An error counts lines from the start of the
	 * text, and a problem counts lines from the start of the file.
	 *
	 * @param textLine the line of the file in which the text begins
	 */
	static LevelProblem problem(TerrainGridFormatException wrong, int textLine) {
		int line = textLine + wrong.line();
		String message = "<terrain>: " + wrong.getMessage();
		boolean tooLarge = wrong instanceof TerrainGridSizeException size && size.width() > 0 && size.height() > 0;
		return tooLarge ? LevelProblem.tooLarge(line, message) : LevelProblem.atLine(line, message);
	}
}
