package org.leeway.pathing.clearance.stream;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.Region;

/**
 * A connected component of the anchors in the rows read so far. If two components meet, the later component is merged
 * into the earlier component, the {@link #root} of both. A root counts its anchors and cells. If a unit starts in it, a
 * shared object counts instead, the <em>component of all starts</em>.
 */
final class Component {

	private final int top;
	private final int firstX;
	private Component parent = this;
	/**
	 * The {@linkplain #ofStarts component of all starts}, if a unit starts in this component, else null. Valid only in
	 * a root.
	 */
	private Component starts;
	private long anchors;
	private long cells;
	private int left = Integer.MAX_VALUE;
	private int right;
	private int bottom;
	private int lastCovered;

	/** Creates a component whose first anchor, row by row, is {@code (x, y)}. */
	Component(int x, int y) {
		this.firstX = x;
		this.top = y;
		this.lastCovered = y;
	}

	/**
	 * Creates the component of all starts: an object that counts the anchors and cells of all components with a start
	 * of the unit. Comes before all other components in their order, and is never {@linkplain #isFinishedAt complete}.
	 */
	static Component ofStarts() {
		Component component = new Component(-1, -1);
		component.keepOpen();
		return component;
	}

	/**
	 * Returns the component into which this component was merged, directly or through other components. Returns this
	 * component itself if it was not merged.
	 */
	Component root() {
		if (parent == this) {
			return this;
		}
		Component root = this;
		while (root.parent != root) {
			root.parent = root.parent.parent;
			root = root.parent;
		}
		return root;
	}

	/**
	 * Returns the object that counts the anchors and cells of this component. If a unit starts in the {@link #root},
	 * this is the component of all starts. Otherwise this is the root itself.
	 */
	Component counted() {
		Component root = root();
		return root.starts == null ? root : root.starts;
	}

	/**
	 * Returns whether this object counts its own anchors and cells. Returns false if {@link #counted} returns another
	 * object, because this component was merged or a unit starts in it.
	 */
	boolean isCounted() {
		return parent == this && starts == null;
	}

	boolean isRoot() {
		return parent == this;
	}

	boolean isBefore(Component other) {
		return top < other.top || top == other.top && firstX < other.firstX;
	}

	/** Merges this root with another root. Returns the root of the merged component. */
	Component unite(Component other) {
		if (this == other) {
			return this;
		}
		if (other.isBefore(this)) {
			return other.unite(this);
		}
		other.parent = this;
		if (other.starts != null) {
			start(other.starts);
		} else {
			counted().count(other);
		}
		return this;
	}

	/**
	 * Records that a unit starts in this root. Moves the counts of this root to the
	 * {@linkplain #ofStarts component of all starts}.
	 */
	void start(Component all) {
		if (starts == null) {
			starts = all;
			all.count(this);
		}
	}

	private void count(Component other) {
		anchors += other.anchors;
		cells += other.cells;
		left = Math.min(left, other.left);
		right = Math.max(right, other.right);
		bottom = Math.max(bottom, other.bottom);
		lastCovered = Math.max(lastCovered, other.lastCovered);
	}

	/**
	 * Adds the anchors in the columns [from, to) of row {@code y}.
	 *
	 * @param counted how many of these anchors to count: the anchors on cells that this part of the map
	 * {@linkplain MapPart owns}. Another part counts the remaining anchors
	 */
	void addAnchors(int from, int to, int y, int counted) {
		anchors += counted;
		left = Math.min(left, from);
		right = Math.max(right, to);
		bottom = y;
	}

	/**
	 * Adds cells that footprints of the component cover.
	 *
	 * @param columns the number of cells to add
	 * @param y the row of the cells
	 */
	void cover(int columns, int y) {
		cells += columns;
		lastCovered = Math.max(lastCovered, y);
	}

	/**
	 * Subtracts cells that this object has counted twice. This happens if two components cover the same cells, and
	 * later this object counts for both.
	 *
	 * @param twice the number of cells counted twice
	 */
	void uncount(long twice) {
		cells -= twice;
	}

	/** Prevents the component from being complete, because it may continue in a neighbouring part of the map. */
	void keepOpen() {
		lastCovered = Integer.MAX_VALUE;
	}

	/**
	 * Returns whether the component is complete, because all its footprints lie above row {@code y}. Returns false
	 * after {@link #keepOpen}.
	 */
	boolean isFinishedAt(int y) {
		return lastCovered < y;
	}

	/** Returns whether the component has no anchor yet. */
	boolean isEmpty() {
		return right == 0;
	}

	/** Returns the first anchor, row by row. */
	Cell first() {
		return new Cell(firstX, top);
	}

	/**
	 * Returns the component as a region of footprints of side {@code size}. For the component of all starts, only the
	 * counts of anchors and cells are meaningful.
	 *
	 * @param seen the top-left cell of the rectangle whose rows are read
	 */
	Region region(int size, Cell seen) {
		CellRect bounds = new CellRect(seen.x() + left, seen.y() + top, right - left + size - 1, bottom - top + size);
		return new Region(anchors, cells, bounds, new Cell(seen.x() + firstX, seen.y() + top));
	}
}
