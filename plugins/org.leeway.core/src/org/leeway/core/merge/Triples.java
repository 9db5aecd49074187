package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The objects of one list of a level, matched in the three versions.
 *
 * @param all the objects. The index of an object is its identity
 * @param base the identities of the objects of the base, in the order of its list
 * @param ours as {@code base}, for ours
 * @param theirs as {@code base}, for theirs
 */
record Triples(List<Triple> all, List<Integer> base, List<Integer> ours, List<Integer> theirs) {

	/**
	 * Matches the objects of one list in the three versions.
	 *
	 * @param versions the list in each version. Positions are in cells of the respective version
	 * @param identity decides which objects are the same
	 */
	static Triples of(Versions<List<ObjectValue>> versions, MergeFrame frame, Identity identity) {
		int[] ofOurs = identity.match(moved(versions.base(), frame.base(), frame.ours()), versions.ours());
		int[] ofTheirs = identity.match(moved(versions.base(), frame.base(), frame.theirs()), versions.theirs());
		List<Triple> all = new ArrayList<>();
		int[] ours = new int[versions.ours().size()];
		int[] theirs = new int[versions.theirs().size()];
		Arrays.fill(ours, -1);
		Arrays.fill(theirs, -1);
		for (int i = 0; i < versions.base().size(); i++) {
			all.add(new Triple(versions.base().get(i), get(versions.ours(), ofOurs[i]), get(versions.theirs(), ofTheirs[i])));
			set(ours, ofOurs[i], i);
			set(theirs, ofTheirs[i], i);
		}
		List<Integer> added = unmatched(ours);
		List<Integer> others = unmatched(theirs);
		int[] both = identity.matchAdded(moved(pick(versions.ours(), added), frame.ours(), frame.result()),
				moved(pick(versions.theirs(), others), frame.theirs(), frame.result()));
		for (int i = 0; i < added.size(); i++) {
			Integer other = both[i] < 0 ? null : others.get(both[i]);
			ours[added.get(i)] = all.size();
			if (other != null) {
				theirs[other] = all.size();
			}
			all.add(new Triple(null, versions.ours().get(added.get(i)), other == null ? null : versions.theirs().get(other)));
		}
		for (int other : unmatched(theirs)) {
			theirs[other] = all.size();
			all.add(new Triple(null, null, versions.theirs().get(other)));
		}
		return new Triples(all, IntStream.range(0, versions.base().size()).boxed().toList(),
				IntStream.of(ours).boxed().toList(), IntStream.of(theirs).boxed().toList());
	}

	private static List<ObjectValue> moved(List<ObjectValue> objects, MergeFrame.Place from, MergeFrame.Place to) {
		return objects.stream().map(each -> from.move(each, to)).toList();
	}

	private static <T> T get(List<T> list, int index) {
		return index < 0 ? null : list.get(index);
	}

	private static void set(int[] array, int index, int value) {
		if (index >= 0) {
			array[index] = value;
		}
	}

	private static List<Integer> unmatched(int[] identities) {
		return IntStream.range(0, identities.length).filter(i -> identities[i] < 0).boxed().collect(Collectors.toList());
	}

	private static <T> List<T> pick(List<T> list, List<Integer> indices) {
		return indices.stream().map(list::get).toList();
	}
}
