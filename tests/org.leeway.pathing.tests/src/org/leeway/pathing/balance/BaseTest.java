package org.leeway.pathing.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.FlowOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;
import org.leeway.testing.Rounds;
import org.leeway.testing.StepOracle;

class BaseTest {

	/** An oracle that finds bases and areas by looking at each cell. */
	private record Cells(TerrainGrid grid, TravelAreas areas, Diagonals diagonals, int size, double limit) {

		/**
		 * Returns one of four sets of cells. An anchor is near if its travel time from the start is at most the limit. Near
		 * anchors may also lie in areas of other starts.
		 * <ul>
		 * <li>{@code near} and {@code own}: the near anchors in the area of the start.
		 * <li>Only {@code near}: all cells that the unit covers at near anchors.
		 * <li>Only {@code own}: the anchors in the area of the start.
		 * <li>Neither: the anchors in all other areas, contested anchors included.
		 * </ul>
		 */
		Set<Cell> of(int start, boolean near, boolean own) {
			Set<Cell> cells = new HashSet<>();
			for (int y = 0; y < grid.height(); y++) {
				for (int x = 0; x < grid.width(); x++) {
					int owner = areas.owner(x, y);
					boolean isNear = areas.fields().get(start).cost(x, y) <= limit + 1e-6;
					if (owner != TravelAreas.NONE && (!near || isNear) && (near && !own || (owner == start) == own)) {
						for (int i = 0; i < (near && !own ? size * size : 1); i++) {
							cells.add(new Cell(x + i % size, y + i / size));
						}
					}
				}
			}
			return cells;
		}

		long squares(Set<Cell> cells, int side) {
			return cells.stream().filter(cell -> {
				for (int i = 0; i < side * side; i++) {
					if (!cells.contains(new Cell(cell.x() + i % side, cell.y() + i / side))) {
						return false;
					}
				}
				return true;
			}).count();
		}
	}

	@Test
	void closingsAreAPlainMaximumFlowAndSeparate() {
		int closed = 0;
		for (int seed = 1; seed <= Rounds.of(2000); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.noise(random.number(2, 12), random.number(2, 12), random.number(0, 40) / 100.0);
			closed += check(grid, random, 4, "seed " + seed + "\n" + Pictures.picture(grid));
		}
		assertTrue(closed > 0, "some bases are closed by gaps");
	}

	@Test
	void closingsOnRealMapsAreAPlainMaximumFlowAndSeparate() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		int closed = 0;
		for (int seed = 1; seed <= Rounds.of(4); seed++) {
			RandomMaps random = new RandomMaps(seed);
			RealMaps.Piece piece = RealMaps.piece(random, 48);
			closed += check(piece.grid(), random, 20, "seed " + seed + ", " + piece.place());
		}
		assertTrue(closed > 0, "some bases are closed by gaps");
	}

	/**
	 * Compares the bases of two or three random starts with oracles. The {@linkplain Base base} of a start is the set of cells
	 * near the start.
	 *
	 * @return the least number of anchors (top-left cells of the unit) to block so that no way leads out of a base, summed over
	 * all bases
	 */
	private static int check(TerrainGrid grid, RandomMaps random, int mostSeconds, String map) {
		int size = random.number(1, 2);
		Diagonals diagonals = Diagonals.values()[random.number(0, 3)];
		GridUnit unit = new GridUnit(size, Capability.of(Pictures.GROUND));
		StepGraph graph = StepGraph.of(SearchMap.of(grid, BitPlane.empty(grid.width(), grid.height()), List.of(unit),
				TerrainSpeeds.UNIFORM, diagonals, Progress.NONE).anchors(unit), Progress.NONE);
		List<TravelField> fields = random.spawns(2, 3, grid.width(), grid.height()).stream()
				.map(start -> TravelField.of(graph, List.of(start), Progress.NONE)).toList();
		Cells cells = new Cells(grid, TravelAreas.of(fields, Progress.NONE), diagonals, size, random.number(0, mostSeconds));
		int closed = 0;
		for (int start = 0; start < fields.size(); start++) {
			closed += check(cells, start, "start " + start + ", " + diagonals + ", size " + size + ", " + map);
		}
		return closed;
	}

	private static int check(Cells cells, int start, String message) {
		Base base = Base.of(cells.areas, start, cells.limit, cells.size, 2, Progress.NONE);
		Set<Cell> own = cells.of(start, true, true);
		Set<Cell> others = cells.of(start, false, false);
		others.removeAll(own);
		Set<Cell> all = new HashSet<>(own);
		all.addAll(others);
		all.addAll(cells.of(start, false, true));
		Diagonals steps = cells.diagonals == Diagonals.ALWAYS ? Diagonals.ALWAYS : Diagonals.STRAIGHT;
		boolean touch = own.stream().anyMatch(from -> others.stream().anyMatch(to -> StepOracle.isStep(steps, all::contains, from, to)));
		assertEquals(cells.squares(cells.of(start, true, false), 2), base.room(), message);
		assertEquals(touch, base.closings().isEmpty(), message);
		if (touch || own.isEmpty() || others.isEmpty()) {
			assertEquals(touch ? Optional.empty() : Optional.of(List.of()), base.closings(), message);
			return 0;
		}
		int fewest = new FlowOracle(cells.grid.width(), cells.grid.height(), all::contains, steps, own, others).flow();
		assertEquals(fewest, base.closings().orElseThrow().stream().mapToInt(gap -> gap.width() - cells.size + 1).sum(), message);
		Set<Cell> rest = new HashSet<>(all);
		rest.removeAll(base.closings().orElseThrow().stream().flatMap(gap -> gap.cells().stream()).collect(Collectors.toSet()));
		assertTrue(flood(own, rest, steps).stream().noneMatch(others::contains), message);
		return fewest;
	}

	private static Set<Cell> flood(Set<Cell> from, Set<Cell> cells, Diagonals steps) {
		Set<Cell> known = new HashSet<>(from);
		Deque<Cell> open = new ArrayDeque<>(from);
		while (!open.isEmpty()) {
			Cell at = open.remove();
			for (int i = 0; i < 9; i++) {
				Cell to = new Cell(at.x() + i % 3 - 1, at.y() + i / 3 - 1);
				if (StepOracle.isStep(steps, cells::contains, at, to) && known.add(to)) {
					open.add(to);
				}
			}
		}
		return known;
	}
}
