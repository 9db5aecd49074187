package org.leeway.pathing.tangent;

import java.util.Arrays;

/** Surfing edges that a beam has found so far, in the order in which one who goes round meets them. */
final class TangentList {

	private int count;
	private int[] sides = new int[16];
	private double[] headings = new double[16];
	private double[] lengths = new double[16];
	private double[] endX = new double[16];
	private double[] endY = new double[16];
	/** What the edges are sorted by. */
	private double[] rays = new double[16];

	void clear() {
		count = 0;
	}

	/** @param ray where the edge leads, signed so that it grows as one goes round */
	void add(double ray, int side, double heading, double length, double qx, double qy) {
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
		headings[place] = heading;
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

	Tangents tangents(double horizon, double minX, double minY, double maxX, double maxY) {
		return new Tangents(horizon, Arrays.copyOf(sides, count), Arrays.copyOf(headings, count),
				Arrays.copyOf(lengths, count), Arrays.copyOf(endX, count), Arrays.copyOf(endY, count), minX, minY,
				maxX, maxY);
	}
}
