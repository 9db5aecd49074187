package org.leeway.core.request;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.util.Decimal;

/** Cells as users write them, {@code X,Y}. */
public final class Cells {

	private Cells() {
	}

	/**
	 * Parses a cell from its column and row {@code X,Y}, such as {@code 12,40}.
	 *
	 * @throws IllegalArgumentException if the text is no cell. The message says what was expected
	 */
	public static Cell parse(String text) {
		String[] parts = text.split(",", -1);
		try {
			if (parts.length == 2) {
				return new Cell(Decimal.parseWhole(parts[0].strip()), Decimal.parseWhole(parts[1].strip()));
			}
		} catch (NumberFormatException e) {
			// the exception below reports this
		}
		throw new IllegalArgumentException("not a cell: '" + text + "', expected X,Y, such as 12,40");
	}
}
