package org.leeway.core.compare;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;

/**
 * A matching of the objects of one kind in an earlier and a later level. Each step matches objects that no step before has matched:
 * <ol>
 * <li>Equal objects are matched.
 * <li>Objects with the same name are matched.
 * <li>Objects that differ only in their names are matched. If one of two objects has no name, they need only be similar. The
 * nearest objects are matched first.
 * </ol>
 */
public final class ObjectMatching {

	/** Limit for the pairs of objects that the third step compares. Beyond the limit the step is left out, as it would need minutes. */
	private static final long MOST_PAIRS = 1 << 22;

	private ObjectMatching() {
	}

	/**
	 * An object with its name.
	 *
	 * @param name the name. Empty if the object has none
	 * @param value the object without its name
	 */
	public record Item<T>(String name, T value) {

		boolean isNamedAs(Item<T> other) {
			return !name.isEmpty() && name.equals(other.name);
		}

		/** Returns whether the third step of the {@link ObjectMatching} may match this object with an object of the later level. */
		private boolean mayBe(Item<T> other, BiPredicate<T, T> areAlike) {
			return value.equals(other.value) || (name.isEmpty() || other.name.isEmpty()) && areAlike.test(value, other.value);
		}
	}

	private record Pair(int old, int now, double distance) {
	}

	/**
	 * Matches objects.
	 *
	 * @param areAlike returns whether two values are similar
	 * @param distance returns the distance of two values, in cells
	 * @return the index in {@code now} of the match of each object, indexed by object of {@code old}. -1 if an object has
	 * no match
	 */
	public static <T> int[] match(List<Item<T>> old, List<Item<T>> now, BiPredicate<T, T> areAlike,
			ToDoubleBiFunction<T, T> distance) {
		int[] matched = new int[old.size()];
		Arrays.fill(matched, -1);
		boolean[] taken = new boolean[now.size()];
		matchEqual(old, now, matched, taken);
		matchNames(old, now, matched, taken);
		List<Integer> gone = IntStream.range(0, matched.length).filter(i -> matched[i] < 0).boxed().toList();
		List<Integer> added = IntStream.range(0, taken.length).filter(i -> !taken[i]).boxed().toList();
		if ((long) gone.size() * added.size() <= MOST_PAIRS) {
			List<Pair> pairs = new ArrayList<>();
			gone.forEach(i -> added.stream().filter(j -> old.get(i).mayBe(now.get(j), areAlike))
					.forEach(j -> pairs.add(new Pair(i, j, distance.applyAsDouble(old.get(i).value, now.get(j).value)))));
			pairs.sort(Comparator.comparingDouble(Pair::distance));
			pairs.stream().filter(pair -> matched[pair.old] < 0 && !taken[pair.now]).forEach(pair -> {
				matched[pair.old] = pair.now;
				taken[pair.now] = true;
			});
		}
		return matched;
	}

	private static <T> void matchEqual(List<Item<T>> old, List<Item<T>> now, int[] matched, boolean[] taken) {
		Map<Item<T>, Deque<Integer>> equal = new HashMap<>();
		for (int j = 0; j < taken.length; j++) {
			equal.computeIfAbsent(now.get(j), first -> new ArrayDeque<>()).add(j);
		}
		for (int i = 0; i < matched.length; i++) {
			take(i, equal.get(old.get(i)), matched, taken);
		}
	}

	private static <T> void matchNames(List<Item<T>> old, List<Item<T>> now, int[] matched, boolean[] taken) {
		Map<String, Deque<Integer>> named = new HashMap<>();
		for (int j = 0; j < taken.length; j++) {
			if (!taken[j] && !now.get(j).name.isEmpty()) {
				named.computeIfAbsent(now.get(j).name, first -> new ArrayDeque<>()).add(j);
			}
		}
		for (int i = 0; i < matched.length; i++) {
			if (matched[i] < 0) {
				take(i, named.get(old.get(i).name), matched, taken);
			}
		}
	}

	private static void take(int old, Deque<Integer> offered, int[] matched, boolean[] taken) {
		if (offered != null && !offered.isEmpty()) {
			matched[old] = offered.remove();
			taken[matched[old]] = true;
		}
	}
}
