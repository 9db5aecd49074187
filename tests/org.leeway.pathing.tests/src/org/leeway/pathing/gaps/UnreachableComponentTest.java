package org.leeway.pathing.gaps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomScenes;

class UnreachableComponentTest {

	private static final int SIZE = 20;
	private static final int PLACES = 800;

	@Test
	void theCellsAreThoseThatTheUnitCovers() {
		UnreachableComponent pocket = new UnreachableComponent(new Point(5, 5), List.of(new Segment(new Point(5, 5), new Point(7, 5.5))));
		assertEquals(new CellRect(4, 4, 4, 3), pocket.cells(0.75, SIZE, SIZE));
		assertEquals(new CellRect(4, 4, 2, 1), pocket.cells(0.75, 6, 5), "only those of the map");
	}

	@Test
	void aCircleThatIsTooSmallToTellItsPlacesApartHidesNothing() {
		for (Circle tiny : List.of(new Circle(5, 5, 1e-17), new Circle(SIZE + 1e9, 5, 1e-9))) {
			Scene scene = Scene.of(List.of(tiny), List.of(), SIZE, SIZE);
			assertEquals(List.of(), GapMap.of(scene, Progress.NONE).unreachableComponents(0, List.of(new Point(1, 1)), Progress.NONE));
		}
	}

	/**
	 * Tests the rectangle of an unreachable component. Samples hundreds of places on the component's boundary. A disc with its
	 * centre at such a place must lie in the rectangle. On an arc, the disc may reach out of the rectangle by up to 1/12 of the
	 * arc's radius.
	 */
	@Test
	void theCellsHoldAllLegsButForTheBulgesOfArcs() {
		int pockets = 0;
		for (int seed = 0; seed < 60; seed++) {
			RandomScenes random = new RandomScenes(seed);
			List<Circle> circles = random.circles(30, SIZE, 0.5);
			Scene scene = Scene.of(circles, List.of(), SIZE, SIZE);
			double radius = random.number(0.1, 0.5);
			for (UnreachableComponent pocket : GapMap.of(scene, Progress.NONE).unreachableComponents(radius, List.of(new Point(-1, -1)), Progress.NONE)) {
				CellRect cells = pocket.cells(radius, SIZE, SIZE);
				String context = "seed " + seed + ": " + cells;
				for (PathSegment segment : pocket.boundary()) {
					double slack = segment instanceof Arc arc ? arc.radius() / 12 : 1e-9;
					for (int i = 0; i <= PLACES; i++) {
						Point at = segment.at(segment.length() * i / PLACES);
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
