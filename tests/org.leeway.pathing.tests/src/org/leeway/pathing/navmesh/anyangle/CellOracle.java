package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * An oracle of shortest paths of a point among the free cells of a small grid. Runs Dijkstra's algorithm on the corners of
 * free cells, and uses no mesh. An edge joins two corners if the straight line between them stays in free cells. The oracle
 * tests this with whole numbers, from cell to cell, so rounding causes no errors. A linear map may deform the plane before
 * distances are measured.
 * <p>
 * A path must not slip between two blocked cells that touch at a corner. So the free cells around a grid point form one or
 * two <em>fans</em>. The cells of a fan are connected by their sides:
 * <pre>
 * . .     . #
 * # .     # .
 * </pre>
 * Left, the three free cells are one fan. Right, each free cell is a fan, and no path leads between the two fans.
 */
final class CellOracle {

	/** The number of parts of a cell. The coordinates of places are whole numbers of parts. */
	static final int PARTS = 4;

	private final boolean[][] free;
	private final int width;
	private final int height;
	private final double[] map;
	/**
	 * The corners of free cells, where a shortest path may turn. An entry is an array of x, y and fan. A fan is a group of
	 * free cells around the corner that are connected by their sides, as a sum of bits of {@link #around}. A corner with two
	 * fans has two entries, because no path leads from fan to fan there.
	 */
	private final List<int[]> corners = new ArrayList<>();
	private final double[][] lengths;

	/**
	 * Creates an oracle for a grid.
	 *
	 * @param map four numbers a, b, c, d, which deform the plane before lengths are measured. A place (x, y) moves to (a x +
	 * b y, c x + d y)
	 */
	CellOracle(boolean[][] free, double... map) {
		this.free = free;
		this.height = free.length;
		this.width = free[0].length;
		this.map = map;
		for (int y = 0; y <= height; y++) {
			for (int x = 0; x <= width; x++) {
				addCorners(x, y);
			}
		}
		lengths = new double[corners.size()][corners.size()];
		for (int i = 0; i < corners.size(); i++) {
			for (int j = 0; j < corners.size(); j++) {
				lengths[i][j] = length(corners.get(i), corners.get(j));
			}
		}
	}

	private boolean isFree(int x, int y) {
		return x >= 0 && y >= 0 && x < width && y < height && free[y][x];
	}

	/**
	 * Returns the free cells around a grid point as a sum of bits. Each of the four cells around the point has a bit:
	 * <pre>
	 * 1 2
	 * 8 4
	 * </pre>
	 */
	private int around(int x, int y) {
		return (isFree(x - 1, y - 1) ? 1 : 0) | (isFree(x, y - 1) ? 2 : 0) | (isFree(x, y) ? 4 : 0)
				| (isFree(x - 1, y) ? 8 : 0);
	}

	/**
	 * Returns the cells of {@code cells} that a path can reach from a cell of {@code from} by stepping over common sides. All
	 * cells lie around one grid point.
	 *
	 * @param cells cells as bits of {@link #around}
	 * @param from cells as bits of {@link #around}
	 */
	private static int connected(int cells, int from) {
		int reached = cells & from;
		for (int i = 0; i < 3; i++) {
			int turned = reached << 1 | reached >> 1 | reached << 3 | reached >> 3;
			reached |= turned & cells & 15;
		}
		return reached;
	}

	private void addCorners(int x, int y) {
		int cells = around(x, y);
		if (cells == 15) {
			return;
		}
		for (int left = cells; left != 0;) {
			int fan = connected(cells, left & -left);
			corners.add(new int[] { PARTS * x, PARTS * y, fan });
			left &= ~fan;
		}
	}

	double distance(double x0, double y0, double x1, double y1) {
		return Math.hypot(map[0] * (x1 - x0) + map[1] * (y1 - y0), map[2] * (x1 - x0) + map[3] * (y1 - y0)) / PARTS;
	}

	private double length(int[] a, int[] b) {
		return a != b && sees(a, b) ? distance(a[0], a[1], b[0], b[1]) : Double.POSITIVE_INFINITY;
	}

	/**
	 * Returns a place as x, y and bits. The bits stand for all free cells that contain the place, see {@link #cellsAt}. The
	 * bits are 0 if the place is not free.
	 */
	private int[] place(int x, int y) {
		return new int[] { x, y, cellsAt(x, y, 0, 0) };
	}

	/**
	 * Returns whether a place is in a free cell or on its edge. The coordinates are in units of 1 / {@link #PARTS} of a
	 * cell.
	 */
	boolean isFreePlace(int x, int y) {
		return place(x, y)[2] != 0;
	}

	/**
	 * Returns the free cells that contain a place, as bits of {@link #around}. The place is an arbitrarily small step away from
	 * (x, y), in the direction (dx, dy). The bits are for the cells around the nearest grid point that is neither to the right
	 * of the place nor below it:
	 * <ul>
	 * <li>If the place is inside a cell, this grid point is the cell's upper left corner. So only the bit 4 can be set.
	 * <li>If the place is on the left side of a cell, the cell to the left also contains it. So the bit 8 can be set too.
	 * <li>If the place is on the upper side of a cell, the bit 2 can be set too. At a corner, all four bits can be set.
	 * </ul>
	 */
	private int cellsAt(long x, long y, int dx, int dy) {
		boolean onColumn = x % PARTS == 0 && dx == 0;
		boolean onRow = y % PARTS == 0 && dy == 0;
		int column = (int) Math.floorDiv(2 * x + Integer.signum(dx), 2L * PARTS);
		int row = (int) Math.floorDiv(2 * y + Integer.signum(dy), 2L * PARTS);
		int cells = around(column, row);
		// the place always lies in the cell to the lower right of the grid point (bit 4). On a line between columns, it also
		// lies in the cell to the left (8). On a line between rows, it also lies in the cell above (2). On both lines, it
		// lies in all four cells
		return cells & (onColumn ? onRow ? 15 : 12 : onRow ? 6 : 4);
	}

	private boolean sees(int[] a, int[] b) {
		return follow(a, b) != 0;
	}

	/**
	 * Walks straight from one place to another through free cells.
	 *
	 * @param a the start: x, y, and the cells at the start from which the walk may begin, as bits of {@link #cellsAt}
	 * @param b the end: x, y, and the cells that contain the end, as bits of {@link #cellsAt}
	 * @return the cells at the end that the walk reaches, as bits of {@link #cellsAt}. 0 if the walk reaches no cell
	 */
	private int follow(int[] a, int[] b) {
		long dx = b[0] - a[0];
		long dy = b[1] - a[1];
		if (dx == 0 && dy == 0) {
			return a[2] & b[2];
		}
		// A station is a place where the segment may enter another cell: one of its ends, or a crossing with a grid line. A
		// station is stored as the part of the segment before the station, from 0 to 1, multiplied by unit. The product is a
		// whole number
		long unit = 2 * Math.max(1, Math.abs(dx)) * Math.max(1, Math.abs(dy));
		List<Long> stations = new ArrayList<>(List.of(0L, unit));
		addCrossings(stations, a[0], dx, unit);
		addCrossings(stations, a[1], dy, unit);
		long[] sorted = stations.stream().mapToLong(Long::longValue).distinct().sorted().toArray();
		long x = a[0] * unit;
		long y = a[1] * unit;
		int column = Math.floorDiv(a[0], PARTS);
		int row = Math.floorDiv(a[1], PARTS);
		List<int[]> now = cells(column, row, a[2]);
		for (int i = 1; i < sorted.length; i++) {
			long twice = sorted[i - 1] + sorted[i];
			List<int[]> between = containing(2 * x + twice * dx, 2 * y + twice * dy, 2 * unit);
			now = reach(now, between, x + sorted[i - 1] * dx, y + sorted[i - 1] * dy, unit);
			if (now.isEmpty()) {
				return 0;
			}
		}
		List<int[]> end = new ArrayList<>(cells(Math.floorDiv(b[0], PARTS), Math.floorDiv(b[1], PARTS), b[2]));
		now = reach(now, end, b[0] * unit, b[1] * unit, unit);
		int bits = 0;
		for (int[] cell : now) {
			bits |= bit(cell, Math.floorDiv(b[0], PARTS), Math.floorDiv(b[1], PARTS));
		}
		return bits;
	}

	private static void addCrossings(List<Long> stations, int from, long d, long unit) {
		if (d == 0) {
			return;
		}
		int low = (int) Math.min(from, from + d);
		int high = (int) Math.max(from, from + d);
		for (int line = -Math.floorDiv(-low, PARTS) * PARTS; line <= high; line += PARTS) {
			stations.add((line - from) * (unit / d));
		}
	}

	private static int bit(int[] cell, int column, int row) {
		return cell[1] < row ? cell[0] < column ? 1 : 2 : cell[0] < column ? 8 : 4;
	}

	/** Returns the cells around a grid point whose bits are set, as pairs of column and row. */
	private static List<int[]> cells(int column, int row, int bits) {
		List<int[]> cells = new ArrayList<>();
		for (int bit = 0; bit < 4; bit++) {
			if ((bits >> bit & 1) != 0) {
				cells.add(new int[] { column - (bit == 0 || bit == 3 ? 1 : 0), row - (bit < 2 ? 1 : 0) });
			}
		}
		return cells;
	}

	/**
	 * Returns the free cells that contain a place. The coordinates of the place are {@code x / unit} and {@code y / unit},
	 * counted in parts of a cell, see {@link #PARTS}.
	 */
	private List<int[]> containing(long x, long y, long unit) {
		long size = unit * PARTS;
		List<int[]> cells = new ArrayList<>();
		for (long row = -Math.floorDiv(-y, size) - 1; row <= Math.floorDiv(y, size); row++) {
			for (long column = -Math.floorDiv(-x, size) - 1; column <= Math.floorDiv(x, size); column++) {
				if (isFree((int) column, (int) row)) {
					cells.add(new int[] { (int) column, (int) row });
				}
			}
		}
		return cells;
	}

	/**
	 * Returns the cells of {@code to} that a path can reach from a cell of {@code from} at the place (x / unit, y / unit). The
	 * path may cross the common side of two free cells if this side contains the place.
	 */
	private List<int[]> reach(List<int[]> from, List<int[]> to, long x, long y, long unit) {
		List<int[]> around = containing(x, y, unit);
		List<int[]> reached = new ArrayList<>(from);
		for (int round = 0; round < 3; round++) {
			for (int[] cell : around) {
				boolean touches = reached.stream()
						.anyMatch(other -> Math.abs(other[0] - cell[0]) + Math.abs(other[1] - cell[1]) == 1);
				if (touches && reached.stream().noneMatch(other -> Arrays.equals(other, cell))) {
					reached.add(cell);
				}
			}
		}
		return to.stream().filter(cell -> reached.stream().anyMatch(other -> Arrays.equals(other, cell))).toList();
	}

	/**
	 * Returns whether a path is free along its whole length.
	 *
	 * @param path x and y of the places of the path, in units of 1 / {@link #PARTS} of a cell. A straight line joins
	 * each place with the next one
	 */
	boolean isLegal(List<int[]> path) {
		int[] at = place(path.getFirst()[0], path.getFirst()[1]);
		for (int[] to : path.subList(1, path.size())) {
			int[] next = place(to[0], to[1]);
			next[2] = follow(at, next);
			if (to[0] % PARTS == 0 && to[1] % PARTS == 0) {
				next[2] = connected(around(to[0] / PARTS, to[1] / PARTS), next[2]);
			}
			at = next;
		}
		return at[2] != 0;
	}

	/**
	 * Returns the length, in cells, of a shortest path between two places. Infinite if there is none. The coordinates
	 * of the places are in units of 1 / {@link #PARTS} of a cell.
	 */
	double length(int startX, int startY, int goalX, int goalY) {
		int[] start = place(startX, startY);
		int[] goal = place(goalX, goalY);
		int count = corners.size();
		double[] costs = new double[count];
		boolean[] done = new boolean[count];
		for (int i = 0; i < count; i++) {
			costs[i] = length(start, corners.get(i));
		}
		double best = length(start, goal);
		while (true) {
			int nearest = -1;
			for (int i = 0; i < count; i++) {
				if (!done[i] && costs[i] < best && (nearest < 0 || costs[i] < costs[nearest])) {
					nearest = i;
				}
			}
			if (nearest < 0) {
				return best;
			}
			done[nearest] = true;
			best = Math.min(best, costs[nearest] + length(corners.get(nearest), goal));
			for (int i = 0; i < count; i++) {
				costs[i] = Math.min(costs[i], costs[nearest] + lengths[nearest][i]);
			}
		}
	}
}
