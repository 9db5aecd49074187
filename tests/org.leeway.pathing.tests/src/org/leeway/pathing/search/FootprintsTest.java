package org.leeway.pathing.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;
import org.leeway.testing.Pictures;

class FootprintsTest {

	private static final SearchMetrics METRICS = new SearchMetrics(0, 0, 0);

	private static PathQuery query(int size) {
		return new PathQuery(new Cell(0, 0), new Cell(5, 0), new GridUnit(size, Capability.of(Pictures.GROUND)));
	}

	private static String along(int size, Cell... points) {
		return Pictures.picture(Footprints.along(PathResult.found(query(size), List.of(points), 1, METRICS), 8, 4));
	}

	@Test
	void allCellsOnTheWayAreCovered() {
		assertEquals("""
				#.......
				.#......
				..###...
				........
				""", along(1, new Cell(0, 0), new Cell(2, 2), new Cell(4, 2)));
		assertEquals("""
				##......
				###.....
				.#####..
				..####..
				""", along(2, new Cell(0, 0), new Cell(2, 2), new Cell(4, 2)));
		assertEquals("""
				........
				...##...
				...##...
				........
				""", along(2, new Cell(3, 1)), "the start is the goal");
	}

	@Test
	void withoutAPathNothingIsCovered() {
		PathResult none = PathResult.notFound(query(2), Outcome.NOT_CONNECTED, METRICS);
		assertTrue(Footprints.along(none, 8, 4).isEmpty());
	}

	@Test
	void theMiddleOfFourCellsIsTheFirst() {
		BitPlaneEditor anchors = BitPlane.empty(6, 5).edit();
		anchors.setRun(1, 0, 3);
		anchors.set(0, 2);
		BitPlane plane = anchors.build();
		assertSame(plane, Footprints.middles(plane, 1));
		assertSame(plane, Footprints.middles(plane, 2));
		String shifted = """
				......
				..###.
				......
				.#....
				......
				""";
		assertEquals(shifted, Pictures.picture(Footprints.middles(plane, 3)));
		assertEquals(shifted, Pictures.picture(Footprints.middles(plane, 4)));
	}
}
