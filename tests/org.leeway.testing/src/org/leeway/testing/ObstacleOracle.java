package org.leeway.testing;

import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.world.Scene;

/** An oracle of the cells that obstacles block. Decides for each cell alone, and uses no scan lines. */
public final class ObstacleOracle {

	private ObstacleOracle() {
	}

	/** Returns the cells of a map that circles and simple polygons block. */
	public static BitPlane blocked(Scene scene, int width, int height) {
		BitPlaneEditor blocked = BitPlane.empty(width, height).edit();
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				if (blocks(scene, x, y)) {
					blocked.set(x, y);
				}
			}
		}
		return blocked.build();
	}

	/** Returns whether an obstacle blocks a cell. Skips polygons that are far away, because exact arithmetic is slow. */
	private static boolean blocks(Scene scene, int x, int y) {
		Envelope cell = new Envelope(x, y, x + 1, y + 1);
		return scene.circles().stream().anyMatch(circle -> blocks(circle, x, y)) || scene.polygons().stream()
				.anyMatch(polygon -> polygon.bounds().intersects(cell) && blocks(polygon, x, y));
	}

	/** Returns whether a circle blocks a cell: the point of the cell nearest to the centre is nearer than the radius. */
	public static boolean blocks(Circle circle, int x, int y) {
		BigDecimal dx = outside(new BigDecimal(circle.x()), x);
		BigDecimal dy = outside(new BigDecimal(circle.y()), y);
		return dx.pow(2).add(dy.pow(2)).compareTo(new BigDecimal(circle.radius()).pow(2)) < 0;
	}

	private static BigDecimal outside(BigDecimal centre, int cell) {
		BigDecimal nearest = centre.max(new BigDecimal(cell)).min(new BigDecimal(cell + 1));
		return centre.subtract(nearest);
	}

	/**
	 * Returns whether a ring that does not cross itself overlaps a cell. Computes the exact area of the ring, clipped to
	 * the cell.
	 */
	public static boolean blocks(Polygon simple, int x, int y) {
		List<Point> ring = new ArrayList<>();
		for (int i = 0; i < simple.size(); i++) {
			ring.add(new Point(Fraction.of(simple.x(i)), Fraction.of(simple.y(i))));
		}
		ring = clip(ring, 1, 0, Fraction.of(x));
		ring = clip(ring, -1, 0, Fraction.of(-x - 1));
		ring = clip(ring, 0, 1, Fraction.of(y));
		ring = clip(ring, 0, -1, Fraction.of(-y - 1));
		return doubledArea(ring).sign() != 0;
	}

	/**
	 * Clips a ring at a line, by the algorithm of Sutherland and Hodgman. Returns the part of the ring where
	 * {@code nx * x + ny * y} is at least the limit.
	 */
	private static List<Point> clip(List<Point> ring, int nx, int ny, Fraction limit) {
		List<Point> clipped = new ArrayList<>();
		for (int i = 0; i < ring.size(); i++) {
			Point from = ring.get(i);
			Point to = ring.get((i + 1) % ring.size());
			Fraction before = from.along(nx, ny).minus(limit);
			Fraction after = to.along(nx, ny).minus(limit);
			if (before.sign() >= 0) {
				clipped.add(from);
			}
			if (before.sign() * after.sign() < 0) {
				clipped.add(from.towards(to, before.over(before.minus(after))));
			}
		}
		return clipped;
	}

	private static Fraction doubledArea(List<Point> ring) {
		Fraction area = Fraction.of(0);
		for (int i = 0; i < ring.size(); i++) {
			Point from = ring.get(i);
			Point to = ring.get((i + 1) % ring.size());
			area = area.plus(from.x.times(to.y)).minus(to.x.times(from.y));
		}
		return area;
	}

	/**
	 * Returns the area that a polygon, by the even-odd rule, has in common with a cell. The polygon may cross itself. AWT
	 * computes the area, with rounding errors.
	 */
	public static double overlap(Polygon polygon, int x, int y) {
		Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
		path.moveTo(polygon.x(0), polygon.y(0));
		for (int i = 1; i < polygon.size(); i++) {
			path.lineTo(polygon.x(i), polygon.y(i));
		}
		path.closePath();
		Area area = new Area(path);
		area.intersect(new Area(new Rectangle2D.Double(x, y, 1, 1)));
		return size(area);
	}

	/** Returns the size of an area. AWT's rings around holes run opposite to outer rings, so the signed areas add up. */
	private static double size(Area area) {
		double doubled = 0;
		double[] point = new double[6];
		double x = 0;
		double y = 0;
		double startX = 0;
		double startY = 0;
		for (PathIterator i = area.getPathIterator(null); !i.isDone(); i.next()) {
			boolean close = i.currentSegment(point) == PathIterator.SEG_CLOSE;
			boolean move = !close && i.currentSegment(point) == PathIterator.SEG_MOVETO;
			double toX = close ? startX : point[0];
			double toY = close ? startY : point[1];
			doubled += move ? 0 : x * toY - toX * y;
			startX = move ? toX : startX;
			startY = move ? toY : startY;
			x = toX;
			y = toY;
		}
		return Math.abs(doubled) / 2;
	}

	private record Point(Fraction x, Fraction y) {

		Fraction along(int nx, int ny) {
			return x.times(Fraction.of(nx)).plus(y.times(Fraction.of(ny)));
		}

		Point towards(Point other, Fraction part) {
			return new Point(x.plus(other.x.minus(x).times(part)), y.plus(other.y.minus(y).times(part)));
		}
	}

	/** A fraction of any size. The denominator is positive. */
	private record Fraction(BigInteger numerator, BigInteger denominator) {

		static Fraction of(double value) {
			BigDecimal exact = new BigDecimal(value);
			return exact.scale() <= 0 ? new Fraction(exact.toBigIntegerExact(), BigInteger.ONE)
					: new Fraction(exact.unscaledValue(), BigInteger.TEN.pow(exact.scale())).reduced();
		}

		private Fraction reduced() {
			BigInteger divisor = numerator.gcd(denominator).max(BigInteger.ONE);
			BigInteger signed = denominator.signum() < 0 ? divisor.negate() : divisor;
			return new Fraction(numerator.divide(signed), denominator.divide(signed));
		}

		Fraction plus(Fraction other) {
			return new Fraction(numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
					denominator.multiply(other.denominator)).reduced();
		}

		Fraction minus(Fraction other) {
			return plus(new Fraction(other.numerator.negate(), other.denominator));
		}

		Fraction times(Fraction other) {
			return new Fraction(numerator.multiply(other.numerator), denominator.multiply(other.denominator)).reduced();
		}

		Fraction over(Fraction other) {
			return new Fraction(numerator.multiply(other.denominator), denominator.multiply(other.numerator)).reduced();
		}

		int sign() {
			return numerator.signum();
		}
	}
}
