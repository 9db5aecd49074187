package org.leeway.core.exchange.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.Cell;

/**
 * Polygons that cover sets of cells exactly. Cells that are joined by sides have a common outline:
 *
 * <pre>
 *   . # # .
 *   # # # #      one polygon
 *   # . # #
 * </pre>
 *
 * A polygon has no hole. If joined cells enclose other cells, the joined cells are split into a left and a right half. Each half
 * has outlines of its own.
 */
public final class CellOutlines {

	/** The number of directions: to the right, down, to the left and up. */
	private static final int DIRECTIONS = 4;

	private final int left;
	private final int top;
	/** The number of columns of the rectangle around all cells. The rectangle includes a column without cells at each side. */
	private final int width;
	/**
	 * The cells in the rectangle, indexed row by row. A corner of cells has the index of the cell at the corner's lower right.
	 */
	private final BitSet cells = new BitSet();
	/**
	 * Indexed by direction: the number to add to the index of a cell to get the index of its neighbour in this direction. The
	 * same numbers lead from a corner to the next corner.
	 */
	private final int[] steps;
	/**
	 * Indexed by the direction of a walk along edges of cells. The index of a corner plus this number is the index of the
	 * cell ahead on the right. For example, the number is 0 for a walk to the right. The cell ahead on the right is then at
	 * the lower right of the corner, and has the index of the corner.
	 */
	private final int[] ahead;
	private final List<Polygon> outlines = new ArrayList<>();

	private CellOutlines(Collection<Cell> given) {
		left = given.stream().mapToInt(Cell::x).min().orElse(0) - 1;
		top = given.stream().mapToInt(Cell::y).min().orElse(0) - 1;
		width = given.stream().mapToInt(Cell::x).max().orElse(0) + 2 - left;
		given.forEach(cell -> cells.set((cell.y() - top) * width + cell.x() - left));
		steps = new int[] {1, width, -1, -width};
		ahead = new int[] {0, -1, -width - 1, -width};
	}

	/**
	 * Returns the outlines of cells. Groups of joined cells are in the order of their first cells: by row, then by column.
	 *
	 * @param cells the cells, which may occur several times. Memory is in proportion to the rectangle around all cells
	 */
	public static List<Polygon> of(Collection<Cell> cells) {
		CellOutlines made = new CellOutlines(cells);
		made.addAll();
		return made.outlines;
	}

	private void addAll() {
		BitSet open = (BitSet) cells.clone();
		int[] part = new int[cells.cardinality()];
		for (int start = open.nextSetBit(0); start >= 0; start = open.nextSetBit(start)) {
			int size = 0;
			part[size++] = start;
			open.clear(start);
			for (int i = 0; i < size; i++) {
				for (int step : steps) {
					int next = part[i] + step;
					if (open.get(next)) {
						open.clear(next);
						part[size++] = next;
					}
				}
			}
			add(Arrays.copyOf(part, size));
		}
	}

	/**
	 * Adds the outlines of cells that are joined by sides.
	 *
	 * @param part the indices of the joined cells. The first index belongs to the leftmost cell of the uppermost row
	 */
	private void add(int[] part) {
		if (!encloses(part)) {
			addOutline(part[0]);
			return;
		}
		IntSummaryStatistics columns = Arrays.stream(part).map(cell -> cell % width).summaryStatistics();
		int middle = (columns.getMin() + columns.getMax()) / 2;
		Arrays.stream(part).boxed().collect(Collectors.partitioningBy(cell -> cell % width <= middle,
				Collectors.mapping(cell -> new Cell(cell % width + left, cell / width + top), Collectors.toList()))).values()
				.forEach(half -> outlines.addAll(of(half)));
	}

	/**
	 * Returns whether joined cells enclose other cells. If not, {@code cells - sides + corners} is 1 by Euler's formula. Here,
	 * {@code sides} is the number of sides between two of the cells, and {@code corners} is the number of corners where four of
	 * the cells meet.
	 */
	private boolean encloses(int[] part) {
		int sides = 0;
		int squares = 0;
		for (int cell : part) {
			boolean right = cells.get(cell + 1);
			boolean down = cells.get(cell + width);
			sides += (right ? 1 : 0) + (down ? 1 : 0);
			squares += right && down && cells.get(cell + width + 1) ? 1 : 0;
		}
		return part.length - sides + squares != 1;
	}

	/**
	 * Adds one outline. Follows the border clockwise, so that the cells are on the right. Starts at the upper left corner of the
	 * cell {@code start}.
	 */
	private void addOutline(int start) {
		int[] corners = new int[16];
		int size = 0;
		int corner = start;
		int direction = 0;
		do {
			corners = size == corners.length ? Arrays.copyOf(corners, 2 * size) : corners;
			corners[size++] = corner;
			int turn;
			do {
				corner += steps[direction];
				turn = turn(corner, direction);
			} while (turn == 0);
			direction = (direction + turn) % DIRECTIONS;
		} while (corner != start || direction != 0);
		addPolygon(Arrays.copyOf(corners, size));
	}

	/**
	 * Returns how an outline turns at a corner, in quarter turns to the right. So 0 is straight on, 1 is a right turn, and 3
	 * is a left turn. If two cells touch only at this corner, the outline turns right, so that it stays at the same cell.
	 */
	private int turn(int corner, int direction) {
		boolean right = cells.get(corner + ahead[direction]);
		boolean left = cells.get(corner + ahead[(direction + DIRECTIONS - 1) % DIRECTIONS]);
		return !right ? 1 : left ? DIRECTIONS - 1 : 0;
	}

	private void addPolygon(int... corners) {
		outlines.add(Polygon.of(Arrays.stream(corners).flatMap(corner -> IntStream.of(corner % width + left, corner / width + top))
				.asDoubleStream().toArray()));
	}
}
