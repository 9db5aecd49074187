package org.leeway.web;

import java.util.List;
import java.util.Objects;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.clearance.width.FitMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;

/** A level with one chosen unit, which may be an agent of the level or any other. Not thread-safe. */
final class LiveLevel {

	private final LevelNumbers numbers;
	private final Scene scene;
	private final ObstacleMap obstacles;
	private TerrainGrid grid;
	private Agent unit;
	private List<Cell> spawns;
	private ClearancePlanes planes;
	private Reachability reached;
	/** The largest unit that gets over each cell. Null if it is not known. */
	private CoveringMap fit;
	/** Data of planners. Null if no route was planned since {@link #choose}. */
	private Preparation preparation;

	LiveLevel(int width, int height, byte[] cells, LevelNumbers numbers) {
		this.numbers = numbers;
		grid = grid(width, height, cells);
		scene = Scene.of(numbers.circles, numbers.polygons, width, height);
		obstacles = ObstacleMap.of(scene, width, height);
	}

	private static TerrainGrid grid(int width, int height, byte[] cells) {
		TerrainGrid.checkSize(width, height);
		if (cells.length != width * height) {
			throw new IllegalArgumentException(cells.length + " cells, expected " + width + " x " + height);
		}
		TerrainGridEditor editor = TerrainGrid.filled(width, height, 0).edit();
		for (int y = 0; y < height; y++) {
			editor.setRow(0, y, cells, y * width, width);
		}
		return editor.build();
	}

	TerrainGrid grid() {
		return grid;
	}

	/**
	 * Chooses a unit: an agent of the level with another size and other terrains. The unit starts at the spawns of the agent.
	 *
	 * @param terrains their ids
	 */
	void choose(int agent, int size, int[] terrains) {
		unit = numbers.agents.get(agent).with(size, Capability.of(terrains));
		spawns = numbers.spawns.stream().filter(spawn -> spawn.isFor(agent)).map(LevelNumbers.Spawn::cell).toList();
		planes = ClearancePlanes.of(grid, obstacles, units(), Progress.NONE);
		reached = Reachability.of(legal(), size, spawns, numbers.diagonals, Progress.NONE);
		fit = null;
		preparation = null;
	}

	/** Returns the chosen unit, and one cell of its terrains. */
	private List<GridUnit> units() {
		return List.of(unit.unit(), new GridUnit(1, unit.capability()));
	}

	private BitPlane legal() {
		return planes.legal(unit.unit());
	}

	/** Sets the terrain of some cells, and updates what is known of the unit. Returns the tiles that may differ. */
	void paint(int[] xy, int terrain) {
		TerrainGridEditor editor = grid.edit();
		for (int i = 0; i + 1 < xy.length; i += 2) {
			editor.set(xy[i], xy[i + 1], terrain);
		}
		grid = editor.build();
		fit = null;
		if (unit != null) {
			planes = planes.with(grid, obstacles, units(), Progress.NONE);
			reached = reached.with(legal(), spawns, Progress.NONE);
		}
		if (preparation != null) {
			preparation = preparation.with(world(), List.of(unit.unit()));
		}
	}

	private World world() {
		return new World(grid, numbers.speeds, scene, numbers.meshes, numbers.cellScale, numbers.diagonals);
	}

	Reachability reachability() {
		return reached;
	}

	/**
	 * Returns the class of each cell of a rectangle, row by row: 0 blocked, 1 too narrow, 2 cut off, 3 reachable. The
	 * layer <i>Reachability</i> has the same classes.
	 */
	byte[] classes(CellRect cells) {
		List<BitPlane> nested = List.of(planes.traversable(unit.capability()), reached.fitting(), reached.covered());
		byte[] classes = new byte[(int) cells.cells()];
		for (int value = 1; value <= nested.size(); value++) {
			BitPlane plane = nested.get(value - 1);
			for (int y = cells.y(), start = -cells.x(); y < cells.bottom(); y++, start += cells.width()) {
				for (int x = plane.nextSet(cells.x(), y); x < cells.right(); x = plane.nextSet(x + 1, y)) {
					classes[start + x] = (byte) value;
				}
			}
		}
		return classes;
	}

	/** Returns 2 if the unit reaches an anchor, 1 if it only fits there, otherwise 0. */
	int standing(int x, int y) {
		return !grid.contains(x, y) || !legal().get(x, y) ? 0 : reached.reachable().get(x, y) ? 2 : 1;
	}

	/** Returns the side of the largest unit of the chosen terrains that gets over a cell from a spawn. 0 without spawns. */
	int fit(int x, int y) {
		Objects.checkIndex(x, grid.width());
		Objects.checkIndex(y, grid.height());
		if (spawns.isEmpty()) {
			return 0;
		}
		if (fit == null) {
			fit = CoveringMap.of(FitMap.of(
					ClearanceAnnotator.annotate(planes.traversable(unit.capability()), Progress.NONE), spawns,
					numbers.diagonals, Progress.NONE));
		}
		return fit.get(x, y);
	}

	/** Finds the largest unit of the chosen terrains between two cells. */
	LargestUnit largest(Cell from, Cell to) {
		return LargestUnit.between(grid, obstacles.blocked(), unit.capability(), from, to, numbers.diagonals, Progress.NONE);
	}

	/** Plans a route of the chosen unit between two poses. */
	PlanResult route(PlannerProvider planner, Pose from, Pose to) {
		if (preparation == null) {
			preparation = Preparation.of(world(), List.of(unit.unit()));
		}
		return planner.prepare(preparation, OptionValues.STANDARD, Progress.NONE).plan(new PlanQuery(unit, from, to),
				Progress.NONE);
	}
}
