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
	 * Returns the set of collected anchors. Callers may add anchors to the set. Added anchors are not in
	 * {@link Exploration#order}.
	 */
	public BitPlaneEditor plane() {
		return anchors;
	}

	/** Adds the cells that a search has expanded, in the order of expansion, and the cell of the goal. */
	public void add(SearchNodes nodes) {
		nodes.addClosed(anchors);
		order = nodes.order(anchors.width());
		for (int anchor : order) {
			// addClosed leaves out a node that was expanded and then opened again, because the search found a better path to
			// the node. The order of expansion contains the node, so its cell is added here
			anchors.set(anchor % anchors.width(), anchor / anchors.width());
		}
	}

	/** Returns the result of a search together with the collected cells. */
	public Exploration of(PathResult result, AgentAnchors agent) {
		return Exploration.of(result, anchors.build(), order, agent);
	}
}
