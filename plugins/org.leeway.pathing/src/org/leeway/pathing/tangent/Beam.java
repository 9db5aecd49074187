package org.leeway.pathing.tangent;

import java.util.Arrays;

/**
 * Finds the surfing edges from one side of a disc, or from a point, in the directions of one sector. The rays of the
 * sector go on square by square along an axis, and whatever they meet is a partner for a tangent. Each sector has 64
 * rays' worth of bits; what has been left behind closes those that it covers, and when all are closed nothing farther
 * away matters. Bits only spare work: {@link Sight} judges each edge. Not thread-safe.
 */
final class Beam {

	private static final int RAYS = 64;
	private static final double RAYS_PER_TANGENT = RAYS / (2 * Sectors.TANGENT);
	/** More than rounding could move a ray, in units of rays. */
	private static final double CAUTION = 1e-6;

	/** Farther than any thing; where there is nothing any more, a new thing would matter. */
	private static final double ENDLESS = 1e300;

	private final Solids solids;
	private final SolidGrid grid;
	private final Sight sight;
	private final int[] seenDiscs;
	private final int[] seenWalls;
	private int round;
	/** By column or row along the axis, the rays that close behind it. */
	private final long[] closing;
	private long closed;

	private int own;
	private int sign;
	private double x;
	private double y;
	private double rho;
	private double lowCosine;
	private double lowSine;
	private double highCosine;
	private double highSine;
	private double cosine;
	private double sine;
	private double horizon;
	/** Whether an edge was left out for its length. */
	private boolean cutOff;
	private boolean alongX;
	private boolean forward;
	private double minX;
	private double minY;
	private double maxX;
	private double maxY;

	private int count;
	private int[] sides = new int[16];
	private double[] headings = new double[16];
	private double[] lengths = new double[16];
	private double[] endX = new double[16];
	private double[] endY = new double[16];
	private double[] rays = new double[16];

	/** The direction, length and existence of the bitangent worked out last. */
	private double ux;
	private double uy;
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
		lowCosine = Sectors.cosine(sector);
		lowSine = Sectors.sine(sector);
		highCosine = Sectors.cosine(sector + 1);
		highSine = Sectors.sine(sector + 1);
		cosine = Sectors.middleCosine(sector);
		sine = Sectors.middleSine(sector);
		alongX = Math.abs(cosine) >= Math.abs(sine);
		forward = (alongX ? cosine : sine) > 0;
		round++;
		closed = 0;
		cutOff = false;
		count = 0;
		beginBox();
		march();
		return sorted();
	}

	/** A rectangle around the places where rays begin. */
	private void beginBox() {
		double bulge = rho * (1 - Math.cos(Sectors.WIDTH / 2)) + grid.size * 1e-9 + solids.tolerance;
		double lowX = x + sign * rho * lowSine;
		double lowY = y - sign * rho * lowCosine;
		double highX = x + sign * rho * highSine;
		double highY = y - sign * rho * highCosine;
		minX = Math.min(lowX, highX) - bulge;
		maxX = Math.max(lowX, highX) + bulge;
		minY = Math.min(lowY, highY) - bulge;
		maxY = Math.max(lowY, highY) + bulge;
	}

	private void march() {
		double near = alongX ? minX : minY;
		double far = alongX ? maxX : maxY;
		double low = alongX ? minY : minX;
		double high = alongX ? maxY : maxX;
		double slopeLow = alongX ? lowSine / Math.abs(lowCosine) : lowCosine / Math.abs(lowSine);
		double slopeHigh = alongX ? highSine / Math.abs(highCosine) : highCosine / Math.abs(highSine);
		double least = Math.min(slopeLow, slopeHigh);
		double most = Math.max(slopeLow, slopeHigh);
		double origin = alongX ? grid.originX : grid.originY;
		int lines = alongX ? grid.columns : grid.rows;
		int first = line(forward ? near : far);
		int step = forward ? 1 : -1;
		int last = first;
		int line = first;
		for (; line >= 0 && line < lines && closed != -1; line += step) {
			double begin = origin + line * grid.size;
			double end = begin + grid.size;
			double nearest = Math.max(0, forward ? begin - far : near - end);
			double farthest = forward ? Math.max(end, far) - near : far - Math.min(begin, near);
			double from = low + (least < 0 ? least * farthest : least * nearest);
			double to = high + (most > 0 ? most * farthest : most * nearest);
			if (nearest > horizon) {
				break;
			}
			scan(line, from, to);
			last = line;
			closed |= closing[line];
			closing[line] = 0;
		}
		if (!cutOff && (closed == -1 || line < 0 || line >= lines)) {
			horizon = Double.POSITIVE_INFINITY;
		}
		Arrays.fill(closing, 0);
		boolean left = line < 0 || line >= lines;
		double distance = left ? ENDLESS
				: forward ? origin + (last + 1) * grid.size - near : far - origin - last * grid.size;
		double reached = forward ? near + distance : far - distance;
		widen(reached, low + Math.min(0, least * distance));
		widen(reached, high + Math.max(0, most * distance));
	}

	private int line(double value) {
		return alongX ? grid.column(value) : grid.row(value);
	}

	private void widen(double along, double across) {
		include(alongX ? along : across, alongX ? across : along);
	}

	private void include(double px, double py) {
		minX = Math.min(minX, px);
		maxX = Math.max(maxX, px);
		minY = Math.min(minY, py);
		maxY = Math.max(maxY, py);
	}

	private void scan(int line, double from, double to) {
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
		boolean lowSide = tangent(disc, 1);
		firstRay = lowSide ? ray() : Double.NEGATIVE_INFINITY;
		if (lowSide) {
			offer(disc, 1);
		}
		boolean highSide = tangent(disc, -1);
		lastRay = highSide ? ray() : Double.POSITIVE_INFINITY;
		if (highSide) {
			offer(disc, -1);
		}
		if (lowSide && highSide) {
			double reach = solids.rho[disc] + 4 * solids.tolerance;
			double centre = alongX ? solids.x[disc] : solids.y[disc];
			close(firstRay, lastRay, forward ? centre + reach : centre - reach);
		} else if (lowSide || highSide) {
			closeOverlapping(disc, lowSide);
		}
	}

	/**
	 * Works out the bitangent to a disc, to be gone round with the given sign; false if there is none. All headings that
	 * meet the disc lie between that of the positive sign and that of the negative one.
	 */
	private boolean tangent(int disc, int arriving) {
		double dx = solids.x[disc] - x;
		double dy = solids.y[disc] - y;
		double other = solids.rho[disc];
		double offset = arriving * other - sign * rho;
		double squared = dx * dx + dy * dy;
		double rest = squared - offset * offset;
		if (rest <= squared * 0x1p-40 && !reaches(disc, arriving, Math.sqrt(squared))) {
			return false;
		}
		length = rest <= 0 ? 0 : Math.sqrt(rest);
		ux = (length * dx + offset * dy) / squared;
		uy = (length * dy - offset * dx) / squared;
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

	/** Where in the sector the bitangent leads, from 0 to {@link #RAYS}, or infinitely far outside. */
	private double ray() {
		double across = cosine * uy - sine * ux;
		double along = cosine * ux + sine * uy;
		if (along <= 0) {
			return across > 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
		}
		return (across / along + Sectors.TANGENT) * RAYS_PER_TANGENT;
	}

	private void close(double from, double to, double until) {
		int first = (int) Math.max(0, Math.ceil(from + CAUTION));
		int last = (int) Math.min(RAYS, Math.floor(to - CAUTION));
		if (first < last) {
			long bits = -1L >>> RAYS - (last - first) << first;
			int line = line(until);
			closing[line] |= bits;
		}
	}

	/** Of a disc that overlaps, the rays from the external bitangent to where their beginnings leave it. */
	private void closeOverlapping(int disc, boolean low) {
		double dx = solids.x[disc] - x;
		double dy = solids.y[disc] - y;
		double squared = dx * dx + dy * dy;
		double along = (rho * rho - solids.rho[disc] * solids.rho[disc] + squared) / (2 * squared);
		double across = Math.sqrt(Math.max(0, rho * rho / squared - along * along)) * sign;
		double nx = along * dx - across * dy;
		double ny = along * dy + across * dx;
		ux = -sign * ny;
		uy = sign * nx;
		double leaving = ray();
		double reach = solids.rho[disc] + 4 * solids.tolerance;
		double centre = alongX ? solids.x[disc] : solids.y[disc];
		close(low ? firstRay : leaving, low ? leaving : lastRay, forward ? centre + reach : centre - reach);
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
			double end = forward ? Math.max(along(a), along(b)) : Math.min(along(a), along(b));
			double reach = solids.radius + 4 * solids.tolerance;
			close(Math.min(first, firstRay), Math.max(last, lastRay), forward ? end + reach : end - reach);
		}
	}

	private double along(int disc) {
		return alongX ? solids.x[disc] : solids.y[disc];
	}

	/** Works out which rays the end of a wall covers; false if it is not in front or too close. */
	private boolean spans(int disc) {
		if (!tangent(disc, 1) || cosine * ux + sine * uy <= 0) {
			return false;
		}
		firstRay = ray();
		if (!tangent(disc, -1) || cosine * ux + sine * uy <= 0) {
			return false;
		}
		lastRay = ray();
		return true;
	}

	/** Takes the bitangent worked out last if it lies in the sector and nothing blocks it. */
	private void offer(int disc, int arriving) {
		if (lowCosine * uy - lowSine * ux < 0 || highCosine * uy - highSine * ux >= 0
				|| cosine * ux + sine * uy <= 0) {
			return;
		}
		if (length > horizon) {
			cutOff = true;
			return;
		}
		double ray = ray();
		int bit = (int) Math.max(0, Math.min(RAYS - 1, ray));
		if ((closed >>> bit & 1) != 0 || !solids.passesCorner(disc, arriving, ux, uy)
				|| own >= 0 && !solids.passesCorner(own, sign, ux, uy)) {
			return;
		}
		double px = x + sign * rho * uy;
		double py = y - sign * rho * ux;
		double qx = solids.x[disc] + arriving * solids.rho[disc] * uy;
		double qy = solids.y[disc] - arriving * solids.rho[disc] * ux;
		include(qx, qy);
		if (sight.blocker(px, py, qx, qy, ux, uy, length, own, sign, disc, arriving) == Solids.NONE) {
			add(ray, Sides.of(disc, arriving), qx, qy);
		}
	}

	private void add(double ray, int side, double qx, double qy) {
		if (count == sides.length) {
			grow();
		}
		int place = count++;
		while (place > 0 && sign * rays[place - 1] > sign * ray) {
			move(place - 1, place);
			place--;
		}
		sides[place] = side;
		rays[place] = ray;
		headings[place] = Math.atan2(uy, ux);
		lengths[place] = length;
		endX[place] = qx;
		endY[place] = qy;
	}

	private void move(int from, int to) {
		sides[to] = sides[from];
		headings[to] = headings[from];
		lengths[to] = lengths[from];
		endX[to] = endX[from];
		endY[to] = endY[from];
		rays[to] = rays[from];
	}

	private void grow() {
		int more = 2 * count;
		sides = Arrays.copyOf(sides, more);
		headings = Arrays.copyOf(headings, more);
		lengths = Arrays.copyOf(lengths, more);
		endX = Arrays.copyOf(endX, more);
		endY = Arrays.copyOf(endY, more);
		rays = Arrays.copyOf(rays, more);
	}

	private Tangents sorted() {
		return new Tangents(horizon, Arrays.copyOf(sides, count), Arrays.copyOf(headings, count),
				Arrays.copyOf(lengths, count), Arrays.copyOf(endX, count), Arrays.copyOf(endY, count), minX, minY,
				maxX, maxY);
	}
}
