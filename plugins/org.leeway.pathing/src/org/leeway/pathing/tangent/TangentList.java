package org.leeway.pathing.tangent;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** The tangents that a sweep has found so far. Not thread-safe. */
final class TangentList {

	private int count;
	private int[] sides = new int[16];
	/**
	 * Indexed by tangent: a number that ascends in the order in which the path round the disc meets the tangents. If the path
	 * goes clockwise, the number is the {@linkplain RayFan#ray position} of the tangent among the rays. If the path goes
	 * counterclockwise, the number is minus this position.
	 */
	private double[] rays = new double[16];
	private double[] ux = new double[16];
	private double[] uy = new double[16];
	private double[] lengths = new double[16];
	private double[] endX = new double[16];
	private double[] endY = new double[16];

	void clear() {
		count = 0;
	}

	/**
	 * Adds a tangent.
	 *
	 * @param ray the position of the tangent among the rays, see {@link #rays}. Negated if the path goes round the disc
	 * counterclockwise
	 * @param side the {@linkplain Sides side} of the disc at which the tangent arrives
	 * @param ux the x component of the direction of the tangent, a vector of length 1
	 * @param uy the y component of the direction of the tangent
	 * @param qx the x coordinate of the end of the tangent
	 * @param qy the y coordinate of the end of the tangent
	 */
	void add(double ray, int side, double ux, double uy, double length, double qx, double qy) {
		if (count == sides.length) {
			grow();
		}
		sides[count] = side;
		rays[count] = ray;
		this.ux[count] = ux;
		this.uy[count] = uy;
		lengths[count] = length;
		endX[count] = qx;
		endY[count++] = qy;
	}

	private void move(int from, int to) {
		sides[to] = sides[from];
		rays[to] = rays[from];
		ux[to] = ux[from];
		uy[to] = uy[from];
		lengths[to] = lengths[from];
		endX[to] = endX[from];
		endY[to] = endY[from];
	}

	private void grow() {
		int more = 2 * count;
		sides = Arrays.copyOf(sides, more);
		rays = Arrays.copyOf(rays, more);
		ux = Arrays.copyOf(ux, more);
		uy = Arrays.copyOf(uy, more);
		lengths = Arrays.copyOf(lengths, more);
		endX = Arrays.copyOf(endX, more);
		endY = Arrays.copyOf(endY, more);
	}

	int count() {
		return count;
	}

	double ray(int i) {
		return rays[i];
	}

	int side(int i) {
		return sides[i];
	}

	double ux(int i) {
		return ux[i];
	}

	double uy(int i) {
		return uy[i];
	}

	double length(int i) {
		return lengths[i];
	}

	double endX(int i) {
		return endX[i];
	}

	double endY(int i) {
		return endY[i];
	}

	/** Removes all tangents for which a test fails. */
	void keepOnly(IntPredicate test) {
		int kept = 0;
		for (int i = 0; i < count; i++) {
			if (test.test(i)) {
				move(i, kept++);
			}
		}
		count = kept;
	}

	/**
	 * Returns the tangents as an immutable object, in the order in which the path meets them.
	 *
	 * @param sign the direction in which the path goes round the disc, as in {@link Sides}
	 * @param reach the area of the map in which a change can change the tangents
	 */
	Tangents tangents(RayFan fan, int sign, double horizon, EnvelopeBuilder reach) {
		int[] order = inOrder();
		int[] orderedSides = new int[count];
		double[] headings = new double[count];
		double[] orderedLengths = new double[count];
		double[] orderedX = new double[count];
		double[] orderedY = new double[count];
		for (int i = 0; i < count; i++) {
			int place = order[i];
			orderedSides[i] = sides[place];
			headings[i] = fan.heading(sign * rays[place]);
			orderedLengths[i] = lengths[place];
			orderedX[i] = endX[place];
			orderedY[i] = endY[place];
		}
		// the object is created after its arrays are filled. Threads may share it without a lock only if nothing
		// changes the arrays afterwards
		return new Tangents(horizon, orderedSides, headings, orderedLengths, orderedX, orderedY, reach.build());
	}

	/**
	 * Returns the indices of the tangents in the order in which the path meets them. Uses insertion sort, because few
	 * tangents are out of order.
	 */
	private int[] inOrder() {
		int[] order = new int[count];
		for (int i = 0; i < count; i++) {
			int place = i;
			while (place > 0 && rays[order[place - 1]] > rays[i]) {
				order[place] = order[place - 1];
				place--;
			}
			order[place] = i;
		}
		return order;
	}
}
