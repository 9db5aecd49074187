package org.leeway.ui.architecture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The search for cycles in the dependencies between the packages of a bundle. */
final class PackageCircles {

	/**
	 * An example of each dependency between two packages, such as {@code Reader uses Cell}. Indexed by the package that uses
	 * the other package, then by the used package.
	 */
	private final Map<String, Map<String, String>> uses = new TreeMap<>();

	private PackageCircles() {
	}

	/**
	 * Finds cycles of dependencies between packages. For each package that is part of a cycle, takes a shortest cycle through
	 * the package.
	 *
	 * @param classes the classes of a bundle, indexed by the paths of their files
	 * @return a description of each cycle, indexed by the set of its packages
	 */
	static Map<Set<String>, String> of(Map<String, ClassFile> classes) {
		PackageCircles packages = new PackageCircles();
		Set<String> own = classes.keySet().stream().map(path -> packageOf(type(path))).collect(Collectors.toSet());
		classes.forEach((path, file) -> packages.add(type(path), file, own));
		Map<Set<String>, String> circles = new LinkedHashMap<>();
		for (String start : packages.uses.keySet()) {
			List<String> circle = packages.shortestFrom(start);
			if (!circle.isEmpty()) {
				circles.putIfAbsent(new TreeSet<>(circle), packages.describe(circle));
			}
		}
		return circles;
	}

	private void add(String type, ClassFile file, Set<String> own) {
		Map<String, String> used = uses.computeIfAbsent(packageOf(type), name -> new TreeMap<>());
		for (String other : file.types()) {
			if (own.contains(packageOf(other)) && !packageOf(other).equals(packageOf(type))) {
				used.putIfAbsent(packageOf(other), simpleName(type) + " uses " + simpleName(other));
			}
		}
	}

	/**
	 * Returns the packages of a shortest cycle, beginning with the given package. Empty if the package is part of no cycle.
	 */
	private List<String> shortestFrom(String start) {
		Map<String, String> before = new HashMap<>();
		Deque<String> open = new ArrayDeque<>(List.of(start));
		while (!open.isEmpty()) {
			String next = open.remove();
			for (String used : uses.get(next).keySet()) {
				if (used.equals(start)) {
					return way(next, start, before);
				}
				if (before.putIfAbsent(used, next) == null) {
					open.add(used);
				}
			}
		}
		return List.of();
	}

	private static List<String> way(String end, String start, Map<String, String> before) {
		List<String> way = new ArrayList<>(List.of(end));
		while (!way.getFirst().equals(start)) {
			way.addFirst(before.get(way.getFirst()));
		}
		return way;
	}

	private String describe(List<String> circle) {
		StringBuilder arrows = new StringBuilder();
		for (int i = 0; i < circle.size(); i++) {
			String to = circle.get((i + 1) % circle.size());
			arrows.append(circle.get(i)).append(" -> ").append(to).append(" (").append(uses.get(circle.get(i)).get(to))
					.append(")\n");
		}
		return arrows.toString();
	}

	private static String type(String path) {
		return path.substring(0, path.length() - ".class".length()).replace('/', '.');
	}

	private static String packageOf(String type) {
		return type.substring(0, Math.max(0, type.lastIndexOf('.')));
	}

	private static String simpleName(String type) {
		return type.substring(type.lastIndexOf('.') + 1);
	}
}
