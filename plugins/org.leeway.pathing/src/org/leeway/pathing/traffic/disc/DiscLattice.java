package org.leeway.pathing.traffic.disc;

import org.leeway.pathing.Progress;
import org.leeway.pathing.traffic.TrafficGround;

/**
 * The places from which discs of a size find their ways: a lattice of points, two to a cell along each axis. Points have
 * numbers, row by row. Steps lead to the eight neighbours, and only steps that meet no wall count. So narrow passages between
 * obstacles may have no way on the lattice. Straight passages between blocked cells have a way for each disc that fits, because
 * their middle lies on the lattice. Immutable.
 */
public final class DiscLattice {

	/** Distance between two neighbouring points of a row, in cells. */
	static final double SPACING = 0.5;
	static final int DIRECTIONS = 8;

	private static final int[] DX = {1, 0, -1, 0, 1, -1, -1, 1};
	private static final int[] DY = {0, 1, 0, -1, 1, 1, -1, -1};
	/** Four of the eight directions. The other four directions are their opposites. */
	private static final int[] HALF = {0, 1, 4, 5};
	private static final double SLANTED = Math.sqrt(2) * SPACING;

	private final DiscWalls walls;
	private final TrafficGround ground;
	private final double radius;
	private final int columns;
	private final int rows;
	/** Indexed by point: the legal directions, as a bit set. */
	private final byte[] steps;

	/**
	 * Creates a lattice.
	 *
	 * @param ground the cells on which units of the crowd move, with their speeds
	 * @param radius of the discs, in cells
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public DiscLattice(DiscWalls walls, TrafficGround ground, double radius, Progress progress) {
		this.walls = walls;
		this.ground = ground;
		this.radius = radius;
		this.columns = 2 * ground.free().width() + 1;
		this.rows = 2 * ground.free().height() + 1;
		this.steps = new byte[columns * rows];
		boolean[] legal = new boolean[steps.length];
		for (int at = 0; at < legal.length; at++) {
			if (at % columns == 0) {
				progress.check();
			}
			legal[at] = walls.isFree(radius, x(at), y(at), 0, 0);
		}
		for (int at = 0; at < legal.length; at++) {
			if (at % columns == 0) {
				progress.check();
			}
			addSteps(at, legal);
		}
	}

	private void addSteps(int at, boolean[] legal) {
		for (int direction : HALF) {
			int column = at % columns + DX[direction];
			int row = at / columns + DY[direction];
			if (legal[at] && column >= 0 && column < columns && row < rows && legal[row * columns + column]
					&& walls.isFree(radius, x(at), y(at), DX[direction] * SPACING, DY[direction] * SPACING)) {
				steps[at] |= (byte) (1 << direction);
				steps[row * columns + column] |= (byte) (1 << (direction ^ 2));
			}
		}
	}

	DiscWalls walls() {
		return walls;
	}

	TrafficGround ground() {
		return ground;
	}

	double radius() {
		return radius;
	}

	int size() {
		return steps.length;
	}

	/** Returns the distance of the point with index {@code at} from the left edge of the map, in cells. */
	double x(int at) {
		return at % columns * SPACING;
	}

	/** Returns the distance of the point with index {@code at} from the top edge of the map, in cells. */
	double y(int at) {
		return at / columns * SPACING;
	}

	/** Returns the legal directions from a point, as a bit set. 0 if the disc cannot stand there or cannot leave the point. */
	int steps(int at) {
		return steps[at] & 0xFF;
	}

	int neighbour(int at, int direction) {
		return at + DY[direction] * columns + DX[direction];
	}

	static double length(int direction) {
		return direction < 4 ? SPACING : SLANTED;
	}

	/** Returns the point at a column and a row of the lattice. Negative if the point is not on the map. */
	int point(long column, long row) {
		return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : (int) (row * columns + column);
	}

	/** Returns the least speed factor of the free cells that a disc overlaps. */
	double slowest(double x, double y, double reach) {
		if (ground.speeds() == null) {
			return 1;
		}
		double least = Double.POSITIVE_INFINITY;
		int right = Math.min(ground.free().width() - 1, (int) (x + reach));
		int bottom = Math.min(ground.free().height() - 1, (int) (y + reach));
		for (int row = (int) Math.max(0, y - reach); row <= bottom; row++) {
			for (int column = (int) Math.max(0, x - reach); column <= right; column++) {
				double dx = x - Math.clamp(x, column, column + 1);
				double dy = y - Math.clamp(y, row, row + 1);
				if (dx * dx + dy * dy <= reach * reach && ground.free().get(column, row)) {
					least = Math.min(least, ground.speeds().of(column, row));
				}
			}
		}
		return least == Double.POSITIVE_INFINITY ? 1 : least;
	}
}
