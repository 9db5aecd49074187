package org.leeway.ui.search;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;

/** A parser of cells in the forms in which designers type them. */
public final class CellText {

	/**
	 * The text of a cell: column and row, separated by a comma, a semicolon or a space, with or without brackets. Findings and the
	 * status line write cells in such a form.
	 */
	private static final Pattern CELL = Pattern.compile("\\(?\\s*(\\d{1,9})\\s*[,; ]\\s*(\\d{1,9})\\s*\\)?");

	private CellText() {
	}

	/** Returns the cell that a text names. Empty if the text names no cell of the given map. */
	public static Optional<Cell> parse(String text, TerrainGrid grid) {
		Matcher matcher = CELL.matcher(text.strip());
		return Optional.of(matcher).filter(Matcher::matches)
				.map(found -> new Cell(Integer.parseInt(found.group(1)), Integer.parseInt(found.group(2))))
				.filter(cell -> grid.contains(cell.x(), cell.y()));
	}
}
