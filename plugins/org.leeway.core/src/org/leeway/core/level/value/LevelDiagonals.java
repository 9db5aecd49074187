package org.leeway.core.level.value;

import org.leeway.model.DiagonalRule;
import org.leeway.model.Level;
import org.leeway.pathing.world.Diagonals;

/** Conversion between the rule of diagonal steps of a level and the {@link Diagonals} that algorithms use. */
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
