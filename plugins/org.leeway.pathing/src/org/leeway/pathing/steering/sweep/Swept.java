package org.leeway.pathing.steering.sweep;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;

/**
 * The area that a footprint covers during a motion. The area is shrunk by {@link #TOUCHING} on each side. So a shape
 * that only touches the footprint does not overlap the area.
 */
abstract class Swept {

	/** Largest depth of an overlap, in cells, at which two shapes still count as only touching. */
	static final double TOUCHING = 1e-9;
	/** Distance from the middle of a cell to its corners, in cells. {@link #TOUCHING} allows for rounding errors. */
	private static final double TO_CORNER = Math.sqrt(0.5) + TOUCHING;

	final Motion motion;
	/** The centre of the footprint before the motion. */
	final Point centre;
	/**
	 * The radius, in cells, of the largest disc that has the same centre as the footprint and lies in the footprint. Shrunk by
	 * {@link #TOUCHING}, so perhaps negative.
	 */
	private final double inner;
	/** The radius, in cells, of the smallest disc that has the same centre as the footprint and contains the footprint. */
	private final double outer;
	/** The bounding box of the area: its left, top, right and bottom sides, in cells. */
	final double[] bounds = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
			Double.NEGATIVE_INFINITY};

	Swept(Motion motion, Point centre, double inner, double outer) {
		this.motion = motion;
		this.centre = centre;
		this.inner = inner - TOUCHING;
		this.outer = outer;
	}

	/**
	 * Creates the area that a footprint covers during the first part of a move.
	 *
	 * @param share the fraction of the move that counts, from 0 to 1
	 */
	static Swept of(Footprint footprint, Move move, double share) {
		return of(footprint, move.at(0), Motion.of(move, share));
	}

	/**
	 * Creates the area that a footprint covers during a motion.
	 *
	 * @param start the pose before the motion
	 * @throws IllegalArgumentException if the footprint is a square, which never turns
	 */
	static Swept of(Footprint footprint, Pose start, Motion motion) {
		return switch (footprint) {
		case Footprint.Disc(double radius) -> new SweptDisc(radius, start.position(), motion);
		case Footprint.Rectangle rectangle -> new SweptRectangle(rectangle, start, motion);
		case Footprint.Square square -> throw new IllegalArgumentException("a square never turns: " + square);
		};
	}

	/** Returns whether this area overlaps a polygon with the corners {@code x0, y0, x1, y1, ...}. */
	abstract boolean meetsRing(double[] ring);

	abstract boolean meetsCircle(double x, double y, double radius);

	/**
	 * Returns whether this area overlaps a cell. The distance of the cell from the trace of the centre decides most cases. With
	 * any heading, the footprint covers the middle of a near cell and does not reach a far cell.
	 */
	final boolean meetsCell(int x, int y) {
		double inset = cellInset();
		double left = x + inset;
		double top = y + inset;
		double right = x + 1 - inset;
		double bottom = y + 1 - inset;
		if (bounds[0] > right || bounds[2] < left || bounds[1] > bottom || bounds[3] < top) {
			return false;
		}
		double distance = motion.distance(centre.x(), centre.y(), x + 0.5, y + 0.5);
		return distance < inner || distance < outer + TO_CORNER
				&& meetsRing(new double[] {left, top, right, top, right, bottom, left, bottom});
	}

	/**
	 * Returns how far to move each side of a cell inwards before the test for an overlap, in cells. Usually 0, because the
	 * swept area is shrunk by {@link #TOUCHING} already. But a footprint that is a single point cannot be shrunk, so the cell
	 * is shrunk instead.
	 */
	double cellInset() {
		return 0;
	}

	/** Returns whether this area is not completely inside a rectangle. */
	final boolean leaves(double left, double top, double right, double bottom) {
		return bounds[0] < left || bounds[1] < top || bounds[2] > right || bounds[3] > bottom;
	}
}
