package org.leeway.pathing.tangent;

import java.util.Arrays;
import java.util.function.IntPredicate;

/** Tangents that a beam has found so far, in the order in which one who goes round meets them. Not thread-safe. */
final class TangentList {

	private int count;
	private int[] sides = new int[16];
	/** Where each tangent leads, signed so that it grows as one goes round. */
	private double[] rays = new double[16];
	private double[] ux = new double[16];
	private double[] uy = new double[16];
	private double[] lengths = new double[16];
	private double[] endX = new double[16];
	private double[] endY = new double[16];

	void clear() {
		count = 0;
	}

	/** @param ux with {@code uy} the direction, a vector of length 1 */
	void add(double ray, int side, double ux, double uy, double length, double qx, double qy) {
		if (count == sides.length) {
			grow();
		}
		int place = count++;
		while (place > 0 && rays[place - 1] > ray) {
			move(place - 1, place);
			place--;
		}
		sides[place] = side;
		rays[place] = ray;
		this.ux[place] = ux;
		this.uy[place] = uy;
		lengths[place] = length;
		endX[place] = qx;
		endY[place] = qy;
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

	/** Leaves out all but those that a test is for. */
	void keepOnly(IntPredicate test) {
		int kept = 0;
		for (int i = 0; i < count; i++) {
			if (test.test(i)) {
				move(i, kept++);
			}
		}
		count = kept;
	}

	/** @param sign the sense in which one goes round */
	Tangents tangents(Fan fan, int sign, double horizon, double minX, double minY, double maxX, double maxY) {
		double[] headings = new double[count];
		for (int i = 0; i < count; i++) {
			headings[i] = fan.heading(sign * rays[i]);
		}
		return new Tangents(horizon, Arrays.copyOf(sides, count), headings, Arrays.copyOf(lengths, count),
				Arrays.copyOf(endX, count), Arrays.copyOf(endY, count), minX, minY, maxX, maxY);
	}
}
