package org.leeway.pathing.search;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.TerrainSpeeds;

/** A map, prepared for the searches of some agents. Immutable, so several planners share it. */
public final class SearchMap {

	private final int width;
	private final int height;
	private final Diagonals diagonals;
	private final ClearancePlanes clearance;
	private final Map<GridUnit, AgentAnchors> anchors = new HashMap<>();

	/** @param before the map before an edit, or null */
	private SearchMap(TerrainGrid grid, ObstacleMap obstacles, Collection<GridUnit> agents, TerrainSpeeds speeds,
			Diagonals diagonals, SearchMap before, Progress progress) {
		this.width = grid.width();
		this.height = grid.height();
		this.diagonals = diagonals;
		Map<GridUnit, SpeedClasses> classes = new HashMap<>();
		agents.forEach(agent -> classes.put(agent, SpeedClasses.of(agent, speeds)));
		Set<GridUnit> all = classes.values().stream().flatMap(each -> each.agents().stream())
				.collect(Collectors.toSet());
		this.clearance = before == null ? ClearancePlanes.of(grid, obstacles, all, progress)
				: before.clearance.with(grid, obstacles, all, progress);
		boolean isLike = before != null && before.width == width && before.height == height
				&& before.diagonals == diagonals;
		classes.forEach((agent, each) -> anchors.put(agent,
				each.anchors(clearance, diagonals, isLike ? before.anchors.get(agent) : null, progress)));
	}

	private SearchMap(SearchMap other, Diagonals diagonals, Progress progress) {
		this.width = other.width;
		this.height = other.height;
		this.diagonals = diagonals;
		this.clearance = other.clearance;
		other.anchors.forEach((agent, each) -> anchors.put(agent, each.with(diagonals, progress)));
	}

	/**
	 * Prepares a map for agents, with obstacles that are known only as blocked cells. So no agent may have an obstacle radius,
	 * which needs the exact obstacles.
	 *
	 * @param blocked cells that no agent crosses; of the grid's size
	 * @param diagonals the rule of diagonal steps
	 * @throws IllegalArgumentException if the sizes of grid and plane differ
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static SearchMap of(TerrainGrid grid, BitPlane blocked, Collection<GridUnit> agents,
			TerrainSpeeds speeds, Diagonals diagonals, Progress progress) {
		return of(grid, ObstacleMap.of(blocked), agents, speeds, diagonals, progress);
	}

	/**
	 * Prepares a map for agents. Agents that cross the same terrains share the work. Each different set of terrains is one
	 * unit of progress.
	 *
	 * @param obstacles the obstacles of the map, which must have the grid's size
	 * @param diagonals the rule of diagonal steps
	 * @throws IllegalArgumentException if the sizes of grid and obstacles differ
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static SearchMap of(TerrainGrid grid, ObstacleMap obstacles, Collection<GridUnit> agents,
			TerrainSpeeds speeds, Diagonals diagonals, Progress progress) {
		return new SearchMap(grid, obstacles, agents, speeds, diagonals, null, progress);
	}

	/**
	 * Returns the map after any edit. Computes only what the edit changed. If nothing changed for an agent, its
	 * {@link AgentAnchors} object is reused.
	 *
	 * @throws IllegalArgumentException if the sizes of grid and obstacles differ
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public SearchMap with(TerrainGrid grid, ObstacleMap obstacles, Collection<GridUnit> agents, TerrainSpeeds speeds,
			Diagonals rule, Progress progress) {
		return new SearchMap(grid, obstacles, agents, speeds, rule, this, progress);
	}

	/**
	 * Returns the same map with another rule of diagonal steps.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	SearchMap with(Diagonals rule, Progress progress) {
		return new SearchMap(this, rule, progress);
	}

	/** Returns the rule of diagonal steps. */
	public Diagonals diagonals() {
		return diagonals;
	}

	public int width() {
		return width;
	}

	public int height() {
		return height;
	}

	/** Returns the units for which the map was prepared. */
	public Set<GridUnit> agents() {
		return anchors.keySet();
	}

	/**
	 * Returns where an agent can stand, and how fast it is there.
	 *
	 * @throws IllegalArgumentException if the map was not prepared for the agent
	 */
	public AgentAnchors anchors(GridUnit agent) {
		AgentAnchors known = anchors.get(agent);
		if (known == null) {
			throw new IllegalArgumentException("a map that was not prepared for terrains " + agent.capability()
					+ " and size " + agent.size());
		}
		return known;
	}
}
