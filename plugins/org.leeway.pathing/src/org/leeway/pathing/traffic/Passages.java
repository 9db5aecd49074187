package org.leeway.pathing.traffic;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.IntPredicate;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.grid.BitPlane;

/**
 * The right of way in narrow passages. A passage is an area where units in opposite directions could block each other, because no
 * large square of free cells fits there. A few cells before its ends belong to a passage too, so that waiting units leave room for
 * units on their way out.
 * <p>
 * All units in a passage have come in at the same end. If units wait at another end, the passage takes in a limited number of
 * units at the same end. When these units have left, units come in at the other end. Not thread-safe.
 */
public final class Passages {

	/** The number of no passage. */
	static final int NONE = 0;

	/** Least number of units that may go in at one end of a passage, one after another, while units wait at another end. */
	private static final int LEAST_BATCH = 8;
	/**
	 * Number of fillings of a passage that may go in at one end while units wait at another end. A filling is the number of units
	 * that have room in the passage. After the last filling, the passage is idle until it is empty, which takes as long as to
	 * fill it. So with three fillings, the passage is idle for a quarter of the time. With more fillings, units wait longer.
	 */
	private static final int FILLINGS = 3;
	/**
	 * Least area of a room between two passages, as a multiple of the area that the largest unit covers. A smaller room would
	 * fill with units from both passages until no unit can move.
	 */
	private static final int POCKET = 64;
	/** Number of steps for which a unit counts as waiting after its last attempt to go into a passage. */
	private static final int RECENT = 24;

	/**
	 * Number of steps for which other units make way for a unit that has left a passage. In this time, the unit gets
	 * past a waiting crowd that is ten cells deep.
	 */
	private static final int FIRST = 120;

	private final int width;
	private final int height;
	private final boolean[] free;
	/** Indexed by cell: the number of its passage, or {@link #NONE}. */
	private final int[] passages;
	/**
	 * Indexed by cell: the number of an end of a passage, if the cell is free and lies directly outside of this end. All
	 * other cells have 0.
	 */
	private final int[] ends;
	private final List<Holder> holders = new ArrayList<>();

	/** The units in a passage. */
	private static final class Holder {

		/** Number of units that may go in at one end while units wait at another end. */
		private final int batch;
		private int count;
		private int end;
		private int entered;
		private int waiting;
		private long waitingSince = -RECENT - 1;

		/** @param room the number of units that have room in the passage */
		private Holder(int room) {
			batch = Math.max(LEAST_BATCH, FILLINGS * room);
		}
	}

	/**
	 * Finds all passages.
	 *
	 * @param plane the cells on which the middles of units can be
	 * @param open the cells without any wall, a subset of {@code plane}. Squares of these cells are wide places
	 * @param size the side of the largest unit, in cells
	 * @param side the side of the smallest square in which two of the largest units can pass each other, in cells
	 */
	public Passages(BitPlane plane, BitPlane open, int size, int side, Progress progress) {
		this.width = plane.width();
		this.height = plane.height();
		this.free = new boolean[width * height];
		this.passages = new int[width * height];
		this.ends = new int[width * height];
		for (int cell = 0; cell < free.length; cell++) {
			free[cell] = plane.get(cell % width, cell / width);
		}
		boolean[] near = nearNarrow(open, size, side, progress);
		closePockets(near, POCKET * size * size);
		int count = label(passages, cell -> near[cell]);
		label(ends, cell -> free[cell] && !near[cell] && isNear(cell, near));
		for (int area : areas(passages, count)) {
			holders.add(new Holder(area / (size * size)));
		}
	}

	/**
	 * Returns the free cells in narrow places, that is, cells that no large square of free cells covers. Adds the free cells a few
	 * steps around them.
	 *
	 * @param side the side of the large square, in cells
	 */
	private boolean[] nearNarrow(BitPlane plane, int size, int side, Progress progress) {
		boolean[] wide = new boolean[free.length];
		BitPlane anchors = side > Math.min(width, height) ? BitPlane.empty(width, height)
				: ClearanceAnnotator.annotate(plane, progress).atLeast(side);
		for (int y = 0; y < height; y++) {
			for (int x = anchors.nextSet(0, y); x < width; x = anchors.nextSet(x + 1, y)) {
				for (int row = y; row < y + side; row++) {
					Arrays.fill(wide, row * width + x, row * width + x + side, true);
				}
			}
		}
		boolean[] near = new boolean[free.length];
		for (int cell = 0; cell < free.length; cell++) {
			near[cell] = free[cell] && !wide[cell];
		}
		for (int i = 0; i < 2 * size; i++) {
			boolean[] inner = near.clone();
			for (int cell = 0; cell < free.length; cell++) {
				near[cell] = free[cell] && (inner[cell] || isBeside(cell, inner));
			}
		}
		return near;
	}

	/**
	 * Adds the cells of small rooms between passages to {@code near}. A small room has fewer than {@code least} cells. Units
	 * that wait there would leave no space for units that come out of a passage.
	 */
	private void closePockets(boolean[] near, int least) {
		int[] rooms = new int[free.length];
		int[] areas = areas(rooms, label(rooms, cell -> free[cell] && !near[cell]));
		for (int cell = 0; cell < free.length; cell++) {
			near[cell] |= rooms[cell] > 0 && areas[rooms[cell]] < least;
		}
	}

	private boolean isBeside(int cell, boolean[] cells) {
		int x = cell % width;
		return x > 0 && cells[cell - 1] || x < width - 1 && cells[cell + 1] || cell >= width && cells[cell - width]
				|| cell + width < cells.length && cells[cell + width];
	}

	/** Returns whether a cell or one of its eight neighbours is in a set. */
	private boolean isNear(int cell, boolean[] cells) {
		return cells[cell] || isBeside(cell, cells) || cell >= width && isInRow(cell - width, cells)
				|| cell + width < cells.length && isInRow(cell + width, cells);
	}

	private boolean isInRow(int cell, boolean[] cells) {
		return cell % width > 0 && cells[cell - 1] || cell % width < width - 1 && cells[cell + 1];
	}

	/**
	 * Numbers the connected groups of cells from 1, row by row. Cells that touch at a corner are connected too. Returns
	 * the number of groups.
	 */
	private int label(int[] labels, IntPredicate cells) {
		int count = 0;
		for (int first = 0; first < labels.length; first++) {
			if (labels[first] == 0 && cells.test(first)) {
				labels[first] = ++count;
				Deque<Integer> open = new ArrayDeque<>(List.of(first));
				while (!open.isEmpty()) {
					int cell = open.remove();
					for (int i = 0; i < 9; i++) {
						int x = cell % width + i % 3 - 1;
						int y = cell / width + i / 3 - 1;
						if (x >= 0 && y >= 0 && x < width && y < height && labels[y * width + x] == 0 && cells.test(y * width + x)) {
							labels[y * width + x] = count;
							open.add(y * width + x);
						}
					}
				}
			}
		}
		return count;
	}

	/** Returns the number of cells with each label, from 0 to the largest label. */
	private static int[] areas(int[] labels, int largest) {
		int[] areas = new int[largest + 1];
		for (int label : labels) {
			areas[label]++;
		}
		return areas;
	}

	/** Returns the number of a cell, as the other methods expect it. The right and lower edges belong to the last cells. */
	public int cell(int x, int y) {
		return Math.min(y, height - 1) * width + Math.min(x, width - 1);
	}

	/**
	 * Returns whether a unit has the right of way for a motion. If the unit must wait at an end of a passage, records
	 * that units wait there.
	 *
	 * @param from the cell under the middle of the unit
	 * @param to the cell under the middle of the unit after the motion
	 */
	public boolean mayMove(PassageTicket unit, int from, int to, long step) {
		int passage = passages[to];
		if (passage == NONE || passage == unit.passage) {
			return true;
		}
		Holder holder = holders.get(passage);
		int end = end(unit, from);
		boolean othersWait = holder.waiting != end && step - holder.waitingSince <= RECENT;
		if (holder.count == 0 ? !othersWait : holder.end == end && !(othersWait && holder.entered >= holder.batch)) {
			return true;
		}
		if (!othersWait) {
			holder.waiting = end;
			holder.waitingSince = step;
		}
		return false;
	}

	/**
	 * Returns the number of the end at which a unit goes into a passage. If the unit has appeared inside the passage, returns a
	 * negative number, which is the same for all units of a group.
	 */
	private int end(PassageTicket unit, int from) {
		return ends[from] == 0 ? -1 - unit.group : ends[from];
	}

	/** Changes the passage of a unit that is about to move. The cells are as in {@link #mayMove}. */
	public void move(PassageTicket unit, int from, int to, long step) {
		int passage = passages[to];
		if (passage != unit.passage) {
			leave(unit);
			unit.firstUntil = unit.passage == NONE ? unit.firstUntil : step + FIRST;
			if (passage != NONE) {
				enter(holders.get(passage), end(unit, from));
			}
			unit.passage = passage;
		}
	}

	private static void enter(Holder holder, int end) {
		holder.entered = holder.count == 0 && holder.end != end ? 0 : holder.entered;
		holder.end = end;
		holder.count++;
		holder.entered++;
		holder.waitingSince = holder.waiting == end ? -RECENT - 1 : holder.waitingSince;
	}

	/** Removes a unit from its passage. */
	public void leave(PassageTicket unit) {
		if (unit.passage != NONE) {
			holders.get(unit.passage).count--;
		}
	}
}
