package org.leeway.testing;

import java.util.List;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * An oracle for checks of symmetry. A symmetry of the map gives each cell one or more images, which are cells too. The oracle
 * computes a value for each cell, such as the largest unit that gets there. This value is compared with the values of the
 * images.
 */
public final class SymmetryOracle {

	private SymmetryOracle() {
	}

	/** Returns a size for each cell, indexed by row and column: the largest unit that can cover the cell, up to a limit. */
	public static int[][] coveringSizes(boolean[][] traversable, int limit) {
		int[][] coveringSizes = new int[traversable.length][traversable[0].length];
		for (int size = 1; size <= limit; size++) {
			raise(coveringSizes, new ReachabilityOracle(traversable, size, List.of()).fitting(), size);
		}
		return coveringSizes;
	}

	/** Returns the largest size of a unit, up to a limit, that gets from a spawn to each cell and covers it. */
	public static int[][] reach(boolean[][] traversable, List<Cell> spawns, int limit) {
		int[][] reach = new int[traversable.length][traversable[0].length];
		for (int size = 1; size <= limit; size++) {
			raise(reach, new ReachabilityOracle(traversable, size, spawns).covered(), size);
		}
		return reach;
	}

	private static void raise(int[][] values, boolean[][] cells, int size) {
		for (int y = 0; y < values.length; y++) {
			for (int x = 0; x < values[y].length; x++) {
				values[y][x] = cells[y][x] ? size : values[y][x];
			}
		}
	}

	/** Returns the terrain id of each cell. */
	public static int[][] terrain(TerrainGrid grid) {
		int[][] ids = new int[grid.height()][grid.width()];
		for (int y = 0; y < ids.length; y++) {
			for (int x = 0; x < ids[y].length; x++) {
				ids[y][x] = grid.terrain(x, y);
			}
		}
		return ids;
	}

	/**
	 * Compares the value of each cell with the values of its images. Returns a number for each cell, indexed by row and
	 * column:
	 * <ul>
	 * <li>-1 if an image has a larger value,
	 * <li>1 if no image has a larger value, and some image has a smaller value,
	 * <li>0 if all values are equal.
	 * </ul>
	 */
	public static int[][] sides(int[][] values, List<Image> images) {
		int[][] sides = new int[values.length][values[0].length];
		for (int y = 0; y < values.length; y++) {
			for (int x = 0; x < values[y].length; x++) {
				for (Image image : images) {
					Cell other = image.of(x, y);
					int difference = Integer.compare(values[y][x], values[other.y()][other.x()]);
					sides[y][x] = difference < 0 || sides[y][x] < 0 ? -1 : Math.max(difference, sides[y][x]);
				}
			}
		}
		return sides;
	}

	/** A function from a cell to its image. */
	@FunctionalInterface
	public interface Image {
		Cell of(int x, int y);
	}
}
