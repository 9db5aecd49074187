package org.leeway.pathing.tangent;

/**
 * Goes along the axis of a {@link RayFan} over the squares that its open rays get to: line by line, and from one square to
 * the next across each line. Not thread-safe.
 */
final class RayFanWalk {

	/** Farther than any thing; where there is nothing any more, a new thing would matter. */
	private static final double ENDLESS = 1e300;

	private final ObstacleGrid grid;
	private RayFan fan;
	/** Where rays begin: from and to which place along the axis, with the next two from and to which across it. */
	private double near;
	private double far;
	private double low;
	private double high;
	private double origin;
	private int lines;
	private int step;
	private int line;

	RayFanWalk(ObstacleGrid grid) {
		this.grid = grid;
	}

	/** @param envelope where the rays begin */
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

	/** Goes on to the next line; false behind the last one, or if rays have to go farther than to a horizon. */
	boolean next(double horizon) {
		if (nearest(line + step) > horizon) {
			return false;
		}
		line += step;
		return !hasLeft();
	}

	/** Whether all lines are left behind. */
	boolean hasLeft() {
		return line < 0 || line >= lines;
	}

	int line() {
		return line;
	}

	/** The line that a place along the axis is in. */
	int lineOf(double along) {
		return fan.alongX ? grid.column(along) : grid.row(along);
	}

	private double lineBegin(int number) {
		return origin + number * grid.size;
	}

	/** How far along the axis a ray goes at least before it gets to a line. */
	private double nearest(int number) {
		double begin = lineBegin(number);
		return Math.max(0, fan.forward ? begin - far : near - begin - grid.size);
	}

	/** How far along the axis a ray goes at most before it leaves a line. */
	private double farthest(int number) {
		double begin = lineBegin(number);
		return fan.forward ? Math.max(begin + grid.size, far) - near : far - Math.min(begin, near);
	}

	/** The first square of the line that rays between two boundaries of strips get to. */
	int firstSquare(int from, int to) {
		double across = low + leftmost(fan.slope(from), fan.slope(to), nearest(line), farthest(line));
		return fan.alongX ? grid.row(across) : grid.column(across);
	}

	int lastSquare(int from, int to) {
		double across = high + rightmost(fan.slope(from), fan.slope(to), nearest(line), farthest(line));
		return fan.alongX ? grid.row(across) : grid.column(across);
	}

	/** The number of a square of the line in the grid. */
	int square(int across) {
		return fan.alongX ? across * grid.columns + line : line * grid.columns + across;
	}

	/** Grows a box to hold all rays from where they begin through the line, or without end behind the last line. */
	void widen(EnvelopeBuilder envelope) {
		double through = fan.forward ? lineBegin(line) + grid.size - near : far - lineBegin(line);
		double distance = hasLeft() ? ENDLESS : through;
		double reached = fan.forward ? near + distance : far - distance;
		include(envelope, reached, low + leftmost(fan.slope(0), fan.slope(RayFan.RAYS), 0, distance));
		include(envelope, reached, high + rightmost(fan.slope(0), fan.slope(RayFan.RAYS), 0, distance));
	}

	private void include(EnvelopeBuilder envelope, double along, double across) {
		envelope.include(fan.alongX ? along : across, fan.alongX ? across : along);
	}

	/** How far rays between two slopes go to the side, at distances between two along the axis. */
	private static double leftmost(double one, double other, double nearest, double farthest) {
		double least = Math.min(one, other);
		return least * (least < 0 ? farthest : nearest);
	}

	private static double rightmost(double one, double other, double nearest, double farthest) {
		double most = Math.max(one, other);
		return most * (most > 0 ? farthest : nearest);
	}
}
