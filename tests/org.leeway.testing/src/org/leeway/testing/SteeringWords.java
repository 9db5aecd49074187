package org.leeway.testing;

/**
 * An oracle of shortest paths of vehicles. Tries all words of Dubins, or of Reeds and Shepp. A word is a sequence of turns and
 * straight lines, such as RSL: right, straight, left. Planners try fewer words, and tests compare their results with this
 * oracle. The formulas are from section 8 of the paper of Reeds and Shepp. The start is at (0, 0) with heading 0, and the
 * turning radius is 1. A right turn increases the heading.
 */
public final class SteeringWords {

	/** A receiver of words. */
	public interface Reader {

		/**
		 * Receives a path to the goal.
		 *
		 * @param turns a letter for each piece of the path: L for a left turn, R for a right turn, S for a straight line
		 * @param backwards whether the letters are in reverse order, so that the path begins with the last letter
		 * @param a the length of the first letter's piece: in radians for a turn, in turning radii for a line. Negative if the
		 * piece is in reverse. 0 if there is no such letter
		 * @param b the length of the second letter's piece
		 * @param c the length of the third letter's piece
		 * @param d the length of the fourth letter's piece
		 * @param e the length of the fifth letter's piece
		 */
		void word(String turns, boolean backwards, double a, double b, double c, double d, double e);
	}

	private static final double TURN = 2 * Math.PI;
	private static final double QUARTER = Math.PI / 2;
	/**
	 * Tolerance for angles, in radians. If an angle is less than a whole turn by at most this tolerance, 0 is used instead. The
	 * angle may be 0 with a rounding error, and the path must not get a whole turn from this error.
	 */
	private static final double FOLD = 1e-11;

	private final Reader reader;
	private boolean flipped;
	private boolean mirrored;
	private boolean backwards;
	private double shortest;

	/** Creates an oracle that computes only the lengths of shortest paths. No {@link Reader} receives the paths. */
	public SteeringWords() {
		this(null);
	}

	public SteeringWords(Reader reader) {
		this.reader = reader;
	}

	/** Returns the length of the shortest of the six words without reverse. */
	public double dubins(double x, double y, double heading) {
		shortest = Double.POSITIVE_INFINITY;
		flipped = false;
		backwards = false;
		for (int i = 0; i < 2; i++) {
			mirrored = i == 1;
			forward(x, mirrored ? -y : y, mirrored ? -heading : heading);
		}
		return shortest;
	}

	private void forward(double x, double y, double heading) {
		double sine = Math.sin(heading);
		double cosine = Math.cos(heading);
		double ex = x - sine;
		double ey = y - 1 + cosine;
		double u = Math.sqrt(ex * ex + ey * ey);
		double t = Math.atan2(ey, ex);
		offer("RSR", positive(t), u, positive(heading - t), 0, 0);
		if (u <= 4) {
			double arc = TURN - 2 * Math.asin(u / 4);
			t += arc / 2;
			offer("RLR", positive(t), arc, positive(heading - t + arc), 0, 0);
		}
		crossing(x + sine, y - 1 - cosine, heading);
	}

	private void crossing(double ex, double ey, double heading) {
		double square = ex * ex + ey * ey - 4;
		if (square >= -FOLD) {
			double u = Math.sqrt(Math.max(0, square));
			double t = Math.atan2(ey, ex) + Math.atan2(2, u);
			offer("RSL", positive(t), u, positive(t - heading), 0, 0);
		}
	}

	/** Returns the length of the shortest of the 48 words with reverse. */
	public double reedsShepp(double x, double y, double heading) {
		shortest = Double.POSITIVE_INFINITY;
		for (int i = 0; i < 4; i++) {
			flipped = (i & 1) != 0;
			mirrored = (i & 2) != 0;
			double ex = flipped ? -x : x;
			double ey = mirrored ? -y : y;
			double turn = flipped ^ mirrored ? -heading : heading;
			double sine = Math.sin(turn);
			double cosine = Math.cos(turn);
			backwards = false;
			lines(ex, ey, turn, sine, cosine);
			arcs(ex, ey, turn, sine, cosine);
			quarters(ex, ey, turn, sine, cosine);
			backwards = true;
			quarters(ex * cosine + ey * sine, ex * sine - ey * cosine, turn, sine, cosine);
		}
		return shortest;
	}

	private void lines(double x, double y, double heading, double sine, double cosine) {
		double ex = x - sine;
		double ey = y - 1 + cosine;
		double t = Math.atan2(ey, ex);
		offer("RSR", positive(t), Math.sqrt(ex * ex + ey * ey), positive(heading - t), 0, 0);
		ex = x + sine;
		ey = y - 1 - cosine;
		crossing(ex, ey, heading);
		double square = ex * ex + ey * ey;
		if (square >= 20) {
			double u = 4 - Math.sqrt(square - 4);
			t = Math.atan2(ey, ex) - QUARTER - Math.atan2(2, u - 4);
			offer("RLSRL", positive(t), -QUARTER, u, -QUARTER, positive(t - heading));
		}
	}

	private void arcs(double x, double y, double heading, double sine, double cosine) {
		double ex = x - sine;
		double ey = y - 1 + cosine;
		double distance = Math.sqrt(ex * ex + ey * ey);
		if (distance <= 4) {
			double u = 2 * Math.asin(distance / 4);
			double angle = Math.atan2(ey, ex);
			double t = angle + Math.PI - u / 2;
			offer("RLR", positive(t), -u, positive(heading - t - u), 0, 0);
			offer("RLR", positive(t), -u, -positive(t + u - heading), 0, 0);
			t = angle + u / 2;
			offer("RLR", positive(t), u, -positive(t - u - heading), 0, 0);
		}
		ex = x + sine;
		ey = y - 1 - cosine;
		distance = Math.sqrt(ex * ex + ey * ey);
		if (distance <= 6) {
			fourArcs(distance, Math.atan2(ey, ex), heading);
		}
	}

	private void fourArcs(double distance, double angle, double heading) {
		boolean near = distance <= 2;
		double u = Math.acos((near ? 2 + distance : 2 - distance) / 4);
		double t = u + (near ? angle + QUARTER : angle - QUARTER);
		offer("RLRL", positive(t), u, -u, -positive(heading - t + 2 * u), 0);
		if (distance >= 2) {
			u = Math.acos((20 - distance * distance) / 16);
			t = angle + QUARTER + Math.atan2(Math.sin(u), 2 - Math.cos(u));
			offer("RLRL", positive(t), -u, -u, positive(t - heading), 0);
		}
	}

	private void quarters(double x, double y, double heading, double sine, double cosine) {
		double ex = x - sine;
		double ey = y - 1 + cosine;
		double square = ex * ex + ey * ey;
		if (square >= 8) {
			double u = 2 - Math.sqrt(square - 4);
			double t = Math.atan2(ey, ex) - QUARTER - Math.atan2(2, u - 2);
			offer("RLSR", positive(t), -QUARTER, u, -positive(t + QUARTER - heading), 0);
		}
		ex = x + sine;
		ey = y - 1 - cosine;
		square = ex * ex + ey * ey;
		if (square >= 4) {
			double t = Math.atan2(ey, ex) + QUARTER;
			offer("RLSL", positive(t), -QUARTER, 2 - Math.sqrt(square), -positive(heading - t - QUARTER), 0);
		}
	}

	/** Returns an angle, changed by whole turns, in [0, 2 pi). */
	private static double positive(double angle) {
		double value = angle - TURN * Math.floor(angle / TURN);
		return value > TURN - FOLD ? 0 : value;
	}

	private void offer(String turns, double a, double b, double c, double d, double e) {
		double length = Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d) + Math.abs(e);
		if (length < shortest) {
			shortest = length;
		}
		if (reader != null) {
			int sign = flipped ? -1 : 1;
			reader.word(mirrored ? turns.replace('R', 'X').replace('L', 'R').replace('X', 'L') : turns, backwards, sign * a,
					sign * b, sign * c, sign * d, sign * e);
		}
	}
}
