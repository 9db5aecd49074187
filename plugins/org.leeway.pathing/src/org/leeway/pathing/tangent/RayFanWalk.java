package org.leeway.pathing.tangent;

/**
 * A walk over the grid squares that the rays of a {@link RayFan} reach. The walk visits one line of squares after another. If
 * the rays lead mainly to the left or right, a line is a column of squares, and the walk goes along the x axis. Otherwise, a
 * line is a row, and the walk goes along the y axis. Not thread-safe.
 */
final class RayFanWalk {

	/**
	 * The length of rays that have left the grid, in cells. Practically infinite, because the edges found along these rays
	 * depend on the whole area ahead. If an edit adds an obstacle in this area, even far outside of the grid, these edges
	 * are outdated.
	 */
	private static final double ENDLESS = 1e300;

	private final ObstacleGrid grid;
	private RayFan fan;
	/** The least coordinate of the starts of all rays, on the axis along which the walk goes. */
	private double near;
	/** The largest coordinate of the starts of all rays, on the axis along which the walk goes. */
	private double far;
	/** The least coordinate of the starts of all rays, on the axis across the walk. */
	private double low;
	/** The largest coordinate of the starts of all rays, on the axis across the walk. */
	private double high;
	private double origin;
	private int lines;
	private int step;
	private int line;

	RayFanWalk(ObstacleGrid grid) {
		this.grid = grid;
	}

	/**
	 * Starts a walk along the rays of a fan.
	 *
	 * @param envelope contains the starts of all rays
	 */
	void begin(RayFan rays, EnvelopeBuilder envelope) {
		fan = rays;
		near = fan.alongX ? envelope.minX : envelope.minY;
		far = fan.alongX ? envelope.maxX : envelope.maxY;
		low = fan.alongX ? envelope.minY : envelope.minX;
		high = fan.alongX ? envelope.maxY : envelope.maxX;
		origin = fan.alongX ? grid.originX : grid.originY;
		lines = fan.alongX ? grid.columns : grid.rows;
		step = fan.forward ? 1 : -1;
		line = lineOf(fan.forward ? near : far) - step;
	}

	/**
	 * Goes to the next line of squares. Returns false if the grid has no next line, or if the next line is farther than
	 * {@code horizon} from all starts of rays.
	 *
	 * @param horizon the limit, in cells along the axis of the walk
	 */
	boolean next(double horizon) {
		if (nearest(line + step) > horizon) {
			return false;
		}
		line += step;
		return !hasLeft();
	}

	/** Returns whether the walk has passed all lines. */
	boolean hasLeft() {
		return line < 0 || line >= lines;
	}

	int line() {
		return line;
	}

	/** Returns the index of the line of squares at a coordinate, on the axis along which the walk goes. */
	int lineOf(double along) {
		return fan.alongX ? grid.column(along) : grid.row(along);
	}

	private double lineBegin(int number) {
		return origin + number * grid.size;
	}

	/**
	 * Returns how far a line of squares is from the ray start nearest to it, in cells along the axis of the walk. Returns 0 if a
	 * ray starts in the line.
	 *
	 * @param number the index of the line
	 */
	private double nearest(int number) {
		double begin = lineBegin(number);
		return Math.max(0, fan.forward ? begin - far : near - begin - grid.size);
	}

	/**
	 * Returns the largest distance from a ray start to the far side of a line of squares, in cells along the axis of the
	 * walk.
	 * @param number the index of the line
	 */
	private double farthest(int number) {
		double begin = lineBegin(number);
		return fan.forward ? Math.max(begin + grid.size, far) - near : far - Math.min(begin, near);
	}

	/**
	 * Returns the first square of the current line that is reached by any ray between two given rays. The square is given by its
	 * position in the line.
	 *
	 * @param from the index of the first given ray
	 * @param to the index of the second given ray
	 */
	int firstSquare(int from, int to) {
		double across = low + leastOffset(fan.slope(from), fan.slope(to), nearest(line), farthest(line));
		return fan.alongX ? grid.row(across) : grid.column(across);
	}

	int lastSquare(int from, int to) {
		double across = high + largestOffset(fan.slope(from), fan.slope(to), nearest(line), farthest(line));
		return fan.alongX ? grid.row(across) : grid.column(across);
	}

	/**
	 * Returns the index of a square among all squares of the grid.
	 *
	 * @param across the position of the square within the current line of squares
	 */
	int square(int across) {
		return fan.alongX ? across * grid.columns + line : line * grid.columns + across;
	}

	/**
	 * Expands an envelope to include all rays. Each ray counts up to the far side of the current line of squares. If the walk
	 * has left the grid, the rays are practically infinite, see {@link #ENDLESS}.
	 */
	void widen(EnvelopeBuilder envelope) {
		double through = fan.forward ? lineBegin(line) + grid.size - near : far - lineBegin(line);
		double distance = hasLeft() ? ENDLESS : through;
		double reached = fan.forward ? near + distance : far - distance;
		include(envelope, reached, low + leastOffset(fan.slope(0), fan.slope(RayFan.RAYS), 0, distance));
		include(envelope, reached, high + largestOffset(fan.slope(0), fan.slope(RayFan.RAYS), 0, distance));
	}

	private void include(EnvelopeBuilder envelope, double along, double across) {
		envelope.include(fan.alongX ? along : across, fan.alongX ? across : along);
	}

	/**
	 * Returns the least sideways offset of any ray between two given rays, within a range of distances. Distances and offsets
	 * count from the start of each ray, in cells. An offset towards lower coordinates is negative.
	 *
	 * @param one the slope of the first given ray, see {@link RayFan}
	 * @param other the slope of the second given ray
	 * @param nearest the smallest distance of the range, along the axis of the walk
	 * @param farthest the largest distance of the range, along the axis of the walk
	 */
	private static double leastOffset(double one, double other, double nearest, double farthest) {
		double least = Math.min(one, other);
		return least * (least < 0 ? farthest : nearest);
	}

	private static double largestOffset(double one, double other, double nearest, double farthest) {
		double most = Math.max(one, other);
		return most * (most > 0 ? farthest : nearest);
	}
}
