package org.leeway.pathing.search.bounded;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.search.AgentAnchors;

/**
 * The slowness of a unit at every place of its anchor, also between the cells. The anchor is the top-left corner of the
 * footprint, and anchors in whole numbers form a lattice. Slowness is 1 where the unit is fastest, and infinite where the
 * unit must not stand.
 * <p>
 * In a face of the lattice, the footprint overlaps the cells of the footprints at all four corners. So the slowest corner
 * counts. On an edge of the lattice, the slower end of the edge counts. So an edge is never slower than the faces beside
 * the edge. Immutable.
 */
final class SpeedField implements Slowness {

	/**
	 * The largest finite slowness. Greater values are lowered to this limit. Otherwise, rounding would lose the costs of fast
	 * places in a sum. A lower slowness only lowers bounds, so the bounds stay true.
	 */
	private static final double SLOWEST = 1e6;

	private final int width;
	private final int height;
	/** Speed class of each anchor, row by row. {@link #NOT_LEGAL} if the unit may not stand there. */
	private final short[] classes;
	private final double[] speeds;
	private final double[] slowness;

	/** Speed class of anchors where the unit may not stand: the last entry of {@link #slowness}. */
	private final int notLegal;

	SpeedField(AgentAnchors anchors) {
		BitPlane legal = anchors.plane();
		this.width = legal.width();
		this.height = legal.height();
		this.notLegal = anchors.planes().size();
		this.speeds = new double[notLegal];
		this.slowness = new double[notLegal + 1];
		Arrays.setAll(speeds, anchors::speed);
		Arrays.setAll(slowness, i -> i == notLegal ? Double.POSITIVE_INFINITY : Math.min(SLOWEST, speeds[0] / speeds[i]));
		this.classes = new short[width * height];
		Arrays.fill(classes, (short) notLegal);
		for (int i = notLegal - 1; i >= 0; i--) {
			fill(anchors.planes().get(i), (short) i);
		}
	}

	private void fill(BitPlane plane, short speedClass) {
		for (int y = 0; y < height; y++) {
			for (int x = plane.nextSet(0, y); x < width; ) {
				int end = plane.nextClear(x, y);
				Arrays.fill(classes, y * width + x, y * width + end, speedClass);
				x = plane.nextSet(end, y);
			}
		}
	}

	@Override
	public int left() {
		return 0;
	}

	@Override
	public int top() {
		return 0;
	}

	@Override
	public int width() {
		return width;
	}

	@Override
	public int height() {
		return height;
	}

	/**
	 * Returns the speed class in the rectangle from one anchor to another, both included: a face, an edge or a vertex of the
	 * lattice.
	 */
	int speedClass(int left, int top, int right, int bottom) {
		if (left < 0 || top < 0 || right >= width || bottom >= height) {
			return notLegal;
		}
		int above = Math.max(classes[top * width + left], classes[top * width + right]);
		return top == bottom ? above
				: Math.max(above, Math.max(classes[bottom * width + left], classes[bottom * width + right]));
	}

	/** Returns the slowness of a speed class, see {@link #speedClass}. */
	double slowness(int speedClass) {
		return slowness[speedClass];
	}

	/** Returns the speed of a speed class, in cells per second for an agent of speed 1. */
	double speed(int speedClass) {
		return speeds[speedClass];
	}

	@Override
	public double face(int x, int y, int level) {
		return between(x >> level, y >> level, 1, 1);
	}

	@Override
	public double across(int x, int y, int level) {
		int row = y >> level;
		return between(x >> level, row, 1, row << level == y ? 0 : 1);
	}

	@Override
	public double down(int x, int y, int level) {
		int column = x >> level;
		return between(column, y >> level, column << level == x ? 0 : 1, 1);
	}

	/**
	 * Returns the slowness of the face or edge of the lattice between the anchors (left, top) and (left + across, top +
	 * down).
	 */
	private double between(int left, int top, int across, int down) {
		return slowness[speedClass(left, top, left + across, top + down)];
	}
}
