package org.leeway.pathing.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Polygon;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;

/** Tests of regions, by comparison with polygons of JTS: their validity, their area and the cells inside. */
class CellRegionTest {

	private static final GeometryFactory FACTORY = new GeometryFactory();

	@Test
	void aHoleThatTouchesTheOutlineIsARingOfItsOwn() {
		List<CellRegion> regions = CellRegion.of(new int[] {1, 1, 1, 1, 0, 1, 1, 1, 0}, 3, Progress.NONE);
		assertEquals(List.of("0,0 3,0 3,2 2,2 2,3 0,3", "1,1 2,1 2,2 1,2", "2,2 3,2 3,3 2,3"),
				List.of(sorted(regions.get(0).area().outline()), sorted(regions.get(1).area().outline()),
						sorted(regions.get(2).area().outline())));
		assertEquals(List.of("1,1 2,1 2,2 1,2"), regions.get(0).area().holes().stream().map(CellRegionTest::sorted).toList());
	}

	/**
	 * Returns the corners of a ring as text. The text begins with the first corner in row-major order, and goes on clockwise.
	 */
	private static String sorted(Polygon ring) {
		int first = 0;
		for (int i = 1; i < ring.size(); i++) {
			first = ring.y(i) < ring.y(first) || ring.y(i) == ring.y(first) && ring.x(i) < ring.x(first) ? i : first;
		}
		int next = (first + 1) % ring.size();
		int step = ring.y(next) == ring.y(first) ? 1 : ring.size() - 1;
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < ring.size(); i++) {
			int at = (first + i * step) % ring.size();
			text.append(i == 0 ? "" : " ").append((int) ring.x(at)).append(',').append((int) ring.y(at));
		}
		return text.toString();
	}

	@Test
	void regionsAreValidAndCoverTheirCells() {
		int holes = 0;
		for (long seed = 0; seed < 300; seed++) {
			Random random = new Random(seed);
			int width = random.nextInt(1, 14);
			int[] values = random.ints((long) width * random.nextInt(1, 14), 0, 2 + (int) (seed % 3)).toArray();
			long cells = 0;
			for (CellRegion region : CellRegion.of(values, width, Progress.NONE)) {
				org.locationtech.jts.geom.Polygon polygon = FACTORY.createPolygon(ring(region.area().outline()),
						region.area().holes().stream().map(CellRegionTest::ring).toArray(LinearRing[]::new));
				assertTrue(polygon.isValid(), "seed " + seed + ": " + polygon);
				assertEquals(region.cells(), polygon.getArea(), "seed " + seed);
				for (int cell = 0; cell < values.length; cell++) {
					boolean inside = polygon.contains(FACTORY.createPoint(new Coordinate(cell % width + 0.5, cell / width + 0.5)));
					assertTrue(!inside || values[cell] == region.value(), "seed " + seed);
				}
				cells += region.cells();
				holes += region.area().holes().size();
			}
			assertEquals(values.length, cells, "seed " + seed);
		}
		assertTrue(holes > 100, holes + " holes");
	}

	private static LinearRing ring(Polygon ring) {
		Coordinate[] places = new Coordinate[ring.size() + 1];
		Arrays.setAll(places, i -> new Coordinate(ring.x(i % ring.size()), ring.y(i % ring.size())));
		return FACTORY.createLinearRing(places);
	}
}
