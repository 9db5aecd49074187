package org.leeway.pathing.raster;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;

/**
 * The exact distance from the middle of each cell to the nearest wall, in cells. Walls are the cells that are not
 * traversable, and the outside of the map. The distance is 0 on cells that are not traversable, else at least 0.5.
 * Immutable.
 * <p>
 * Linear time, in two passes: along the columns, and then along the rows. Source: P. Felzenszwalb, D. Huttenlocher,
 * <i>Distance Transforms of Sampled Functions</i>, Theory of Computing 8, 2012. The paper measures to the middles of cells,
 * and this class to their edges.
 */
public final class WallDistance {

	private final int width;
	private final int height;
	/**
	 * The squared distances, row by row, in units of half a cell. They fit in an int: no distance is more than half of the
	 * map's shorter side, because the outside is a wall.
	 */
	private final int[] squares;

	private WallDistance(int width, int height, int[] squares) {
		this.width = width;
		this.height = height;
		this.squares = squares;
	}

	/**
	 * Computes the distances of a map.
	 *
	 * @param progress a unit of work is a row
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static WallDistance of(BitPlane traversable, Progress progress) {
		int width = traversable.width();
		int height = traversable.height();
		int[] squares = columns(traversable);
		ParabolaEnvelope envelope = new ParabolaEnvelope(width + 1);
		long[] along = new long[width];
		for (int y = 0; y < height; y++) {
			progress.check();
			for (int x = 0; x < width; x++) {
				along[x] = squares[y * width + x];
			}
			row(along, envelope, squares, y * width);
			progress.worked(1);
		}
		return new WallDistance(width, height, squares);
	}

	/**
	 * Returns the squared distance from the middle of each cell to the nearest wall above or below, in units of half a cell.
	 * Distances above half of the map's width are reduced to it, so that the square fits in an int. This does not change the
	 * result of {@link #of}, because the outside of the map to the left or right is never farther away.
	 */
	private static int[] columns(BitPlane traversable) {
		int width = traversable.width();
		int height = traversable.height();
		int[] distances = new int[width * height];
		int[] walked = new int[width];
		Arrays.fill(walked, -1);
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				walked[x] = traversable.get(x, y) ? walked[x] + 2 : -1;
				distances[y * width + x] = Math.max(0, walked[x]);
			}
		}
		Arrays.fill(walked, -1);
		for (int y = height - 1; y >= 0; y--) {
			for (int x = 0; x < width; x++) {
				walked[x] = traversable.get(x, y) ? walked[x] + 2 : -1;
				int nearest = Math.min(width, Math.min(distances[y * width + x], Math.max(0, walked[x])));
				distances[y * width + x] = nearest * nearest;
			}
		}
		return distances;
	}

	/**
	 * Computes the squared distances from the cells of a row to their nearest walls.
	 *
	 * @param along indexed by cell of the row: the squared distance to the nearest wall above or below
	 * @param target receives the squared distances
	 * @param first the index of the first cell of the row in {@code target}
	 */
	private static void row(long[] along, ParabolaEnvelope envelope, int[] target, int first) {
		envelope.clear();
		// the nearest wall of a cell is in the column of the cell, or in another column. In another column, the point of
		// the wall nearest to the cell lies on a grid line between two columns. Each grid line between two columns gets a
		// parabola, which is lowest at the line. The lowest value is the squared distance to the nearest wall above or
		// below, in one of the two columns. Away from the line, the parabola adds the squared distance along the row. The
		// answer for a cell is the least value of all parabolas at the middle of the cell. If the squared distance in the
		// column of the cell is less, this squared distance is the answer
		envelope.add(0, 0);
		for (int x = 1; x < along.length; x++) {
			envelope.add(2L * x, Math.min(along[x - 1], along[x]));
		}
		envelope.add(2L * along.length, 0);
		envelope.rewind();
		for (int x = 0; x < along.length; x++) {
			target[first + x] = (int) Math.min(along[x], envelope.at(2L * x + 1));
		}
	}

	/**
	 * Returns the distance from the middle of a cell to the nearest wall, in cells.
	 *
	 * @throws IndexOutOfBoundsException if the cell lies outside
	 */
	public double get(int x, int y) {
		if (x < 0 || x >= width || y < 0 || y >= height) {
			throw new IndexOutOfBoundsException(x + ", " + y + " in " + width + " x " + height);
		}
		return Math.sqrt(squares[y * width + x]) / 2;
	}
}
