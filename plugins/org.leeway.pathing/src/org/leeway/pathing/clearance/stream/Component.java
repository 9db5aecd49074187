package org.leeway.pathing.clearance.stream;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.Region;

/**
 * A connected component: the unit can move between all of its places. A place is given by its anchor, the cell under the
 * footprint's top-left corner. If two components meet in a later row, they are merged, and {@link #root} returns the merged
 * component.
 * <p>
 * A component counts its anchors, and the cells that its footprints cover. The components in which the unit starts are an
 * exception: they share one object, the <em>component of all starts</em>, which counts for all of them.
 */
final class Component {

	private final int top;
	private final int firstX;
	private Component parent = this;
	/**
	 * The {@linkplain #ofStarts component of all starts}, which counts the cells of this component. Null if the unit does not
	 * start in this component. Then this component counts its own cells. Valid only in a root of the union-find structure.
	 */
	private Component starts;
	private long anchors;
	private long cells;
	private int left = Integer.MAX_VALUE;
	private int right;
	private int bottom;
	private int lastCovered;

	/** Creates a component from the anchor {@code (x, y)} of its first place. Places are ordered row by row. */
	Component(int x, int y) {
		this.firstX = x;
		this.top = y;
		this.lastCovered = y;
	}

	/**
	 * Creates an object that counts for all components in which the unit starts, as if they were one. The object is first in
	 * the order of components, and never {@linkplain #isFinishedAt complete}.
	 */
	static Component ofStarts() {
		Component component = new Component(-1, -1);
		component.keepOpen();
		return component;
	}

	/** Returns the component that is left after all merges. Returns this component if it was never merged into another one. */
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
	 * Returns the object that holds the counts for this component. If the unit starts in the component, this is the
	 * {@linkplain #ofStarts component of all starts}. Otherwise it is the {@link #root}.
	 */
	Component counted() {
		Component root = root();
		return root.starts == null ? root : root.starts;
	}

	/**
	 * Returns whether this component counts its cells itself. False in two cases:
	 * <ul>
	 * <li>This component was merged into another component.
	 * <li>The unit starts in this component. The {@linkplain #ofStarts component of all starts} then counts the cells.
	 * </ul>
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

	/** Merges two roots. Returns the root that is left. */
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
	 * Records that the unit starts in this component, which must be a root. From now on, a common object holds the counts,
	 * see {@link #ofStarts}.
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
	 * Adds places of the unit, as the cells under its top-left corner in the columns [from, to) of row {@code y}.
	 *
	 * @param counted how many of these cells this object counts: only the cells that this part of the map {@linkplain
	 * MapPart owns}. Other parts of the map count the other cells
	 */
	void addAnchors(int from, int to, int y, int counted) {
		anchors += counted;
		left = Math.min(left, from);
		right = Math.max(right, to);
		bottom = y;
	}

	/**
	 * Adds the cells of a row that footprints of the component cover.
	 *
	 * @param columns the number of cells to add
	 * @param y the row of the cells
	 */
	void cover(int columns, int y) {
		cells += columns;
		lastCovered = Math.max(lastCovered, y);
	}

	/**
	 * Corrects the count of cells after two components were merged. For example, if the components have 5 cells in common, the
	 * sum of their counts is 5 too large.
	 *
	 * @param twice how many cells to subtract
	 */
	void uncount(long twice) {
		cells -= twice;
	}

	/** Marks the component as incomplete for ever, because it may continue in a neighbouring part of the map. */
	void keepOpen() {
		lastCovered = Integer.MAX_VALUE;
	}

	/**
	 * Returns whether all footprints of the component lie above row {@code y}, so that later rows cannot change it. Always
	 * false after {@link #keepOpen}.
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
	 * Returns the component as a region of the map. For the {@linkplain #ofStarts component of all starts}, the bounds and the
	 * first anchor of the region are meaningless.
	 *
	 * @param size the side of the unit's footprint, in cells
	 * @param seen the cell of the map that has the coordinates (0, 0) in this component
	 */
	Region region(int size, Cell seen) {
		CellRect bounds = new CellRect(seen.x() + left, seen.y() + top, right - left + size - 1, bottom - top + size);
		return new Region(anchors, cells, bounds, new Cell(seen.x() + firstX, seen.y() + top));
	}
}
