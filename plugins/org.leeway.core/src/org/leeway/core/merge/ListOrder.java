package org.leeway.core.merge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;

/**
 * A merge of the order of a list:
 * <ul>
 * <li>The objects of the base have the order of the side that changed their order.
 * <li>An object that one side added comes behind the object of the base that precedes it on this side.
 * <li>If both sides added objects behind the same object, both sequences are merged by ascending key.
 * </ul>
 *
 * @param order the identities of the merged list
 * @param isDropped whether both sides changed the order of the base in different ways. Then the order of the base stays
 */
record ListOrder(List<Integer> order, boolean isDropped) {

	private static final int START = -1;

	/**
	 * Merges the two orders that the two sides of a merge give to a list.
	 *
	 * @param isKept says whether the merged list contains an object
	 * @param key returns a text by which added objects are sorted. The text must depend only on the object, not on the
	 * side that added the object
	 */
	static ListOrder of(Triples list, IntPredicate isKept, Function<Integer, String> key) {
		List<Integer> base = list.base().stream().filter(isKept::test).toList();
		Set<Integer> ofBase = new HashSet<>(base);
		List<Integer> ours = common(list.ours(), ofBase);
		List<Integer> theirs = common(list.theirs(), ofBase);
		boolean byOurs = !ours.equals(common(base, new HashSet<>(ours)));
		boolean byTheirs = !theirs.equals(common(base, new HashSet<>(theirs)));
		boolean isDropped = byOurs && byTheirs && !ours.equals(theirs);
		List<Integer> skeleton = complete(isDropped || !byOurs && !byTheirs ? base : byOurs ? ours : theirs, base);
		Map<Integer, List<Integer>> first = additions(list.ours(), ofBase, isKept);
		Map<Integer, List<Integer>> second = additions(list.theirs(), ofBase, isKept);
		Set<Integer> order = new LinkedHashSet<>(merged(START, first, second, key));
		skeleton.forEach(each -> {
			order.add(each);
			order.addAll(merged(each, first, second, key));
		});
		return new ListOrder(List.copyOf(order), isDropped);
	}

	private static List<Integer> common(List<Integer> list, Set<Integer> kept) {
		return list.stream().filter(kept::contains).toList();
	}

	/**
	 * Returns one side's list together with the objects of the base that this side has removed. Inserts each removed object
	 * directly behind the object that precedes the removed object in the base.
	 */
	private static List<Integer> complete(List<Integer> list, List<Integer> base) {
		List<Integer> all = new ArrayList<>(list);
		if (list.size() < base.size()) {
			for (int i = 0; i < base.size(); i++) {
				if (!all.contains(base.get(i))) {
					all.add(i == 0 ? 0 : all.indexOf(base.get(i - 1)) + 1, base.get(i));
				}
			}
		}
		return all;
	}

	/**
	 * Returns the objects that one side of the merge added to the list. Indexed by the last object of the base before the added
	 * objects, or {@link #START} if there is none.
	 */
	private static Map<Integer, List<Integer>> additions(List<Integer> side, Set<Integer> ofBase, IntPredicate isKept) {
		Map<Integer, List<Integer>> additions = new HashMap<>();
		int last = START;
		for (int each : side) {
			if (ofBase.contains(each)) {
				last = each;
			} else if (isKept.test(each)) {
				additions.computeIfAbsent(last, none -> new ArrayList<>()).add(each);
			}
		}
		return additions;
	}

	private static List<Integer> merged(int anchor, Map<Integer, List<Integer>> first, Map<Integer, List<Integer>> second,
			Function<Integer, String> key) {
		List<Integer> one = first.getOrDefault(anchor, List.of());
		List<Integer> other = second.getOrDefault(anchor, List.of());
		if (one.isEmpty() || other.isEmpty()) {
			return one.isEmpty() ? other : one;
		}
		Set<Integer> merged = new LinkedHashSet<>();
		int i = 0;
		int j = 0;
		while (i < one.size() || j < other.size()) {
			boolean takesOne = j == other.size() || i < one.size() && key.apply(one.get(i)).compareTo(key.apply(other.get(j))) <= 0;
			merged.add(takesOne ? one.get(i) : other.get(j));
			// skips objects that the merged list already has, because both sides added them
			i = firstLeft(one, i, merged);
			j = firstLeft(other, j, merged);
		}
		return List.copyOf(merged);
	}

	private static int firstLeft(List<Integer> list, int from, Set<Integer> taken) {
		int index = from;
		while (index < list.size() && taken.contains(list.get(index))) {
			index++;
		}
		return index;
	}
}
