package org.leeway.pathing.clearance;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainPlanes;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;

/**
 * The places where agents fit, for each capability and size. A place is the agent's top-left cell, called its anchor.
 * An anchor is legal if all cells of the agent's square are free there. Immutable. After an edit, only tiles that can
 * differ are computed again.
 * <p>
 * A unit with an {@linkplain GridUnit#obstacleRadius obstacle radius} has a plane of its own. For this plane, obstacles
 * block no cells. Instead, an anchor is illegal if it is too near to an obstacle.
 */
public final class ClearancePlanes {

	/**
	 * The conditions for the cells that an agent may cover: their terrain, and whether an obstacle may block them. Agents with
	 * equal conditions share a {@link SquarePlanes}.
	 *
	 * @param capability the allowed terrains
	 * @param withoutBlocked true if the agent must not cover cells that an obstacle blocks. False for agents that keep their
	 * distance from obstacles in another way
	 */
	private record Ground(Capability capability, boolean withoutBlocked) {

		static Ground of(GridUnit unit) {
			return new Ground(unit.capability(), unit.standsByClearance());
		}
	}

	private final TerrainGrid grid;
	private final ObstacleMap obstacles;
	private final Map<Ground, SortedSet<Integer>> sizes;
	private final Map<Ground, SquarePlanes> planes = new HashMap<>();
	/** The places where each unit with an obstacle radius fits, as its top-left cells. */
	private final Map<GridUnit, BitPlane> awayFromObstacles = new HashMap<>();

	private ClearancePlanes(TerrainGrid grid, ObstacleMap obstacles, Collection<GridUnit> agents) {
		this.grid = grid;
		this.obstacles = obstacles;
		this.sizes = agents.stream().collect(Collectors.groupingBy(Ground::of,
				Collectors.mapping(GridUnit::size, Collectors.toCollection(TreeSet::new))));
	}

	/**
	 * Computes where agents fit, for agents without an obstacle radius.
	 *
	 * @param blocked the cells that no agent crosses. The plane has the size of the grid
	 * @throws IllegalArgumentException if the sizes of grid and plane differ
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static ClearancePlanes of(TerrainGrid grid, BitPlane blocked, Collection<GridUnit> agents,
			Progress progress) {
		return of(grid, ObstacleMap.of(blocked), agents, progress);
	}

	/**
	 * Computes where agents fit. Agents that differ only in their names share a plane. Reports a unit of progress for each
	 * different set of terrains that agents can cross.
	 *
	 * @param obstacles the obstacles of a map of the grid's size
	 * @throws IllegalArgumentException if the sizes differ
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static ClearancePlanes of(TerrainGrid grid, ObstacleMap obstacles, Collection<GridUnit> agents,
			Progress progress) {
		ClearancePlanes result = new ClearancePlanes(grid, obstacles, agents);
		result.annotate(result.sizes.keySet(), Map.of(), TileSet.all(grid.width(), grid.height()), progress);
		result.keepAway(agents, Map.of());
		return result;
	}

	/**
	 * Returns the planes after an edit, for agents without an obstacle radius. Computes only tiles that the edit
	 * can change.
	 */
	public ClearancePlanes with(TerrainGrid newGrid, BitPlane newBlocked, Collection<GridUnit> agents,
			Progress progress) {
		return with(newGrid, ObstacleMap.of(newBlocked), agents, progress);
	}

	/**
	 * Returns the planes after any edit. Only tiles that the edit can change are computed again.
	 *
	 * @param agents the agents after the edit
	 * @throws IllegalArgumentException if the sizes of grid and obstacles differ
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public ClearancePlanes with(TerrainGrid newGrid, ObstacleMap newObstacles, Collection<GridUnit> agents,
			Progress progress) {
		if (newGrid.width() != grid.width() || newGrid.height() != grid.height()) {
			return of(newGrid, newObstacles, agents, progress);
		}
		ClearancePlanes result = new ClearancePlanes(newGrid, newObstacles, agents);
		Map<Boolean, List<Ground>> known = result.sizes.keySet().stream().collect(Collectors.partitioningBy(
				ground -> result.sizes.get(ground).equals(sizes.get(ground))));
		TileSet changed = newGrid.tilesChangedSince(grid);
		changed.addAll(newObstacles.blocked().changedSince(obstacles.blocked()));
		result.annotate(known.get(true), planes, changed, progress);
		result.annotate(known.get(false), Map.of(), TileSet.all(grid.width(), grid.height()), progress);
		result.keepAway(agents, awayFromObstacles);
		return result;
	}

	private void annotate(Collection<Ground> grounds, Map<Ground, SquarePlanes> before, TileSet tiles, Progress progress) {
		Map<Boolean, List<Ground>> parts = grounds.stream().collect(Collectors.partitioningBy(Ground::withoutBlocked));
		annotate(parts.get(true), obstacles.blocked(), before, tiles, progress);
		annotate(parts.get(false), BitPlane.empty(grid.width(), grid.height()), before, tiles, progress);
	}

	private void annotate(List<Ground> grounds, BitPlane blocked, Map<Ground, SquarePlanes> before, TileSet tiles,
			Progress progress) {
		if (grounds.isEmpty()) {
			return;
		}
		List<SquarePlanes> old = new ArrayList<>();
		grounds.forEach(ground -> old.add(before.containsKey(ground) ? before.get(ground)
				: SquarePlanes.ofAnchors(grid.width(), grid.height(), sizes.get(ground))));
		List<BitPlane> traversables = TerrainPlanes.redraw(grid, blocked,
				grounds.stream().map(ground -> ground.capability().terrains()).toList(),
				old.stream().map(SquarePlanes::base).toList(), tiles);
		SquarePlanes[] computed = new SquarePlanes[old.size()];
		IntStream.range(0, computed.length).parallel().forEach(i -> {
			computed[i] = old.get(i).with(traversables.get(i), progress);
			synchronized (computed) {
				progress.worked(1);
			}
		});
		int i = 0;
		for (Ground ground : grounds) {
			planes.put(ground, computed[i++]);
		}
	}

	private void keepAway(Collection<GridUnit> agents, Map<GridUnit, BitPlane> before) {
		for (GridUnit unit : agents) {
			if (!unit.standsByClearance()) {
				BitPlane legal = planes.get(Ground.of(unit)).plane(unit.size()).andNot(obstacles.tooNear(unit));
				awayFromObstacles.put(unit, before.containsKey(unit) ? legal.sharingWith(before.get(unit)) : legal);
			}
		}
	}

	/**
	 * Returns the cells that a capability can cross.
	 *
	 * @throws IllegalArgumentException if none of the agents had this capability. Agents with an obstacle radius do not count,
	 * because they have planes of their own
	 */
	public BitPlane traversable(Capability capability) {
		return known(new Ground(capability, true), 1).base();
	}

	/**
	 * Returns the anchors where a unit fits. The unit must be a unit of one of the agents for which the planes were computed.
	 *
	 * @throws IllegalArgumentException if no agent had the unit's capability and size
	 */
	public BitPlane legal(GridUnit unit) {
		BitPlane squares = known(Ground.of(unit), unit.size()).plane(unit.size());
		return unit.standsByClearance() ? squares : awayFromObstacles.get(unit);
	}

	private SquarePlanes known(Ground ground, int size) {
		boolean known = size == 1 ? planes.containsKey(ground)
				: sizes.containsKey(ground) && sizes.get(ground).contains(size);
		if (!known) {
			throw new IllegalArgumentException("not annotated for terrains " + ground.capability() + " and size " + size);
		}
		return planes.get(ground);
	}
}
