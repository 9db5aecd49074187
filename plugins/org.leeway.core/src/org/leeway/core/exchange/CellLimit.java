package org.leeway.core.exchange;

import org.leeway.core.LevelTooLargeException;

/**
 * A limit for the number of cells of levels, for a program with little memory. A limit for the size of files would not suffice,
 * because a few bytes of a file may stand for millions of cells.
 *
 * @param most the largest number of cells
 * @param place the place that has this limit, such as {@code in a browser}, for messages
 */
public record CellLimit(long most, String place) {

	/**
	 * Checks the size of a level.
	 *
	 * @param file the name of the level's file, for messages
	 * @param line the number of the line with the size. 0 if the file has no such line
	 * @throws LevelTooLargeException if the level has more cells than the limit
	 */
	public void check(int width, int height, String file, int line) throws LevelTooLargeException {
		if ((long) width * height > most) {
			throw new LevelTooLargeException(file, line,
					width + " x " + height + " cells, expected at most " + most + " cells " + place);
		}
	}
}
