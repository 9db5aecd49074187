package org.leeway.testing;

import java.util.function.Predicate;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/** An oracle of legal steps, by the definition of each rule of diagonal steps. */
public final class StepOracle {

	private StepOracle() {
	}

	/** Returns whether a legal step leads from one cell to another. */
	public static boolean isStep(Diagonals diagonals, Predicate<Cell> isLegal, Cell from, Cell to) {
		int across = Math.abs(to.x() - from.x());
		int down = Math.abs(to.y() - from.y());
		if (Math.max(across, down) != 1 || !isLegal.test(from) || !isLegal.test(to)) {
			return false;
		}
		if (across + down == 1) {
			return true;
		}
		boolean one = isLegal.test(new Cell(to.x(), from.y()));
		boolean other = isLegal.test(new Cell(from.x(), to.y()));
		return switch (diagonals) {
		case NEVER -> one && other;
		case ONE -> one || other;
		case ALWAYS -> true;
		case STRAIGHT -> false;
		};
	}
}
