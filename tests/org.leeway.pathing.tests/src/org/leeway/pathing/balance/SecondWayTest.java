package org.leeway.pathing.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;
import org.leeway.testing.Rounds;
import org.leeway.testing.StepOracle;

class SecondWayTest {

	private static final double SLOW = 0.5;

	/** A map, a unit that is slower in swamps, and the ends of its way. */
	private record Case(TerrainGrid grid, int size, Diagonals diagonals, Cell start, Cell goal) {

		boolean isLegal(Cell anchor) {
			return speed(anchor) > 0;
		}

		/** Returns the speed on the slowest cell under the unit's square. 0 if the unit cannot stand there. */
		double speed(Cell anchor) {
			double speed = 1;
			for (int i = 0; i < size * size; i++) {
				int x = anchor.x() + i % size;
				int y = anchor.y() + i / size;
				int terrain = grid.contains(x, y) ? grid.terrain(x, y) : Pictures.WATER;
				speed = Math.min(speed, terrain == Pictures.GROUND ? 1 : terrain == Pictures.SWAMP ? SLOW : 0);
			}
			return speed;
		}

		Set<Cell> legal() {
			Set<Cell> legal = new HashSet<>();
			for (int i = 0; i < grid.width() * grid.height(); i++) {
				Cell cell = new Cell(i % grid.width(), i / grid.width());
				if (isLegal(cell)) {
					legal.add(cell);
				}
			}
			return legal;
		}

		/** Returns the travel times from a place to all places of a set, by the algorithm of Bellman and Ford. */
		Map<Cell, Double> times(Cell from, Set<Cell> places) {
			Map<Cell, Double> times = new HashMap<>();
			if (places.contains(from)) {
				times.put(from, 0.0);
			}
			for (boolean changed = true; changed;) {
				changed = false;
				for (Cell at : List.copyOf(times.keySet())) {
					for (Cell to : around(at)) {
						double time = times.get(at) + Math.hypot(to.x() - at.x(), to.y() - at.y()) / Math.min(speed(at), speed(to));
						if (StepOracle.isStep(diagonals, places::contains, at, to) && time < times.getOrDefault(to, 1e9) - 1e-9) {
							times.put(to, time);
							changed = true;
						}
					}
				}
			}
			return times;
		}

		/**
		 * Returns, for each place, the side of the largest square that contains the place and lies completely in
		 * {@code places}. Tries all squares.
		 */
		Map<Cell, Integer> widths(Set<Cell> places) {
			Map<Cell, Integer> widths = new HashMap<>();
			for (Cell corner : places) {
				int side = 1;
				while (isFree(corner, side + 1, places)) {
					side++;
				}
				for (int i = 0; i < side * side; i++) {
					widths.merge(new Cell(corner.x() + i % side, corner.y() + i / side), side, Math::max);
				}
			}
			return widths;
		}

		private static boolean isFree(Cell corner, int side, Set<Cell> places) {
			for (int i = 0; i < side * side; i++) {
				if (!places.contains(new Cell(corner.x() + i % side, corner.y() + i / side))) {
					return false;
				}
			}
			return true;
		}

		/**
		 * Closes the narrowest gap of the fastest routes, and returns the time of the best way that is left. 1e9 if no way is
		 * left.
		 */
		double second() {
			Set<Cell> all = legal();
			Map<Cell, Double> there = times(start, all);
			Map<Cell, Double> back = times(goal, all);
			Set<Cell> onRoutes = new HashSet<>(all);
			onRoutes.removeIf(cell -> there.getOrDefault(cell, 1e9) + back.getOrDefault(cell, 1e9) > there.get(goal) + 1e-6);
			Map<Cell, Integer> widths = widths(all);
			int most = 0;
			while (isJoined(onRoutes, all, wider(widths, most), there)) {
				most++;
			}
			Set<Cell> narrow = new HashSet<>(all);
			narrow.removeAll(wider(widths, most));
			Set<Cell> gap = flood(onRoutes, narrow);
			Set<Cell> rest = new HashSet<>(all);
			rest.removeAll(gap);
			return times(start, rest).getOrDefault(goal, 1e9);
		}

		private static Set<Cell> wider(Map<Cell, Integer> widths, int width) {
			Set<Cell> wider = new HashSet<>(widths.keySet());
			wider.removeIf(cell -> widths.get(cell) <= width);
			return wider;
		}

		/**
		 * Returns whether some fastest route visits only cells of {@code places}.
		 *
		 * @param onRoutes the cells of all fastest routes
		 * @param all the cells where the unit may stand
		 * @param there the travel times from the start
		 */
		private boolean isJoined(Set<Cell> onRoutes, Set<Cell> all, Set<Cell> places, Map<Cell, Double> there) {
			Set<Cell> wide = new HashSet<>(onRoutes);
			wide.retainAll(places);
			Set<Cell> known = new HashSet<>(wide.contains(start) ? Set.of(start) : Set.of());
			for (boolean changed = true; changed;) {
				changed = false;
				for (Cell at : List.copyOf(known)) {
					for (Cell to : around(at)) {
						double step = Math.hypot(to.x() - at.x(), to.y() - at.y()) / Math.min(speed(at), speed(to));
						if (wide.contains(to) && StepOracle.isStep(diagonals, all::contains, at, to)
								&& Math.abs(there.get(at) + step - there.get(to)) < 1e-6) {
							changed |= known.add(to);
						}
					}
				}
			}
			return known.contains(goal);
		}

		/**
		 * Returns the gap of the routes: the cells of {@code narrow} that are on the routes or connected with the routes
		 * through {@code narrow}.
		 */
		private static Set<Cell> flood(Set<Cell> onRoutes, Set<Cell> narrow) {
			Set<Cell> known = new HashSet<>(onRoutes);
			known.retainAll(narrow);
			Deque<Cell> open = new ArrayDeque<>(known);
			while (!open.isEmpty()) {
				around(open.remove()).stream().filter(narrow::contains).filter(known::add).forEach(open::add);
			}
			return known;
		}

		static List<Cell> around(Cell cell) {
			List<Cell> around = new ArrayList<>();
			for (int i = 0; i < 9; i++) {
				if (i != 4) {
					around.add(new Cell(cell.x() + i % 3 - 1, cell.y() + i / 3 - 1));
				}
			}
			return around;
		}
	}

	private static TerrainGrid terrain(RandomMaps random) {
		TerrainGrid noise = random.noise(random.number(1, 10), random.number(1, 10), random.number(0, 40) / 100.0);
		var editor = noise.edit();
		for (int i = random.number(0, 20); i > 0; i--) {
			int x = random.number(0, noise.width() - 1);
			int y = random.number(0, noise.height() - 1);
			editor.set(x, y, noise.terrain(x, y) == Pictures.GROUND ? Pictures.SWAMP : noise.terrain(x, y));
		}
		return editor.build();
	}

	@Test
	void secondWaysAreThoseOfAPlainSearch() {
		int found = 0;
		for (int seed = 1; seed <= Rounds.of(1500); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = terrain(random);
			List<Cell> ends = random.spawns(2, 2, grid.width(), grid.height());
			Case each = new Case(grid, random.number(1, 3), Diagonals.values()[random.number(0, 3)], ends.getFirst(), ends.getLast());
			found += check(each, "seed " + seed + "\n" + Pictures.picture(grid));
		}
		assertTrue(found > 0, "some second ways exist");
	}

	@Test
	void secondWaysOnRealMapsAreThoseOfAPlainSearch() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		int found = 0;
		// few random pieces of real maps have a second way. The pieces of the seeds 23 and 58 have one
		for (int seed : IntStream.concat(IntStream.of(23, 58), IntStream.rangeClosed(100, 100 + Rounds.of(6))).toArray()) {
			RandomMaps random = new RandomMaps(seed);
			RealMaps.Piece piece = RealMaps.piece(random, 64);
			Case any = new Case(piece.grid(), random.number(2, 4), Diagonals.values()[random.number(0, 3)], new Cell(0, 0), new Cell(0, 0));
			Map<Cell, Integer> widths = any.widths(any.legal());
			Case each = new Case(any.grid, any.size, any.diagonals, wide(random, widths), wide(random, widths));
			found += check(each, "seed " + seed + ", " + piece.place());
		}
		assertTrue(found > 0, "some second ways exist");
	}

	/** Returns an end of a way: the widest of eight random places. If an end is narrow, there cannot be a second way. */
	private static Cell wide(RandomMaps random, Map<Cell, Integer> widths) {
		List<Cell> places = widths.keySet().stream().sorted(Comparator.comparing(Cell::toString)).toList();
		return IntStream.range(0, 8).mapToObj(i -> places.get(random.number(0, places.size() - 1)))
				.max(Comparator.comparing(widths::get)).orElseThrow();
	}

	/**
	 * Compares the time that {@link SecondWay} finds with the time that the plain search {@link Case#second} finds. Checks
	 * nothing if the unit cannot reach the goal. Returns 1 if there is a second way, else 0.
	 */
	private static int check(Case each, String map) {
		Set<Cell> legal = each.legal();
		if (!legal.contains(each.start) || !each.times(each.start, legal).containsKey(each.goal)) {
			return 0;
		}
		double second = second(each);
		assertEquals(each.second(), Math.min(1e9, second), 1e-4,
				each.size + " " + each.diagonals + " from " + each.start + " to " + each.goal + ", " + map);
		return second < Double.POSITIVE_INFINITY ? 1 : 0;
	}

	private static double second(Case each) {
		GridUnit unit = new GridUnit(each.size, Capability.of(Pictures.GROUND, Pictures.SWAMP));
		StepGraph graph = StepGraph.of(SearchMap.of(each.grid, BitPlane.empty(each.grid.width(), each.grid.height()), List.of(unit),
				TerrainSpeeds.of(Map.of(Pictures.SWAMP, SLOW)), each.diagonals, Progress.NONE).anchors(unit), Progress.NONE);
		TravelField field = TravelField.of(graph, List.of(each.start), Progress.NONE);
		CoveringMap widths = CoveringMap.of(ClearanceAnnotator.annotate(graph.anchors().plane(), Progress.NONE));
		// a cost is a length at the speed of class 0, the fastest terrain of the unit on the map. So cost / speed is a time
		return SecondWay.cost(field, new int[] {graph.index(each.goal.x(), each.goal.y())}, widths, Progress.NONE)
				/ graph.anchors().speed(0);
	}
}
