package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.pathing.grid.Cell;

/**
 * A search for the components in which a unit starts. A unit starts wherever it can stand and its footprint covers a spawn.
 * The search gets one row of the map at a time.
 */
final class Starts {

	private final int size;
	private final List<Cell> spawns = new ArrayList<>();
	/** The indices of the spawns, from the topmost to the lowest spawn. */
	private final List<Integer> downward = new ArrayList<>();
	/**
	 * Indexed by spawn: the components in which the unit can start at this spawn. A stored component may later be merged into
	 * another component, see {@link Component#root}.
	 */
	private final List<Set<Component>> components = new ArrayList<>();
	/** The number of spawns above the current row. */
	private int passed;

	Starts(int size) {
		this.size = size;
	}

	/**
	 * Adds spawns. Must be called before the first call of {@link #find} for a row in which the unit could cover a new spawn.
	 */
	void add(List<Cell> more) {
		IntStream.range(spawns.size(), spawns.size() + more.size()).forEach(downward::add);
		spawns.addAll(more);
		more.forEach(spawn -> components.add(Collections.newSetFromMap(new IdentityHashMap<>())));
		downward.subList(passed, downward.size()).sort(Comparator.comparingInt(spawn -> spawns.get(spawn).y()));
	}

	boolean isEmpty() {
		return spawns.isEmpty();
	}

	/**
	 * Finds the places of row {@code y} where the unit can start, because its footprint covers a spawn. Records in the
	 * components of these places that the unit starts there.
	 *
	 * @param reached the {@linkplain Component#ofStarts component of all starts}
	 */
	void find(int y, RowRuns runs, Component reached) {
		while (passed < downward.size() && spawn(passed).y() < y) {
			passed++;
		}
		for (int i = passed; i < downward.size() && spawn(i).y() - y < size; i++) {
			int x = spawn(i).x();
			runs.start(Math.max(0, x - size + 1), x, reached, components.get(downward.get(i)));
		}
	}

	private Cell spawn(int place) {
		return spawns.get(downward.get(place));
	}

	/** Returns the spawns where the unit does not fit, in the order of their addition. */
	List<Cell> misfits() {
		return IntStream.range(0, spawns.size()).filter(spawn -> components.get(spawn).isEmpty()).mapToObj(spawns::get)
				.toList();
	}

	/**
	 * Calls an action for each spawn where the unit fits. The action receives the spawn, and the components in which the unit
	 * can start at this spawn. A component that was merged is replaced by the merged component, see {@link Component#root}.
	 */
	void forEach(BiConsumer<Cell, Set<Component>> action) {
		for (int spawn = 0; spawn < spawns.size(); spawn++) {
			if (!components.get(spawn).isEmpty()) {
				action.accept(spawns.get(spawn),
						components.get(spawn).stream().map(Component::root).collect(Collectors.toSet()));
			}
		}
	}
}
