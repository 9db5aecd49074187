package org.leeway.core.level;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.leeway.core.files.LevelFormatException;

/**
 * A problem of a level, which becomes a {@link LevelFormatException}. It holds the object, the row of the grid or the
 * line, as far as the thrower knew them.
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

	/** A problem of the tag that is being read. */
	static LevelProblem here(String message) {
		return new LevelProblem(message, null, UNKNOWN, UNKNOWN, false);
	}

	/** @param line counted from 1 */
	static LevelProblem atLine(int line, String message) {
		return new LevelProblem(message, null, UNKNOWN, line, false);
	}

	/** A grid that is too large to be held in memory. */
	static LevelProblem tooLarge(int line, String message) {
		return new LevelProblem(message, null, UNKNOWN, line, true);
	}

	/** A problem of an object; the final message names the object. */
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

	/** @param row the row of the grid, counted from 0 */
	static LevelProblem inRow(int row, String message) {
		return new LevelProblem(message, null, row, UNKNOWN, false);
	}

	/** The object that is wrong, or {@code null}. */
	EObject object() {
		return object;
	}

	int row() {
		return row;
	}

	int line() {
		return line;
	}

	/** Whether the level is too large to be held in memory, but may be valid. */
	boolean isTooLarge() {
		return tooLarge;
	}
}
