package org.leeway.pathing.tangent;

/**
 * A walk over the grid squares that the open rays of a {@link RayFan} reach. A line is a column or a row of squares
 * across the axis of the fan. The walk goes from one line to the next line, and in each line from square to square. Not
 * thread-safe.
 */
final class RayFanWalk {

	/**
	 * The length of rays that have left the grid, in cells. Nothing blocks such a ray now, but a later edit may add an
	 * obstacle at any distance.
	 */
	private static final double ENDLESS = 1e300;

	private final ObstacleGrid grid;
	private RayFan fan;
	/** The smallest coordinate of all starts of rays, measured along the axis of the fan. */
	private double near;
	/** The largest coordinate of all starts of rays, measured along the axis of the fan. */
	private double far;
	/** The smallest coordinate of all starts of rays, measured at right angles to the axis of the fan. */
	private double low;
	/** The largest coordinate of all starts of rays, measured at right angles to the axis of the fan. */
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
	 * Moves on to the next line, a column or row of grid squares. Returns false if the walk has left the grid. Also
	 * returns false if the distance to the line exceeds the horizon.
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

	/** Returns the line of grid squares that contains a coordinate along the axis of the fan. */
	int lineOf(double along) {
		return fan.alongX ? grid.column(along) : grid.row(along);
	}

	private double lineBegin(int number) {
		return origin + number * grid.size;
	}

	/**
	 * Returns the least distance, along the axis, from the start of a ray to a line of squares.
	 *
	 * @param number the index of the line
	 */
	private double nearest(int number) {
		double begin = lineBegin(number);
		return Math.max(0, fan.forward ? begin - far : near - begin - grid.size);
	}

	/**
	 * Returns the largest distance, along the axis, from the start of a ray to the far edge of a line of squares.
	 *
	 * @param number the index of the line
	 */
	private double farthest(int number) {
		double begin = lineBegin(number);
		return fan.forward ? Math.max(begin + grid.size, far) - near : far - Math.min(begin, near);
	}

	/**
	 * Returns the position, in the current line, of the first square that at least one ray between two boundaries reaches.
	 *
	 * @param from the index of one boundary
	 * @param to the index of the second boundary
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
	 * Returns the index in the grid of a square of the current line.
	 *
	 * @param across the position of the square in the line
	 */
	int square(int across) {
		return fan.alongX ? across * grid.columns + line : line * grid.columns + across;
	}

	/**
	 * Expands an envelope so that it includes all rays up to the end of the current line. If the walk has left the
	 * grid, the rays have the length {@link #ENDLESS}.
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
	 * Returns the least sideways offset that a ray between two boundaries reaches. An offset is measured from the start
	 * of the ray, at right angles to the axis, and is negative towards lower coordinates. Only the part of a ray
	 * between two distances from its start counts.
	 *
	 * @param one the slope of a boundary
	 * @param other the slope of the other boundary
	 * @param nearest the smaller distance, measured along the axis
	 * @param farthest the larger distance, measured along the axis
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
