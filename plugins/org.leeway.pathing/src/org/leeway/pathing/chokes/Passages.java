package org.leeway.pathing.chokes;

import org.leeway.pathing.grid.CellRect;

/**
 * The passages in which basins merge, as lists of positions of the unit. Basins are wide places of the map. Keeps no reference
 * to the {@link BasinMap}, which needs far more memory. Not thread-safe.
 */
final class Passages {

	private final AnchorIndex index;
	private final int size;
	/** The positions of all passages, concatenated. The positions of a passage lead from basin to basin. */
	private final IntList anchors = new IntList();
	/** Indexed by passage: where its positions end in {@link #anchors}. */
	private final IntList ends = new IntList();
	/** Indexed by passage: the size of the largest unit that gets through. */
	private final IntList widths = new IntList();
	/** Four entries for each passage: the smallest and the greatest x, and the smallest and the greatest y of its positions. */
	private final IntList bounds = new IntList();

	/** @param size of the unit, in cells */
	Passages(AnchorIndex index, int size) {
		this.index = index;
		this.size = size;
	}

	/**
	 * Adds the passage that joins two basins. The two given anchors are neighbours, one in each basin. From each anchor, the
	 * passage leads on into the anchor's basin, up to the first position where the unit has more room.
	 *
	 * @param one the anchor with less room. The slack of the passage is the slack of this anchor: how many cells larger the
	 * unit could be at this anchor
	 * @param other an anchor beside {@code one}, in the other basin
	 */
	void add(BasinMap map, int one, int other) {
		int slack = map.slack(one);
		int first = anchors.size();
		follow(map, one, slack);
		anchors.reverse(first);
		follow(map, other, slack);
		ends.add(anchors.size());
		widths.add(size + slack);
		addBounds(first);
	}

	/**
	 * Adds the bounds of the last passage. The bounds are needed several times, and each x and y costs a division.
	 *
	 * @param first where the positions of the passage begin
	 */
	private void addBounds(int first) {
		int left = Integer.MAX_VALUE;
		int right = 0;
		int top = Integer.MAX_VALUE;
		int bottom = 0;
		for (int i = first; i < anchors.size(); i++) {
			int x = x(i);
			int y = y(i);
			left = Math.min(left, x);
			right = Math.max(right, x);
			top = Math.min(top, y);
			bottom = Math.max(bottom, y);
		}
		bounds.add(left);
		bounds.add(right);
		bounds.add(top);
		bounds.add(bottom);
	}

	/**
	 * Adds the part of a passage that leads from a position of the unit into the basin of this position. Follows {@link
	 * BasinMap#nearer} from position to position, and stops at the first position where the passage is wider.
	 *
	 * @param anchor the position where the part begins. If the passage is wider there, nothing is added
	 * @param slack how many cells larger the unit could be in the passage
	 */
	private void follow(BasinMap map, int anchor, int slack) {
		for (int next = anchor; map.slack(next) == slack; next = map.nearer(next)) {
			anchors.add(next);
		}
	}

	int count() {
		return ends.size();
	}

	/** Returns the size of the largest unit that gets through a passage, in cells. */
	int width(int passage) {
		return widths.get(passage);
	}

	/** Returns the index in {@link #anchors} of the first position of a passage. */
	int start(int passage) {
		return passage == 0 ? 0 : ends.get(passage - 1);
	}

	/** Returns the index in {@link #anchors} after the last position of a passage. */
	int end(int passage) {
		return ends.get(passage);
	}

	/** Returns the column of the position that has the given index in {@link #anchors}. */
	int x(int position) {
		return index.x(anchors.get(position));
	}

	/** Returns the row of the position that has the given index in {@link #anchors}. */
	int y(int position) {
		return index.y(anchors.get(position));
	}

	/** Returns the smallest rectangle around the squares that the largest unit covers at the positions of a passage. */
	CellRect bounds(int passage) {
		int left = bounds.get(4 * passage);
		int top = bounds.get(4 * passage + 2);
		int width = width(passage);
		return new CellRect(left, top, bounds.get(4 * passage + 1) - left + width, bounds.get(4 * passage + 3) - top + width);
	}
}
