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
 * A main group of connected spawns, and another group that is not connected with it. Two spawns are connected if the unit can move
 * between them. Spawns are given by their indices in the list of the unit's spawns. Spawns where the unit does not fit are in no
 * group. Immutable.
 *
 * @param main the spawns of the largest group, ascending. Ties go to the group of the first spawn
 * @param other the spawns of another group, ascending
 * @param from a spawn of the main group that is not connected with {@code to}. Ties go to the first such spawn
 * @param to a spawn of the other group. The unit cannot move from this spawn to all spawns of the main group. Ties go to the first
 * such spawn
 */
public record StartGap(List<Integer> main, List<Integer> other, int from, int to) {

	public StartGap {
		main = List.copyOf(main);
		other = List.copyOf(other);
	}

	/**
	 * Groups the spawns of a unit, and returns one gap from the main group to each other group. Gaps are in the order
	 * of the first spawns of the other groups. Empty if all spawns where the unit fits are connected with each other.
	 *
	 * @param components indexed by spawn: the components in which the unit can start at this spawn. Empty if the unit
	 * does not fit there
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
	 * Groups the spawns. Two spawns are connected if they have a component in common. Each spawn joins the first group whose spawns
	 * are all connected with it. Without such a group, it begins a new group.
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
	 * A group of spawns that are connected with each other. Spawns with the same set of components are stored together.
	 * The set has the components in which the unit can start at the spawn.
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
		 * Returns the gap from this group to another group. The gap names one spawn of each group, so that these two spawns have no
		 * component in common. Ties go to the spawns that were added first.
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
