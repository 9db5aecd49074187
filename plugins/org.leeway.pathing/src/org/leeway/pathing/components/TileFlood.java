package org.leeway.pathing.components;

import java.util.Arrays;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;

/**
 * A search that finds one connected component of a tile. The search goes over the rows, alternately down and up, and adds
 * cells that touch found cells. The search ends when it adds no more cells. Not thread-safe.
 */
final class TileFlood {

	private static final int MOST_SWEEPS = 8;
	/**
	 * Number of runs of a tile up to which no flood is tried, because union-find over the runs is as fast. A run consists
	 * of consecutive set cells of a row. If a row equals the row above, its runs do not count.
	 */
	private static final int FEW_RUNS = 160;
	/**
	 * Least average length of runs, in cells, for which a flood is worth it. Shorter runs are a sign of winding passages,
	 * where a flood needs many sweeps.
	 */
	private static final int SHORT_RUN = 4;

	private final boolean corners;
	/** The reached cells, one word for each row. */
	private final long[] reached = new long[BitPlane.TILE];

	/**
	 * Creates a flood.
	 *
	 * @param corners true if cells connect at their sides and at their corners, false if only at their sides
	 */
	TileFlood(boolean corners) {
		this.corners = corners;
	}

	/**
	 * Returns the cells of one component, probably the largest. Returns {@code words} itself if this is the only component.
	 * Returns {@link TileWords#EMPTY} in each of the following cases, because union-find over the runs is then probably as
	 * fast:
	 * <ul>
	 * <li>The tile has few runs of set cells.
	 * <li>The runs are short on average.
	 * <li>The flood needs too many sweeps.
	 * </ul>
	 */
	long[] flood(long[] words) {
		if (!hasManyLongRuns(words)) {
			return TileWords.EMPTY;
		}
		start(words);
		sweepDown(words);
		boolean more = sweepUp(words);
		for (int sweep = 2; more; sweep++) {
			if (sweep == MOST_SWEEPS) {
				return TileWords.EMPTY;
			}
			more = sweep % 2 == 0 ? sweepDown(words) : sweepUp(words);
		}
		return Arrays.equals(words, reached) ? words : reached.clone();
	}

	private static boolean hasManyLongRuns(long[] words) {
		int runs = 0;
		int cells = 0;
		long above = 0;
		for (long word : words) {
			if (word != above) {
				runs += Long.bitCount(TileComponents.starts(word));
				cells += Long.bitCount(word);
				above = word;
			}
		}
		return runs > FEW_RUNS && cells >= runs * SHORT_RUN;
	}

	/**
	 * Starts the flood with a run near the middle of the tile. Looks for a row with a set cell from the middle down, then from
	 * the middle up. Takes the first run of the first row that is found.
	 */
	private void start(long[] words) {
		Arrays.fill(reached, 0);
		int y = words.length / 2;
		while (y < words.length - 1 && words[y] == 0) {
			y++;
		}
		while (words[y] == 0) {
			y--;
		}
		reached[y] = TileComponents.firstRun(words[y]);
	}

	/** Extends the flood from each row to the row below. Returns whether any cells were added. */
	private boolean sweepDown(long[] words) {
		long added = 0;
		for (int y = 1; y < words.length; y++) {
			added |= reach(y, reached[y - 1], words[y]);
		}
		return added != 0;
	}

	private boolean sweepUp(long[] words) {
		long added = 0;
		for (int y = words.length - 2; y >= 0; y--) {
			added |= reach(y, reached[y + 1], words[y]);
		}
		return added != 0;
	}

	/**
	 * Adds the runs of a row that touch a found cell of an adjacent row. Returns the added cells.
	 *
	 * @param beside the found cells of the row above or below
	 * @param word the row, one bit for each cell. The runs consist of the cells with bit 1
	 */
	private long reach(int y, long beside, long word) {
		long before = reached[y];
		reached[y] = runsWith(word, before | touching(beside) & word);
		return reached[y] ^ before;
	}

	/** Returns the cells of a row that touch found cells of the adjacent row. The cells need not be set. */
	private long touching(long beside) {
		return corners ? beside | beside << 1 | beside >>> 1 : beside;
	}

	/**
	 * Returns the runs of set bits of a word that contain at least one of the given cells.
	 *
	 * @param seeds the given cells, all set in the word
	 */
	private static long runsWith(long word, long seeds) {
		long upward = upward(word, seeds);
		long lasts = word & ~(word >>> 1);
		// usually all runs have a seed, and the result is the word itself. The processor predicts this branch, so it can go on
		// with the next row before it knows which cells are reached
		return (upward & lasts) == lasts ? word
				: Long.reverse(upward(Long.reverse(word), Long.reverse(upward)));
	}

	/**
	 * Returns a part of each run of set bits of a word. The part goes from the lowest seed in the run to the highest bit of
	 * the run. Leaves out runs without a seed.
	 *
	 * @param seeds some of the set bits of the word
	 */
	private static long upward(long word, long seeds) {
		// adding the lowest seed of a run starts a carry to the end of the run. The carry flips each bit on its way, except
		// further seeds. The exclusive or finds the flipped bits, and the bitwise or adds the further seeds
		return word & (word + seeds ^ word | seeds);
	}
}
