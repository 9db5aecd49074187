package org.leeway.pathing.clearance;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainPlanes;

/**
 * The anchors on which agents stand legally, for every capability and size that some agent has, as an immutable value.
 * The planes it returns are shared and must not be written to.
 * <p>
 * Plane {@code s} of a capability, "clearance {@code s} or more", is annotated 64 cells at a time and without a number
 * for any cell. Four squares of side {@code s} make up every greater one up to {@code 2 s}, so the next size follows
 * from four shifts of one plane, and a much greater one from doublings. A map of numbers for each cell, where one is
 * needed, comes from {@link ClearanceAnnotator}.
 */
public final class ClearancePlanes {

	private final Map<Capability, BitPlane> traversables = new HashMap<>();
	private final Map<Capability, TreeSet<Integer>> sizes;
	private final Map<Capability, Map<Integer, BitPlane>> planes = new HashMap<>();

	private ClearancePlanes(Collection<AgentProfile> agents) {
		this.sizes = agents.stream().collect(Collectors.groupingBy(AgentProfile::capability,
				Collectors.mapping(AgentProfile::size, Collectors.toCollection(TreeSet::new))));
	}

	/**
	 * Annotates a map for some agents; their names do not matter. A unit of progress is a capability.
	 *
	 * @param blocked cells that no agent crosses; of the grid's size
	 * @throws IllegalArgumentException if the sizes of grid and plane differ
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static ClearancePlanes of(TerrainGrid grid, BitPlane blocked, Collection<AgentProfile> agents,
			Progress progress) {
		ClearancePlanes result = new ClearancePlanes(agents);
		List<Capability> capabilities = List.copyOf(result.sizes.keySet());
		List<BitPlane> terrains = TerrainPlanes.of(grid, capabilities.stream().map(Capability::terrains).toList());
		for (int i = 0; i < terrains.size(); i++) {
			result.annotate(capabilities.get(i), terrains.get(i).andNot(blocked), progress);
			progress.worked(1);
		}
		return result;
	}

	private void annotate(Capability capability, BitPlane traversable, Progress progress) {
		traversables.put(capability, traversable);
		Map<Integer, BitPlane> bySize = planes.computeIfAbsent(capability, key -> new HashMap<>());
		List<Erosion> steps = new ArrayList<>();
		BitPlane plane = traversable;
		int side = 1;
		for (int size : sizes.get(capability)) {
			boolean fits = size <= Math.min(plane.width(), plane.height());
			while (fits && side < size) {
				BitPlane next = new BitPlane(plane.width(), plane.height());
				int distance = Math.min(side, size - side);
				steps.add(new Erosion(plane, next, side, distance));
				side += distance;
				plane = next;
			}
			bySize.put(size, fits ? plane : new BitPlane(plane.width(), plane.height()));
		}
		run(steps, traversable, progress);
	}

	/** From the bottom up, for a step needs what lies further down of the one before it. */
	private static void run(List<Erosion> steps, BitPlane plane, Progress progress) {
		int words = plane.wordsPerRow();
		int band = words * Math.max(1, Erosion.BAND / words);
		for (int to = plane.words().length; to > 0; to -= band) {
			progress.check();
			for (Erosion step : steps) {
				step.run(Math.max(0, to - band), to);
			}
		}
	}

	/**
	 * The cells that a capability can cross.
	 *
	 * @throws IllegalArgumentException if no agent had the capability
	 */
	public BitPlane traversable(Capability capability) {
		return known(traversables.get(capability), capability, 1);
	}

	/**
	 * The anchors on which an agent stands legally.
	 *
	 * @throws IllegalArgumentException if no agent had this capability and size
	 */
	public BitPlane legal(Capability capability, int size) {
		return known(planes.getOrDefault(capability, Map.of()).get(size), capability, size);
	}

	private static BitPlane known(BitPlane plane, Capability capability, int size) {
		if (plane == null) {
			throw new IllegalArgumentException("not annotated for terrains " + capability + " and size " + size);
		}
		return plane;
	}
}
