package org.leeway.testing;

import java.util.SplittableRandom;

/**
 * A generator of random inputs for curves: a start, a goal near or far away, and a turning radius. Every fourth input is as on
 * a grid: coordinates are halves of a cell, and there are 8 or 48 headings.
 */
public final class RandomPoses {

	/** A function that returns the length of a path from pose to pose. */
	public interface Curve {

		double length(double fromX, double fromY, double fromHeading, double toX, double toY, double toHeading);
	}

	private final SplittableRandom random;
	private int count;

	public double fromX;
	public double fromY;
	public double fromHeading;
	public double toX;
	public double toY;
	public double toHeading;
	public double radius;

	public RandomPoses(long seed) {
		random = new SplittableRandom(seed);
	}

	/** Moves on to the next pair. */
	public void next() {
		count++;
		switch (count & 3) {
		case 0 -> draw(1, 0.25 + 2 * random.nextDouble());
		case 1 -> draw(4, 0.25 + 2 * random.nextDouble());
		case 2 -> draw(16, 0.25 + 2 * random.nextDouble());
		default -> regular();
		}
	}

	/**
	 * Draws the next pair of poses.
	 *
	 * @param side the side of the square in which the poses lie, in cells
	 * @param turningRadius in cells
	 */
	public void next(double side, double turningRadius) {
		count++;
		draw(side, turningRadius);
	}

	private void draw(double side, double turningRadius) {
		radius = turningRadius;
		fromX = side * random.nextDouble();
		fromY = side * random.nextDouble();
		fromHeading = heading();
		toX = side * random.nextDouble();
		toY = side * random.nextDouble();
		toHeading = heading();
	}

	private void regular() {
		radius = 0.5 * (1 + random.nextInt(4));
		fromX = 0.5 * random.nextInt(64);
		fromY = 0.5 * random.nextInt(64);
		int headings = random.nextBoolean() ? 8 : 48;
		fromHeading = 2 * Math.PI / headings * random.nextInt(-headings, headings + 1);
		toX = fromX + 0.5 * random.nextInt(-8, 9);
		toY = fromY + 0.5 * random.nextInt(-8, 9);
		toHeading = 2 * Math.PI / headings * random.nextInt(-headings, headings + 1);
	}

	private double heading() {
		return 2 * Math.PI * (2 * random.nextDouble() - 1);
	}

	/** Returns the length of a curve for this pair. */
	public double length(Curve curve) {
		return curve.length(fromX, fromY, fromHeading, toX, toY, toHeading);
	}

	/**
	 * Returns how far the goal lies ahead of the start, along its heading, in turning radii. Negative if the goal lies
	 * behind the start.
	 */
	public double along() {
		return ((toX - fromX) * Math.cos(fromHeading) + (toY - fromY) * Math.sin(fromHeading)) / radius;
	}

	/**
	 * Returns how far the goal lies to the right of the start, across its heading, in turning radii. Negative if the
	 * goal lies to the left.
	 */
	public double across() {
		return ((toY - fromY) * Math.cos(fromHeading) - (toX - fromX) * Math.sin(fromHeading)) / radius;
	}

	/** Returns by how much the heading at the goal exceeds the heading at the start, in radians. */
	public double turn() {
		return toHeading - fromHeading;
	}

	public double distance() {
		return Math.hypot(toX - fromX, toY - fromY);
	}

	@Override
	public String toString() {
		return "pair " + count + ": " + fromX + ", " + fromY + ", " + fromHeading + " to " + toX + ", " + toY + ", " + toHeading
				+ " with radius " + radius;
	}
}
