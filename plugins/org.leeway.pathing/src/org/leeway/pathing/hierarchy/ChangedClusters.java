package org.leeway.pathing.hierarchy;

import java.util.BitSet;
import java.util.List;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * A search for the clusters that must be built again after an edit. A cluster has changed if an agent now fits on one
 * of its cells, no longer fits there, or has another speed there. An agent covers several cells, so a changed cell may
 * change several clusters.
 */
final class ChangedClusters {

	private final ClusterLayout layout;
	private final BitSet changed = new BitSet();

	private ChangedClusters(ClusterLayout layout) {
		this.layout = layout;
	}

	/**
	 * Returns the clusters with cells on which an edit changed something for an agent. This means that the agent
	 * now fits there, no longer fits there, or has another speed there.
	 *
	 * @param old the annotations before the edit
	 * @param now the annotations after the edit. Must have the same agents and costs as {@code old}, see {@link
	 * EdgeAnnotations#alike}
	 */
	static BitSet of(ClusterLayout layout, EdgeAnnotations old, EdgeAnnotations now) {
		ChangedClusters result = new ChangedClusters(layout);
		for (EdgeAnnotation each : now.all()) {
			List<BitPlane> before = old.get(each.index()).anchors().planes();
			List<BitPlane> after = each.anchors().planes();
			for (int i = 0; i < after.size(); i++) {
				result.compare(before.get(i), after.get(i));
			}
		}
		return result.changed;
	}

	private void compare(BitPlane before, BitPlane after) {
		TileSet tiles = after.changedSince(before);
		TileWords old = before.words();
		TileWords now = after.words();
		for (int row = tiles.firstRow(); row < tiles.rows(); row++) {
			for (int column : tiles.columns(row).stream().toArray()) {
				compare(old.tile(column, row), now.tile(column, row), column * BitPlane.TILE, row * BitPlane.TILE);
			}
		}
	}

	private void compare(long[] before, long[] after, int left, int top) {
		for (int y = 0; y < BitPlane.TILE; y++) {
			for (long rest = before[y] ^ after[y]; rest != 0;) {
				int x = left + Long.numberOfTrailingZeros(rest);
				changed.set(layout.at(x, top + y));
				int next = (x / layout.side() + 1) * layout.side() - left;
				rest = next >= BitPlane.TILE ? 0 : rest & -1L << next;
			}
		}
	}
}
