package org.leeway.pathing.navmesh.engine;

import java.util.Arrays;

import org.leeway.pathing.navmesh.NavMesh;

/**
 * A search for the wall of a mesh that is nearest to a place. Walls have indices from 0, in the order of their
 * half-edges. The walls are stored in square buckets. A search visits the buckets around a place in rings.
 */
final class WallDistance {

	private static final double BUCKET = 4;
	/** Limit for the number of buckets. A very large mesh gets larger buckets instead of more buckets. */
	private static final int MOST_BUCKETS = 1 << 22;

	/** A condition on a wall, given the coordinates of the vertex where the wall begins. */
	interface Test {

		boolean test(double x, double y);
	}

	/** Four numbers per wall: the coordinates {@code ax, ay, bx, by} of its ends. */
	private final double[] ends;
	private final double left;
	private final double top;
	private final double side;
	private final int columns;
	private final int rows;
	/**
	 * The walls in each bucket, indexed by {@code row * columns + column}. A bucket is a square of the map, and has all
	 * walls that may touch the square. Null for a bucket without walls.
	 */
	private final int[][] buckets;

	/** @param mesh with at least one face */
	WallDistance(NavMesh mesh) {
		double[] xy = mesh.coordinates();
		double[] x = new double[xy.length / 2];
		double[] y = new double[x.length];
		for (int vertex = 0; vertex < x.length; vertex++) {
			x[vertex] = xy[2 * vertex];
			y[vertex] = xy[2 * vertex + 1];
		}
		left = Arrays.stream(x).min().orElseThrow();
		top = Arrays.stream(y).min().orElseThrow();
		double width = Arrays.stream(x).max().orElseThrow() - left;
		double height = Arrays.stream(y).max().orElseThrow() - top;
		side = Math.max(BUCKET, Math.sqrt(width * height / MOST_BUCKETS));
		columns = (int) (width / side) + 1;
		rows = (int) (height / side) + 1;
		buckets = new int[columns * rows][];
		ends = new double[4 * mesh.edgeCount()];
		int walls = 0;
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge)) {
				add(walls++, mesh, mesh.origin(edge), mesh.target(edge));
			}
		}
	}

	private void add(int wall, NavMesh mesh, int a, int b) {
		ends[4 * wall] = mesh.x(a);
		ends[4 * wall + 1] = mesh.y(a);
		ends[4 * wall + 2] = mesh.x(b);
		ends[4 * wall + 3] = mesh.y(b);
		for (int row = row(Math.min(mesh.y(a), mesh.y(b))); row <= row(Math.max(mesh.y(a), mesh.y(b))); row++) {
			for (int column = column(Math.min(mesh.x(a), mesh.x(b))); column <= column(Math.max(mesh.x(a), mesh.x(b))); column++) {
				int at = row * columns + column;
				buckets[at] = buckets[at] == null ? new int[1] : Arrays.copyOf(buckets[at], buckets[at].length + 1);
				buckets[at][buckets[at].length - 1] = wall;
			}
		}
	}

	private int column(double x) {
		return Math.clamp((int) ((x - left) / side), 0, columns - 1);
	}

	private int row(double y) {
		return Math.clamp((int) ((y - top) / side), 0, rows - 1);
	}

	/** Returns the index of the wall nearest to a place. */
	int nearest(double x, double y) {
		int column = column(x);
		int row = row(y);
		int nearest = -1;
		double square = Double.POSITIVE_INFINITY;
		for (int ring = 0; ring <= Math.max(columns, rows) && (ring < 2 || square > (ring - 1) * side * (ring - 1) * side); ring++) {
			for (int other = Math.max(0, row - ring); other <= Math.min(rows - 1, row + ring); other++) {
				int step = Math.abs(other - row) == ring || ring == 0 ? 1 : 2 * ring;
				for (int at = column - ring; at <= column + ring; at += step) {
					if (at >= 0 && at < columns && buckets[other * columns + at] != null) {
						for (int wall : buckets[other * columns + at]) {
							double its = square(wall, x, y);
							nearest = its < square ? wall : nearest;
							square = Math.min(square, its);
						}
					}
				}
			}
		}
		return nearest;
	}

	/** Returns the distance of a place from a wall, in cells. */
	double distance(int wall, double x, double y) {
		return Math.sqrt(square(wall, x, y));
	}

	private double square(int wall, double x, double y) {
		double ax = ends[4 * wall] - x;
		double ay = ends[4 * wall + 1] - y;
		double dx = ends[4 * wall + 2] - ends[4 * wall];
		double dy = ends[4 * wall + 3] - ends[4 * wall + 1];
		double part = Math.clamp(-(ax * dx + ay * dy) / (dx * dx + dy * dy), 0.0, 1.0);
		double offX = ax + part * dx;
		double offY = ay + part * dy;
		return offX * offX + offY * offY;
	}

	/**
	 * Returns whether a condition holds for some wall that begins in the rectangle from (minX, minY) to (maxX, maxY). Looks
	 * at whole buckets, so it may also test walls that begin outside of the rectangle.
	 */
	boolean anyStart(double minX, double minY, double maxX, double maxY, Test test) {
		for (int row = row(minY); row <= row(maxY); row++) {
			for (int at = row * columns + column(minX); at <= row * columns + column(maxX); at++) {
				if (buckets[at] != null) {
					for (int wall : buckets[at]) {
						if (test.test(ends[4 * wall], ends[4 * wall + 1])) {
							return true;
						}
					}
				}
			}
		}
		return false;
	}
}
