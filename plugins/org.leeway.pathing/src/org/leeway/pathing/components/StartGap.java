package org.leeway.pathing.components;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A gap between two groups of spawns of a unit: the largest group, called main group, and another group. The unit can move
 * between any two spawns of the same group. But from some spawn of the main group, the unit cannot get to some spawn of the
 * other group. Spawns are given by their indices in the list of the unit's spawns. Immutable.
 *
 * @param main the spawns of the largest group, ascending. If several groups are largest, the group with the smallest spawn
 * index is the main group
 * @param other the spawns of the other group, ascending
 * @param from the first spawn of the main group from which the unit cannot get to {@code to}
 * @param to the first spawn of the other group that is not connected with all spawns of the main group
 */
public record StartGap(List<Integer> main, List<Integer> other, int from, int to) {

	public StartGap {
		main = List.copyOf(main);
		other = List.copyOf(other);
	}

	/**
	 * Groups the spawns of a unit, and returns one gap from the largest group to each other group. The gaps are sorted by the
	 * first spawn of the other group. With fewer than two groups, the list is empty.
	 *
	 * @param components indexed by spawn: the connected components in which the unit can start at the spawn. An empty set if
	 * the unit does not fit at the spawn
	 */
	public static List<StartGap> of(List<? extends Set<?>> components) {
		Collection<Group> groups = groups(components);
		return groups.stream().max(Comparator.comparingInt(Group::size)).map(main -> gaps(main, groups)).orElse(List.of());
	}

	private static List<StartGap> gaps(Group main, Collection<Group> groups) {
		// all gaps share this copy
		List<Integer> spawns = List.copyOf(main.sorted());
		return groups.stream().filter(group -> group != main).map(other -> main.gapTo(other, spawns)).toList();
	}

	/**
	 * Divides the spawns into groups. Each two spawns of a group have a component in common, so they are connected. A spawn
	 * joins the first group for which this stays true. If there is none, the spawn begins a new group.
	 */
	private static Collection<Group> groups(List<? extends Set<?>> components) {
		Map<Set<?>, Group> groups = new LinkedHashMap<>();
		Map<Object, List<Group>> byComponent = new HashMap<>();
		for (int spawn = 0; spawn < components.size(); spawn++) {
			Set<?> over = components.get(spawn);
			if (!over.isEmpty()) {
				groups.computeIfAbsent(over, key -> groupFor(key, byComponent)).add(spawn, over);
			}
		}
		return new LinkedHashSet<>(groups.values());
	}

	private static Group groupFor(Set<?> over, Map<Object, List<Group>> byComponent) {
		Group group = over.stream().flatMap(component -> byComponent.getOrDefault(component, List.of()).stream())
				.filter(candidate -> candidate.isConnected(over)).min(Comparator.comparingInt(Group::first))
				.orElseGet(Group::new);
		over.forEach(component -> byComponent.computeIfAbsent(component, key -> new ArrayList<>()).add(group));
		return group;
	}

	/**
	 * A group of spawns that are connected with each other. A key of the map {@code spawns} is a set of components. The value
	 * lists the spawns of the group at which the unit can start in exactly these components.
	 */
	private static final class Group {

		private final Map<Set<?>, List<Integer>> spawns = new LinkedHashMap<>();
		private int size;

		void add(int spawn, Set<?> over) {
			spawns.computeIfAbsent(over, key -> new ArrayList<>()).add(spawn);
			size++;
		}

		int size() {
			return size;
		}

		int first() {
			return spawns.values().iterator().next().getFirst();
		}

		boolean isConnected(Set<?> over) {
			return spawns.keySet().stream().noneMatch(own -> Collections.disjoint(own, over));
		}

		/**
		 * Returns the gap from this group to another group. The gap names a spawn of this group from which the unit cannot get
		 * to a named spawn of the other group. Ties go to the spawns that were added first.
		 *
		 * @param all the spawns of this group, sorted
		 */
		StartGap gapTo(Group other, List<Integer> all) {
			Set<?> apart = other.spawns.keySet().stream().filter(over -> !isConnected(over)).findFirst().orElseThrow();
			Set<?> own = spawns.keySet().stream().filter(over -> Collections.disjoint(over, apart)).findFirst().orElseThrow();
			return new StartGap(all, other.sorted(), spawns.get(own).getFirst(), other.spawns.get(apart).getFirst());
		}

		private List<Integer> sorted() {
			return spawns.values().stream().flatMap(List::stream).sorted().toList();
		}
	}
}
