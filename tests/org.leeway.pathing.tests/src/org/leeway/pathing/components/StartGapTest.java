package org.leeway.pathing.components;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;

class StartGapTest {

	/**
	 * Compares groups of spawns with a flood fill. The flood fill must connect all spawns of a group, and must not connect the
	 * two spawns at the ends of a gap.
	 */
	@ParameterizedTest
	@EnumSource
	void matchesAFloodOnRandomMaps(Diagonals diagonals) {
		int withGaps = 0;
		for (int seed = 0; seed < 4000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			BitPlane blocked = random.blocked(grid.width(), grid.height());
			Capability capability = random.capability();
			int size = random.number(1, 4);
			List<Cell> spawns = random.spawns(0, 6, grid.width(), grid.height());
			ReachabilityOracle flood = new ReachabilityOracle(ClearanceOracle.traversable(grid, blocked, capability), size,
					spawns, diagonals);
			List<StartGap> gaps = gaps(ClearanceAnnotator.traversable(grid, blocked, capability), size, spawns, diagonals);
			assertMatches(flood, spawns, gaps, "seed " + seed + ", size " + size + ", spawns " + spawns + "\n"
					+ Pictures.picture(flood.legal()));
			withGaps += gaps.isEmpty() ? 0 : 1;
		}
		assertTrue(withGaps > 100, withGaps + " maps with gaps");
	}

	private static void assertMatches(ReachabilityOracle flood, List<Cell> spawns, List<StartGap> gaps, String message) {
		List<Integer> fitting = IntStream.range(0, spawns.size()).boxed()
				.filter(spawn -> flood.connects(spawns.get(spawn), spawns.get(spawn))).toList();
		boolean allConnected = fitting.stream().allMatch(
				one -> fitting.stream().allMatch(other -> flood.connects(spawns.get(one), spawns.get(other))));
		assertEquals(allConnected, gaps.isEmpty(), message);
		if (gaps.isEmpty()) {
			return;
		}
		List<List<Integer>> groups = new ArrayList<>(List.of(gaps.getFirst().main()));
		for (StartGap gap : gaps) {
			assertEquals(groups.getFirst(), gap.main(), message);
			groups.add(gap.other());
			assertTrue(gap.main().contains(gap.from()) && gap.other().contains(gap.to()), message);
			assertFalse(flood.connects(spawns.get(gap.from()), spawns.get(gap.to())), message);
		}
		assertEquals(fitting, groups.stream().flatMap(List::stream).sorted().toList(), message);
		groups.forEach(group -> group.forEach(one -> group.forEach(
				other -> assertTrue(flood.connects(spawns.get(one), spawns.get(other)), message))));
		List<List<Integer>> bySize = groups.stream().sorted(Comparator.<List<Integer>>comparingInt(List::size).reversed()
				.thenComparingInt(List::getFirst)).toList();
		assertEquals(bySize.getFirst(), groups.getFirst(), message);
		List<Integer> firsts = gaps.stream().map(gap -> gap.other().getFirst()).toList();
		assertEquals(firsts.stream().sorted().toList(), firsts, message);
	}

	@Test
	void aWallSeparatesItsSides() {
		BitPlane map = Pictures.cells("""
				...@...
				...@...
				...@...
				""", '.');
		Cell left = new Cell(0, 0);
		Cell right = new Cell(6, 2);
		assertEquals(List.of(new StartGap(List.of(0), List.of(1), 0, 1)), gaps(map, 1, List.of(left, right)));
		assertEquals(List.of(new StartGap(List.of(1, 3), List.of(0), 1, 0)),
				gaps(map, 2, List.of(left, right, new Cell(3, 1), new Cell(5, 0))));
		assertEquals(List.of(), gaps(map, 1, List.of(left, new Cell(2, 2))));
		assertEquals(List.of(), gaps(map, 1, List.of(left, new Cell(3, 0))), "the other does not fit");
		assertEquals(List.of(), gaps(map, 1, List.of()));
	}

	/**
	 * The map has two rooms that touch only at a corner. Only units that may cut every corner get from room to room. On the
	 * first map, the unit has size 1. On the second map, the unit has size 2, and has one place in each room. The two places
	 * touch at the same corner.
	 */
	@Test
	void startsThatMeetAtACornerAreConnectedIfUnitsCutEveryCorner() {
		BitPlane small = Pictures.cells(".@\n@.\n", '.');
		BitPlane large = Pictures.cells("..@@\n...@\n@...\n@@..\n", '.');
		List<Cell> smallStarts = List.of(new Cell(0, 0), new Cell(1, 1));
		List<Cell> largeStarts = List.of(new Cell(0, 0), new Cell(3, 3));
		List<StartGap> apart = List.of(new StartGap(List.of(0), List.of(1), 0, 1));
		for (Diagonals diagonals : Diagonals.values()) {
			List<StartGap> expected = diagonals == Diagonals.ALWAYS ? List.of() : apart;
			assertEquals(expected, gaps(small, 1, smallStarts, diagonals));
			assertEquals(expected, gaps(large, 2, largeStarts, diagonals));
		}
	}

	/**
	 * Two areas need not be connected if a spawn touches both. On this map, a unit of size 2 has only two places: at the upper
	 * left and at the lower right. In both places, the unit covers the spawn in the middle. But the unit cannot move from place
	 * to place.
	 */
	@Test
	void aSpawnOverTwoAreasDoesNotConnectThem() {
		BitPlane map = Pictures.cells("""
				..@
				...
				@..
				""", '.');
		assertEquals(List.of(new StartGap(List.of(0, 1), List.of(2), 0, 2)),
				gaps(map, 2, List.of(new Cell(0, 0), new Cell(1, 1), new Cell(2, 2))));
		assertEquals(List.of(), gaps(map, 2, List.of(new Cell(0, 0), new Cell(1, 1))));
	}

	/**
	 * Spawns may be connected with each other although no single area contains all of them. Here are three areas: a, b and c.
	 * Each spawn touches two of the areas.
	 */
	@Test
	void spawnsMayBeConnectedWithoutACommonArea() {
		assertEquals(List.of(), StartGap.of(List.of(Set.of("a", "b"), Set.of("b", "c"), Set.of("c", "a"))));
		assertEquals(List.of(new StartGap(List.of(0, 1, 2), List.of(3), 1, 3)),
				StartGap.of(List.of(Set.of("a", "b"), Set.of("b", "c"), Set.of("c", "a"), Set.of("a"))));
	}

	@Test
	void groupsOfManySpawnsAreFoundInTime() {
		List<Set<Integer>> apart = IntStream.range(0, 100_000).mapToObj(Set::of).toList();
		assertEquals(99_999, StartGap.of(apart).size());
		List<Set<Integer>> half = IntStream.range(0, 100_000).mapToObj(spawn -> Set.of(Math.max(50_000, spawn))).toList();
		assertEquals(49_999, StartGap.of(half).size());
	}

	private static List<StartGap> gaps(BitPlane traversable, int size, List<Cell> spawns) {
		return gaps(traversable, size, spawns, Diagonals.NEVER);
	}

	private static List<StartGap> gaps(BitPlane traversable, int size, List<Cell> spawns, Diagonals diagonals) {
		return Reachability.of(ClearanceAnnotator.annotate(traversable, Progress.NONE).atLeast(size), size, spawns,
				diagonals, Progress.NONE).startGaps();
	}
}
