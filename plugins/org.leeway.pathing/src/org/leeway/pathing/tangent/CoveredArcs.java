package org.leeway.pathing.tangent;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A search for the parts of a disc's edge that other discs and walls cover. Discs and walls are the parts of
 * {@link InflatedObstacles}. Even the smallest overlap covers a small arc, so that no path passes between two overlapping
 * obstacles.
 * <p>
 * There is one exception: an obstacle that reaches beyond the edge of the disc by no more than the tolerance for touching. This
 * obstacle covers an arc only if it also overlaps a third obstacle that does not overlap the disc.
 */
final class CoveredArcs {

	/**
	 * Half of the smallest arc that one disc covers on the edge of another disc, in radians. A double cannot represent overlaps
	 * below about 2^-53 of the radius. For this overlap, half of the arc is about the square root of this share.
	 */
	private static final double LEAST = 0x1p-27;
	/**
	 * Number of collected arcs above which overlapping arcs are merged. If n arcs are left after a merge, the next merge is
	 * due above 2 n arcs, but never below this number.
	 */
	private static final int MANY = 64;

	private final InflatedObstacles obstacles;
	private final ObstacleGrid grid;
	private final int disc;
	private final double x;
	private final double y;
	private final double rho;
	private final List<Covered> covered = new ArrayList<>();
	/**
	 * The discs and walls that are near {@link #disc} but do not overlap this disc. Null until {@link #reachesOut} first needs
	 * the list.
	 */
	private List<Integer> outside;

	/**
	 * A covered arc.
	 *
	 * @param low where the arc begins, in radians
	 * @param width the angle of the arc, in radians
	 * @param cause the disc or wall that covers the arc, as its item number
	 */
	private record Covered(double low, double width, int cause) {
	}

	private CoveredArcs(InflatedObstacles obstacles, ObstacleGrid grid, int disc) {
		this.obstacles = obstacles;
		this.grid = grid;
		this.disc = disc;
		this.x = obstacles.x[disc];
		this.y = obstacles.y[disc];
		this.rho = obstacles.rho[disc];
	}

	static FreeArcs of(InflatedObstacles obstacles, ObstacleGrid grid, int disc) {
		CoveredArcs hugging = new CoveredArcs(obstacles, grid, disc);
		hugging.collect();
		return hugging.covered.isEmpty() ? FreeArcs.ALL : arcs(hugging.merged());
	}

	private void collect() {
		if (rho == 0 && !obstacles.isCorner(disc)) {
			coverAll(disc);
			return;
		}
		int many = MANY;
		for (int item : near()) {
			cover(item);
			if (covered.size() > many) {
				List<Covered> merged = merged();
				covered.clear();
				covered.addAll(merged);
				if (covered.getFirst().width() >= Angles.FULL) {
					return;
				}
				many = Math.max(MANY, 2 * covered.size());
			}
		}
		if (obstacles.isCorner(disc)) {
			coverOwnWall(obstacles.before[disc], obstacles.from[obstacles.before[disc]]);
			coverOwnWall(obstacles.after[disc], obstacles.to[obstacles.after[disc]]);
		}
		coverBeyond(0, x - obstacles.minX, Math.PI);
		coverBeyond(1, y - obstacles.minY, -Math.PI / 2);
		coverBeyond(2, obstacles.maxX - x, 0);
		coverBeyond(3, obstacles.maxY - y, Math.PI / 2);
	}

	private int[] near() {
		return grid.itemsNear(x - rho, y - rho, x + rho, y + rho);
	}

	private void cover(int item) {
		if (item >= 0 && item != disc) {
			coverDisc(item);
		} else if (item < 0 && ~item != obstacles.before[disc] && ~item != obstacles.after[disc]) {
			coverWall(~item);
		}
	}

	private void coverDisc(int other) {
		if (!obstacles.discsOverlap(disc, other)) {
			return;
		}
		if (obstacles.isInside(disc, other)) {
			coverAll(other);
			return;
		}
		double dx = obstacles.x[other] - x;
		double dy = obstacles.y[other] - y;
		double d = Math.hypot(dx, dy);
		double otherRho = obstacles.rho[other];
		if (!obstacles.isInside(other, disc) && reachesOut(other, d + otherRho)) {
			// the two centres and a point where the edges of both discs meet form a triangle with the sides rho, otherRho and
			// d. The angle of the triangle at the centre of this disc is half of the covered arc. The formula for half of
			// this angle has the depth of the overlap as a factor, so the result is precise for small overlaps
			double depth = Math.max(0, rho + otherRho - d);
			double half = 2 * Math.atan2(Math.sqrt(Math.max(0, d + otherRho - rho) * depth),
					Math.sqrt((rho + d + otherRho) * Math.max(0, rho + d - otherRho)));
			cover(Math.atan2(dy, dx), half, other);
		}
	}

	/**
	 * Returns whether an obstacle, that is, a disc or wall, reaches out of {@link #disc}. The obstacle must overlap this disc.
	 * An obstacle that does not reach out covers no arc of the disc's edge.
	 *
	 * @param farthest how far the obstacle reaches from the centre of {@link #disc}, in cells
	 */
	private boolean reachesOut(int item, double farthest) {
		return farthest - rho > obstacles.tolerance
				|| outside().stream().anyMatch(other -> obstacles.overlap(item, other));
	}

	private List<Integer> outside() {
		if (outside == null) {
			List<Integer> found = new ArrayList<>();
			for (int item : near()) {
				if (item != disc && !obstacles.overlap(disc, item)) {
					found.add(item);
				}
			}
			for (int side = 0; side < 4; side++) {
				if (!obstacles.crossesBorder(disc, side)) {
					found.add(InflatedObstacles.BORDER + side);
				}
			}
			outside = found;
		}
		return outside;
	}

	/**
	 * Covers the half of the disc's edge that faces a wall of the same polygon. Polygons are grown by the unit's radius. So
	 * the disc is a grown corner ({@code +}), and the wall is the grown edge from this corner to a neighbouring corner:
	 * <pre>
	 *   .---------.
	 *  ( +-------+ )
	 *   '---------'
	 * </pre>
	 *
	 * @param wall the wall, which starts or ends at the disc
	 * @param end the disc at the other end of the wall
	 */
	private void coverOwnWall(int wall, int end) {
		cover(Math.atan2(obstacles.y[end] - y, obstacles.x[end] - x), Math.PI / 2, ~wall);
	}

	private void coverBeyond(int side, double distance, double angle) {
		if (obstacles.crossesBorder(disc, side)) {
			double half = distance <= -rho ? Math.PI : 2 * Math.asin(Math.sqrt(Math.max(0, rho - distance) / (2 * rho)));
			cover(angle, half, InflatedObstacles.BORDER);
		}
	}

	/**
	 * Covers the arcs of the disc's edge that lie inside a wall. The discs at the ends of the wall are separate, and cover
	 * arcs of their own.
	 */
	private void coverWall(int wall) {
		if (rho == 0 || !obstacles.overlap(disc, ~wall)) {
			return;
		}
		int a = obstacles.from[wall];
		int b = obstacles.to[wall];
		double wx = obstacles.x[b] - obstacles.x[a];
		double wy = obstacles.y[b] - obstacles.y[a];
		double length = Math.hypot(wx, wy);
		double direction = Math.atan2(wy, wx);
		double along = ((x - obstacles.x[a]) * wx + (y - obstacles.y[a]) * wy) / length;
		double across = (wx * (y - obstacles.y[a]) - wy * (x - obstacles.x[a])) / length;
		if (obstacles.radius == 0) {
			coverCrossings(direction, along, across, length, wall);
		} else {
			coverFlats(direction, along, across, length, wall);
		}
	}

	/**
	 * Covers an arc of the least size at each point where a wall without thickness crosses the disc's edge, so that no path
	 * passes there.
	 */
	private void coverCrossings(double direction, double along, double across, double length, int wall) {
		double angle = Math.asin(Math.max(-1, Math.min(1, -across / rho)));
		for (double each : new double[] { angle, Math.PI - angle }) {
			double place = along + rho * Math.cos(each);
			if (place >= -obstacles.tolerance && place <= length + obstacles.tolerance && leaves(wall, each == angle)) {
				cover(direction + each, LEAST, ~wall);
			}
		}
	}

	/**
	 * Returns whether a polygon leaves the disc where one of its walls crosses the disc's edge. False if the polygon only
	 * touches the edge from inside. Follows the walls of the polygon until a corner inside or outside of the disc decides.
	 *
	 * @param wall the wall that crosses the edge
	 * @param atEnd true to follow the polygon beyond the end of the wall, false to follow it beyond the start
	 */
	private boolean leaves(int wall, boolean atEnd) {
		int next = wall;
		do {
			int corner = atEnd ? obstacles.to[next] : obstacles.from[next];
			double farthest = Math.hypot(obstacles.x[corner] - x, obstacles.y[corner] - y);
			if (reachesOut(~next, farthest)) {
				return true;
			}
			if (farthest < rho - obstacles.tolerance) {
				return false;
			}
			next = atEnd ? obstacles.after[corner] : obstacles.before[corner];
		} while (next != wall);
		return false;
	}

	/**
	 * Covers the arcs of the disc's edge that lie inside an inflated wall. The outline of the wall cuts the edge of the
	 * disc into arcs. So each arc lies either wholly inside the wall or wholly outside.
	 */
	private void coverFlats(double direction, double along, double across, double length, int wall) {
		double[] angles = new double[8];
		int n = 0;
		for (double flat : new double[] { obstacles.radius, -obstacles.radius }) {
			double sine = (flat - across) / rho;
			if (Math.abs(sine) <= 1) {
				angles[n++] = Math.asin(sine);
				angles[n++] = Math.PI - Math.asin(sine);
			}
		}
		for (double end : new double[] { 0, length }) {
			double cosine = (end - along) / rho;
			if (Math.abs(cosine) <= 1) {
				angles[n++] = Math.acos(cosine);
				angles[n++] = -Math.acos(cosine);
			}
		}
		for (int i = 0; i < n; i++) {
			angles[i] = Angles.normalised(angles[i]);
		}
		Arrays.sort(angles, 0, n);
		boolean any = false;
		for (int i = 0; i < n; i++) {
			double width = i + 1 < n ? angles[i + 1] - angles[i] : angles[0] + Angles.FULL - angles[i];
			double middle = angles[i] + width / 2;
			double place = along + rho * Math.cos(middle);
			if (Math.abs(across + rho * Math.sin(middle)) < obstacles.radius && place > 0 && place < length) {
				cover(direction + middle, width / 2, ~wall);
				any = true;
			}
		}
		if (!any && Math.abs(across) > rho && along > 0 && along < length) {
			cover(direction - Math.copySign(Math.PI / 2, across), LEAST, ~wall);
		}
	}

	private void coverAll(int cause) {
		covered.add(new Covered(-Math.PI, Angles.FULL, cause));
	}

	private void cover(double middle, double half, int cause) {
		double wide = Math.max(LEAST, half);
		covered.add(new Covered(Angles.normalised(middle - wide), Math.min(Angles.FULL, 2 * wide), cause));
	}

	/** Returns the covered arcs in order. Overlapping arcs are merged. */
	private List<Covered> merged() {
		covered.sort(Comparator.comparingDouble(Covered::low));
		List<Covered> merged = new ArrayList<>();
		for (Covered each : covered) {
			append(merged, each);
		}
		// the last arc may overlap the first arcs
		for (Covered last = merged.getLast(); merged.size() > 1; last = merged.getLast()) {
			Covered first = merged.getFirst();
			double gap = first.low() + Angles.FULL - last.low() - last.width();
			if (gap >= 0) {
				break;
			}
			merged.removeFirst();
			double width = Math.max(last.width(), first.low() + Angles.FULL - last.low() + first.width());
			merged.set(merged.size() - 1, new Covered(last.low(), Math.min(Angles.FULL, width), last.cause()));
		}
		return merged;
	}

	private static FreeArcs arcs(List<Covered> merged) {
		return new FreeArcs(merged.stream().mapToDouble(Covered::low).toArray(),
				merged.stream().mapToDouble(each -> each.low() + each.width()).toArray(),
				merged.stream().mapToInt(Covered::cause).toArray());
	}

	private static void append(List<Covered> merged, Covered next) {
		Covered last = merged.isEmpty() ? null : merged.getLast();
		if (last == null || next.low() > last.low() + last.width()) {
			merged.add(next);
		} else {
			double width = Math.max(last.width(), next.low() + next.width() - last.low());
			merged.set(merged.size() - 1, new Covered(last.low(), Math.min(Angles.FULL, width), last.cause()));
		}
	}
}
