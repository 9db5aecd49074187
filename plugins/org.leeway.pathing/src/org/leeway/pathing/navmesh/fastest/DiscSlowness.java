package org.leeway.pathing.navmesh.fastest;

import java.util.Arrays;

import org.leeway.pathing.navmesh.corridor.PathClearance;
import org.leeway.pathing.search.bounded.Slowness;

/**
 * The slowness of a disc on a lattice over a mesh. A lattice face is as slow as the fastest mesh face that overlaps the lattice
 * face. The slowness is infinite if no mesh face overlaps the lattice face. The slowness is also infinite if a single wall
 * keeps the disc away from the whole lattice face. Not thread-safe.
 */
final class DiscSlowness implements Slowness {

	private static final int SHIFT = 5;
	private static final int LAST = (1 << SHIFT) - 1;
	private static final short UNKNOWN = Short.MIN_VALUE;

	private final Ground ground;
	/**
	 * Speed classes of faces and edges at one level, by row and column of pages of 32 x 32 vertices. Each vertex has three: the
	 * edge across, the edge down and the face.
	 */
	private short[][][] pages;
	private int pagesLevel = -1;

	DiscSlowness(Ground ground) {
		this.ground = ground;
	}

	@Override
	public int left() {
		return ground.left();
	}

	@Override
	public int top() {
		return ground.top();
	}

	@Override
	public int width() {
		return ground.columns() + 1;
	}

	@Override
	public int height() {
		return ground.rows() + 1;
	}

	@Override
	public double face(int x, int y, int level) {
		return slowness(x, y, 1, 1, level);
	}

	@Override
	public double across(int x, int y, int level) {
		return slowness(x, y, 1, 0, level);
	}

	@Override
	public double down(int x, int y, int level) {
		return slowness(x, y, 0, 1, level);
	}

	private double slowness(int x, int y, int across, int down, int level) {
		Surroundings around = ground.at(x >> level, y >> level);
		if (around.speedClass() == Ground.NOWHERE || around.isOpen()) {
			return ground.slowness(around.speedClass());
		}
		short[] page = page(x >> SHIFT, y >> SHIFT, level);
		int index = 3 * ((y & LAST) << SHIFT | x & LAST) + across + 2 * down - 1;
		if (page[index] == UNKNOWN) {
			page[index] = (short) speedClass(around, x, y, across, down, level);
		}
		return ground.slowness(page[index]);
	}

	private short[] page(int column, int row, int level) {
		if (level != pagesLevel) {
			pages = new short[(height() << level >> SHIFT) + 1][][];
			pagesLevel = level;
		}
		if (pages[row] == null) {
			pages[row] = new short[(width() << level >> SHIFT) + 1][];
		}
		short[] page = pages[row][column];
		if (page == null) {
			page = new short[3 << 2 * SHIFT];
			Arrays.fill(page, UNKNOWN);
			pages[row][column] = page;
		}
		return page;
	}

	private int speedClass(Surroundings around, int x, int y, int across, int down, int level) {
		double side = 1.0 / (1 << level);
		double x0 = ground.left() + x * side;
		double y0 = ground.top() + y * side;
		double x1 = x0 + across * side;
		double y1 = y0 + down * side;
		if (isBlocked(around.walls(), x0, y0, x1, y1)) {
			return Ground.NOWHERE;
		}
		int fastest = Ground.NOWHERE;
		for (int face : around.faces()) {
			int speedClass = ground.speedClass(face);
			if ((fastest == Ground.NOWHERE || speedClass < fastest) && ground.overlaps(face, x0, y0, x1, y1)) {
				fastest = speedClass;
			}
		}
		return fastest;
	}

	/**
	 * Returns whether a wall keeps the disc away from a rectangle. The distance from a wall is a convex function of the place,
	 * so the distance is largest at a corner of the rectangle. Inside the rectangle, the distance is less, except in a flat
	 * rectangle without width or height.
	 */
	private boolean isBlocked(double[] walls, double x0, double y0, double x1, double y1) {
		boolean isFlat = x0 == x1 || y0 == y1;
		double least = ground.radius() + (isFlat ? -Ground.FIT : Ground.FIT);
		for (int i = 0; ground.radius() > 0 && i < walls.length; i += 4) {
			if (isNear(walls, i, x0, y0, least) && isNear(walls, i, x1, y1, least)
					&& (isFlat || isNear(walls, i, x0, y1, least) && isNear(walls, i, x1, y0, least))) {
				return true;
			}
		}
		return false;
	}

	private static boolean isNear(double[] walls, int i, double x, double y, double least) {
		return PathClearance.distance(x, y, walls[i], walls[i + 1], walls[i + 2], walls[i + 3]) <= least;
	}
}
