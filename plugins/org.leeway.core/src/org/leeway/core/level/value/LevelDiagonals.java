package org.leeway.core.level.value;

import org.leeway.model.DiagonalRule;
import org.leeway.model.Level;
import org.leeway.pathing.world.Diagonals;

/**
 * A conversion between two forms of the rule of diagonal steps: the level's attribute, and {@link Diagonals} for
 * algorithms.
 */
public final class LevelDiagonals {

	private LevelDiagonals() {
	}

	/** Returns the rule of diagonal steps of a level. */
	public static Diagonals of(Level level) {
		return Diagonals.of(level.getDiagonals().getLiteral());
	}

	/** Sets the rule of diagonal steps of a level. */
	public static void set(Level level, Diagonals diagonals) {
		level.setDiagonals(DiagonalRule.get(diagonals.id()));
	}
}
