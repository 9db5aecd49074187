package org.leeway.pathing.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;

/** Tests of footprints on a map, even of units that are far larger than the map. */
class GridUnitTest {

	private static final Capability GROUND = Capability.of(0);
	private static final int WIDTH = 7;
	private static final int HEIGHT = 5;

	@Test
	void theMiddlesOverACellAreThoseOnTheMap() {
		for (int size = 1; size <= 2 * WIDTH + 1; size++) {
			GridUnit unit = new GridUnit(size, GROUND);
			for (int i = 0; i < WIDTH * HEIGHT; i++) {
				Cell cell = new Cell(i % WIDTH, i / WIDTH);
				assertEquals(middles(unit, cell), unit.centresOver(cell, WIDTH, HEIGHT).toList(), "size " + size + " over " + cell);
			}
		}
	}

	private static List<Point> middles(GridUnit unit, Cell cell) {
		List<Point> middles = new ArrayList<>();
		for (int y = cell.y(); y > cell.y() - unit.size(); y--) {
			for (int x = cell.x(); x > cell.x() - unit.size(); x--) {
				Point middle = unit.centre(new Cell(x, y));
				if (middle.x() >= 0 && middle.y() >= 0 && middle.x() <= WIDTH && middle.y() <= HEIGHT) {
					middles.add(middle);
				}
			}
		}
		return middles;
	}

	@ParameterizedTest
	@ValueSource(ints = {100_000_000, Integer.MAX_VALUE - 1, Integer.MAX_VALUE})
	void hugeFootprintsHaveNoMoreMiddlesThanTheMapHasPlaces(int size) {
		GridUnit unit = new GridUnit(size, GROUND);
		Stream<Point> middles = unit.centresOver(new Cell(3, 2), WIDTH, HEIGHT);
		assertEquals(size % 2 == 0 ? (WIDTH + 1) * (HEIGHT + 1) : WIDTH * HEIGHT, middles.distinct().count());
	}

	@Test
	void sizesAboveTheMapAreOneSize() {
		assertEquals(5, GridUnit.sizeOn(5, WIDTH, HEIGHT));
		assertEquals(6, GridUnit.sizeOn(6, WIDTH, HEIGHT));
		assertEquals(6, GridUnit.sizeOn(7, WIDTH, HEIGHT));
		assertEquals(6, GridUnit.sizeOn(Integer.MAX_VALUE, WIDTH, HEIGHT));
	}
}
