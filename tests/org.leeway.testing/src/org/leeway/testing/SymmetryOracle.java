package org.leeway.testing;

import java.util.List;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;

/** What a symmetry asks of cells, by its definition: a look at every cell and its images. */
public final class SymmetryOracle {

	private SymmetryOracle() {
	}

	/** By cell the largest size, up to a limit, of which a unit can cover it. */
	public static int[][] coveringSizes(boolean[][] traversable, int limit) {
		int[][] coveringSizes = new int[traversable.length][traversable[0].length];
		for (int size = 1; size <= limit; size++) {
			raise(coveringSizes, new ReachabilityOracle(traversable, size, List.of()).fitting(), size);
		}
		return coveringSizes;
	}

	/** By cell the largest size, up to a limit, of which a unit gets there from a spawn and covers it. */
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

	/** By cell the id of its terrain. */
	public static int[][] terrain(TerrainGrid grid) {
		int[][] ids = new int[grid.height()][grid.width()];
		for (int y = 0; y < ids.length; y++) {
			for (int x = 0; x < ids[y].length; x++) {
				ids[y][x] = grid.terrain(x, y);
			}
		}
		return ids;
	}

	/** By cell the difference to the greatest value of its images: -1 if that is more, 1 if only others are less. */
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

	/** Where a cell is repeated. */
	@FunctionalInterface
	public interface Image {
		Cell of(int x, int y);
	}
}
