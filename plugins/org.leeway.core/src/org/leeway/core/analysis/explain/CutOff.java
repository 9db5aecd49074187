package org.leeway.core.analysis.explain;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.part.ApartStarts;
import org.leeway.core.text.Counts;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.pathing.world.Agent;

/**
 * The reason why a unit does not get to a cell from its spawns. Immutable.
 *
 * @param from the spawn where {@code way} starts: among the spawns nearest to the cell, the spawn from which the largest unit
 * gets to the cell. Empty unless the cause is {@link Cause#SEPARATED}
 * @param way the largest unit that gets from this spawn to the cell, and the cells that stop larger units. Empty unless
 * the cause is {@link Cause#SEPARATED}
 * @param inTheWay the cells that stop the unit, in a plane of the level's size
 * @param region an anchor (a top-left cell of the unit) in the unreachable region from which the unit could cover the cell.
 * Empty if the unit does not fit on the cell, or reaches the cell
 * @param words the answer for a designer, in one line or two
 */
public record CutOff(Cause cause, Optional<Cell> from, Optional<LargestUnit> way, BitPlane inTheWay, Optional<Cell> region,
		String words) {

	/**
	 * Limit for the number of spawns that are tried in the search for a way to a cell. The spawns nearest to the cell
	 * are tried.
	 */
	private static final int SPAWNS = 4;

	/** Kinds of reasons. */
	public enum Cause {
		/** No reason: the unit reaches the cell. */
		REACHED,
		/** The unit cannot cross the cell itself. */
		BLOCKED,
		/** The unit can cross the cell, but no free square of the unit's size covers the cell. */
		TOO_NARROW,
		/**
		 * The level has no spawn for the unit. Then only the largest region of the unit counts as reached, and the cell
		 * is outside of this region.
		 */
		NO_SPAWN,
		/** The unit fits at none of its spawns. */
		NO_ROOM_AT_SPAWN,
		/** The unit fits at a spawn, but no way from there to the cell is wide enough. */
		SEPARATED
	}

	/**
	 * Finds the reason why a unit does not get to a cell.
	 *
	 * @param cell a cell of the level
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static CutOff of(LevelAnalysis analysis, Agent unit, Cell cell, Progress progress) {
		Reachability reach = analysis.agent(unit, progress).reachability();
		String name = name(unit);
		if (reach.covered().get(cell.x(), cell.y())) {
			return at(Cause.REACHED, List.of(), name + " gets to " + cell, analysis);
		}
		Optional<Obstruction> wall = at(analysis, unit, cell);
		if (wall.isPresent()) {
			return at(Cause.BLOCKED, List.of(cell), wall.get().cause() + " blocks " + unit.name() + " at " + cell, analysis);
		}
		if (!reach.fitting().get(cell.x(), cell.y())) {
			return tooNarrow(analysis, unit, reach.size(), cell, name);
		}
		Optional<Cell> region = region(reach, cell, progress);
		List<Cell> spawns = analysis.header().spawns(unit);
		if (spawns.isEmpty()) {
			return new CutOff(Cause.NO_SPAWN, Optional.empty(), Optional.empty(), plane(List.of(), analysis), region,
					"The level has no spawn for " + unit.name() + ":\nonly its largest area counts as reached");
		}
		if (reach.misfits().size() == spawns.size()) {
			return noRoom(analysis, unit, reach.size(), spawns, region, name);
		}
		return separated(analysis, cell, spawns.stream().filter(spawn -> !reach.misfits().contains(spawn)).toList(), unit,
				region, progress);
	}

	/**
	 * Returns the reason why a unit cannot get from one group of its spawns to another group. Empty if
	 * {@link ApartStarts#way} was not computed.
	 */
	public static Optional<CutOff> of(LevelAnalysis analysis, Agent unit, ApartStarts apart) {
		Cell from = analysis.header().spawns(unit).get(apart.gap().from());
		return apart.way().map(way -> separated(analysis, unit, from, way, Optional.empty()));
	}

	private static CutOff at(Cause cause, List<Cell> cells, String words, LevelAnalysis analysis) {
		return new CutOff(cause, Optional.empty(), Optional.empty(), plane(cells, analysis), Optional.empty(), words);
	}

	private static Optional<Obstruction> at(LevelAnalysis analysis, Agent unit, Cell cell) {
		return Obstruction.at(analysis.snapshot(), analysis.clearance().blocked(), unit.capability(), cell);
	}

	/**
	 * Returns the explanation for a cell where the unit does not fit.
	 *
	 * @param size side of the square that the unit covers on the map, in cells
	 */
	private static CutOff tooNarrow(LevelAnalysis analysis, Agent unit, int size, Cell cell, String name) {
		FreeSquares squares = new FreeSquares(analysis.clearance().traversable(unit.capability()), cell);
		List<Cell> blocking = squares.leastBlocked(size);
		int widest = squares.largest(size - 1);
		String what = blocking.stream().findFirst().flatMap(first -> at(analysis, unit, first))
				.map(first -> first.cause() + " is in the way at " + first.cell()).orElse("the map ends");
		return at(Cause.TOO_NARROW, blocking,
				"Too narrow for " + name + ": only " + widest + " x " + widest + " fits here,\n" + what, analysis);
	}

	/**
	 * Returns the explanation for a unit that fits at none of its spawns.
	 *
	 * @param size side of the square that the unit covers on the map, in cells
	 */
	private static CutOff noRoom(LevelAnalysis analysis, Agent unit, int size, List<Cell> spawns, Optional<Cell> region,
			String name) {
		BitPlane traversable = analysis.clearance().traversable(unit.capability());
		List<Cell> blocking = spawns.stream()
				.flatMap(spawn -> new FreeSquares(traversable, spawn).leastBlocked(size).stream()).distinct().toList();
		String words = name + " fits at none of its spawns" + blocking.stream().findFirst()
				.flatMap(first -> at(analysis, unit, first))
				.map(first -> ":\n" + first.cause() + " is in the way at " + first.cell()).orElse("");
		return new CutOff(Cause.NO_ROOM_AT_SPAWN, Optional.empty(), Optional.empty(), plane(blocking, analysis), region, words);
	}

	private static CutOff separated(LevelAnalysis analysis, Cell cell, List<Cell> spawns, Agent unit, Optional<Cell> region,
			Progress progress) {
		Cell from = null;
		LargestUnit best = null;
		for (Cell spawn : spawns.stream().sorted(Comparator.comparingLong(each -> distance(each, cell))).limit(SPAWNS)
				.toList()) {
			LargestUnit way = LargestUnit.between(analysis.snapshot().grid(), analysis.clearance().blocked(), unit.capability(),
					spawn, cell, analysis.header().diagonals(), progress);
			if (best == null || way.size() > best.size()) {
				from = spawn;
				best = way;
			}
		}
		return separated(analysis, unit, from, best, region);
	}

	private static CutOff separated(LevelAnalysis analysis, Agent unit, Cell from, LargestUnit way, Optional<Cell> region) {
		return new CutOff(Cause.SEPARATED, Optional.of(from), Optional.of(way), way.bottleneck(), region,
				name(unit) + " is cut off from the spawn at " + from + ":\n" + describe(way, analysis, unit));
	}

	private static String name(Agent unit) {
		return unit.name() + " (" + unit.size() + " x " + unit.size() + ")";
	}

	private static String describe(LargestUnit way, LevelAnalysis analysis, Agent unit) {
		Optional<Cell> first = way.bottleneck().first();
		if (way.size() > 0) {
			return "the widest way is for " + way.size() + " x " + way.size()
					+ first.map(gate -> ", too narrow at " + gate).orElse("");
		}
		long others = way.bottleneck().count() - 1;
		String more = others <= 0 ? "" : " and " + Counts.of(others, "more cell");
		return first.flatMap(gate -> at(analysis, unit, gate))
				.map(gate -> gate.cause() + " closes the way at " + gate.cell() + more).orElse("there is no way");
	}

	/**
	 * Finds the largest unreachable region in which the unit can cover the cell. Returns the top-left cell of a place of
	 * the unit in this region. Returns empty if the unit cannot cover the cell in any unreachable region.
	 */
	private static Optional<Cell> region(Reachability reach, Cell cell, Progress progress) {
		return reach.unreachableRegions(1, progress).stream().filter(each -> each.bounds().contains(cell.x(), cell.y()))
				.map(Region::sample).filter(sample -> reach.unreachableCells(sample)
						.filter(cells -> cells.get(cell.x(), cell.y())).isPresent())
				.findFirst();
	}

	private static BitPlane plane(List<Cell> cells, LevelAnalysis analysis) {
		BitPlaneEditor plane = BitPlane.empty(analysis.header().width(), analysis.header().height()).edit();
		cells.forEach(cell -> plane.set(cell.x(), cell.y()));
		return plane.build();
	}

	private static long distance(Cell one, Cell other) {
		long right = (long) one.x() - other.x();
		long down = (long) one.y() - other.y();
		return right * right + down * down;
	}
}
