package org.leeway.pathing.gaps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.ObstacleOracle;
import org.leeway.testing.RandomScenes;
import org.leeway.testing.StepOracle;

/**
 * Tests of passages of units through gaps on the grid. The tests try all legal steps of the map for comparison. A unit
 * passes a gap if some step moves its middle across the line of the gap. Exact arithmetic decides this.
 */
class GridPassagesTest {

	private static final int SIZE = 16;
	private static final int[][] STEPS = {{1, 0}, {-1, 1}, {0, 1}, {1, 1}};

	@ParameterizedTest
	@EnumSource
	void agreesWithAllStepsOfTheMap(Diagonals diagonals) {
		int passed = 0;
		int closed = 0;
		for (int seed = 0; seed < 25; seed++) {
			RandomScenes random = new RandomScenes(seed);
			List<Circle> circles = random.circles(6 + random.number(6), SIZE, random.number(0.15, 0.4));
			Scene scene = Scene.of(circles, List.of(), SIZE, SIZE);
			GridPassages passages = GridPassages.of(scene, diagonals);
			boolean[][] blocked = blocked(circles);
			for (Gap gap : GapMap.of(scene, Progress.NONE).gaps()) {
				for (int size = 1; size <= 4; size++) {
					boolean expected = passes(blocked, diagonals, gap, size);
					assertEquals(expected, passages.passes(gap, size), "seed " + seed + ", size " + size + ": " + gap);
					passed += expected ? 1 : 0;
					closed += expected ? 0 : 1;
				}
			}
		}
		assertTrue(passed > 200 && closed > 200, passed + " passed, " + closed + " closed");
	}

	private static boolean[][] blocked(List<Circle> circles) {
		boolean[][] blocked = new boolean[SIZE][SIZE];
		for (int y = 0; y < SIZE; y++) {
			for (int x = 0; x < SIZE; x++) {
				int column = x;
				int row = y;
				blocked[y][x] = circles.stream().anyMatch(circle -> ObstacleOracle.blocks(circle, column, row));
			}
		}
		return blocked;
	}

	private static boolean passes(boolean[][] blocked, Diagonals diagonals, Gap gap, int size) {
		for (int y = 0; y < SIZE; y++) {
			for (int x = 0; x < SIZE; x++) {
				for (int[] step : STEPS) {
					if (isStep(blocked, diagonals, x, y, step, size) && meets(x + size / 2.0, y + size / 2.0, step, gap)) {
						return true;
					}
				}
			}
		}
		return false;
	}

	private static boolean isStep(boolean[][] blocked, Diagonals diagonals, int x, int y, int[] step, int size) {
		return StepOracle.isStep(diagonals, anchor -> isFree(blocked, anchor.x(), anchor.y(), size), new Cell(x, y),
				new Cell(x + step[0], y + step[1]));
	}

	private static boolean isFree(boolean[][] blocked, int left, int top, int size) {
		boolean free = left >= 0 && top >= 0 && left + size <= SIZE && top + size <= SIZE;
		for (int i = 0; free && i < size * size; i++) {
			free = !blocked[top + i / size][left + i % size];
		}
		return free;
	}

	/**
	 * Returns whether a step crosses the line across a gap: whether both have exactly one point in common. Solves two linear
	 * equations by Cramer's rule, in exact arithmetic.
	 *
	 * @param x the x coordinate of the unit's middle before the step
	 * @param y the y coordinate of the unit's middle before the step
	 */
	private static boolean meets(double x, double y, int[] step, Gap gap) {
		Point from = gap.across().from();
		Point to = gap.across().to();
		BigDecimal lineX = exact(to.x()).subtract(exact(from.x()));
		BigDecimal lineY = exact(to.y()).subtract(exact(from.y()));
		BigDecimal offX = exact(from.x()).subtract(exact(x));
		BigDecimal offY = exact(from.y()).subtract(exact(y));
		BigDecimal stepX = exact(step[0]);
		BigDecimal stepY = exact(step[1]);
		BigDecimal whole = cross(stepX, stepY, lineX, lineY);
		return whole.signum() != 0 && isShare(cross(offX, offY, lineX, lineY), whole)
				&& isShare(cross(offX, offY, stepX, stepY), whole);
	}

	private static boolean isShare(BigDecimal part, BigDecimal whole) {
		return part.signum() * whole.signum() >= 0 && part.abs().compareTo(whole.abs()) <= 0;
	}

	private static BigDecimal cross(BigDecimal ax, BigDecimal ay, BigDecimal bx, BigDecimal by) {
		return ax.multiply(by).subtract(ay.multiply(bx));
	}

	private static BigDecimal exact(double value) {
		return new BigDecimal(value);
	}
}
