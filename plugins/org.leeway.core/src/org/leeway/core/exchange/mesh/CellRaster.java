package org.leeway.core.exchange.mesh;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;

/**
 * A converter of a mesh into cells. A cell gets the terrain of the polygon at its middle. The cell is blocked if there is no
 * polygon at its middle, or if a wall runs through the inside of the cell. A wall between two polygons may run exactly between
 * two rows or columns of cells. Such a wall runs through no cell, so it blocks the cells to its right or below it.
 */
public final class CellRaster {

	private final PolygonMesh mesh;
	private final TerrainGridEditor grid;
	private final int width;
	private final int height;
	private final int blocked;
	/**
	 * Indexed by row of cells: the least x at which the row's middle line meets the current polygon. The middle line is
	 * horizontal, through the middles of the row's cells.
	 */
	private final double[] left;
	/** The largest x of the current polygon in each row of cells, on the same lines as in {@link #left}. Indexed by row. */
	private final double[] right;

	private CellRaster(PolygonMesh mesh, int width, int height, int blocked) {
		this.mesh = mesh;
		this.grid = TerrainGrid.filled(width, height, blocked).edit();
		this.width = width;
		this.height = height;
		this.blocked = blocked;
		this.left = new double[height];
		this.right = new double[height];
	}

	/**
	 * Returns the grid of a mesh.
	 *
	 * @param mesh in cells
	 * @param walls the same mesh as a doubly connected edge list
	 * @param ground the terrain of polygons that have no terrain of their own
	 * @param blocked the terrain of cells outside of the mesh
	 * @throws IllegalArgumentException if the size is out of range for a grid
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static TerrainGrid of(PolygonMesh mesh, NavMesh walls, int width, int height, int ground, int blocked,
			Progress progress) {
		CellRaster raster = new CellRaster(mesh, width, height, blocked);
		for (int polygon = 0; polygon < mesh.polygonCount(); polygon++) {
			progress.check();
			raster.fill(polygon, mesh.terrain(polygon) == NavMesh.NONE ? ground : mesh.terrain(polygon));
		}
		for (int edge = 0; edge < walls.edgeCount(); edge++) {
			if (walls.isWall(edge)) {
				progress.check();
				int from = walls.origin(edge);
				int to = walls.target(edge);
				raster.block(walls.x(from), walls.y(from), walls.x(to), walls.y(to));
			}
		}
		for (int wall = 0; wall < mesh.wallCount(); wall++) {
			raster.blockAlong(mesh.wallFrom(wall), mesh.wallTo(wall));
		}
		return raster.grid.build();
	}

	private void fill(int polygon, int terrain) {
		int size = mesh.size(polygon);
		double top = Double.POSITIVE_INFINITY;
		double bottom = Double.NEGATIVE_INFINITY;
		for (int i = 0; i < size; i++) {
			top = Math.min(top, mesh.y(mesh.vertex(polygon, i)));
			bottom = Math.max(bottom, mesh.y(mesh.vertex(polygon, i)));
		}
		int first = Math.max(0, (int) Math.ceil(top - 0.5));
		int end = Math.min(height, (int) Math.floor(bottom - 0.5) + 1);
		if (first >= end) {
			return;
		}
		Arrays.fill(left, first, end, Double.POSITIVE_INFINITY);
		Arrays.fill(right, first, end, Double.NEGATIVE_INFINITY);
		for (int i = 0; i < size; i++) {
			addSide(mesh.vertex(polygon, i), mesh.vertex(polygon, (i + 1) % size));
		}
		for (int y = first; y < end; y++) {
			int from = Math.max(0, (int) Math.ceil(left[y] - 0.5));
			int to = Math.min(width, (int) Math.floor(right[y] - 0.5) + 1);
			if (from < to) {
				grid.fillRow(from, y, to - from, terrain);
			}
		}
	}

	private void addSide(int a, int b) {
		int upper = mesh.y(a) <= mesh.y(b) ? a : b;
		int lower = upper == a ? b : a;
		double dy = mesh.y(lower) - mesh.y(upper);
		int end = Math.min(height - 1, (int) Math.floor(mesh.y(lower) - 0.5));
		for (int y = Math.max(0, (int) Math.ceil(mesh.y(upper) - 0.5)); y <= end; y++) {
			double part = dy == 0 ? 0 : (y + 0.5 - mesh.y(upper)) / dy;
			double x = mesh.x(upper) + part * (mesh.x(lower) - mesh.x(upper));
			left[y] = Math.min(left[y], dy == 0 ? Math.min(mesh.x(a), mesh.x(b)) : x);
			right[y] = Math.max(right[y], dy == 0 ? Math.max(mesh.x(a), mesh.x(b)) : x);
		}
	}

	/** Blocks each cell whose inside a wall crosses. */
	private void block(double ax, double ay, double bx, double by) {
		if (ay > by) {
			block(bx, by, ax, ay);
			return;
		}
		if (ay == by && ay != Math.rint(ay) && ay >= 0 && ay < height) {
			block((int) ay, Math.min(ax, bx), Math.max(ax, bx));
			return;
		}
		int end = Math.min(height, (int) Math.ceil(by));
		for (int y = Math.max(0, (int) Math.floor(ay)); y < end; y++) {
			double from = at(ax, ay, bx, by, Math.max(y, ay));
			double to = at(ax, ay, bx, by, Math.min(y + 1, by));
			block(y, Math.min(from, to), Math.max(from, to));
		}
	}

	private static double at(double ax, double ay, double bx, double by, double y) {
		return y == ay ? ax : y == by ? bx : ax + (y - ay) / (by - ay) * (bx - ax);
	}

	private void block(int y, double from, double to) {
		int first = Math.max(0, (int) Math.floor(from));
		int end = Math.min(width, from == to && from == first ? first : (int) Math.ceil(to));
		if (first < end) {
			grid.fillRow(first, y, end - first, blocked);
		}
	}

	private void blockAlong(int a, int b) {
		double left = Math.min(mesh.x(a), mesh.x(b));
		double top = Math.min(mesh.y(a), mesh.y(b));
		if (mesh.y(a) == mesh.y(b) && top == Math.rint(top) && top >= 0 && top < height) {
			block((int) top, left, Math.max(mesh.x(a), mesh.x(b)));
		} else if (mesh.x(a) == mesh.x(b) && left == Math.rint(left) && left >= 0 && left < width) {
			int end = Math.min(height, (int) Math.ceil(Math.max(mesh.y(a), mesh.y(b))));
			for (int y = Math.max(0, (int) Math.floor(top)); y < end; y++) {
				grid.set((int) left, y, blocked);
			}
		}
	}
}
