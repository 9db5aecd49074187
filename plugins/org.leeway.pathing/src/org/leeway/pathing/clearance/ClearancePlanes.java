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
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;

/**
 * The anchors on which agents stand legally, for every capability and size that some agent has, as an immutable value.
 * <p>
 * Plane {@code s} of a capability, "clearance {@code s} or more", is computed 64 cells at a time. No cell's clearance is
 * computed as a number. Squares of side {@code s} make up every larger square, so the next plane follows from shifts of the
 * plane before. After an edit, only the tiles that can differ are computed again. Where numbers are needed,
 * {@link ClearanceAnnotator} computes them.
 */
public final class ClearancePlanes {

	private final TerrainGrid grid;
	private final BitPlane blocked;
	private final Map<Capability, SortedSet<Integer>> sizes;
	private final Map<Capability, SquarePlanes> planes = new HashMap<>();

	private ClearancePlanes(TerrainGrid grid, BitPlane blocked, Collection<GridUnit> agents) {
		this.grid = grid;
		this.blocked = blocked;
		this.sizes = agents.stream().collect(Collectors.groupingBy(GridUnit::capability,
				Collectors.mapping(GridUnit::size, Collectors.toCollection(TreeSet::new))));
	}

	/**
	 * Computes the planes for some agents. Agents that differ only in their names share a plane. Progress advances by
	 * one step for each capability.
	 *
	 * @param blocked cells that no agent crosses; of the grid's size
	 * @throws IllegalArgumentException if the sizes of grid and plane differ
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static ClearancePlanes of(TerrainGrid grid, BitPlane blocked, Collection<GridUnit> agents,
			Progress progress) {
		ClearancePlanes result = new ClearancePlanes(grid, blocked, agents);
		result.annotate(result.sizes.keySet(), Map.of(), TileSet.all(grid.width(), grid.height()), progress);
		return result;
	}

	/**
	 * Returns the planes after any edit. Only tiles that the edit can change are computed again.
	 *
	 * @param agents the agents after the edit
	 * @throws IllegalArgumentException if the sizes of grid and plane differ
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public ClearancePlanes with(TerrainGrid newGrid, BitPlane newBlocked, Collection<GridUnit> agents,
			Progress progress) {
		if (newGrid.width() != grid.width() || newGrid.height() != grid.height()) {
			return of(newGrid, newBlocked, agents, progress);
		}
		ClearancePlanes result = new ClearancePlanes(newGrid, newBlocked, agents);
		Map<Boolean, List<Capability>> known = result.sizes.keySet().stream().collect(Collectors.partitioningBy(
				capability -> result.sizes.get(capability).equals(sizes.get(capability))));
		TileSet changed = newGrid.tilesChangedSince(grid);
		changed.addAll(newBlocked.changedSince(blocked));
		result.annotate(known.get(true), planes, changed, progress);
		result.annotate(known.get(false), Map.of(), TileSet.all(grid.width(), grid.height()), progress);
		return result;
	}

	private void annotate(Collection<Capability> capabilities, Map<Capability, SquarePlanes> before, TileSet tiles,
			Progress progress) {
		if (capabilities.isEmpty()) {
			return;
		}
		List<SquarePlanes> old = new ArrayList<>();
		capabilities.forEach(capability -> old.add(before.containsKey(capability) ? before.get(capability)
				: SquarePlanes.ofAnchors(grid.width(), grid.height(), sizes.get(capability))));
		List<BitPlane> traversables = TerrainPlanes.redraw(grid, blocked,
				capabilities.stream().map(Capability::terrains).toList(), old.stream().map(SquarePlanes::base).toList(),
				tiles);
		SquarePlanes[] computed = new SquarePlanes[old.size()];
		IntStream.range(0, computed.length).parallel().forEach(i -> {
			computed[i] = old.get(i).with(traversables.get(i), progress);
			synchronized (computed) {
				progress.worked(1);
			}
		});
		int i = 0;
		for (Capability capability : capabilities) {
			planes.put(capability, computed[i++]);
		}
	}

	/**
	 * Returns the cells that a capability can cross.
	 *
	 * @throws IllegalArgumentException if no agent had the capability
	 */
	public BitPlane traversable(Capability capability) {
		return known(capability, 1, planes.containsKey(capability)).base();
	}

	/**
	 * Returns the anchors on which an agent stands legally.
	 *
	 * @throws IllegalArgumentException if no agent had this capability and size
	 */
	public BitPlane legal(Capability capability, int size) {
		return known(capability, size, sizes.containsKey(capability) && sizes.get(capability).contains(size))
				.plane(size);
	}

	private SquarePlanes known(Capability capability, int size, boolean known) {
		if (!known) {
			throw new IllegalArgumentException("not annotated for terrains " + capability + " and size " + size);
		}
		return planes.get(capability);
	}
}
