package org.leeway.core.exchange.tiled.read;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.tiled.map.Cells;
import org.leeway.core.exchange.tiled.map.Gids;
import org.leeway.core.files.Problems;

/** A receiver of the tile numbers of a layer, or of a chunk of an infinite map. A file with more numbers than cells is refused. */
final class CellSink {

	private final Gids gids;
	private final Cells cells = new Cells();
	private final long expected;
	private final Problems place;
	private long count;

	/**
	 * Creates a receiver that has not received any cell.
	 *
	 * @param expected the number of cells, or an upper bound if the number is not known
	 */
	CellSink(Gids gids, long expected, Problems place) {
		this.gids = gids;
		this.expected = expected;
		this.place = place;
	}

	/**
	 * Adds a cell.
	 *
	 * @param raw the tile number with its flags, as 32 bits
	 */
	void add(int raw) throws LevelFormatException {
		int index = gids.index(raw);
		if (index < 0) {
			throw place.error("more than " + Gids.MOST + " different tiles, expected fewer");
		}
		if (count == expected) {
			throw place.error("more than " + expected + " cells, expected that many");
		}
		cells.add(index);
		count++;
	}

	/** Returns the number of cells received so far. */
	long count() {
		return count;
	}

	/** Returns the number of cells that are still missing. */
	long missing() {
		return expected - count;
	}

	/** Returns all cells. Throws an exception if there are fewer cells than expected. */
	Cells complete() throws LevelFormatException {
		if (count < expected) {
			throw place.error("the data end after " + count + " cells, expected " + expected);
		}
		return cells;
	}

	/** Returns the cells that have been received so far. */
	Cells cells() {
		return cells;
	}
}
