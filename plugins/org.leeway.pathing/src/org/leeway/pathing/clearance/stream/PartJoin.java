package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.ToLongFunction;

import org.leeway.pathing.clearance.Region;
import org.leeway.pathing.clearance.stream.PartialReach.SharedCells;
import org.leeway.pathing.grid.Cell;

/**
 * Joins the reachability of a unit in parts of a map, of any shape together. Components of a strip that two parts name are
 * one. A component is complete when no part outside can have a share in it: when each of its strips was named twice.
 */
public final class PartJoin {

	private static final int COMPLETE = -1;

	private final List<PartialReach> parts;
	/** By part the number of its first open component among those of all parts. */
	private final int[] begin;
	private final int[] parent;
	/** The components of strips that only one part has named. */
	private final Map<SeamComponent, Integer> seams = new HashMap<>();
	/** The component of all starts; -1 if there is none. */
	private int start = -1;
	private final Region[] regions;
	/** By root its number among the open components of the result, or {@link #COMPLETE}. */
	private final int[] number;
	private final PartialReach whole;

	/** @param parts of one unit, at least one */
	public PartJoin(List<PartialReach> parts) {
		this.parts = List.copyOf(parts);
		this.begin = new int[parts.size() + 1];
		for (int i = 0; i < parts.size(); i++) {
			begin[i + 1] = begin[i] + parts.get(i).open.size();
		}
		this.parent = new int[begin[parts.size()]];
		this.regions = new Region[parent.length];
		this.number = new int[parent.length];
		for (int i = 0; i < parent.length; i++) {
			parent[i] = i;
			number[i] = COMPLETE;
		}
		uniteComponents();
		uniteRegions();
		this.whole = join();
	}

	private void uniteComponents() {
		for (int part = 0; part < begin.length - 1; part++) {
			PartialReach reach = parts.get(part);
			int first = begin[part];
			reach.seams.forEach((seam, component) -> {
				Integer other = seams.remove(seam);
				if (other == null) {
					seams.put(seam, first + component);
				} else {
					unite(other, first + component);
				}
			});
			if (reach.start >= 0) {
				if (start >= 0) {
					unite(start, first + reach.start);
				}
				start = first + reach.start;
			}
		}
	}

	private void unite(int a, int b) {
		parent[root(a)] = root(b);
	}

	private int root(int component) {
		int root = component;
		while (parent[root] != root) {
			parent[root] = parent[parent[root]];
			root = parent[root];
		}
		return root;
	}

	private void uniteRegions() {
		for (int part = 0; part < begin.length - 1; part++) {
			List<Region> open = parts.get(part).open;
			for (int i = 0; i < open.size(); i++) {
				int root = root(begin[part] + i);
				regions[root] = regions[root] == null ? open.get(i) : united(regions[root], open.get(i));
			}
		}
	}

	private static Region united(Region a, Region b) {
		return new Region(a.anchors() + b.anchors(), a.cells() + b.cells(), a.bounds().union(b.bounds()),
				(SampleOrder.isBefore(a, b) ? a : b).sample());
	}

	private PartialReach join() {
		int open = numberOpen();
		Map<List<Integer>, Long> shared = shared();
		Region[] left = new Region[open];
		FinishedComponents finished = new FinishedComponents(parts.getFirst().minArea);
		for (PartialReach part : parts) {
			part.complete.forEach(finished::add);
			if (part.largest != null) {
				finished.add(part.largest);
			}
		}
		for (int i = 0; i < parent.length; i++) {
			if (parent[i] == i && number[i] == COMPLETE) {
				finished.add(regions[i]);
			} else if (parent[i] == i) {
				left[number[i]] = regions[i];
			}
		}
		Map<SeamComponent, Integer> outer = new HashMap<>();
		seams.forEach((seam, component) -> outer.put(seam, number[root(component)]));
		return new PartialReach(sum(part -> part.legal), sum(part -> part.traversable), sum(part -> part.fitting),
				parts.getFirst().minArea, parts.stream().anyMatch(part -> part.hasSpawns),
				parts.stream().flatMap(part -> part.misfits.stream()).toList(), List.of(left),
				start < 0 ? -1 : number[root(start)], outer,
				shared.entrySet().stream().map(each -> new SharedCells(each.getKey(), each.getValue())).toList(), finished);
	}

	private long sum(ToLongFunction<PartialReach> count) {
		return parts.stream().mapToLong(count).sum();
	}

	/** Numbers the open components in the order of the parts, whatever order maps have. */
	private int numberOpen() {
		boolean[] outer = new boolean[parent.length];
		seams.values().forEach(component -> outer[root(component)] = true);
		if (start >= 0) {
			outer[root(start)] = true;
		}
		int open = 0;
		for (int i = 0; i < parent.length; i++) {
			int root = root(i);
			if (outer[root] && number[root] == COMPLETE) {
				number[root] = open++;
			}
		}
		return open;
	}

	/**
	 * What several open components still share; corrects the counts of those that have become one, as {@link Overlaps} does.
	 */
	private Map<List<Integer>, Long> shared() {
		Map<List<Integer>, Long> shared = new HashMap<>();
		for (int part = 0; part < begin.length - 1; part++) {
			for (SharedCells each : parts.get(part).shared) {
				TreeSet<Integer> roots = new TreeSet<>();
				for (int component : each.components()) {
					int root = root(begin[part] + component);
					if (!roots.add(root)) {
						uncount(root, each.cells());
					}
				}
				List<Integer> open = roots.stream().map(root -> number[root]).filter(it -> it != COMPLETE).sorted().toList();
				if (open.size() > 1) {
					shared.merge(open, each.cells(), Long::sum);
				}
			}
		}
		return shared;
	}

	private void uncount(int root, long twice) {
		Region region = regions[root];
		regions[root] = new Region(region.anchors(), region.cells() - twice, region.bounds(), region.sample());
	}

	/** The reachability in all parts together. */
	public PartialReach whole() {
		return whole;
	}

	/**
	 * Which open components of each part are reached.
	 *
	 * @param open   which open components of the whole are
	 * @param sample of the component that is reached without spawns, null if there is none
	 */
	public List<boolean[]> reached(boolean[] open, Cell sample) {
		List<boolean[]> all = new ArrayList<>();
		for (int part = 0; part < begin.length - 1; part++) {
			boolean[] reached = new boolean[parts.get(part).open.size()];
			for (int i = 0; i < reached.length; i++) {
				int root = root(begin[part] + i);
				reached[i] = number[root] == COMPLETE ? regions[root].sample().equals(sample) : open[number[root]];
			}
			all.add(reached);
		}
		return all;
	}
}
