package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ObjLongConsumer;

/**
 * A counter of the cells that several components cover, grouped by the set of components that cover a cell. Each component of a
 * set has already counted the cells of the group. If two components of a set are merged, or a unit starts in both, one object
 * has counted these cells twice. The surplus is then subtracted. Finished components are removed from the sets, because they
 * can no longer meet another component.
 */
final class Overlaps {

	private record Overlap(Component[] components, long cells) {
	}

	private static final int FEW = 64;
	private static final Comparator<Component> ORDER = (a, b) -> a == b ? 0 : a.isBefore(b) ? -1 : 1;

	private List<Overlap> overlaps = new ArrayList<>();
	private int limit = FEW;

	/** Adds cells that several components cover: the components at the indices [from, to) of {@code spans}. */
	void add(ColumnSpans spans, int from, int to, int cells) {
		Component[] components = new Component[to - from];
		for (int i = 0; i < components.length; i++) {
			components[i] = spans.component(from + i);
		}
		overlaps.add(new Overlap(components, cells));
	}

	/** Returns whether to call {@link #settle} now. Without such calls, memory would grow with the number of rows. */
	boolean isFull() {
		return overlaps.size() >= limit;
	}

	/**
	 * Calls an action for each set of components that have cells in common, with the number of these cells. Call {@link #settle}
	 * first.
	 */
	void forEach(ObjLongConsumer<List<Component>> action) {
		overlaps.forEach(each -> action.accept(List.of(each.components), each.cells));
	}

	/**
	 * Corrects the counts of components that have been merged, and drops the components that are finished at row {@code y}.
	 */
	void settle(int y) {
		Map<List<Component>, Long> open = new HashMap<>();
		for (Overlap overlap : overlaps) {
			List<Component> distinct = distinct(overlap);
			distinct.removeIf(component -> component.isFinishedAt(y));
			if (distinct.size() > 1) {
				open.merge(distinct, overlap.cells, Long::sum);
			}
		}
		overlaps = new ArrayList<>(2 * open.size());
		open.forEach((components, cells) -> overlaps.add(new Overlap(components.toArray(Component[]::new), cells)));
		limit = Math.max(FEW, 2 * overlaps.size());
	}

	/**
	 * Returns the objects that hold the numbers of cells for the components of an overlap, as {@link Component#counted}
	 * describes. Lists each object once, in the order of components. If several components now have the same object, subtracts
	 * the cells of the overlap that this object has counted more than once.
	 */
	private static List<Component> distinct(Overlap overlap) {
		List<Component> distinct = new ArrayList<>(overlap.components.length);
		for (Component component : overlap.components) {
			Component counted = component.counted();
			if (distinct.contains(counted)) {
				counted.uncount(overlap.cells);
			} else {
				distinct.add(counted);
			}
		}
		distinct.sort(ORDER);
		return distinct;
	}
}
