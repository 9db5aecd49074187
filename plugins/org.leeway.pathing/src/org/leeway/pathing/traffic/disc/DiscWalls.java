package org.leeway.pathing.traffic.disc;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.raster.WallDistance;
import org.leeway.pathing.steering.sweep.CollisionWorld;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.World;

/**
 * The walls for discs that can cross certain terrains: all other cells, circles, polygons and the outside of the map, as exact
 * shapes. Immutable.
 */
public final class DiscWalls {

	/** Largest depth, in cells, to which a disc may overlap a wall or another disc. Planners allow twice this depth. */
	static final double TOUCHING = 5e-10;
	/** Distance from the middle of a cell to a corner of the cell, rounded up, in cells. */
	private static final double HALF_DIAGONAL = 0.7072;

	private final CollisionWorld world;
	private final BitPlane open;
	private final WallDistance distances;

	private DiscWalls(CollisionWorld world, Progress progress) {
		this.world = world;
		this.open = world.passable().andNot(world.nearObstacles());
		this.distances = WallDistance.of(open, progress);
	}

	/**
	 * Creates the walls for discs that cross the given terrains.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static DiscWalls of(World world, Capability capability, Progress progress) {
		return new DiscWalls(CollisionWorld.of(world, capability), progress);
	}

	/**
	 * Returns the cells that are not entirely inside a wall, for discs that cross the given terrains. Also returns a few cells
	 * that several obstacles cover only together.
	 */
	public static BitPlane crossable(World world, Capability capability) {
		return CollisionWorld.of(world, capability).passable()
				.andNot(SolidCells.of(world.scene(), world.grid().width(), world.grid().height()));
	}

	/**
	 * Returns cells that discs can cross. Leaves out the cells that an obstacle overlaps, and some cells that are only close
	 * to an obstacle.
	 */
	BitPlane open() {
		return open;
	}

	/**
	 * Returns whether a disc meets no wall while its centre moves along a line.
	 *
	 * @param x the centre before the motion, along x
	 * @param dx the motion along x, in cells
	 */
	boolean isFree(double radius, double x, double y, double dx, double dy) {
		if (x >= 0 && y >= 0 && x < open.width() && y < open.height()) {
			double room = distances.get((int) x, (int) y) - HALF_DIAGONAL - radius;
			if (room > 0 && dx * dx + dy * dy < room * room) {
				return true;
			}
		}
		return world.isFree(new Footprint.Disc(radius + TOUCHING), new Point(x, y), dx, dy);
	}

	/**
	 * Returns how far a disc can move along an axis before it meets a blocked cell straight ahead of its centre. Ignores
	 * circles, polygons, and cells that do not lie straight ahead of the centre.
	 *
	 * @param dx the direction along x: -1, 0 or 1. Exactly one of {@code dx} and {@code dy} is not 0
	 * @param most the distance at which to stop looking, in cells
	 */
	double room(double radius, double x, double y, int dx, int dy, double most) {
		int column = (int) x;
		int row = (int) y;
		double ahead = dx != 0 ? dx > 0 ? column + 1 - x : x - column : dy > 0 ? row + 1 - y : y - row;
		while (ahead - radius < most) {
			column += dx;
			row += dy;
			if (column < 0 || row < 0 || column >= open.width() || row >= open.height() || !world.passable().get(column, row)) {
				return Math.max(0, ahead - radius);
			}
			ahead++;
		}
		return most;
	}
}
