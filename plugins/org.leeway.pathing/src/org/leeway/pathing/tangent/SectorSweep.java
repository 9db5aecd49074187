package org.leeway.pathing.tangent;

/**
 * A search for the straight edges that leave a disc, or a point, in one sector of directions. Discs and walls are the parts of
 * {@link InflatedObstacles}. The sweep visits the grid squares of the sector from near to far, until discs and walls hide the
 * whole sector. Then {@link SegmentVisibility} tests which of the found edges are free. Not thread-safe.
 */
final class SectorSweep {

	/**
	 * Margin for rounding errors, as a fraction of the distance between neighbouring rays. The margin widens the range of rays
	 * that may meet a disc or wall, at both ends. For a disc or wall nearer than {@link #RELIABLE_DISTANCE}, the margin would
	 * be too small.
	 */
	private static final double MARGIN = 1e-3;
	/**
	 * Distance of a disc or wall from the start of the sweep, in multiples of {@link InflatedObstacles#tolerance}. Beyond this
	 * distance, rounding errors are within {@link #MARGIN}. At smaller distances, the sweep assumes that the disc or wall may
	 * meet any ray.
	 */
	private static final double RELIABLE_DISTANCE = 1e6;

	private final InflatedObstacles obstacles;
	private final ObstacleGrid grid;
	private final SegmentVisibility visibility;
	private final BitangentSolver bitangents;
	private final RayFanWalk walk;
	/** The area that the sweep has searched. The found edges stay the same unless the scene changes inside this area. */
	private final EnvelopeBuilder reach = new EnvelopeBuilder();
	private final Occlusion occlusion;
	private final BlockerCandidates met = new BlockerCandidates();
	private final TangentList found = new TangentList();
	private final int[] seenDiscs;
	private final int[] seenWalls;
	private int round;

	private RayFan fan;
	private int own;
	private int sign;
	private double x;
	private double y;
	private double rho;
	private double horizon;
	/** Whether an edge longer than the {@link #horizon} was left out. */
	private boolean cutOff;

	/** The {@linkplain RayFan#ray position} of the first ray that may meet the disc or wall examined last. */
	private double firstRay;
	/** The {@linkplain RayFan#ray position} of the last ray that may meet the disc or wall examined last. */
	private double lastRay;

	SectorSweep(InflatedObstacles obstacles, ObstacleGrid grid, SegmentVisibility visibility) {
		this.obstacles = obstacles;
		this.grid = grid;
		this.visibility = visibility;
		this.bitangents = new BitangentSolver(obstacles);
		this.walk = new RayFanWalk(grid);
		this.occlusion = new Occlusion(Math.max(grid.columns, grid.rows) + 1);
		this.seenDiscs = new int[obstacles.x.length];
		this.seenWalls = new int[obstacles.from.length];
	}

	/**
	 * Finds the straight edges of the graph along which a path can leave a disc in a sector of directions. The path goes round
	 * the disc in a given direction.
	 *
	 * @param farthest the length, in cells, beyond which edges are left out
	 * @param side the disc and the direction in which paths go round it, as a number from {@link Sides}
	 */
	Tangents fromSide(int side, int sector, double farthest) {
		own = Sides.disc(side);
		sign = Sides.sign(side);
		bitangents.beginAtSide(own, sign);
		return cast(obstacles.x[own], obstacles.y[own], obstacles.rho[own], sector, farthest);
	}

	/**
	 * Finds the straight edges of the graph that begin at a point and lead into one sector of directions.
	 *
	 * @param farthest the length, in cells, beyond which edges are left out
	 */
	Tangents fromPoint(double pointX, double pointY, int sector, double farthest) {
		own = -1;
		sign = 1;
		bitangents.beginAtPoint(pointX, pointY);
		return cast(pointX, pointY, 0, sector, farthest);
	}

	private Tangents cast(double centreX, double centreY, double radius, int sector, double farthest) {
		x = centreX;
		y = centreY;
		rho = radius;
		horizon = farthest;
		fan = RayFan.of(sector);
		round++;
		cutOff = false;
		occlusion.clear();
		met.clear();
		found.clear();
		march();
		found.keepOnly(this::isClear);
		return found.tangents(fan, sign, horizon, reach);
	}

	/** Goes through the grid along the rays, from near to far, until the whole sector is hidden or the horizon is reached. */
	private void march() {
		double bulge = rho * (1 - Math.cos(Sectors.WIDTH / 2)) + grid.size * 1e-9 + obstacles.tolerance;
		double around = sign * rho;
		reach.begin(x + around * fan.lowSine, y - around * fan.lowCosine, x + around * fan.highSine,
				y - around * fan.highCosine, bulge);
		walk.begin(fan, reach);
		while (!occlusion.coversAll() && walk.next(horizon)) {
			scan(occlusion.firstOpen(), occlusion.lastOpen());
			occlusion.pass(walk.line());
		}
		if (!cutOff && (occlusion.coversAll() || walk.hasLeft())) {
			horizon = Double.POSITIVE_INFINITY;
		}
		walk.widen(reach);
	}

	/**
	 * Examines the discs and walls in the current line of grid squares, from one ray to another ray.
	 *
	 * @param from the index of the first given ray
	 * @param to the index of the second given ray
	 */
	private void scan(int from, int to) {
		int last = walk.lastSquare(from, to);
		for (int across = walk.firstSquare(from, to); across <= last; across++) {
			int square = walk.square(across);
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
		if (isHidden(disc)) {
			return;
		}
		boolean lowSide = bitangents.solve(disc, 1);
		firstRay = lowSide ? ray() : Double.NEGATIVE_INFINITY;
		offer(disc, 1, firstRay);
		boolean highSide = bitangents.solve(disc, -1);
		lastRay = highSide ? ray() : Double.POSITIVE_INFINITY;
		offer(disc, -1, lastRay);
		if (lowSide && highSide) {
			spanFromBehind();
		}
		encounter(disc, lowSide && highSide ? bitangents.length() : 0);
		if (lowSide != highSide) {
			double leaving = bitangents.leaving(disc, fan);
			firstRay = lowSide ? firstRay : leaving;
			lastRay = highSide ? lastRay : leaving;
		}
		if (lowSide || highSide) {
			occlusion.close(firstRay, lastRay, behind(disc));
		}
	}

	/**
	 * Corrects the sign of an infinite {@link #firstRay} or {@link #lastRay}. If a disc is near and wide, one of the two rays
	 * that touch it may lead backwards. The position of such a ray is infinite, perhaps with the wrong sign. An infinite first
	 * ray must be negative, and an infinite last ray must be positive.
	 */
	private void spanFromBehind() {
		if (Double.isInfinite(firstRay) && Double.isFinite(lastRay)) {
			firstRay = Double.NEGATIVE_INFINITY;
		} else if (Double.isInfinite(lastRay) && Double.isFinite(firstRay)) {
			lastRay = Double.POSITIVE_INFINITY;
		}
	}

	/** Returns the direction of the bitangent computed last, as a {@linkplain RayFan#ray position}. */
	private double ray() {
		return fan.ray(bitangents.ux(), bitangents.uy());
	}

	/**
	 * Adds a disc or wall to the list of possible blockers. The sweep tests the blocker only for rays between {@link #firstRay}
	 * and {@link #lastRay}. If the disc or wall is very near the start, rounding makes these two rays unreliable. Then the
	 * sweep tests the blocker for all rays.
	 *
	 * @param item the disc or wall, as an {@linkplain InflatedObstacles item}
	 * @param distance the distance of the disc or wall from the start, in cells
	 */
	private void encounter(int item, double distance) {
		boolean reliable = distance > RELIABLE_DISTANCE * obstacles.tolerance;
		met.add(item, reliable ? firstRay - MARGIN : Double.NEGATIVE_INFINITY,
				reliable ? lastRay + MARGIN : Double.POSITIVE_INFINITY);
	}

	/**
	 * Returns whether nearer discs and walls hide a whole disc. Returns false without a test if the disc may touch the
	 * start, or if its centre does not lie ahead.
	 */
	private boolean isHidden(int disc) {
		double dx = obstacles.x[disc] - x;
		double dy = obstacles.y[disc] - y;
		double other = obstacles.rho[disc] + 4 * obstacles.tolerance;
		double apart = rho + other;
		double along = fan.cosine * dx + fan.sine * dy;
		if (dx * dx + dy * dy <= apart * apart || along <= 0) {
			return false;
		}
		double across = fan.cosine * dy - fan.sine * dx;
		double low = sign * rho - other;
		double high = sign * rho + other;
		return occlusion.covers(fan.rayTo(along, across + Math.min(low, RayFan.STRETCH * low)),
				fan.rayTo(along, across + Math.max(high, RayFan.STRETCH * high)));
	}

	/**
	 * Returns the index of the last line of grid squares (column or row) that a disc may overlap. Behind this line, the
	 * disc hides everything on the rays that meet the disc.
	 */
	private int behind(int disc) {
		double reach = obstacles.rho[disc] + 4 * obstacles.tolerance;
		return walk.lineOf(fan.forward ? along(disc) + reach : along(disc) - reach);
	}

	private double along(int disc) {
		return fan.alongX ? obstacles.x[disc] : obstacles.y[disc];
	}

	/**
	 * Examines a wall, unless this sweep has examined it before. Adds the wall to the list of possible blockers. Also
	 * records what the wall hides, if the whole wall lies ahead of the start and does not touch it.
	 */
	private void meetWall(int wall) {
		if (seenWalls[wall] == round) {
			return;
		}
		seenWalls[wall] = round;
		int a = obstacles.from[wall];
		int b = obstacles.to[wall];
		double distance = a == own || b == own ? 0 : obstacles.wallDistance(wall, x, y) - obstacles.radius - rho;
		boolean inFront = distance > 0 && spans(a);
		double first = firstRay;
		double last = lastRay;
		if (!inFront || !spans(b)) {
			encounter(~wall, 0);
			return;
		}
		firstRay = Math.min(first, firstRay);
		lastRay = Math.max(last, lastRay);
		boolean behindA = fan.forward == along(a) > along(b);
		occlusion.close(firstRay, lastRay, behind(behindA ? a : b));
		encounter(~wall, distance);
	}

	/**
	 * Sets {@link #firstRay} and {@link #lastRay} to the two rays that touch a disc, one on its left and one on its right. The
	 * disc is the rounded end of a wall. Returns false if one of the rays does not exist, or does not lead ahead, see {@link
	 * RayFan#isAhead}.
	 */
	private boolean spans(int disc) {
		if (!bitangents.solve(disc, 1) || !fan.isAhead(bitangents.ux(), bitangents.uy())) {
			return false;
		}
		firstRay = ray();
		if (!bitangents.solve(disc, -1) || !fan.isAhead(bitangents.ux(), bitangents.uy())) {
			return false;
		}
		lastRay = ray();
		return true;
	}

	/**
	 * Adds the bitangent computed last to the found edges. Leaves it out in these cases:
	 * <ul>
	 * <li>The bitangent lies outside the sector, or is hidden.
	 * <li>The bitangent is longer than the horizon.
	 * <li>The disc at one end of the bitangent is a corner of a polygon, and the bitangent cuts into this polygon.
	 * </ul>
	 *
	 * @param disc the disc at the end of the bitangent
	 * @param arriving the direction in which the path goes round this disc: 1 clockwise, -1 counterclockwise
	 * @param ray the position of the bitangent among the rays, see {@link RayFan#ray}
	 */
	private void offer(int disc, int arriving, double ray) {
		double ux = bitangents.ux();
		double uy = bitangents.uy();
		if (!occlusion.isOpen(ray) || !fan.holds(ux, uy)) {
			return;
		}
		double length = bitangents.length();
		if (length > horizon) {
			cutOff = true;
			return;
		}
		double vx = ux / bitangents.norm();
		double vy = uy / bitangents.norm();
		if (!obstacles.passesCorner(disc, arriving, vx, vy) || own >= 0 && !obstacles.passesCorner(own, sign, vx, vy)) {
			return;
		}
		double qx = obstacles.x[disc] + arriving * obstacles.rho[disc] * vy;
		double qy = obstacles.y[disc] - arriving * obstacles.rho[disc] * vx;
		reach.include(qx, qy);
		found.add(sign * ray, Sides.of(disc, arriving), vx, vy, length, qx, qy);
	}

	/**
	 * Returns whether a found edge is free: no disc or wall blocks it. Tests only the discs and walls in the list of possible
	 * blockers.
	 *
	 * @param i the index of the edge in {@link #found}
	 */
	private boolean isClear(int i) {
		double px = x + sign * rho * found.uy(i);
		double py = y - sign * rho * found.ux(i);
		int side = found.side(i);
		return visibility.begin(px, py, found.endX(i), found.endY(i), found.ux(i), found.uy(i), found.length(i), own, sign,
				Sides.disc(side), Sides.sign(side)) && !met.block(sign * found.ray(i), visibility);
	}
}
