package org.leeway.pathing.paint;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A brush that is {@code size} cells wide and high.
 *
 * @param size in cells, at least 1
 * @param round true for a brush in the shape of an ellipse, false for a square
 */
public record Brush(int size, boolean round) {

	/**
	 * Creates a brush.
	 *
	 * @throws IllegalArgumentException if the size is less than 1
	 */
	public Brush {
		if (size < 1) {
			throw new IllegalArgumentException("a brush of size " + size + ", expected at least 1");
		}
	}

	/**
	 * Returns the cells that the brush covers when the mouse is over a cell. A brush of odd size is centred on this cell. A brush
	 * of even size is centred on the bottom-right corner of this cell.
	 */
	public CellShape at(Cell mouse) {
		int before = (size - 1) / 2;
		CellRect square = new CellRect(mouse.x() - before, mouse.y() - before, size, size);
		return round ? CellShape.ellipse(square) : CellShape.rectangle(square);
	}

	/**
	 * Moves the brush along a straight line, and passes all cells that the brush covers to a sink. Some cells are passed
	 * several times.
	 */
	public void stroke(Cell from, Cell to, RunSink sink) {
		Lines.cells(from, to, cell -> at(cell).fill(sink));
	}
}
