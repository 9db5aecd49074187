package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * Labels the components of tiles with a union-find forest over their runs. Reused for any number of tiles; not
 * thread-safe.
 */
final class TileLabelling {

	private final char[] rows = new char[BitPlane.TILE + 1];
	/** By run its parent, which is an earlier run or itself; later its root, then its component. */
	private final char[] parents = new char[TileComponents.MOST];
	private final char[] firsts = new char[TileComponents.MOST];
	private final char[] cells = new char[TileComponents.MOST];
	/** By root the number of its component, from 1 on; 0 if it has none yet. */
	private final char[] numbers = new char[TileComponents.MOST];
	private int runs;
	private int count;

	/** The components of a tile; its words are kept, not copied. */
	TileComponents label(long[] words) {
		runs = 0;
		for (int y = 0; y < words.length; y++) {
			rows[y] = (char) runs;
			addRow(words[y], y == 0 ? 0 : words[y - 1]);
		}
		rows[words.length] = (char) runs;
		findRoots();
		numberOpen(words);
		int open = count;
		number(words);
		return new TileComponents(words, rows.clone(), Arrays.copyOf(parents, runs), Arrays.copyOf(firsts, count),
				Arrays.copyOf(cells, count), open);
	}

	private void addRow(long word, long above) {
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
		connect(word, from, above, from - Long.bitCount(TileComponents.starts(above)));
	}

	/** Joins the runs of a row with those above. */
	private void connect(long word, int from, long above, int fromAbove) {
		long starts = TileComponents.starts(word);
		long startsAbove = TileComponents.starts(above);
		int last = -1;
		for (long both = TileComponents.starts(word & above); both != 0; both &= both - 1) {
			long upTo = both ^ both - 1;
			int run = from + Long.bitCount(starts & upTo) - 1;
			int root = root(fromAbove + Long.bitCount(startsAbove & upTo) - 1);
			// the first run above becomes the parent directly, so most runs need no union
			parents[run] = (char) (run == last ? unite(parents[run], root) : root);
			last = run;
		}
	}

	/** Joins two roots; returns the remaining one. */
	private int unite(int a, int b) {
		int less = Math.min(a, b);
		parents[Math.max(a, b)] = (char) less;
		return less;
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
			// a parent comes before its children, so it already has its root
			parents[run] = parents[parents[run]];
			numbers[run] = 0;
		}
		Arrays.fill(cells, 0, runs, (char) 0);
		count = 0;
	}

	/** Numbers the components that touch a side of the tile. */
	private void numberOpen(long[] words) {
		int last = BitPlane.TILE - 1;
		for (int run = 0; run < rows[1]; run++) {
			number(run);
		}
		for (int y = 1; y < last; y++) {
			if ((words[y] & 1) != 0) {
				number(rows[y]);
			}
			if (words[y] < 0) {
				number(rows[y + 1] - 1);
			}
		}
		for (int run = rows[last]; run < runs; run++) {
			number(run);
		}
	}

	/** The number of a run's component, from 0 on. */
	private int number(int run) {
		int root = parents[run];
		if (numbers[root] == 0) {
			numbers[root] = (char) ++count;
		}
		return numbers[root] - 1;
	}

	/** Numbers the other components and measures all. */
	private void number(long[] words) {
		int run = 0;
		for (int y = 0; y < words.length; y++) {
			for (long rest = words[y]; rest != 0; run++) {
				long cellsOfRun = TileComponents.firstRun(rest);
				int component = number(run);
				if (cells[component] == 0) {
					firsts[component] = (char) (y * BitPlane.TILE + Long.numberOfTrailingZeros(rest));
				}
				cells[component] += (char) Long.bitCount(cellsOfRun);
				parents[run] = (char) component;
				rest ^= cellsOfRun;
			}
		}
	}
}
