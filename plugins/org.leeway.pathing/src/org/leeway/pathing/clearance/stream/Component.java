package org.leeway.pathing.clearance.stream;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.Region;

/**
 * A connected component of the anchors in the rows read so far. If two components meet, the later component is merged into the
 * earlier component, which becomes the {@link #root} of both. A root in which no unit starts holds the number of its anchors
 * and cells. One extra object, the <em>component of all starts</em>, holds the sums of these numbers for all roots in which a
 * unit starts. Sharing this object does not merge components: they are merged only if they meet.
 */
final class Component {

	private final int top;
	private final int firstX;
	private Component parent = this;
	/**
	 * The {@linkplain #ofStarts component of all starts}. Null if no unit starts in this component. Valid only if this
	 * component is a root.
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
	 * Creates an object that holds the numbers of all components in which a unit starts. In the order of components, the
	 * object comes before every other component. The object is never {@linkplain #isFinishedAt complete}.
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
	 * Returns the object that holds the numbers of anchors and cells for this component. This is the component of all
	 * starts if a unit starts in the {@link #root}, else the root itself.
	 */
	Component counted() {
		Component root = root();
		return root.starts == null ? root : root.starts;
	}

	/**
	 * Returns whether this object holds the number of its own anchors and cells. If not, this component was merged or a
	 * unit starts in it, and the object {@link #counted} holds these numbers.
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
	 * Records that a unit starts in this root. Adds the counts of this root to the {@linkplain #ofStarts component of all starts}.
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
	 * @param counted the number of these anchors whose own cells this part of the map {@linkplain MapPart owns}. Other parts
	 * count the remaining anchors
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
	 * Subtracts cells that this object has counted twice. Two components had each counted these cells, and this object now
	 * holds the numbers of both components.
	 */
	void uncount(long twice) {
		cells -= twice;
	}

	/** Prevents the component from being complete, because it may continue outside this part of the map. */
	void keepOpen() {
		lastCovered = Integer.MAX_VALUE;
	}

	/**
	 * Returns whether the component is complete: all cells in its footprints lie above row {@code y}. False after
	 * {@link #keepOpen}.
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
	 * Returns the component as a region of footprints of side {@code size}. The bounds and the sample of the component of
	 * all starts are meaningless.
	 *
	 * @param seen the top-left cell of the streamed rectangle
	 */
	Region region(int size, Cell seen) {
		CellRect bounds = new CellRect(seen.x() + left, seen.y() + top, right - left + size - 1, bottom - top + size);
		return new Region(anchors, cells, bounds, new Cell(seen.x() + firstX, seen.y() + top));
	}
}
