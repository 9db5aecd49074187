package org.leeway.pathing.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;
import org.leeway.testing.PathOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

class TravelMapsTest {

	private static final TerrainSpeeds SPEEDS = TerrainSpeeds.of(Map.of(Pictures.SWAMP, 0.5));

	private static World world(TerrainGrid grid, Diagonals diagonals) {
		return new World(grid, SPEEDS, Scene.EMPTY, Map.of(), 1, diagonals);
	}

	private static TerrainGrid edited(TerrainGrid grid, RandomMaps random) {
		TerrainGridEditor editor = grid.edit();
		for (int i = random.number(1, 4); i > 0; i--) {
			int x = random.number(0, grid.width() - 1);
			editor.fillRow(x, random.number(0, grid.height() - 1), random.number(1, Math.min(6, grid.width() - x)), random.terrain());
		}
		return editor.build();
	}

	@Test
	void arrivalsAreTheLeastTimesOfThePlacesOverACell() {
		for (int seed = 1; seed <= Rounds.of(300); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			Diagonals diagonals = Diagonals.values()[random.number(0, 3)];
			GridUnit unit = new GridUnit(random.number(1, 4), random.capability());
			List<List<Cell>> starts = random.spawns(1, 4, grid.width(), grid.height()).stream().map(List::of).toList();
			// a unit that is no agent of the level
			List<GridUnit> agents = random.number(0, 3) == 0 ? List.of() : List.of(unit);
			Preparation preparation = Preparation.of(world(grid, diagonals), agents);
			Arrivals before = null;
			for (int edit = 0; edit < 3; edit++) {
				TravelMaps travel = preparation.get(TravelMaps.PART, Progress.NONE);
				Arrivals arrivals = travel.arrivals(unit, starts, Progress.NONE);
				assertSame(arrivals, travel.arrivals(unit, starts, Progress.NONE));
				check(arrivals, grid, unit, diagonals, starts, travel.graph(unit, Progress.NONE).anchors().speed(0),
						"seed " + seed + ", edit " + edit);
				checkChanges(arrivals, before, grid, "seed " + seed + ", edit " + edit);
				before = arrivals;
				grid = edited(grid, random);
				preparation = preparation.with(world(grid, diagonals), agents);
			}
		}
	}

	private static void check(Arrivals arrivals, TerrainGrid grid, GridUnit unit, Diagonals diagonals, List<List<Cell>> starts,
			double fastest, String message) {
		PathOracle oracle = new PathOracle(grid, BitPlane.empty(grid.width(), grid.height()), unit, SPEEDS::of, diagonals);
		List<double[][]> costs = starts.stream().map(start -> oracle.costs(start.getFirst())).toList();
		for (int i = 0; i < grid.width() * grid.height(); i++) {
			Cell cell = new Cell(i % grid.width(), i / grid.width());
			List<Double> times = costs.stream().map(each -> least(each, cell, unit.size())).toList();
			double least = times.stream().min(Double::compare).orElseThrow();
			long near = times.stream().filter(time -> time <= least * (1 + 1e-9)).count();
			int owner = least == Double.POSITIVE_INFINITY ? TravelAreas.NONE : near > 1 ? TravelAreas.CONTESTED : times.indexOf(least);
			String what = message + ": " + cell + ", " + unit + ", " + starts + ", " + diagonals + "\n" + Pictures.picture(grid);
			assertEquals(owner, arrivals.owner(cell.x(), cell.y()), what);
			assertEquals(least == Double.POSITIVE_INFINITY, arrivals.cost(cell.x(), cell.y()) == Double.POSITIVE_INFINITY, what);
			if (least < Double.POSITIVE_INFINITY) {
				assertEquals(least, arrivals.cost(cell.x(), cell.y()) / fastest, 1e-6, what);
			}
		}
	}

	private static double least(double[][] costs, Cell cell, int size) {
		double least = Double.POSITIVE_INFINITY;
		for (int y = Math.max(0, cell.y() - size + 1); y <= cell.y(); y++) {
			for (int x = Math.max(0, cell.x() - size + 1); x <= cell.x(); x++) {
				least = Math.min(least, costs[y][x]);
			}
		}
		return least;
	}

	/** Checks that all changes since an edit lie in the reported tiles. */
	private static void checkChanges(Arrivals arrivals, Arrivals before, TerrainGrid grid, String message) {
		List<CellRect> changed = before == null ? List.of() : arrivals.changedSince(before).cells(grid.width(), grid.height());
		List<Cell> missed = new ArrayList<>();
		for (int i = 0; before != null && i < grid.width() * grid.height(); i++) {
			Cell cell = new Cell(i % grid.width(), i / grid.width());
			boolean isSame = arrivals.cost(cell.x(), cell.y()) == before.cost(cell.x(), cell.y())
					&& arrivals.owner(cell.x(), cell.y()) == before.owner(cell.x(), cell.y());
			if (!isSame && changed.stream().noneMatch(tiles -> tiles.contains(cell.x(), cell.y()))) {
				missed.add(cell);
			}
		}
		assertEquals(List.of(), missed, message);
	}

	@Test
	void tilesFarFromAnEditAreShared() {
		TerrainGrid grid = TerrainGrid.filled(192, 64, Pictures.GROUND);
		GridUnit unit = new GridUnit(2, Capability.of(Pictures.GROUND));
		List<List<Cell>> starts = List.of(List.of(new Cell(0, 0)));
		Preparation preparation = Preparation.of(world(grid, Diagonals.NEVER), List.of(unit));
		Arrivals before = preparation.get(TravelMaps.PART, Progress.NONE).arrivals(unit, starts, Progress.NONE);
		TerrainGridEditor editor = grid.edit();
		editor.set(190, 60, Pictures.WATER);
		Arrivals after = preparation.with(world(editor.build(), Diagonals.NEVER), List.of(unit)).get(TravelMaps.PART, Progress.NONE)
				.arrivals(unit, starts, Progress.NONE);
		assertEquals(List.of(new CellRect(128, 0, 64, 64)), after.changedSince(before).cells(192, 64));
	}
}
