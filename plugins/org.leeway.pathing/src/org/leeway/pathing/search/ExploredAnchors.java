package org.leeway.pathing.search;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;

/** A collector of the cells that a search examines. Not thread-safe. */
public final class ExploredAnchors {

	private final BitPlaneEditor anchors;
	private int[] order = {};

	/**
	 * Creates a collector without anchors.
	 *
	 * @param width of the map in cells
	 * @param height of the map in cells
	 */
	public ExploredAnchors(int width, int height) {
		this.anchors = BitPlane.empty(width, height).edit();
	}

	/**
	 * Returns the set of collected anchors. Callers may add anchors to the set. These anchors are not in the order of
	 * expansion, which the result lists too.
	 */
	public BitPlaneEditor plane() {
		return anchors;
	}

	/** Adds the cells that a search has expanded, in the order of expansion, and the cell of the goal. */
	public void add(SearchNodes nodes) {
		nodes.addClosed(anchors);
		order = nodes.order(anchors.width());
		for (int anchor : order) {
			// add the nodes that addClosed has left out: they were expanded, but are open again at the end because of a
			// better path
			anchors.set(anchor % anchors.width(), anchor / anchors.width());
		}
	}

	/** Returns the result of a search together with the collected cells. */
	public Exploration of(PathResult result, AgentAnchors agent) {
		return Exploration.of(result, anchors.build(), order, agent);
	}
}
