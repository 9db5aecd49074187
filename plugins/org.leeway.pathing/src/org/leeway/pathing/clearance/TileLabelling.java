package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * Labels the components of tiles with a union-find forest over their runs. Reused for any number of tiles; not
 * thread-safe.
 */
final class TileLabelling {

	private final char[] rows = new char[BitPlane.TILE + 1];
	/** By run its parent, which is an earlier run or itself; later its component. */
	private final char[] parents = new char[TileComponents.MOST];
	private final char[] firsts = new char[TileComponents.MOST];
	private final char[] cells = new char[TileComponents.MOST];
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
		number(words);
		return new TileComponents(words, rows.clone(), Arrays.copyOf(parents, runs), Arrays.copyOf(firsts, count),
				Arrays.copyOf(cells, count));
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

	/** Numbers the components. A parent comes before its children, so it already has its number. */
	private void number(long[] words) {
		count = 0;
		int run = 0;
		for (int y = 0; y < words.length; y++) {
			for (long rest = words[y]; rest != 0; run++) {
				long cellsOfRun = TileComponents.firstRun(rest);
				boolean isFirst = parents[run] == run;
				int component = isFirst ? count++ : parents[parents[run]];
				if (isFirst) {
					firsts[component] = (char) (y * BitPlane.TILE + Long.numberOfTrailingZeros(rest));
					cells[component] = 0;
				}
				cells[component] += (char) Long.bitCount(cellsOfRun);
				parents[run] = (char) component;
				rest ^= cellsOfRun;
			}
		}
	}
}
