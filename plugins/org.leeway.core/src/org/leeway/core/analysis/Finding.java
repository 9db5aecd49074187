package org.leeway.core.analysis;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A problem or a remark that a rule found in a level. Immutable.
 *
 * @param rule id of the rule, such as {@code unreachable-region}
 * @param agent name of the agent; empty if it concerns no agent
 * @param message one sentence for a designer, without the file's name
 * @param cells the number of cells of the region, or behind the choke; 0 if the finding has no area
 * @param bounds a rectangle around the cells concerned
 * @param sample one of the cells concerned
 */
public record Finding(String rule, Severity severity, String agent, String message, long cells, CellRect bounds,
		Cell sample) {

	/** Whether the designer should act on it. */
	public boolean isProblem() {
		return severity == Severity.ERROR || severity == Severity.WARNING;
	}

	/** Whether the level declares it to be intended. */
	public boolean isIntended() {
		return severity == Severity.INFO;
	}

	/** The same finding, declared to be intended; the note may be empty. */
	Finding asIntended(String note) {
		String words = note.isEmpty() ? " (intended)" : " (intended: " + note + ")";
		return new Finding(rule, Severity.INFO, agent, message + words, cells, bounds, sample);
	}

	/** Returns this finding with more words at the end of its message. */
	public Finding with(String words) {
		return new Finding(rule, severity, agent, message + words, cells, bounds, sample);
	}
}
