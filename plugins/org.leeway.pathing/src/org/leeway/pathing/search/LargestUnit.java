package org.leeway.pathing.search;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;

/**
 * The largest unit that gets from a first cell to a second cell. The unit must cover the first cell at its start, and
 * the second cell at its end. Every smaller unit gets there too.
 *
 * @param size the side of the largest unit's square, in cells; 0 if not even a unit of a single cell gets there
 * @param route a shortest path of this unit, between the top-left cells of the unit. At both ends, the middle of the
 * unit is as near to the cell as possible. Empty for size 0
 * @param bottleneck the cells where a unit that is one cell larger gets stuck first. Empty if such a unit would exceed
 * the map. For size 1 or more:
 * <ul>
 * <li>If the route has places that are too narrow for the larger unit, the cells that the unit covers at the first such
 * places.
 * <li>Otherwise, the cells of two consecutive places of the unit between which the larger unit has no path.
 * </ul>
 * For size 0:
 * <ul>
 * <li>If the first cell is blocked, this cell. Otherwise, if the second cell is blocked, the second cell.
 * <li>If both cells are free, the fewest cells to clear so that a unit of a single cell gets there.
 * </ul>
 */
public record LargestUnit(int size, Optional<PathResult> route, BitPlane bottleneck) {

	/**
	 * Finds the largest unit that gets from one cell to another.
	 *
	 * @param blocked cells that no unit crosses; of the grid's size
	 * @param from the start, a cell of the map
	 * @param to the goal, a cell of the map
	 * @param diagonals the rule of diagonal steps
	 * @throws IllegalArgumentException if the sizes of grid and plane differ, or a cell lies outside
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static LargestUnit between(TerrainGrid grid, BitPlane blocked, Capability capability, Cell from, Cell to,
			Diagonals diagonals, Progress progress) {
		return between(grid, blocked, capability, from, List.of(to), diagonals, progress).getFirst();
	}

	/**
	 * Finds for each of several goals the largest unit that gets there from one start. Goals share the computations for units of
	 * equal size.
	 *
	 * @param blocked cells that no unit crosses; of the grid's size
	 * @param from the start, a cell of the map
	 * @param to the goals, cells of the map
	 * @param diagonals the rule of diagonal steps
	 * @throws IllegalArgumentException if the sizes of grid and plane differ, or a cell lies outside
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static List<LargestUnit> between(TerrainGrid grid, BitPlane blocked, Capability capability, Cell from,
			List<Cell> to, Diagonals diagonals, Progress progress) {
		UnitSizes sizes = new UnitSizes(grid, blocked, capability, from, diagonals, progress);
		Map<Cell, Integer> largest = to.stream().distinct().collect(Collectors.toMap(Function.identity(), sizes::largest));
		Map<Cell, List<Cell>> inTheWay = sizes.inTheWay(to.stream().filter(cell -> largest.get(cell) == 0).toList());
		return to.stream().map(cell -> largest.get(cell) == 0 ? none(inTheWay.get(cell), grid)
				: some(largest.get(cell), cell, sizes, grid)).toList();
	}

	private static LargestUnit none(List<Cell> inTheWay, TerrainGrid grid) {
		return new LargestUnit(0, Optional.empty(), Footprints.cover(inTheWay, 1, grid.width(), grid.height()));
	}

	private static LargestUnit some(int size, Cell to, UnitSizes sizes, TerrainGrid grid) {
		PathResult route = sizes.route(size, to);
		List<Cell> stuck = size == sizes.limit() ? List.of()
				: Bottleneck.of(Footprints.anchors(route.points()), sizes.reachability(size + 1));
		return new LargestUnit(size, Optional.of(route), Footprints.cover(stuck, size, grid.width(), grid.height()));
	}
}
