package org.leeway.pathing.components;

import java.util.Arrays;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;

/**
 * An algorithm that finds the connected components of a tile. {@link TileFlood} may find a large component, called the main
 * component. Union-find over runs of consecutive set cells finds the rest. Used for many tiles, one after another. Not
 * thread-safe.
 */
final class TileLabelling {

	private static final char[] NO_ROWS = new char[BitPlane.TILE + 1];
	private static final char[] ONE_LABEL = { 0 };

	private final boolean corners;
	private final TileFlood flood;
	private final long[] outside = new long[BitPlane.TILE];
	/**
	 * The set cells that {@link TileFlood} has not found, one 64-bit word for each row. The flood finds the cells of the
	 * main component.
	 */
	private long[] rest;
	/** Indexed by row: the index of the row's first run in {@link #rest}. The last entry is the number of runs. */
	private final char[] rows = new char[BitPlane.TILE + 1];
	/**
	 * Indexed by run of {@link #rest}. An entry is at first the parent of the run in the union-find forest. Later it is the
	 * root of the run, and at the end the index of its component. If there is a main component, one more entry follows for
	 * it.
	 */
	private final char[] parents = new char[TileComponents.MOST];
	/** Indexed by component: its first cell as {@code 64 y + x}. */
	private final char[] firsts = new char[TileComponents.MOST];
	/** Indexed by component: its number of cells. */
	private final char[] cells = new char[TileComponents.MOST];
	/** Indexed by union-find root: the index of the root's component plus 1. 0 if the component has no index yet. */
	private final char[] numbers = new char[TileComponents.MOST];
	private int runs;
	private int count;

	/**
	 * Creates a labelling.
	 *
	 * @param corners true if cells connect at their sides and at their corners, false if only at their sides
	 */
	TileLabelling(boolean corners) {
		this.corners = corners;
		this.flood = new TileFlood(corners);
	}

	/** Returns the components of a tile. The words are kept, not copied. */
	TileComponents label(long[] words) {
		long[] main = flood.flood(words);
		boolean hasMain = main != TileWords.EMPTY;
		rest = hasMain ? without(words, main) : words;
		runs = 0;
		for (int y = 0; y < words.length; y++) {
			rows[y] = (char) runs;
			addRow(rest[y], y == 0 ? 0 : rest[y - 1]);
		}
		rows[words.length] = (char) runs;
		if (hasMain) {
			parents[runs] = (char) runs++;
		}
		findRoots();
		long left = column(words, 0);
		long right = column(words, BitPlane.TILE - 1);
		numberOpen(main, left, right);
		int open = count;
		numberAndMeasure();
		if (hasMain) {
			measureMain(main, number(runs - 1));
		}
		boolean isOne = count == 1;
		return new TileComponents(words, isOne ? words : main, left, right, isOne ? NO_ROWS : rows.clone(),
				isOne ? ONE_LABEL : Arrays.copyOf(parents, runs), Arrays.copyOf(firsts, count),
				Arrays.copyOf(cells, count), open);
	}

	private long[] without(long[] words, long[] main) {
		for (int y = 0; y < words.length; y++) {
			outside[y] = words[y] & ~main[y];
		}
		return outside;
	}

	/** Returns the cells of a column. Bit {@code y} is the cell of row {@code y}. */
	private static long column(long[] words, int x) {
		long column = 0;
		for (int y = 0; y < words.length; y++) {
			column |= (words[y] >>> x & 1) << y;
		}
		return column;
	}

	private void addRow(long word, long above) {
		if (word == 0) {
			return;
		}
		long starts = TileComponents.starts(word);
		int length = Long.bitCount(starts);
		int from = runs;
		runs += length;
		if (word == above) {
			for (int run = from; run < runs; run++) {
				parents[run] = (char) (run - length);
			}
			return;
		}
		for (int run = from; run < runs; run++) {
			parents[run] = (char) run;
		}
		int fromAbove = from - Long.bitCount(TileComponents.starts(above));
		connect(word, from, above, fromAbove);
		if (corners) {
			connectCorners(word, from, above, fromAbove, 1);
			connectCorners(word, from, above, fromAbove, -1);
		}
	}

	/**
	 * Joins each run of a row with all runs of the row above that have cells in the same columns.
	 *
	 * @param from the index of the first run of the row
	 * @param fromAbove the index of the first run of the row above
	 * @param word the cells of the row
	 * @param above the cells of the row above
	 */
	private void connect(long word, int from, long above, int fromAbove) {
		long starts = TileComponents.starts(word);
		long startsAbove = TileComponents.starts(above);
		long touching = TileComponents.starts(word & above);
		long firsts = firstsOfRuns(word, starts, touching);
		for (long left = firsts; left != 0; left &= left - 1) {
			long upTo = left ^ left - 1;
			// any run of the set serves as the parent. Without the search for the root, no branch here depends on the map
			parents[from + Long.bitCount(starts & upTo) - 1] = parents[fromAbove + Long.bitCount(startsAbove & upTo) - 1];
		}
		for (long left = touching & ~firsts; left != 0; left &= left - 1) {
			long upTo = left ^ left - 1;
			unite(root(from + Long.bitCount(starts & upTo) - 1), root(fromAbove + Long.bitCount(startsAbove & upTo) - 1));
		}
	}

	/**
	 * Returns the lowest marked cell of each run. Runs without a marked cell have none.
	 *
	 * @param word the cells of the runs
	 * @param starts the first cell of each run
	 * @param marked the marked cells, which must belong to runs
	 */
	private static long firstsOfRuns(long word, long starts, long marked) {
		// each addition carries from the start of a run over unmarked cells to the first marked cell
		return (word & ~marked) + starts & marked;
	}

	/**
	 * Joins each run of a row with the runs of the row above that touch this run only at a corner. Examines one end of each
	 * run.
	 *
	 * @param side the end to examine: 1 for the right end, -1 for the left end
	 */
	private void connectCorners(long word, int from, long above, int fromAbove, int side) {
		long starts = TileComponents.starts(word);
		long startsAbove = TileComponents.starts(above);
		for (long ends = TileComponents.touchAtCorners(word, beside(word, side), above, beside(above, side)); ends != 0;
				ends &= ends - 1) {
			long end = ends & -ends;
			int run = from + Long.bitCount(starts & (end ^ end - 1)) - 1;
			long corner = side > 0 ? end << 1 : end >>> 1;
			int runAbove = fromAbove + Long.bitCount(startsAbove & (corner ^ corner - 1)) - 1;
			unite(root(run), root(runAbove));
		}
	}

	/**
	 * Returns a word of neighbours: bit i is set if the neighbour of cell i is set. The neighbour is the next cell if
	 * {@code side} is 1, and the previous cell if {@code side} is -1.
	 */
	private static long beside(long word, int side) {
		return side > 0 ? word >>> 1 : word << 1;
	}

	/** Joins the sets of two roots. */
	private void unite(int a, int b) {
		parents[Math.max(a, b)] = (char) Math.min(a, b);
	}

	private int root(int run) {
		int root = run;
		while (parents[root] != root) {
			parents[root] = parents[parents[root]];
			root = parents[root];
		}
		return root;
	}

	private void findRoots() {
		for (int run = 0; run < runs; run++) {
			// parents have lower indices than their children, so the entry of the parent is already a root
			parents[run] = parents[parents[run]];
			numbers[run] = 0;
		}
		Arrays.fill(cells, 0, runs, (char) 0);
		count = 0;
	}

	/** Assigns the lowest indices, from 0 on, to the components that touch a side of the tile. */
	private void numberOpen(long[] main, long left, long right) {
		int last = BitPlane.TILE - 1;
		if ((main[0] | main[last]) != 0) {
			number(runs - 1);
		}
		for (int run = 0; run < rows[1]; run++) {
			number(run);
		}
		for (int run = rows[last]; run < rows[last + 1]; run++) {
			number(run);
		}
		for (long starts = TileComponents.starts(left); starts != 0; starts &= starts - 1) {
			int y = Long.numberOfTrailingZeros(starts);
			number((main[y] & 1) != 0 ? runs - 1 : rows[y]);
		}
		for (long starts = TileComponents.starts(right); starts != 0; starts &= starts - 1) {
			int y = Long.numberOfTrailingZeros(starts);
			number(main[y] < 0 ? runs - 1 : rows[y + 1] - 1);
		}
	}

	/** Returns the index of a run's component. If the component has no index, assigns the next index. */
	private int number(int run) {
		int root = parents[run];
		if (numbers[root] == 0) {
			numbers[root] = (char) ++count;
		}
		return numbers[root] - 1;
	}

	/**
	 * Assigns an index to each component of {@link #rest} without an index. Counts the cells of all components of
	 * {@link #rest}.
	 */
	private void numberAndMeasure() {
		int run = 0;
		for (int y = 0; y < rest.length; y++) {
			for (long unseen = rest[y]; unseen != 0; run++) {
				long cellsOfRun = TileComponents.firstRun(unseen);
				int component = number(run);
				add(cellsOfRun, y, component);
				parents[run] = (char) component;
				unseen ^= cellsOfRun;
			}
		}
	}

	private void measureMain(long[] main, int component) {
		for (int y = 0; y < main.length; y++) {
			add(main[y], y, component);
		}
		parents[runs - 1] = (char) component;
	}

	/** Adds cells of row {@code y} to the count of a component. Also stores the component's first cell. */
	private void add(long cellsOfRow, int y, int component) {
		if (cells[component] == 0 && cellsOfRow != 0) {
			firsts[component] = (char) (y * BitPlane.TILE + Long.numberOfTrailingZeros(cellsOfRow));
		}
		cells[component] += (char) Long.bitCount(cellsOfRow);
	}
}
