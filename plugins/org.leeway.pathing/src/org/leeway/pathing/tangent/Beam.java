package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * Finds the surfing edges from one side of a disc, or from a point, in the directions of one sector. The rays of the
 * sector go on square by square along an axis, and whatever they meet is a partner for a tangent. Each strip of the
 * {@link Fan} has a bit; what has been left behind closes those that it covers, squares that only closed ones get to are
 * passed over, and when all are closed nothing farther away matters. Bits only spare work: {@link Sight} judges each
 * edge. Not thread-safe.
 */
final class Beam {

	private static final long ALL_CLOSED = -1;
	/** More than rounding could move a ray, in units of rays. */
	private static final double CAUTION = 1e-6;
	/** Farther than any thing; where there is nothing any more, a new thing would matter. */
	private static final double ENDLESS = 1e300;

	private final Solids solids;
	private final SolidGrid grid;
	private final Sight sight;
	private final TangentList found = new TangentList();
	private final int[] seenDiscs;
	private final int[] seenWalls;
	private int round;
	/** By column or row along the axis, the rays that close behind it. */
	private final long[] closing;
	private long closed;

	private Fan fan;
	private int own;
	private int sign;
	private double x;
	private double y;
	private double rho;
	private double horizon;
	/** Whether an edge was left out for its length. */
	private boolean cutOff;
	private double minX;
	private double minY;
	private double maxX;
	private double maxY;

	/** The direction of the bitangent worked out last, as a vector whose length is {@code norm}; and its own length. */
	private double ux;
	private double uy;
	private double norm;
	private double length;
	/** Rays from and to which the item covers, worked out last. */
	private double firstRay;
	private double lastRay;

	Beam(Solids solids, SolidGrid grid, Sight sight) {
		this.solids = solids;
		this.grid = grid;
		this.sight = sight;
		this.seenDiscs = new int[solids.x.length];
		this.seenWalls = new int[solids.from.length];
		this.closing = new long[Math.max(grid.columns, grid.rows) + 1];
	}

	/** @param farthest how long edges may be */
	Tangents fromSide(int side, int sector, double farthest) {
		own = Sides.disc(side);
		sign = Sides.sign(side);
		horizon = farthest;
		return cast(solids.x[own], solids.y[own], solids.rho[own], sector);
	}

	/** @param farthest how long edges may be */
	Tangents fromPoint(double pointX, double pointY, int sector, double farthest) {
		own = -1;
		sign = 1;
		horizon = farthest;
		return cast(pointX, pointY, 0, sector);
	}

	private Tangents cast(double centreX, double centreY, double radius, int sector) {
		x = centreX;
		y = centreY;
		rho = radius;
		fan = Fan.of(sector);
		round++;
		closed = 0;
		cutOff = false;
		found.clear();
		beginBox();
		march();
		return found.tangents(horizon, minX, minY, maxX, maxY);
	}

	/** A rectangle around the places where rays begin. */
	private void beginBox() {
		double bulge = rho * (1 - Math.cos(Sectors.WIDTH / 2)) + grid.size * 1e-9 + solids.tolerance;
		double lowX = x + sign * rho * fan.lowSine;
		double lowY = y - sign * rho * fan.lowCosine;
		double highX = x + sign * rho * fan.highSine;
		double highY = y - sign * rho * fan.highCosine;
		minX = Math.min(lowX, highX) - bulge;
		maxX = Math.max(lowX, highX) + bulge;
		minY = Math.min(lowY, highY) - bulge;
		maxY = Math.max(lowY, highY) + bulge;
	}

	private void march() {
		boolean forward = fan.forward;
		double near = fan.alongX ? minX : minY;
		double far = fan.alongX ? maxX : maxY;
		double low = fan.alongX ? minY : minX;
		double high = fan.alongX ? maxY : maxX;
		double origin = fan.alongX ? grid.originX : grid.originY;
		int lines = fan.alongX ? grid.columns : grid.rows;
		int first = line(forward ? near : far);
		int step = forward ? 1 : -1;
		int last = first;
		int line = first;
		for (; line >= 0 && line < lines && closed != ALL_CLOSED; line += step) {
			double begin = origin + line * grid.size;
			double end = begin + grid.size;
			double nearest = Math.max(0, forward ? begin - far : near - end);
			if (nearest > horizon) {
				break;
			}
			double farthest = forward ? Math.max(end, far) - near : far - Math.min(begin, near);
			double one = fan.slope(Long.numberOfTrailingZeros(~closed));
			double other = fan.slope(Fan.RAYS - Long.numberOfLeadingZeros(~closed));
			scan(line, low + leftmost(one, other, nearest, farthest), high + rightmost(one, other, nearest, farthest));
			last = line;
			closed |= closing[line];
			closing[line] = 0;
		}
		boolean left = line < 0 || line >= lines;
		if (!cutOff && (closed == ALL_CLOSED || left)) {
			horizon = Double.POSITIVE_INFINITY;
		}
		Arrays.fill(closing, 0);
		double distance = left ? ENDLESS
				: forward ? origin + (last + 1) * grid.size - near : far - origin - last * grid.size;
		double reached = forward ? near + distance : far - distance;
		double one = fan.slope(0);
		double other = fan.slope(Fan.RAYS);
		widen(reached, low + leftmost(one, other, 0, distance));
		widen(reached, high + rightmost(one, other, 0, distance));
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

	private int line(double value) {
		return fan.alongX ? grid.column(value) : grid.row(value);
	}

	private void widen(double along, double across) {
		include(fan.alongX ? along : across, fan.alongX ? across : along);
	}

	private void include(double px, double py) {
		minX = Math.min(minX, px);
		maxX = Math.max(maxX, px);
		minY = Math.min(minY, py);
		maxY = Math.max(maxY, py);
	}

	private void scan(int line, double from, double to) {
		boolean alongX = fan.alongX;
		int first = alongX ? grid.row(from) : grid.column(from);
		int last = alongX ? grid.row(to) : grid.column(to);
		for (int cross = first; cross <= last; cross++) {
			int square = alongX ? cross * grid.columns + line : line * grid.columns + cross;
			for (int i = grid.starts[square]; i < grid.starts[square + 1]; i++) {
				int item = grid.items[i];
				if (item < 0) {
					meetWall(~item);
				} else if (item != own && seenDiscs[item] != round) {
					seenDiscs[item] = round;
					meetDisc(item);
				}
			}
		}
	}

	private void meetDisc(int disc) {
		double dx = solids.x[disc] - x;
		double dy = solids.y[disc] - y;
		if (isBeside(disc, dx, dy)) {
			return;
		}
		boolean lowSide = tangent(disc, dx, dy, 1);
		firstRay = lowSide ? fan.ray(ux, uy) : Double.NEGATIVE_INFINITY;
		if (lowSide && isOpen(firstRay)) {
			offer(disc, 1, firstRay);
		}
		boolean highSide = tangent(disc, dx, dy, -1);
		lastRay = highSide ? fan.ray(ux, uy) : Double.POSITIVE_INFINITY;
		if (highSide && isOpen(lastRay)) {
			offer(disc, -1, lastRay);
		}
		if (lowSide && highSide) {
			close(firstRay, lastRay, behind(disc));
		} else if (lowSide || highSide) {
			closeOverlapping(disc, dx, dy, lowSide);
		}
	}

	/** Whether a disc apart from the own one lies to the side of all rays, and none meets or touches it. */
	private boolean isBeside(int disc, double dx, double dy) {
		double other = solids.rho[disc] + 4 * solids.tolerance;
		double apart = rho + other;
		if (dx * dx + dy * dy <= apart * apart || fan.cosine * dx + fan.sine * dy <= 0) {
			return false;
		}
		double own = sign * rho;
		return fan.highCosine * dy - fan.highSine * dx + own > other || fan.lowCosine * dy - fan.lowSine * dx + own < -other;
	}

	/** Where along the axis a disc is left behind. */
	private double behind(int disc) {
		double reach = solids.rho[disc] + 4 * solids.tolerance;
		return fan.forward ? along(disc) + reach : along(disc) - reach;
	}

	private double along(int disc) {
		return fan.alongX ? solids.x[disc] : solids.y[disc];
	}

	/**
	 * Works out the bitangent to a disc, to be gone round with the given sign; false if there is none. All headings that
	 * meet the disc lie between that of the positive sign and that of the negative one.
	 */
	private boolean tangent(int disc, double dx, double dy, int arriving) {
		double offset = arriving * solids.rho[disc] - sign * rho;
		double squared = dx * dx + dy * dy;
		double rest = squared - offset * offset;
		if (rest <= squared * 0x1p-40 && !reaches(disc, arriving, Math.sqrt(squared))) {
			return false;
		}
		length = rest <= 0 ? 0 : Math.sqrt(rest);
		ux = length * dx + offset * dy;
		uy = length * dy - offset * dx;
		norm = squared;
		return true;
	}

	/** Decides the bitangents of discs that touch or nearly do. */
	private boolean reaches(int disc, int arriving, double distance) {
		if (distance == 0) {
			return false;
		}
		if (own < 0) {
			return distance >= solids.rho[disc] - solids.tolerance;
		}
		if (rho == 0 || solids.rho[disc] == 0 || arriving != sign) {
			return !solids.discsOverlap(own, disc);
		}
		return !solids.isInside(own, disc) && !solids.isInside(disc, own);
	}

	private boolean isOpen(double ray) {
		if (ray < -CAUTION || ray > Fan.RAYS + CAUTION) {
			return false;
		}
		int bit = (int) Math.max(0, Math.min(Fan.RAYS - 1, ray));
		return (closed >>> bit & 1) == 0;
	}

	private void close(double from, double to, double until) {
		int first = (int) Math.max(0, Math.ceil(from + CAUTION));
		int last = (int) Math.min(Fan.RAYS, Math.floor(to - CAUTION));
		if (first < last) {
			closing[line(until)] |= -1L >>> Fan.RAYS - (last - first) << first;
		}
	}

	/** Of a disc that overlaps, the rays from the external bitangent to where their beginnings leave it. */
	private void closeOverlapping(int disc, double dx, double dy, boolean low) {
		double squared = dx * dx + dy * dy;
		double along = (rho * rho - solids.rho[disc] * solids.rho[disc] + squared) / (2 * squared);
		double across = Math.sqrt(Math.max(0, rho * rho / squared - along * along)) * sign;
		double nx = along * dx - across * dy;
		double ny = along * dy + across * dx;
		double leaving = fan.ray(-sign * ny, sign * nx);
		close(low ? firstRay : leaving, low ? leaving : lastRay, behind(disc));
	}

	/** A wall closes what lies between its ends, if it is in front as a whole and all rays begin on one side of it. */
	private void meetWall(int wall) {
		if (seenWalls[wall] == round) {
			return;
		}
		seenWalls[wall] = round;
		int a = solids.from[wall];
		int b = solids.to[wall];
		if (a == own || b == own || !spans(a) || solids.wallDistance(wall, x, y) <= solids.radius + rho) {
			return;
		}
		double first = firstRay;
		double last = lastRay;
		if (spans(b)) {
			double end = fan.forward ? Math.max(along(a), along(b)) : Math.min(along(a), along(b));
			double reach = solids.radius + 4 * solids.tolerance;
			close(Math.min(first, firstRay), Math.max(last, lastRay), fan.forward ? end + reach : end - reach);
		}
	}

	/** Works out which rays the end of a wall covers; false if it is not in front or too close. */
	private boolean spans(int disc) {
		double dx = solids.x[disc] - x;
		double dy = solids.y[disc] - y;
		if (!tangent(disc, dx, dy, 1) || fan.cosine * ux + fan.sine * uy <= 0) {
			return false;
		}
		firstRay = fan.ray(ux, uy);
		if (!tangent(disc, dx, dy, -1) || fan.cosine * ux + fan.sine * uy <= 0) {
			return false;
		}
		lastRay = fan.ray(ux, uy);
		return true;
	}

	/** Takes the bitangent worked out last if it lies in the sector and nothing blocks it. */
	private void offer(int disc, int arriving, double ray) {
		if (!fan.holds(ux, uy)) {
			return;
		}
		if (length > horizon) {
			cutOff = true;
			return;
		}
		double vx = ux / norm;
		double vy = uy / norm;
		if (!solids.passesCorner(disc, arriving, vx, vy) || own >= 0 && !solids.passesCorner(own, sign, vx, vy)) {
			return;
		}
		double px = x + sign * rho * vy;
		double py = y - sign * rho * vx;
		double qx = solids.x[disc] + arriving * solids.rho[disc] * vy;
		double qy = solids.y[disc] - arriving * solids.rho[disc] * vx;
		include(qx, qy);
		if (sight.blocker(px, py, qx, qy, vx, vy, length, own, sign, disc, arriving) == Solids.NONE) {
			found.add(sign * ray, Sides.of(disc, arriving), Math.atan2(vy, vx), length, qx, qy);
		}
	}
}
