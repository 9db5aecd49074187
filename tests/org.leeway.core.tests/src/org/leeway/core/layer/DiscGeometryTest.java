package org.leeway.core.layer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.fixtures.Plans;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomScenes;

/**
 * Tests of gaps between obstacles: whether a disc passes, and whether its square passes on the grid. On the grid, an
 * obstacle blocks each cell that it overlaps, so the square may fail where the disc passes. Such a gap is called lost.
 */
class DiscGeometryTest {

	/**
	 * Returns the gap that Leeway measures between an upper circle and a lower circle.
	 *
	 * @param upper y of the lowest point of the upper circle, in cells
	 * @param lower y of the highest point of the lower circle, in cells
	 * @param radius the radius of the disc that passes the gap, in cells
	 */
	private static MeasuredGap gap(double upper, double lower, double radius) {
		Scene scene = Scene.of(List.of(new Circle(10, upper - 4, 4), new Circle(10, lower + 4, 4)),
				List.of(), 20, 20);
		return DiscGeometry.of(scene, radius, Diagonals.NEVER, Progress.NONE).gaps().stream().filter(each -> each.gap().b().isPresent())
				.findFirst().orElseThrow();
	}

	@Test
	void aGapOnTheLinesOfTheGridIsPassedBySquaresToo() {
		MeasuredGap gap = gap(9, 11, 1);
		assertEquals(1, gap.gap().radius());
		assertTrue(gap.passes() && gap.passesOnGrid() && !gap.isLostOnGrid());
	}

	@Test
	void theSameGapBesideTheLinesIsLost() {
		MeasuredGap gap = gap(8.5, 10.5, 1);
		assertEquals(1, gap.gap().radius());
		assertTrue(gap.passes());
		assertFalse(gap.passesOnGrid(), "one row of cells is left");
		assertTrue(gap.isLostOnGrid());
		assertTrue(gap(8.5, 10.5, 0.5).passesOnGrid(), "for half the unit that is enough");
	}

	@Test
	void aGapThatIsTooNarrowIsNotLost() {
		MeasuredGap gap = gap(9, 10.5, 1);
		assertFalse(gap.passes() || gap.passesOnGrid() || gap.isLostOnGrid());
	}

	/**
	 * The disc of a unit lies inside the unit's square. So if the square gets through a gap on the grid, the disc must
	 * fit through the gap.
	 */
	@Test
	void whereASquarePassesItsDiscDoes() {
		int passed = 0;
		for (int seed = 0; seed < 40; seed++) {
			RandomScenes random = new RandomScenes(seed);
			Scene scene = Scene.of(random.circles(15, 30, 0.3), List.of(), 30, 30);
			double radius = (1 + random.number(4)) / 2.0;
			for (MeasuredGap gap : DiscGeometry.of(scene, radius, Diagonals.NEVER, Progress.NONE).gaps()) {
				passed += gap.passesOnGrid() ? 1 : 0;
				assertTrue(gap.passes() || !gap.passesOnGrid(), "seed " + seed + ": " + gap);
				assertTrue(gap.isLostOnGrid() ? gap.sizeOnGrid() < 2 * radius : gap.sizeOnGrid() == 2 * radius,
						"seed " + seed + ": " + gap);
			}
		}
		assertTrue(passed > 200, "gaps that squares pass: " + passed);
	}

	/**
	 * Two circles form a wall from the upper to the lower border, with one gap between them. If a unit gets through the
	 * wall on the grid, the result for the gap must say so.
	 */
	@Test
	void aUnitThatGetsThroughAWallPassesItsGap() {
		int through = 0;
		int lost = 0;
		for (int seed = 0; seed < 300; seed++) {
			RandomScenes random = new RandomScenes(seed);
			double width = random.number(0.5, 5);
			double middle = random.number(8, 12);
			Circle upper = new Circle(random.number(9, 11), 0, middle - width / 2);
			Circle lower = new Circle(random.number(9, 11), 20, 20 - middle - width / 2);
			Agent unit = Pictures.agent(1 + random.number(3));
			LevelSnapshot level = Pictures.level(".............................\n".repeat(20))
					.withScene(Scene.of(List.of(upper, lower), List.of()));
			boolean gets = Plans.plan(Plans.A_STAR, level, Plans.query(new Cell(0, 10), new Cell(25, 10), unit)).isFound();
			MeasuredGap gap = DiscGeometry.of(level.header().scene(), unit.size() / 2.0, Diagonals.NEVER, Progress.NONE).gaps().stream()
					.filter(each -> each.gap().b().isPresent()).findFirst().orElseThrow();
			assertTrue(gap.passesOnGrid() || !gets, "seed " + seed + ": " + gap);
			through += gets ? 1 : 0;
			lost += gap.isLostOnGrid() ? 1 : 0;
		}
		assertTrue(through > 50 && lost > 20, through + " got through, " + lost + " gaps are lost");
	}
}
