package org.leeway.core.level;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.core.LevelFormatException;
import org.leeway.core.level.value.Quotes;

/**
 * A problem of a level, which becomes a {@link LevelFormatException}. The problem may have a place: an object, a row of
 * the grid, or a line of the file.
 */
final class LevelProblem extends RuntimeException {

	static final int UNKNOWN = -1;

	private static final long serialVersionUID = 1L;

	private final transient EObject object;
	private final int row;
	private final int line;
	private final boolean tooLarge;

	private LevelProblem(String message, EObject object, int row, int line, boolean tooLarge) {
		super(message, null, false, false);
		this.object = object;
		this.row = row;
		this.line = line;
		this.tooLarge = tooLarge;
	}

	/** Returns a problem at the tag that is being read. */
	static LevelProblem here(String message) {
		return new LevelProblem(message, null, UNKNOWN, UNKNOWN, false);
	}

	/**
	 * Returns a problem in a line of the file.
	 *
	 * @param line counted from 1
	 */
	static LevelProblem atLine(int line, String message) {
		return new LevelProblem(message, null, UNKNOWN, line, false);
	}

	/** Returns the problem that the grid is too large for memory. */
	static LevelProblem tooLarge(int line, String message) {
		return new LevelProblem(message, null, UNKNOWN, line, true);
	}

	/** Returns a problem of an object. The message begins with the kind and the name of the object. */
	static LevelProblem of(EObject object, String message) {
		return new LevelProblem(describe(object) + message, object, UNKNOWN, UNKNOWN, false);
	}

	private static String describe(EObject object) {
		if (object.eContainingFeature() == null) {
			return "";
		}
		EStructuralFeature name = object.eClass().getEStructuralFeature("name");
		return object.eContainingFeature().getName()
				+ (name == null || object.eGet(name) == null ? ": " : " " + Quotes.quote(object.eGet(name)) + ": ");
	}

	/**
	 * Returns a problem in a row of the grid.
	 *
	 * @param row counted from 0
	 */
	static LevelProblem inRow(int row, String message) {
		return new LevelProblem(message, null, row, UNKNOWN, false);
	}

	/** Returns the object that has the problem, or {@code null}. */
	EObject object() {
		return object;
	}

	int row() {
		return row;
	}

	int line() {
		return line;
	}

	/** Returns whether the level is too large for memory, but may be valid. */
	boolean isTooLarge() {
		return tooLarge;
	}
}
