package org.leeway.pathing.navmesh.generate;

import java.util.function.Consumer;

import org.leeway.pathing.geom.Polygon;

/**
 * A clipper that finds the part of each segment of a ring that lies inside a tile. The part ends at points of the ring,
 * or on the sides of the tile. Two neighbouring tiles find exactly the same point where a segment crosses their common
 * side, because both compute the point from the same numbers.
 */
final class RingClipper {

	private final Tile tile;
	private final double right;
	private final double bottom;
	private final Consumer<long[]> parts;

	/**
	 * Creates a clipper for a tile.
	 *
	 * @param parts receives the ends {@code x0, y0, x1, y1} of each part of a segment inside the tile, in lattice steps from
	 * the tile's top-left corner
	 */
	RingClipper(Tile tile, Consumer<long[]> parts) {
		this.tile = tile;
		this.right = tile.x() + tile.width();
		this.bottom = tile.y() + tile.height();
		this.parts = parts;
	}

	void clip(Ring ring) {
		Polygon line = ring.line();
		for (int i = 0; i < line.size(); i++) {
			int next = i + 1 == line.size() ? 0 : i + 1;
			boolean ordered = line.x(i) < line.x(next) || line.x(i) == line.x(next) && line.y(i) < line.y(next);
			int a = ordered ? i : next;
			int b = ordered ? next : i;
			clipAcross(line.x(a), line.y(a), line.x(b), line.y(b));
		}
	}

	/**
	 * Clips the segment from a to b at the left and the right side of the tile. Point a must have the smaller x. If both points
	 * have the same x, point a must have the smaller y.
	 */
	private void clipAcross(double ax, double ay, double bx, double by) {
		if (ax <= right && bx >= tile.x()) {
			double slope = ax == bx ? 0 : (by - ay) / (bx - ax);
			double sx = Math.max(ax, tile.x());
			double sy = sx == ax ? ay : Lattice.rounded(ay + (sx - ax) * slope);
			double ex = Math.min(bx, right);
			double ey = ex == bx ? by : Lattice.rounded(ay + (ex - ax) * slope);
			double back = ay == by ? 0 : (bx - ax) / (by - ay);
			clipDown(ax, ay, back, sx, sy, ex, ey);
		}
	}

	/**
	 * Clips the segment from s to e at the top and the bottom side of the tile. The segment is already clipped at the left and
	 * the right side. The new ends are computed from the whole segment, so that neighbouring tiles find the same points.
	 *
	 * @param ax the x coordinate of an end of the whole segment
	 * @param ay the y coordinate of this end
	 * @param back the change of x per unit of y along the whole segment. 0 if the segment is horizontal
	 */
	private void clipDown(double ax, double ay, double back, double sx, double sy, double ex, double ey) {
		if (Math.min(sy, ey) <= bottom && Math.max(sy, ey) >= tile.y()) {
			double fromY = Math.clamp(sy, tile.y(), bottom);
			double toY = Math.clamp(ey, tile.y(), bottom);
			double fromX = fromY == sy ? sx : Math.clamp(Lattice.rounded(ax + (fromY - ay) * back), tile.x(), right);
			double toX = toY == ey ? ex : Math.clamp(Lattice.rounded(ax + (toY - ay) * back), tile.x(), right);
			if (fromX != toX || fromY != toY) {
				parts.accept(new long[] {Lattice.steps(fromX, tile.x()), Lattice.steps(fromY, tile.y()),
						Lattice.steps(toX, tile.x()), Lattice.steps(toY, tile.y())});
			}
		}
	}
}
