package org.leeway.pathing.search;

/**
 * A counter of the nodes that a search from rectangle to rectangle expands. The nodes are the start, and the cells on the
 * borders of rectangles. If the caller needs the order of expansion, the counter also adds the nodes to {@link SearchNodes}.
 */
final class RectTrace {

	private final RectMap map;
	private final SearchNodes nodes;
	private int expanded;

	RectTrace(RectMap map, SearchNodes nodes) {
		this.map = map;
		this.nodes = nodes;
	}

	/** Records that a rectangle is expanded. */
	void expand(RectCosts memory, int number) {
		if (memory.isExpandedOnce(number)) {
			int index = memory.tile(number);
			int rectangle = memory.rectangle(number);
			expanded += map.tile(index).border(rectangle);
			if (nodes.isOrdered()) {
				addBorder(index, map.tile(index), rectangle);
			}
		}
	}

	private void addBorder(int index, RectTile tile, int rectangle) {
		int width = tile.width(rectangle);
		int height = tile.height(rectangle);
		for (int y = 0; y < height; y++) {
			int step = y == 0 || y == height - 1 ? 1 : Math.max(1, width - 1);
			for (int x = 0; x < width; x += step) {
				addExpanded(map.left(index) + tile.left(rectangle) + x, map.top(index) + tile.top(rectangle) + y);
			}
		}
	}

	/** Adds a cell that the search has expanded. */
	private void addExpanded(int x, int y) {
		int node = nodes.add(x, y);
		nodes.reach(node, node, 0);
		nodes.pass(node);
	}

	/**
	 * Records the start of a search. {@link #expand} counts only the cells on the border of a rectangle. So this method counts
	 * a start inside the given rectangle, but not a start on its border.
	 */
	void start(RectTile tile, int rectangle, int x, int y) {
		int inX = (x & AnchorPlane.LAST) - tile.left(rectangle);
		int inY = (y & AnchorPlane.LAST) - tile.top(rectangle);
		if (inX > 0 && inY > 0 && inX < tile.width(rectangle) - 1 && inY < tile.height(rectangle) - 1) {
			expanded++;
			if (nodes.isOrdered()) {
				addExpanded(x, y);
			}
		}
	}

	/** Returns the number of anchors that were expanded. */
	int expanded() {
		return expanded;
	}

	/**
	 * Returns the number of generated nodes, that is, of all anchors on the borders of the rectangles that the search has
	 * reached.
	 */
	int generated(RectCosts memory) {
		int generated = 0;
		for (int number = 0; number < memory.count(); number++) {
			if (memory.isReached(number)) {
				generated += map.tile(memory.tile(number)).border(memory.rectangle(number));
			}
		}
		return generated;
	}
}
