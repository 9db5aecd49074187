package org.leeway.core.colour;

import java.util.List;

import org.leeway.model.TerrainPattern;

/**
 * The shape of a pattern: lines and areas in a square of side 1, which repeats in both directions. A shape is a
 * function that returns the distance of a point to the nearest line or area. The distance is negative inside.
 */
interface PatternShape {

	/** Half of the thickness of lines, relative to the side of the square. */
	double PEN = 0.035;

	/** Returns the distance of a point from the nearest line or area. The distance is negative inside. */
	double distance(double x, double y);

	static PatternShape of(TerrainPattern pattern) {
		return switch (pattern) {
		case NONE -> (x, y) -> 1;
		case DOTS -> repeated(disc(0.25, 0.25, 0.075), disc(0.75, 0.75, 0.075));
		case GRASS -> repeated(tuft(0.26, 0.42), tuft(0.74, 0.92));
		case TREES -> repeated(fir(0.26, 0.27), fir(0.75, 0.76));
		case WAVES -> (x, y) -> Math.min(wave(x, y - 0.25), wave(x + 0.5, y - 0.75));
		case LINES -> (x, y) -> Math.min(Math.abs(y - 0.25), Math.abs(y - 0.75)) - PEN;
		case HATCH -> (x, y) -> Math.abs(fraction(2 * (x + y)) - 0.5) / 2 / Math.sqrt(2) - PEN;
		case CROSSES -> repeated(cross(0.25, 0.25), cross(0.75, 0.75));
		case BRICKS -> repeated(line(0, 0.25, 1, 0.25), line(0, 0.75, 1, 0.75), line(0.25, 0.25, 0.25, 0.75),
				line(0.75, 0.75, 0.75, 1.25));
		case STONES -> repeated(ring(0.2, 0.24, 0.13), ring(0.58, 0.16, 0.09), ring(0.8, 0.5, 0.15), ring(0.42, 0.62, 0.14),
				ring(0.08, 0.74, 0.08), ring(0.7, 0.85, 0.08));
		};
	}

	/**
	 * Returns a shape that consists of all given shapes. A part of a shape that leaves the square on one side enters it again on
	 * the opposite side.
	 */
	private static PatternShape repeated(PatternShape... shapes) {
		List<PatternShape> all = List.of(shapes);
		return (x, y) -> {
			double least = 1;
			for (PatternShape shape : all) {
				for (int i = -1; i <= 1; i++) {
					for (int j = -1; j <= 1; j++) {
						least = Math.min(least, shape.distance(x + i, y + j));
					}
				}
			}
			return least;
		};
	}

	private static PatternShape disc(double x, double y, double radius) {
		return (px, py) -> Math.hypot(px - x, py - y) - radius;
	}

	private static PatternShape ring(double x, double y, double radius) {
		return (px, py) -> Math.abs(Math.hypot(px - x, py - y) - radius) - PEN;
	}

	private static PatternShape line(double x1, double y1, double x2, double y2) {
		double dx = x2 - x1;
		double dy = y2 - y1;
		return (x, y) -> {
			double along = Math.clamp(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy), 0, 1);
			return Math.hypot(x - x1 - along * dx, y - y1 - along * dy) - PEN;
		};
	}

	private static PatternShape either(PatternShape... shapes) {
		List<PatternShape> all = List.of(shapes);
		return (x, y) -> all.stream().mapToDouble(shape -> shape.distance(x, y)).min().orElse(1);
	}

	/** Returns three blades of grass that grow from a point. */
	private static PatternShape tuft(double x, double y) {
		return either(line(x, y, x - 0.13, y - 0.17), line(x, y, x, y - 0.24), line(x, y, x + 0.13, y - 0.17));
	}

	/** Returns a tree: a filled triangle on a trunk. */
	private static PatternShape fir(double x, double y) {
		PatternShape trunk = line(x, y + 0.1, x, y + 0.19);
		return (px, py) -> Math.min(trunk.distance(px, py),
				Math.max(py - y - 0.12, Math.abs(px - x) * 0.88 + (y - 0.22 - py) * 0.44));
	}

	private static PatternShape cross(double x, double y) {
		return either(line(x - 0.1, y - 0.1, x + 0.1, y + 0.1), line(x - 0.1, y + 0.1, x + 0.1, y - 0.1));
	}

	/**
	 * Returns the distance of a point to a line in the form of a sine wave. The wave runs along the x axis, with one period
	 * in the square. The distance is negative inside the line, because the line has a width.
	 */
	private static double wave(double x, double y) {
		double slope = 0.08 * 2 * Math.PI * Math.cos(2 * Math.PI * x);
		return Math.abs(y - 0.08 * Math.sin(2 * Math.PI * x)) / Math.sqrt(1 + slope * slope) - PEN;
	}

	private static double fraction(double value) {
		return value - Math.floor(value);
	}
}
