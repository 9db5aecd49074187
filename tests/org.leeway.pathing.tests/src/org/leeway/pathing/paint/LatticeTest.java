package org.leeway.pathing.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Polygon;

class LatticeTest {

	/**
	 * Symmetries map the points of the lattice without rounding. So if a point of the lattice is mapped to its image and back,
	 * the result must be exactly the point. For points that are not on the lattice, rounding may change the last bits.
	 */
	@Test
	void imagesAreExact() {
		long seed = System.nanoTime();
		Random random = new Random(seed);
		for (int i = 0; i < 10_000; i++) {
			int side = 1 + random.nextInt(5000);
			double x = Lattice.snap(random.nextDouble(-10, side + 10));
			double y = Lattice.snap(random.nextDouble(-10, side + 10));
			for (CellTransform cells : Symmetry.ALL.images(side, side)) {
				Placement image = Placement.of(cells);
				Placement back = Placement.of(cells.inverse());
				double toX = image.x(x, y);
				double toY = image.y(x, y);
				assertEquals(x, back.x(toX, toY), "seed " + seed);
				assertEquals(y, back.y(toX, toY), "seed " + seed);
				assertEquals(toX, Lattice.snap(toX), "seed " + seed);
			}
		}
	}

	@Test
	void aRingIsTheSameWhereverItBegins() {
		Polygon ring = Polygon.of(1, 1, 4, 1, 4, 3, 1, 1, 0, 5);
		Polygon turned = Polygon.of(4, 3, 1, 1, 0, 5, 1, 1, 4, 1);
		Polygon reversed = Polygon.of(0, 5, 1, 1, 4, 3, 4, 1, 1, 1);
		assertEquals(Lattice.ring(ring), Lattice.ring(turned));
		assertEquals(Lattice.ring(ring), Lattice.ring(reversed));
		assertNotEquals(Lattice.ring(ring), Lattice.ring(Polygon.of(1, 1, 4, 1, 1, 1, 4, 3, 0, 5)));
		Polygon eight = Polygon.of(0, 0, 2, 1, 2, 0, 0, 0, 3, 4, 4, 4);
		assertEquals(Lattice.ring(eight), Lattice.ring(Polygon.of(0, 0, 3, 4, 4, 4, 0, 0, 2, 1, 2, 0)));
	}
}
