package org.leeway.core.exchange.tiled.cells;

import java.nio.file.Path;

import org.leeway.core.LevelFormatException;

/** Thrown if a map cannot become a level. */
public class MapProblem extends RuntimeException {

	private static final long serialVersionUID = 1L;

	public MapProblem(String message) {
		super(message, null, false, false);
	}

	/** Returns an exception with the same message and the cell where the problem occurs. */
	MapProblem at(int x, int y) {
		return new MapProblem("cell " + x + "," + y + ": " + getMessage());
	}

	/** Returns an exception with the same message that also names the file. */
	public LevelFormatException in(Path file) {
		return new LevelFormatException(file.toString(), 0, getMessage());
	}

	/** Thrown if a map needs more terrains than a level can have. */
	static final class TooManyTerrains extends MapProblem {

		private static final long serialVersionUID = 1L;

		TooManyTerrains() {
			super("the map names more than 256 terrains, expected at most 256; leeway convert --terrains FILE maps "
					+ "tiles to terrains");
		}
	}
}
