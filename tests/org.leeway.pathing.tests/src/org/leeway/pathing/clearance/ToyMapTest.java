package org.leeway.pathing.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.width.FitMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.ReachabilityOracle;

/**
 * Tests of clearance on a map that was worked out by hand: two rooms, and a corridor two cells wide between them. The
 * distance to the nearest obstacle says that a unit of 2 x 2 cells cannot pass the corridor; true clearance lets it
 * through.
 */
class ToyMapTest {

	private static final TerrainGrid MAP = Pictures.grid("""
			...@@@....
			...@@@....
			..........
			..........
			...@WW....
			...@WW....
			""");

	private static final Capability GROUND = Capability.of(Pictures.GROUND);
	private static final Capability WATER = Capability.of(Pictures.WATER);
	private static final Capability BOTH = Capability.of(Pictures.GROUND, Pictures.WATER);

	private static final Cell START = new Cell(0, 0);
	/** The cell at which the corridor ends. */
	private static final Cell GOAL = new Cell(5, 2);
	private static final Cell BENEATH_GOAL = new Cell(5, 3);

	@Test
	void clearanceOnGround() {
		assertEquals("""
				3210004321
				3210004321
				3222224321
				3211113321
				2210002221
				1110001111
				""", Pictures.digits(annotate(GROUND)));
	}

	@Test
	void clearanceOnWater() {
		assertEquals("""
				0000000000
				0000000000
				0000000000
				0000000000
				0000210000
				0000110000
				""", Pictures.digits(annotate(WATER)));
	}

	@Test
	void clearanceOnGroundAndWater() {
		assertEquals("""
				3210004321
				3210004321
				3222444321
				3211333321
				2210222221
				1110111111
				""", Pictures.digits(annotate(BOTH)));
	}

	@Test
	void clearanceOnGroundAroundMiddleCells() {
		assertEquals("""
				2210002221
				2310002431
				2322222431
				2311112431
				2310002331
				1110001111
				""", Pictures.digits(annotate(GROUND).centred()));
	}

	@Test
	void distanceToObstaclesWronglyBlocksTheCorridor() {
		int[][] distance = ClearanceOracle.brushfire(ClearanceOracle.traversable(MAP, nothing(), GROUND));
		assertEquals("""
				1110001111
				1210001221
				1211111221
				1211111221
				1210001221
				1110001111
				""", Pictures.digits(distance));
		boolean[][] passable = new boolean[MAP.height()][MAP.width()];
		for (int y = 0; y < MAP.height(); y++) {
			for (int x = 0; x < MAP.width(); x++) {
				passable[y][x] = distance[y][x] >= 2;
			}
		}
		assertEquals(1, new ReachabilityOracle(passable, 1, List.of(new Cell(1, 1))).unreachableRegions(1).size());
	}

	@Test
	void trueClearanceLetsTheUnitThrough() {
		Reachability two = reach(GROUND, 2);
		assertEquals("""
				##....###.
				##....###.
				#########.
				##....###.
				##....###.
				..........
				""", Pictures.picture(two.reachable()));
		assertTrue(two.reachable().get(GOAL.x(), GOAL.y()));
		assertTrue(two.unreachableRegions(1).isEmpty());
	}

	@Test
	void tileBeneathTheGoalIsReachedThoughItsClearanceIsOne() {
		assertEquals(1, annotate(GROUND).get(BENEATH_GOAL.x(), BENEATH_GOAL.y()));
		Reachability two = reach(GROUND, 2);
		assertFalse(two.reachable().get(BENEATH_GOAL.x(), BENEATH_GOAL.y()));
		assertTrue(two.covered().get(BENEATH_GOAL.x(), BENEATH_GOAL.y()));
		assertTrue(two.reachable().get(BENEATH_GOAL.x() - 1, BENEATH_GOAL.y() - 1), "from its north-west neighbour");
	}

	@Test
	void unitOfThreeCellsStaysInItsRoom() {
		Reachability three = reach(GROUND, 3);
		assertEquals("""
				###.......
				###.......
				###.......
				###.......
				###.......
				###.......
				""", Pictures.picture(three.covered()));
		Region room = three.unreachableRegions(1).getFirst();
		assertEquals("Region[anchors=8, cells=24, bounds=CellRect[x=6, y=0, width=4, height=6], sample=6,0]",
				room.toString());
		assertEquals("""
				......####
				......####
				......####
				......####
				......####
				......####
				""", Pictures.picture(three.unreachableCells(room.sample()).orElseThrow()));
	}

	@Test
	void largestSizesThatFit() {
		assertEquals("""
				3210002221
				3210002221
				3222222221
				3211112221
				2210002221
				1110001111
				""", Pictures.digits(FitMap.of(annotate(GROUND), List.of(START), Diagonals.NEVER, Progress.NONE)));
	}

	private static ClearanceMap annotate(Capability capability) {
		return ClearanceAnnotator.annotate(MAP, nothing(), capability, Progress.NONE);
	}

	private static Reachability reach(Capability capability, int size) {
		return Reachability.of(annotate(capability).atLeast(size), size, List.of(START), Diagonals.NEVER, Progress.NONE);
	}

	private static BitPlane nothing() {
		return BitPlane.empty(MAP.width(), MAP.height());
	}
}
