package org.leeway.pathing.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Capability;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

class DiscBoundTest {

	private static final double EXACT = 1e-9;

	private static BitPlane plane(BitPlane free, Cell cell) {
		BitPlaneEditor plane = BitPlane.empty(free.width(), free.height()).edit();
		plane.set(cell.x(), cell.y());
		return plane.build();
	}

	/**
	 * Returns the rate of a gap: an upper bound of the number of discs that pass the gap in a second. The discs have the given
	 * diameter and the speed 1. The formulas are in the comment of the package.
	 */
	private static double rate(CutOracle.Span span, double diameter) {
		double width = Math.hypot(span.across(), span.rise());
		double byTime = (2 * width / diameter - 1) / diameter;
		double byRoom = 2 / Math.sqrt(3) * (width - diameter) / (diameter * diameter) + 1 / diameter
				+ width / diameter / span.length();
		return width < diameter ? 0 : span.length() == 0 ? byTime : Math.min(byTime, byRoom);
	}

	@Test
	void boundsAreTheCheapestOfAllLines() {
		for (int seed = 1; seed <= Rounds.of(80); seed++) {
			RandomMaps random = new RandomMaps(seed);
			int width = random.number(1, 12);
			int height = random.number(1, 12);
			BitPlane free = ClearanceAnnotator.traversable(seed % 3 == 0 ? random.noise(width, height, random.number(0, 40) / 100.0)
					: random.rectangles(width, height), BitPlane.empty(width, height), Capability.of(Pictures.GROUND));
			TrafficGround ground = new TrafficGround(free, seed % 2 == 0 ? (x, y) -> 0.25 * ((x + 3 * y) % 4 + 1) : null);
			Cell start = new Cell(random.number(0, width - 1), random.number(0, height - 1));
			Cell goal = new Cell(random.number(0, width - 1), random.number(0, height - 1));
			double diameter = random.number(2, 14) / 5.0 + 0.013;
			if (ground.isFree(start.x(), start.y()) && ground.isFree(goal.x(), goal.y()) && !start.equals(goal)) {
				double least = new CutOracle(ground, plane(free, start), plane(free, goal), span -> rate(span, diameter)).least();
				double bound = TrafficBound.oneWay(ground, MovingUnit.disc(diameter / 2, 3), plane(free, start), plane(free, goal),
						Progress.NONE).perSecond();
				assertEquals(3 * least, bound, EXACT * Math.max(1, bound), "seed " + seed + ": " + start + " to " + goal + "\n"
						+ Pictures.picture(free));
			}
		}
	}

	/**
	 * A set of points in a strip. The distance between two points is at least 1.
	 *
	 * @param isTime true for the distance |dx| + |dy|, false for the Euclidean distance
	 */
	private record Packing(double width, double length, List<double[]> points, boolean isTime) {

		void add(double x, double y) {
			if (x >= 0 && x <= width && y >= 0 && y <= length && points.stream().allMatch(point -> distance(point, x, y) >= 1 - EXACT)) {
				points.add(new double[] {x, y});
			}
		}

		double distance(double[] point, double x, double y) {
			double dx = Math.abs(point[0] - x);
			double dy = Math.abs(point[1] - y);
			return isTime ? dx + dy : Math.hypot(dx, dy);
		}
	}

	@Test
	void noPackingIsDenserThanTheBound() {
		for (int seed = 1; seed <= Rounds.of(40); seed++) {
			Random random = new Random(seed);
			double width = seed % 3 == 0 ? random.nextInt(5) / 2.0 : 4 * random.nextDouble();
			double length = 20;
			for (boolean isTime : new boolean[] {false, true}) {
				Packing packing = new Packing(width, length, new ArrayList<>(), isTime);
				double lane = isTime ? 0.5 : Math.sqrt(0.75);
				for (int row = 0; row * lane <= width && seed % 2 == 0; row++) {
					for (double y = row % 2 == 0 ? 0 : 0.5; y <= length; y++) {
						packing.add(row * lane, y);
					}
				}
				for (int i = 0; i < 4000; i++) {
					packing.add(width * random.nextDouble(), length * random.nextDouble());
				}
				double most = (isTime ? 2 : 2 / Math.sqrt(3)) * width * length + length + width + 1;
				assertTrue(packing.points.size() <= most + EXACT, "seed " + seed + ": " + packing.points.size() + " above " + most);
			}
		}
	}

	@Test
	void discsOfTwoSizesShareTheWidth() {
		BitPlane free = BitPlane.empty(40, 6).complement();
		TrafficGround ground = new TrafficGround(free, null);
		BitPlane start = plane(free, new Cell(12, 0));
		BitPlane goal = plane(free, new Cell(27, 0));
		MovingUnit small = MovingUnit.disc(0.5, 2);
		MovingUnit large = MovingUnit.disc(1, 3);
		double both = TrafficBound.bothWays(ground, small, large, 1, start, goal, Progress.NONE).perSecond();
		assertTrue(both <= 1 / (1 / 4.0 / 6 + 4 / 6.0 / 6) + EXACT, "both: " + both);
		assertTrue(both <= TrafficBound.oneWay(ground, large, start, goal, Progress.NONE).perSecond() + EXACT, "both: " + both);
		assertEquals(TrafficBound.oneWay(ground, small, start, goal, Progress.NONE).perSecond() / 2,
				TrafficBound.bothWays(ground, small, small, 1, start, goal, Progress.NONE).perSecond(), EXACT);
	}
}
