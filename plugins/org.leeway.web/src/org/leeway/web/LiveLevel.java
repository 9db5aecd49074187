package org.leeway.web;

import java.util.List;
import java.util.Objects;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.report.html.PageFindings;
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
import org.leeway.pathing.world.World;

/**
 * A level that a page shows, edits and asks about. All questions are about one chosen unit: an agent of the level, whose size
 * and terrains may be replaced. Not thread-safe.
 */
final class LiveLevel {

	private final LevelHeader header;
	private final ObstacleMap obstacles;
	/** The level as it was loaded. */
	private TerrainGrid base;
	private TerrainGrid grid;
	/** The edit of {@link #grid} that collects cells until {@link #update} applies it. */
	private TerrainGridEditor edit;
	private Agent unit;
	private List<Cell> spawns;
	private ClearancePlanes planes;
	/** Reachability in the level as it was loaded. */
	private Reachability reachedBefore;
	private Reachability reached;
	private CellClasses classes;
	/** The result of {@link #fit} for each cell. Null until {@link #fit} is first called after an edit. */
	private CoveringMap fit;
	/**
	 * The data that planners compute once for all routes of the chosen unit, such as a navigation mesh. Null until the first
	 * route is planned after {@link #choose}.
	 */
	private Preparation preparation;
	/** The analysis of the last call of {@link #findings}. The next call updates this analysis. Null before the first call. */
	private LevelAnalysis analysis;

	/** Creates a level of cells of terrain 0. */
	LiveLevel(LevelHeader header) {
		this.header = header;
		base = TerrainGrid.filled(header.width(), header.height(), 0);
		grid = base;
		edit = grid.edit();
		obstacles = ObstacleMap.of(header.scene(), header.width(), header.height());
	}

	/** Sets the terrains of cells of row {@code y}, from column {@code x} on. The next {@link #update} applies them. */
	void set(int x, int y, byte[] terrains) {
		edit.setRow(x, y, terrains, 0, terrains.length);
	}

	/** Ends the loading of the level. */
	void begin() {
		base = edit.build();
		grid = base;
	}

	/**
	 * Chooses a unit: an agent of the level with another size and other terrains. The unit starts at the spawns of the agent.
	 *
	 * @param agent the index of the agent in the level
	 * @param terrains the ids of the terrains that the unit can cross
	 */
	void choose(int agent, int size, int[] terrains) {
		Agent own = header.agents().get(agent);
		unit = own.with(size, Capability.of(terrains));
		spawns = header.spawns(own);
		planes = ClearancePlanes.of(base, obstacles, units(), Progress.NONE);
		reachedBefore = Reachability.of(legal(), size, spawns, header.diagonals(), Progress.NONE);
		reached = reachedBefore;
		preparation = null;
		reach();
	}

	/** Updates what the unit reaches. */
	private void reach() {
		planes = planes.with(grid, obstacles, units(), Progress.NONE);
		reached = reached.with(legal(), spawns, Progress.NONE);
		classes = CellClasses.of(planes.traversable(unit.capability()), reached);
		fit = null;
	}

	/** Returns the chosen unit, and a unit of one cell that can cross the same terrains. */
	private List<GridUnit> units() {
		return List.of(unit.unit(), new GridUnit(1, unit.capability()));
	}

	private BitPlane legal() {
		return planes.legal(unit.unit());
	}

	/**
	 * Applies the cells that were {@link #set}, and updates what the unit reaches. Returns rectangles that contain all
	 * cells whose class, such as reachable or cut off, has changed.
	 */
	List<CellRect> update() {
		grid = edit.build();
		if (unit == null) {
			return List.of();
		}
		CellClasses old = classes;
		reach();
		if (preparation != null) {
			preparation = preparation.with(world(), List.of(unit.unit()));
		}
		return classes.changedSince(old).cells(grid.width(), grid.height());
	}

	/** Compares the cells that the unit reaches now with the cells that it reached when the level was loaded. */
	ChangeEffect effect() {
		return ChangeEffect.of(reachedBefore, reached);
	}

	/**
	 * Returns the findings of a level, as {@link PageFindings} writes them.
	 *
	 * @param minArea the least area to report, in cells
	 * @param isBefore true for the level as it was loaded, false for the level as it is now
	 */
	String findings(long minArea, boolean isBefore) {
		LevelSnapshot checked = new LevelSnapshot(header, isBefore ? base : grid);
		analysis = analysis == null ? LevelAnalysis.of(checked, Progress.NONE) : analysis.with(checked, Progress.NONE);
		return PageFindings.json(analysis, minArea);
	}

	private World world() {
		return new LevelSnapshot(header, grid).world();
	}

	Reachability reachability() {
		return reached;
	}

	CellClasses classes() {
		return classes;
	}

	/** Returns 2 if the unit reaches an anchor, 1 if the unit fits there but cannot get there, and 0 in all other cases. */
	int standing(int x, int y) {
		return !grid.contains(x, y) || !legal().get(x, y) ? 0 : reached.reachable().get(x, y) ? 2 : 1;
	}

	/**
	 * Returns the side of the largest unit that can move from a spawn so that it covers a cell. The unit crosses the chosen
	 * terrains. Returns 0 if there are no spawns.
	 */
	int fit(int x, int y) {
		Objects.checkIndex(x, grid.width());
		Objects.checkIndex(y, grid.height());
		if (spawns.isEmpty()) {
			return 0;
		}
		if (fit == null) {
			fit = CoveringMap.of(FitMap.of(
					ClearanceAnnotator.annotate(planes.traversable(unit.capability()), Progress.NONE), spawns,
					header.diagonals(), Progress.NONE));
		}
		return fit.get(x, y);
	}

	/** Finds the largest unit with the chosen terrains that gets from one cell to another. */
	LargestUnit largest(Cell from, Cell to) {
		return LargestUnit.between(grid, obstacles.blocked(), unit.capability(), from, to, header.diagonals(), Progress.NONE);
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
