package org.leeway.core.exchange.tiled.read;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.Problems;

/** A reader of tile numbers that are separated by commas. The text arrives in pieces. */
final class CsvCells {

	private static final long LARGEST = 0xFFFFFFFFL;
	private static final long NONE = -1;

	private final CellSink cells;
	private final Problems place;
	/** The value of the number that is being read, computed from its digits so far. {@link #NONE} between two numbers. */
	private long value = NONE;
	/** Whether a blank has followed the current number, so that no further digit may follow. */
	private boolean closed;
	private boolean afterComma;

	CsvCells(CellSink cells, Problems place) {
		this.cells = cells;
		this.place = place;
	}

	/** Reads a piece of the text. */
	void accept(char[] text, int from, int length) throws LevelFormatException {
		for (int i = from; i < from + length; i++) {
			char c = text[i];
			if (c >= '0' && c <= '9') {
				digit(c - '0');
			} else if (c == ',') {
				comma();
			} else if (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
				closed = value != NONE;
			} else {
				throw error("the character " + (c > ' ' && c < 0x7F ? "\"" + c + "\"" : String.format("U+%04X", (int) c)));
			}
		}
	}

	private void digit(int digit) throws LevelFormatException {
		if (closed) {
			throw error("two numbers without a comma");
		}
		value = value == NONE ? digit : 10 * value + digit;
		if (value > LARGEST) {
			throw error("a number of more than 32 bits");
		}
	}

	private void comma() throws LevelFormatException {
		if (value == NONE) {
			throw error("a comma without a number before it");
		}
		cells.add((int) value);
		value = NONE;
		closed = false;
		afterComma = true;
	}

	/**
	 * Handles the end of the text: passes the last number to {@link #cells}. Throws an exception if the text ends with a comma.
	 */
	void end() throws LevelFormatException {
		if (value != NONE) {
			cells.add((int) value);
		} else if (afterComma) {
			throw error("a comma without a number after it");
		}
	}

	private LevelFormatException error(String problem) {
		return place.error("cell " + cells.count() + " of the data: " + problem + ", expected tile numbers from 0 to " + LARGEST
				+ " with commas between them");
	}
}
