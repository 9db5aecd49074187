package org.leeway.pathing.traffic.disc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.world.Border;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

class SolidCellsTest {

	private static boolean contains(Scene scene, double x, double y) {
		boolean inside = scene.circles().stream().anyMatch(circle -> Math.hypot(circle.x() - x, circle.y() - y) < circle.radius());
		for (Polygon polygon : scene.polygons()) {
			Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
			path.moveTo(polygon.x(0), polygon.y(0));
			for (int i = 1; i < polygon.size(); i++) {
				path.lineTo(polygon.x(i), polygon.y(i));
			}
			inside |= new Area(path).contains(x, y);
		}
		return inside;
	}

	@Test
	void noPlaceInASolidCellIsFree() {
		long solid = 0;
		for (int seed = 1; seed <= Rounds.of(100); seed++) {
			Scene scene = new RandomMaps(seed).obstacles(16, 12);
			BitPlane cells = SolidCells.of(scene, 16, 12);
			solid += cells.count();
			Random random = new Random(seed);
			for (int y = 0; y < 12; y++) {
				for (int x = cells.nextSet(0, y); x < 16; x = cells.nextSet(x + 1, y)) {
					for (int i = 0; i < 20; i++) {
						double placeX = x + 0.001 + 0.998 * random.nextDouble();
						double placeY = y + 0.001 + 0.998 * random.nextDouble();
						assertTrue(contains(scene, placeX, placeY), "seed " + seed + ": " + placeX + ", " + placeY);
					}
				}
			}
		}
		assertTrue(solid > 100, "solid: " + solid);
	}

	@Test
	void theInsideOfShapesIsSolid() {
		Polygon polygon = Polygon.of(0.5, 0.5, 3.5, 0.5, 3.5, 4.5, 0.5, 4.5);
		assertEquals(2 * 3, SolidCells.of(Scene.of(List.of(), List.of(polygon)), 6, 6).count());
		assertEquals(4, SolidCells.of(Scene.of(List.of(new Circle(3, 3, 1.5))), 6, 6).count());
		assertEquals(36 - 4 * 3, SolidCells.of(new Scene(List.of(), List.of(), Optional.of(new Border(3.5, 3))), 6, 6).count());
	}
}
