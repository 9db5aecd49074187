package org.leeway.core.analysis;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * Something a rule found wrong with a level, and where.
 *
 * @param rule id of the rule, such as {@code unreachable-region}
 * @param agent name of the agent it concerns; empty if it concerns none
 * @param message one sentence for a designer, without the file's name
 * @param cells how many cells it is about: those of a region, or behind a choke; 0 if it is not about an area
 * @param bounds the cells concerned lie in this rectangle
 * @param sample one of the cells concerned
 */
public record Finding(String rule, Severity severity, String agent, String message, long cells, CellRect bounds,
		Cell sample) {

	/** Whether something should be done about it. */
	public boolean isProblem() {
		return severity == Severity.ERROR || severity == Severity.WARNING;
	}

	/** Whether the level declares that this is as it should be. */
	public boolean isIntended() {
		return severity == Severity.INFO;
	}

	/** The same finding declared to be as intended, with a note that may be empty. */
	Finding asIntended(String note) {
		String words = note.isEmpty() ? " (intended)" : " (intended: " + note + ")";
		return new Finding(rule, Severity.INFO, agent, message + words, cells, bounds, sample);
	}
}
