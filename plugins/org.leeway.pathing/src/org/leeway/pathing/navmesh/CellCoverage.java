package org.leeway.pathing.navmesh;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.grid.CellRect;

/**
 * A computation of the area that a mesh covers in each cell. Clips faces to rows of cells, and the resulting strips to cells.
 */
final class CellCoverage {

	private final CellRect cells;
	/** Indexed by cell, row by row: the area that the mesh covers in the cell, from 0 to 1. */
	private final double[] areas;
	/** Corners {@code x0, y0, x1, y1, ...} of the current face, in cells. */
	private double[] face = new double[64];
	/** Corners {@code x0, y0, x1, y1, ...} of a part of a face: the part that lies in the current row of cells. */
	private double[] strip = new double[64];
	/** Corners {@code x0, y0, x1, y1, ...} of an intermediate result of clipping. */
	private double[] part = new double[64];

	private CellCoverage(CellRect cells) {
		this.cells = cells;
		this.areas = new double[cells.width() * cells.height()];
	}

	/**
	 * Returns the area that the mesh covers in each cell of a rectangle, from 0 to 1. The array is indexed by cell, row by
	 * row.
	 */
	static double[] of(NavMesh mesh, CellRect cells) {
		CellCoverage coverage = new CellCoverage(cells);
		mesh.index().eachIn(new Envelope(cells.x(), cells.y(), cells.right(), cells.bottom()),
				each -> coverage.add(mesh, each));
		return coverage.areas;
	}

	private void add(NavMesh mesh, int number) {
		int size = mesh.size(number);
		if (4 * size + 16 > face.length) {
			face = new double[8 * size + 16];
			strip = new double[8 * size + 16];
			part = new double[8 * size + 16];
		}
		double top = Double.POSITIVE_INFINITY;
		double bottom = Double.NEGATIVE_INFINITY;
		for (int i = 0; i < size; i++) {
			int vertex = mesh.origin(mesh.firstEdge(number) + i);
			face[2 * i] = mesh.x(vertex);
			face[2 * i + 1] = mesh.y(vertex);
			top = Math.min(top, mesh.y(vertex));
			bottom = Math.max(bottom, mesh.y(vertex));
		}
		int last = (int) Math.min(cells.bottom(), Math.ceil(bottom));
		for (int y = (int) Math.max(cells.y(), Math.floor(top)); y < last; y++) {
			int count = clip(face, size, part, 1, y, true);
			count = clip(part, count, strip, 1, y + 1, false);
			addStrip(count, (y - cells.y()) * cells.width());
		}
	}

	private void addStrip(int count, int row) {
		double left = Double.POSITIVE_INFINITY;
		double right = Double.NEGATIVE_INFINITY;
		for (int i = 0; i < count; i++) {
			left = Math.min(left, strip[2 * i]);
			right = Math.max(right, strip[2 * i]);
		}
		int first = (int) Math.max(cells.x(), Math.floor(left));
		int last = (int) Math.min(cells.right(), Math.ceil(right));
		double before = first < last ? areaBefore(count, first) : 0;
		for (int x = first; x < last; x++) {
			double up = areaBefore(count, x + 1);
			areas[row + x - cells.x()] += up - before;
			before = up;
		}
	}

	/**
	 * Returns the area, in cells, of the part of {@link #strip} to the left of a vertical line.
	 *
	 * @param count the number of corners of the strip
	 * @param x the x coordinate of the line
	 */
	private double areaBefore(int count, double x) {
		int clipped = clip(strip, count, part, 0, x, false);
		double doubled = 0;
		for (int i = 0; i < clipped; i++) {
			int next = i + 1 == clipped ? 0 : i + 1;
			doubled += part[2 * i] * part[2 * next + 1] - part[2 * next] * part[2 * i + 1];
		}
		return Math.abs(doubled) / 2;
	}

	/**
	 * Clips a convex polygon at a line parallel to an axis.
	 *
	 * @param from the corners of the polygon, of which only the first {@code count} are used
	 * @param to receives the corners of the part that is kept
	 * @param axis 0 if the line consists of all places with x = {@code line}, 1 for y = {@code line}
	 * @param above true to keep the side of greater coordinates, false to keep the opposite side
	 * @return the number of corners of the part that is kept
	 */
	private static int clip(double[] from, int count, double[] to, int axis, double line, boolean above) {
		int kept = 0;
		for (int i = 0; i < count; i++) {
			int next = i + 1 == count ? 0 : i + 1;
			double a = above ? from[2 * i + axis] - line : line - from[2 * i + axis];
			double b = above ? from[2 * next + axis] - line : line - from[2 * next + axis];
			if (a >= 0) {
				to[2 * kept] = from[2 * i];
				to[2 * kept++ + 1] = from[2 * i + 1];
			}
			if (a > 0 && b < 0 || a < 0 && b > 0) {
				double share = a / (a - b);
				to[2 * kept] = from[2 * i] + share * (from[2 * next] - from[2 * i]);
				to[2 * kept + 1] = from[2 * i + 1] + share * (from[2 * next + 1] - from[2 * i + 1]);
				to[2 * kept++ + axis] = line;
			}
		}
		return kept;
	}
}
