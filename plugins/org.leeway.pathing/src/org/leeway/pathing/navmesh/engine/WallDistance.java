package org.leeway.pathing.navmesh.engine;

import java.util.Arrays;

import org.leeway.pathing.navmesh.NavMesh;

/** How far places are from the nearest wall of a mesh. Walls are in buckets of squares, searched ring by ring. */
final class WallDistance {

	private static final double BUCKET = 4;
	/** For meshes far larger than their walls are long. */
	private static final int MOST_BUCKETS = 1 << 22;

	private final NavMesh mesh;
	private final double left;
	private final double top;
	private final double side;
	private final int columns;
	private final int rows;
	/** By bucket, the walls that its square may meet. */
	private final int[][] buckets;

	/** @param mesh with at least one face */
	WallDistance(NavMesh mesh) {
		this.mesh = mesh;
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
		for (int edge = 0; edge < mesh.edgeCount(); edge++) {
			if (mesh.isWall(edge)) {
				add(edge);
			}
		}
	}

	private void add(int wall) {
		int a = mesh.origin(wall);
		int b = mesh.target(wall);
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

	/** In cells. */
	double at(double x, double y) {
		int column = column(x);
		int row = row(y);
		double nearest = Double.POSITIVE_INFINITY;
		for (int ring = 0; ring <= Math.max(columns, rows) && nearest > (ring - 1) * side; ring++) {
			for (int other = Math.max(0, row - ring); other <= Math.min(rows - 1, row + ring); other++) {
				int step = Math.abs(other - row) == ring || ring == 0 ? 1 : 2 * ring;
				for (int at = column - ring; at <= column + ring; at += step) {
					if (at >= 0 && at < columns && buckets[other * columns + at] != null) {
						nearest = Math.min(nearest, nearest(buckets[other * columns + at], x, y));
					}
				}
			}
		}
		return nearest;
	}

	private double nearest(int[] walls, double x, double y) {
		double nearest = Double.POSITIVE_INFINITY;
		for (int wall : walls) {
			int a = mesh.origin(wall);
			int b = mesh.target(wall);
			double dx = mesh.x(b) - mesh.x(a);
			double dy = mesh.y(b) - mesh.y(a);
			double along = ((x - mesh.x(a)) * dx + (y - mesh.y(a)) * dy) / (dx * dx + dy * dy);
			double part = Math.clamp(along, 0.0, 1.0);
			nearest = Math.min(nearest, Math.hypot(mesh.x(a) + part * dx - x, mesh.y(a) + part * dy - y));
		}
		return nearest;
	}
}
