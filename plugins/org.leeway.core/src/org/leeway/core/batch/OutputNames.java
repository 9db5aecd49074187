package org.leeway.core.batch;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A search for two tasks that could write the same file. Ignores case and the form of accents, because some systems regard such
 * names as the same file. An export of {@code map.npy} may also write {@code map.npy.json}, so no other task may write that file.
 * If a name depends on the agents of a level, {@link Claims} checks it after the level was read.
 */
final class OutputNames {

	/** Two tasks that could write the same file. The task {@code one} was added before the task {@code other}. */
	record Clash(Task one, Task other) {
	}

	private final TreeMap<String, Task> exact = new TreeMap<>();
	private final Map<String, Task> open = new HashMap<>();

	/** Adds a task. Returns a clash if the task and an earlier task could write the same file, else empty. */
	Optional<Clash> add(Task task) {
		String name = comparable(task.output());
		Task taken = name.indexOf(OutputPattern.ANY) >= 0 ? addOpen(name, task) : addExact(name, task);
		return Optional.ofNullable(taken).map(other -> new Clash(other, task));
	}

	private Task addExact(String name, Task task) {
		Task same = exact.putIfAbsent(name, task);
		if (same != null) {
			return same;
		}
		String beside = exact.ceilingKey(name + ".");
		if (beside != null && beside.startsWith(name + ".")) {
			return exact.get(beside);
		}
		for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
			if (exact.containsKey(name.substring(0, dot))) {
				return exact.get(name.substring(0, dot));
			}
		}
		return first(name, open);
	}

	private Task addOpen(String name, Task task) {
		Task other = first(name, open);
		other = other == null ? first(name, exact) : other;
		open.putIfAbsent(name, task);
		return other;
	}

	private static Task first(String name, Map<String, Task> names) {
		for (Map.Entry<String, Task> each : names.entrySet()) {
			if (canBeOne(name, each.getKey())) {
				return each.getValue();
			}
		}
		return null;
	}

	/**
	 * Returns a name that can be compared with {@code equals}. Letters become lower case, and accents are normalised,
	 * because some systems do not distinguish {@code A.npy} and {@code a.npy}.
	 */
	static String comparable(String name) {
		return Normalizer.normalize(name, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
	}

	/**
	 * Returns whether two names of outputs could become the same name. A name may contain {@link OutputPattern#ANY},
	 * shown as {@code *} here, in place of an unknown agent's name. For example, {@code out/*.npy} and
	 * {@code out/tank.npy} could become the same, because an agent may be named {@code tank}.
	 */
	static boolean canBeOne(String one, String other) {
		return one.regionMatches(0, other, 0, Math.min(fixed(one), fixed(other))) && match(one, other);
	}

	private static int fixed(String name) {
		int any = name.indexOf(OutputPattern.ANY);
		return any < 0 ? name.length() : any;
	}

	/**
	 * Returns whether two patterns of names have a name in common. In a pattern, {@link OutputPattern#ANY} stands for any text
	 * without a slash.
	 */
	private static boolean match(String one, String other) {
		List<int[]> todo = new ArrayList<>(List.of(new int[] {0, 0}));
		Set<Long> seen = new HashSet<>();
		while (!todo.isEmpty()) {
			int[] at = todo.removeLast();
			int i = at[0];
			int j = at[1];
			if (i == one.length() && j == other.length()) {
				return true;
			}
			if (!seen.add((long) i << Integer.SIZE | j)) {
				continue;
			}
			boolean anyOne = i < one.length() && one.charAt(i) == OutputPattern.ANY;
			boolean anyOther = j < other.length() && other.charAt(j) == OutputPattern.ANY;
			if (anyOne) {
				todo.add(new int[] {i + 1, j});
			}
			if (anyOther) {
				todo.add(new int[] {i, j + 1});
			}
			if (anyOne && j < other.length() && other.charAt(j) != '/') {
				todo.add(new int[] {i, j + 1});
			}
			if (anyOther && i < one.length() && one.charAt(i) != '/') {
				todo.add(new int[] {i + 1, j});
			}
			if (!anyOne && !anyOther && i < one.length() && j < other.length() && one.charAt(i) == other.charAt(j)) {
				todo.add(new int[] {i + 1, j + 1});
			}
		}
		return false;
	}
}
