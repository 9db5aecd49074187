package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.ToLongFunction;

import org.leeway.pathing.clearance.stream.PartialReach.SharedCells;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.util.DisjointSets;

/**
 * A join of the results of {@link PartialReach} for several parts of a map. The parts together may have any shape.
 * Neighbouring parts both see a strip of cells along their common border. If a component of one part and a component of the
 * other part meet in this strip, they are merged.
 * <p>
 * A component of the result is open if it may continue outside the joined parts. Otherwise it is complete.
 */
public final class PartJoin {

	private static final int COMPLETE = -1;

	private final List<PartialReach> parts;
	/**
	 * Indexed by part: the index of its first open component, counted over all parts. For parts with 2, 3 and 1 open
	 * components, the entries are 0, 2, 5 and 6.
	 */
	private final int[] begin;
	private final DisjointSets components;
	private final PieceJoin pieces;
	/**
	 * The index of a component with a start of the unit, counted as in {@link #begin}. Any of several such components will
	 * do, because all components with starts are merged. -1 if the unit starts in no part.
	 */
	private int start = -1;
	/** The regions of the merged components. Indexed by root of a component in the union-find forest {@link #components}. */
	private final Region[] regions;
	/**
	 * Indexed by root of the union-find forest {@link #components}: a number for each merged component that may continue
	 * outside the joined parts. {@link #COMPLETE} for all other components.
	 */
	private final int[] numbers;
	private final PartialReach whole;

	/**
	 * Joins parts.
	 *
	 * @param parts the reachability of one unit in at least one part. The order of the parts determines the order of the
	 * components in the result
	 */
	public PartJoin(List<PartialReach> parts) {
		this.parts = List.copyOf(parts);
		this.begin = new int[parts.size() + 1];
		for (int part = 0; part < parts.size(); part++) {
			begin[part + 1] = begin[part] + parts.get(part).open.size();
		}
		this.components = new DisjointSets(begin[parts.size()]);
		this.regions = new Region[components.size()];
		this.numbers = new int[components.size()];
		this.pieces = new PieceJoin(parts.stream().map(part -> part.pieces).toList(), begin, components);
		for (int part = 0; part < parts.size(); part++) {
			uniteStarts(parts.get(part), begin[part]);
		}
		for (int part = 0; part < parts.size(); part++) {
			addRegions(parts.get(part), begin[part]);
		}
		int open = numberOpen();
		List<SharedCells> shared = shared();
		this.whole = whole(open, shared);
	}

	private void uniteStarts(PartialReach part, int first) {
		if (part.start >= 0) {
			components.unite(start < 0 ? first + part.start : start, first + part.start);
			start = first + part.start;
		}
	}

	private void addRegions(PartialReach part, int first) {
		for (int i = 0; i < part.open.size(); i++) {
			int root = components.root(first + i);
			regions[root] = regions[root] == null ? part.open.get(i) : together(regions[root], part.open.get(i));
		}
	}

	private static Region together(Region a, Region b) {
		return new Region(a.anchors() + b.anchors(), a.cells() + b.cells(), a.bounds().union(b.bounds()),
				(SampleOrder.isBefore(a, b) ? a : b).sample());
	}

	/** Gives numbers to the merged components that may continue outside the joined parts. Returns how many there are. */
	private int numberOpen() {
		boolean[] isOpen = new boolean[components.size()];
		pieces.forEachOuter(component -> isOpen[components.root(component)] = true);
		if (start >= 0) {
			isOpen[components.root(start)] = true;
		}
		int open = 0;
		for (int root = 0; root < isOpen.length; root++) {
			numbers[root] = isOpen[root] ? open++ : COMPLETE;
		}
		return open;
	}

	/**
	 * Returns which open components of the joined parts overlap, and in how many cells. Also corrects {@link #regions}. If two
	 * components with common cells were merged, the merged component counts the common cells twice, so the method subtracts
	 * them once.
	 */
	private List<SharedCells> shared() {
		Map<List<Integer>, Long> shared = new HashMap<>();
		for (int part = 0; part < parts.size(); part++) {
			for (SharedCells each : parts.get(part).shared) {
				List<Integer> open = open(each, begin[part]);
				if (open.size() > 1) {
					shared.merge(open, each.cells(), Long::sum);
				}
			}
		}
		return shared.entrySet().stream().map(each -> new SharedCells(each.getKey(), each.getValue())).toList();
	}

	private List<Integer> open(SharedCells shared, int first) {
		TreeSet<Integer> roots = new TreeSet<>();
		for (int component : shared.components()) {
			int root = components.root(first + component);
			if (!roots.add(root)) {
				Region region = regions[root];
				regions[root] = new Region(region.anchors(), region.cells() - shared.cells(), region.bounds(), region.sample());
			}
		}
		return roots.stream().map(root -> numbers[root]).filter(number -> number != COMPLETE).toList();
	}

	private PartialReach whole(int open, List<SharedCells> shared) {
		Region[] left = new Region[open];
		FinishedComponents finished = new FinishedComponents(parts.getFirst().minArea);
		for (PartialReach part : parts) {
			part.complete.forEach(finished::add);
			if (part.largest != null) {
				finished.add(part.largest);
			}
		}
		for (int root = 0; root < regions.length; root++) {
			if (numbers[root] != COMPLETE) {
				left[numbers[root]] = regions[root];
			} else if (regions[root] != null) {
				finished.add(regions[root]);
			}
		}
		return new PartialReach(sum(part -> part.legal), sum(part -> part.traversable), sum(part -> part.fitting),
				parts.getFirst().minArea, parts.stream().anyMatch(part -> part.hasSpawns),
				parts.stream().flatMap(part -> part.misfits.stream()).toList(), List.of(left), start < 0 ? -1 : number(start),
				pieces.whole(this::number), shared, finished);
	}

	private long sum(ToLongFunction<PartialReach> count) {
		return parts.stream().mapToLong(count).sum();
	}

	private int number(int component) {
		return numbers[components.root(component)];
	}

	/** Returns the reachability in all parts together. */
	public PartialReach whole() {
		return whole;
	}

	/**
	 * Returns which open components of each part the unit reaches, indexed by part and then by open component of the part. A
	 * component is open if it may continue outside of its part.
	 *
	 * @param open whether the unit reaches a component, indexed by open component of the joined parts
	 * @param sample for a unit without spawns: {@link PartialReach#reachedSample} of the whole map. This is the first cell of
	 * the only component that the unit reaches. Null if the unit has spawns, or fits nowhere
	 */
	public List<boolean[]> reached(boolean[] open, Cell sample) {
		List<boolean[]> all = new ArrayList<>();
		for (int part = 0; part < parts.size(); part++) {
			boolean[] reached = new boolean[parts.get(part).open.size()];
			for (int i = 0; i < reached.length; i++) {
				int root = components.root(begin[part] + i);
				reached[i] = numbers[root] == COMPLETE ? regions[root].sample().equals(sample) : open[numbers[root]];
			}
			all.add(reached);
		}
		return all;
	}
}
