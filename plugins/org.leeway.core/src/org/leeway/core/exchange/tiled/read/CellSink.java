package org.leeway.core.exchange.tiled.read;

import org.leeway.core.exchange.tiled.map.Cells;
import org.leeway.core.exchange.tiled.map.Gids;
import org.leeway.core.files.LevelFormatException;
import org.leeway.core.files.Problems;

/** Takes the tile numbers of a layer or a chunk, and no more of them than it has cells. */
final class CellSink {

	private final Gids gids;
	private final Cells cells = new Cells();
	private final long expected;
	private final Problems place;
	private long count;

	/** @param expected how many cells there should be, or the most that there may be */
	CellSink(Gids gids, long expected, Problems place) {
		this.gids = gids;
		this.expected = expected;
		this.place = place;
	}

	/** Adds a cell: a number with its flags, as 32 bits. */
	void add(int raw) throws LevelFormatException {
		int index = gids.index(raw);
		if (index < 0) {
			throw place.error("more than " + Gids.MOST + " different tiles, expected less");
		}
		if (count == expected) {
			throw place.error("more than " + expected + " cells, expected that many");
		}
		cells.add(index);
		count++;
	}

	/** How many cells there are by now. */
	long count() {
		return count;
	}

	/** How many more there should be. */
	long missing() {
		return expected - count;
	}

	/** All cells, of which there are as many as expected. */
	Cells complete() throws LevelFormatException {
		if (count < expected) {
			throw place.error("the data end after " + count + " cells, expected " + expected);
		}
		return cells;
	}

	/** The cells so far. */
	Cells cells() {
		return cells;
	}
}
