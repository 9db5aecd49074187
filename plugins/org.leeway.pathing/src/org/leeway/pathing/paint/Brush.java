package org.leeway.pathing.paint;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A brush that is {@code size} cells wide and high.
 *
 * @param size at least 1
 * @param round whether it covers an ellipse instead of a square
 */
public record Brush(int size, boolean round) {

	public Brush {
		if (size < 1) {
			throw new IllegalArgumentException("a brush of size " + size + ", expected at least 1");
		}
	}

	/**
	 * What the brush covers when the mouse is over a cell: of an even number of cells the mouse is left of the
	 * middle.
	 */
	public CellShape at(Cell mouse) {
		int before = (size - 1) / 2;
		CellRect square = new CellRect(mouse.x() - before, mouse.y() - before, size, size);
		return round ? CellShape.ellipse(square) : CellShape.rectangle(square);
	}

	/** Hands over what the brush covers on its way along a straight line; cells may come more than once. */
	public void stroke(Cell from, Cell to, RunSink sink) {
		Lines.cells(from, to, cell -> at(cell).fill(sink));
	}
}
