package org.leeway.pathing.chokes;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * A measurement of a narrow passage between two wide places. Finds the shortest line of cells from wall to wall across
 * the passage: part of a row, a column or a diagonal. Reusable, but not thread-safe.
 * <p>
 * Among equally long lines, a row is better than a column, and a column is better than a diagonal. Among equally good
 * lines, the line in the middle of the passage is chosen.
 */
final class Passage {

	/** A length greater than the length of every run. */
	private static final int MOST = 1 << 20;

	private final Passages passages;
	private final BitPlane covered;
	private final boolean slipsThroughCorners;
	private final IntList narrowest = new IntList();
	private int width;

	/**
	 * Creates an object that measures passages of a map.
	 *
	 * @param covered the cells that the unit covers at its possible places. All other cells count as walls
	 * @param slipsThroughCorners whether the unit may step diagonally between two walls that touch only at a corner
	 */
	Passage(Passages passages, BitPlane covered, boolean slipsThroughCorners) {
		this.passages = passages;
		this.covered = covered;
		this.slipsThroughCorners = slipsThroughCorners;
	}

	/**
	 * Measures a passage.
	 *
	 * @param behind the number of cells behind the passage, as {@link ChokeSides} counts them
	 */
	Choke measure(int passage, long behind) {
		width = passages.width(passage);
		int at = narrowest(passage);
		return new Choke(width, new Cell(passages.x(at), passages.y(at)), across(at, MOST).cells(), behind,
				passages.bounds(passage));
	}

	/**
	 * Returns the position where the passage has the shortest line of cells from wall to wall, see {@link
	 * Run#rank}. If several positions have equally good lines, returns the middle position.
	 */
	private int narrowest(int passage) {
		if (passages.end(passage) - passages.start(passage) == 1) {
			return passages.start(passage);
		}
		narrowest.clear();
		int lowest = 2 * MOST;
		for (int position = passages.start(passage); position < passages.end(passage); position++) {
			int rank = across(position, lowest / 2 + 1).rank();
			if (rank < lowest) {
				narrowest.clear();
				lowest = rank;
			}
			if (rank == lowest) {
				narrowest.add(position);
			}
		}
		return narrowest.get((narrowest.size() - 1) / 2);
	}

	/**
	 * Returns the shortest line of cells from wall to wall that crosses the unit's square at a position. The line is a part
	 * of a row, a column or a diagonal. Of equally short lines, a row is preferred, and then a column. If no line has fewer
	 * than {@code limit} cells, returns a dummy line of {@code limit} cells.
	 */
	private Run across(int position, int limit) {
		int x = passages.x(position);
		int y = passages.y(position);
		Run best = new Run(x, y, 1, 0, limit);
		for (int i = 0; i < width; i++) {
			best = shorter(best, x, y + i, 1, 0);
		}
		for (int i = 0; i < width; i++) {
			best = shorter(best, x + i, y, 0, 1);
		}
		return shorter(shorter(best, x, y, 1, 1), x, y + width - 1, 1, -1);
	}

	/**
	 * Tries a line of cells across the passage. Takes {@link #width} cells from (x, y) on, and extends them in both directions
	 * up to the walls. Returns this line if it is shorter than the best line so far, and if walls on all its cells would stop
	 * the unit. Otherwise returns the best line so far.
	 *
	 * @param best the best line so far
	 * @param x the column where the line begins, before it is extended
	 * @param y the row where the line begins, before it is extended
	 * @param dx the change of the column from a cell to the next cell
	 * @param dy the change of the row from a cell to the next cell
	 */
	private Run shorter(Run best, int x, int y, int dx, int dy) {
		int spare = best.length - width;
		int before = covered(x - dx, y - dy, -dx, -dy, spare);
		int after = covered(x + width * dx, y + width * dy, dx, dy, spare - before);
		if (before + after >= spare) {
			return best;
		}
		Run run = new Run(x - before * dx, y - before * dy, dx, dy, before + width + after);
		return closes(run) ? run : best;
	}

	/**
	 * Returns whether walls on all cells of a line would stop the unit. Not always true for a diagonal line: a unit
	 * of size 1 may slip between two walls that touch only at a corner.
	 */
	private boolean closes(Run run) {
		if (!run.isDiagonal() || !slipsThroughCorners) {
			return true;
		}
		for (int i = -1; i < run.length; i++) {
			int x = run.x + i * run.dx;
			int y = run.y + i * run.dy;
			if (isCovered(x + run.dx, y) && isCovered(x, y + run.dy)) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Returns how many cells in a line the unit covers, beginning at cell {@code (x, y)}. Stops at the first cell that the
	 * unit does not cover, or after {@code limit} cells.
	 *
	 * @param dx the change of the column from a cell to the next cell
	 * @param dy the change of the row from a cell to the next cell
	 */
	private int covered(int x, int y, int dx, int dy, int limit) {
		int count = 0;
		for (int i = x, j = y; count < limit && isCovered(i, j); i += dx, j += dy) {
			count++;
		}
		return count;
	}

	private boolean isCovered(int x, int y) {
		return x >= 0 && x < covered.width() && y >= 0 && y < covered.height()
				&& (covered.word(x / BitPlane.TILE, y) >>> x & 1) != 0;
	}

	/** Consecutive cells in a direction. */
	private record Run(int x, int y, int dx, int dy, int length) {

		/**
		 * Returns a number by which lines are compared: lower is better. Shorter lines are better. Of equally
		 * long lines, rows and columns are better than diagonals.
		 */
		int rank() {
			return 2 * length + (isDiagonal() ? 1 : 0);
		}

		boolean isDiagonal() {
			return dx != 0 && dy != 0;
		}

		List<Cell> cells() {
			Cell[] cells = new Cell[length];
			Arrays.setAll(cells, i -> new Cell(x + i * dx, y + i * dy));
			return List.of(cells);
		}
	}
}
