package org.leeway.pathing.clearance.stream;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.Region;

/**
 * A connected component of the anchors in the rows read so far. If two components meet, the later component is merged into the
 * earlier component. The {@link #root} then stands for both.
 * <p>
 * A root counts its anchors and cells. There is one exception: components in which the unit starts do not count for themselves. One
 * common object, the <em>component of all starts</em>, counts the anchors and cells of all these components.
 */
final class Component {

	private final int top;
	private final int firstX;
	private Component parent = this;
	/**
	 * The object that counts the anchors and cells of this component, if the unit starts in it. This is the {@linkplain #ofStarts
	 * component of all starts}. Otherwise null. Valid only in a root.
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
	 * Creates the component of all starts. This object counts the anchors and cells of all components in which the unit starts. The
	 * object comes before all other components in their order, and is never {@linkplain #isFinishedAt complete}.
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
	 * Returns the object that counts the anchors and cells of this component. This is the {@linkplain #ofStarts component of all
	 * starts} if the unit starts in this component. Otherwise it is the {@link #root}.
	 */
	Component counted() {
		Component root = root();
		return root.starts == null ? root : root.starts;
	}

	/**
	 * Returns whether this component counts its own anchors and cells. Returns false if it was merged into another component, or if
	 * the unit starts in it. Another object, {@link #counted}, then counts for it.
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
	 * Records that the unit starts in this root. From now on, the {@linkplain #ofStarts component of all starts} counts the anchors
	 * and cells of this root.
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
	 * @param counted how many of these anchors lie on cells that this part of the map {@linkplain MapPart owns}. Only these anchors
	 * are counted, because other parts count the others
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
	 * Subtracts cells that were counted twice. Two components may cover the same cells, and each counts them. If one object counts
	 * for both components later, it has counted these cells twice.
	 *
	 * @param twice how many cells were counted twice
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
	 * Returns the component as a region of the map. For the {@linkplain #ofStarts component of all starts}, only the counts of
	 * anchors and cells have a meaning.
	 *
	 * @param size the side of the unit's footprint, in cells
	 * @param seen the cell of the map that has column 0 and row 0 in this component's coordinates
	 */
	Region region(int size, Cell seen) {
		CellRect bounds = new CellRect(seen.x() + left, seen.y() + top, right - left + size - 1, bottom - top + size);
		return new Region(anchors, cells, bounds, new Cell(seen.x() + firstX, seen.y() + top));
	}
}
