package org.leeway.pathing.clearance.stream;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ObjLongConsumer;

/**
 * A correction of counts for cells that several components cover. Each of these components counts such a cell. After a merge of
 * two of the components, the sum counts the cell twice. This class then subtracts 1 for each such cell.
 */
final class Overlaps {

	private record Overlap(Component[] components, long cells) {
	}

	private static final int FEW = 64;
	private static final Comparator<Component> ORDER = (a, b) -> a == b ? 0 : a.isBefore(b) ? -1 : 1;

	private List<Overlap> overlaps = new ArrayList<>();
	private int limit = FEW;

	/**
	 * Records that several components cover the same cells. The components are the entries [from, to) of {@code spans}.
	 *
	 * @param cells the number of cells that all these components cover
	 */
	void add(ColumnSpans spans, int from, int to, int cells) {
		Component[] components = new Component[to - from];
		for (int i = 0; i < components.length; i++) {
			components[i] = spans.component(from + i);
		}
		overlaps.add(new Overlap(components, cells));
	}

	/** Returns whether {@link #settle} should be called now to free memory. */
	boolean isFull() {
		return overlaps.size() >= limit;
	}

	/**
	 * Calls an action for each set of components that share cells. The action receives the set and the number of shared
	 * cells. Call {@link #settle} first.
	 */
	void forEach(ObjLongConsumer<List<Component>> action) {
		overlaps.forEach(each -> action.accept(List.of(each.components), each.cells));
	}

	/**
	 * Updates the overlaps after components were merged. Subtracts cells that merged components have counted twice, and removes
	 * components that are complete at row {@code y}.
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
	 * Returns the {@linkplain Component#counted counting objects} of the components of an overlap, sorted and without
	 * duplicates. If two components have the same counting object, this object has counted their common cells twice. This
	 * method then subtracts the cells once.
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
