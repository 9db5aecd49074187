package org.leeway.pathing.gaps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Line;
import org.leeway.pathing.geom.PathLeg;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.tangent.ObstacleScene;
import org.leeway.testing.RandomScenes;

class PocketTest {

	private static final int SIZE = 20;
	private static final int PLACES = 800;

	@Test
	void theCellsAreThoseThatTheUnitCovers() {
		Pocket pocket = new Pocket(new Point(5, 5), List.of(new Line(new Point(5, 5), new Point(7, 5.5))));
		assertEquals(new CellRect(4, 4, 4, 3), pocket.cells(0.75, SIZE, SIZE));
		assertEquals(new CellRect(4, 4, 2, 1), pocket.cells(0.75, 6, 5), "only those of the map");
	}

	/** Compared with the extremes of hundreds of places of each leg. */
	@Test
	void theCellsHoldAllLegsButForTheBulgesOfArcs() {
		int pockets = 0;
		for (int seed = 0; seed < 60; seed++) {
			RandomScenes random = new RandomScenes(seed);
			List<Circle> circles = random.circles(30, SIZE, 0.5);
			ObstacleScene scene = ObstacleScene.of(circles, List.of(), SIZE, SIZE);
			double radius = random.number(0.1, 0.5);
			for (Pocket pocket : GapMap.of(scene, Progress.NONE).pockets(radius, List.of(new Point(-1, -1)))) {
				CellRect cells = pocket.cells(radius, SIZE, SIZE);
				String context = "seed " + seed + ": " + cells;
				for (PathLeg leg : pocket.outline()) {
					double slack = leg instanceof Arc arc ? arc.radius() / 12 : 1e-9;
					for (int i = 0; i <= PLACES; i++) {
						Point at = leg.at(leg.length() * i / PLACES);
						assertTrue(at.x() - radius >= cells.x() - slack && at.y() - radius >= cells.y() - slack
								&& at.x() + radius <= cells.right() + slack && at.y() + radius <= cells.bottom() + slack,
								context);
					}
				}
				pockets++;
			}
		}
		assertTrue(pockets > 50, pockets + " pockets");
	}
}
