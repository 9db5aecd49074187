package org.leeway.core.exchange.movingai;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.util.Decimal;
import org.leeway.pathing.world.GridUnit;

/**
 * The start or the goal of a path in a scenario. Usually a cell, but some scenarios have points between the corners of
 * cells.
 *
 * @param x the column, at least 0. May have a fraction
 * @param y the row, at least 0. May have a fraction
 */
public record ScenarioPlace(double x, double y) {

	/** Returns the cell that contains this start or goal. */
	public Cell cell() {
		return new Cell((int) x, (int) y);
	}

	/**
	 * Returns the centre of a unit at this start or goal. If both x and y are whole numbers, (x, y) is the upper left cell of
	 * the unit's footprint. Otherwise, (x, y) is the centre itself.
	 */
	public Point centre(GridUnit unit) {
		boolean whole = x == Math.rint(x) && y == Math.rint(y);
		return whole ? unit.centre(cell()) : new Point(x, y);
	}

	@Override
	public String toString() {
		return Decimal.format(x) + "," + Decimal.format(y);
	}
}
