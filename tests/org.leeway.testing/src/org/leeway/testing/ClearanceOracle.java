package org.leeway.testing;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;

/** An oracle of clearance, by its definitions. The oracle grows squares cell by cell. */
public final class ClearanceOracle {

	private ClearanceOracle() {
	}

	/** Returns the cells whose terrain belongs to the capability and that are not blocked. */
	public static boolean[][] traversable(TerrainGrid grid, BitPlane blocked, Capability capability) {
		boolean[][] traversable = new boolean[grid.height()][grid.width()];
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				traversable[y][x] = capability.contains(grid.terrain(x, y)) && !blocked.get(x, y);
			}
		}
		return traversable;
	}

	/** Returns the side of the largest traversable square at each cell. The cell is the top-left cell of the square. */
	public static int[][] clearance(boolean[][] traversable) {
		int[][] clearance = new int[traversable.length][traversable[0].length];
		for (int y = 0; y < clearance.length; y++) {
			for (int x = 0; x < clearance[y].length; x++) {
				while (canGrow(traversable, x, y, clearance[y][x])) {
					clearance[y][x]++;
				}
			}
		}
		return clearance;
	}

	/**
	 * Returns the side of the largest traversable square that covers each cell, indexed by row and column.
	 *
	 * @param sides the side of the largest traversable square whose top-left cell is at a row and column
	 */
	public static int[][] covering(int[][] sides) {
		int[][] covering = new int[sides.length][sides[0].length];
		for (int top = 0; top < sides.length; top++) {
			for (int left = 0; left < sides[top].length; left++) {
				int side = sides[top][left];
				for (int cell = 0; cell < side * side; cell++) {
					int y = top + cell / side;
					int x = left + cell % side;
					covering[y][x] = Math.max(covering[y][x], side);
				}
			}
		}
		return covering;
	}

	/** Returns whether a traversable square stays traversable if it grows by a column to the right and a row below. */
	private static boolean canGrow(boolean[][] traversable, int x, int y, int side) {
		for (int i = 0; i <= side; i++) {
			if (!isTraversable(traversable, x + side, y + i) || !isTraversable(traversable, x + i, y + side)) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns the side of the largest traversable square around each cell. The cell is the middle of the square, or the
	 * top-left one of the four middle cells if the side is even. The square begins {@code (side - 1) / 2} columns to the left
	 * of the cell, and as many rows above it.
	 */
	public static int[][] centred(boolean[][] traversable) {
		int[][] centred = new int[traversable.length][traversable[0].length];
		for (int y = 0; y < centred.length; y++) {
			for (int x = 0; x < centred[y].length; x++) {
				for (int side = 1; side <= Math.max(centred.length, centred[y].length); side++) {
					int before = (side - 1) / 2;
					if (isSquare(traversable, x - before, y - before, side)) {
						centred[y][x] = side;
					}
				}
			}
		}
		return centred;
	}

	/**
	 * Returns the chessboard distance of each cell to the nearest cell that is not traversable. Cells outside of the map
	 * count as not traversable.
	 */
	public static int[][] brushfire(boolean[][] traversable) {
		int[][] distance = new int[traversable.length][traversable[0].length];
		for (int y = 0; y < distance.length; y++) {
			for (int x = 0; x < distance[y].length; x++) {
				while (isSquare(traversable, x - distance[y][x], y - distance[y][x], 2 * distance[y][x] + 1)) {
					distance[y][x]++;
				}
			}
		}
		return distance;
	}

	/** Returns whether all cells of a square are inside of the map and traversable. */
	static boolean isSquare(boolean[][] traversable, int left, int top, int side) {
		for (int y = top; y < top + side; y++) {
			for (int x = left; x < left + side; x++) {
				if (!isTraversable(traversable, x, y)) {
					return false;
				}
			}
		}
		return true;
	}

	private static boolean isTraversable(boolean[][] traversable, int x, int y) {
		return y >= 0 && y < traversable.length && x >= 0 && x < traversable[y].length && traversable[y][x];
	}
}
