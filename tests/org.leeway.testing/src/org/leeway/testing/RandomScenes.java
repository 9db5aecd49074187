package org.leeway.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;

/** A generator of random circles, and of random points among them. The same seed gives the same sequence. */
public final class RandomScenes {

	private final Random random;

	public RandomScenes(long seed) {
		this.random = new Random(seed * 0x9E3779B97F4A7C15L);
	}

	/** Returns a point in the square from 0 to {@code size}. */
	public Point point(double size) {
		return new Point(random.nextDouble() * size, random.nextDouble() * size);
	}

	public double number(double low, double high) {
		return low + random.nextDouble() * (high - low);
	}

	public int number(int below) {
		return random.nextInt(below);
	}

	/**
	 * Returns random circles in a square. In half of the scenes, centres and radii are multiples of 1/2, so that many circles
	 * touch. The sum of the areas is about {@code share} of the square's area, although circles can overlap.
	 *
	 * @param size the side of the square
	 */
	public List<Circle> circles(int count, double size, double share) {
		boolean lattice = random.nextBoolean();
		double mean = Math.sqrt(share * size * size / count / Math.PI);
		List<Circle> circles = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			double radius = mean * number(0.5, 1.5);
			Point centre = point(size);
			circles.add(lattice ? new Circle(halved(centre.x()), halved(centre.y()), Math.max(0.5, halved(radius)))
					: new Circle(centre.x(), centre.y(), radius));
		}
		return circles;
	}

	/** Returns disjoint circles in a square, which cover about {@code share} of it. */
	public List<Circle> forest(int count, double size, double share) {
		double mean = Math.sqrt(share * size * size / count / Math.PI);
		int side = (int) Math.ceil(size / (3 * mean));
		List<List<Circle>> squares = new ArrayList<>();
		for (int i = 0; i < side * side; i++) {
			squares.add(new ArrayList<>());
		}
		List<Circle> circles = new ArrayList<>();
		while (circles.size() < count) {
			Point centre = point(size);
			Circle circle = new Circle(centre.x(), centre.y(), mean * number(0.5, 1.5));
			int column = (int) (centre.x() / size * side);
			int row = (int) (centre.y() / size * side);
			boolean apart = true;
			for (int y = Math.max(0, row - 1); y <= Math.min(side - 1, row + 1); y++) {
				for (int x = Math.max(0, column - 1); x <= Math.min(side - 1, column + 1); x++) {
					apart &= squares.get(y * side + x).stream().noneMatch(each -> Math.hypot(each.x() - circle.x(),
							each.y() - circle.y()) < each.radius() + circle.radius());
				}
			}
			if (apart) {
				squares.get(row * side + column).add(circle);
				circles.add(circle);
			}
		}
		return circles;
	}

	private static double halved(double value) {
		return Math.rint(2 * value) / 2;
	}
}
