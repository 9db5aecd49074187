package org.leeway.core.analysis;

import java.util.List;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A problem or a remark that a rule found in a level. Immutable.
 *
 * @param rule id of the rule, such as {@code unreachable-region}
 * @param agent name of the agent. Empty if the finding is about the level alone
 * @param message one sentence for a designer, without the file's name
 * @param cells the number of cells of the region, or of the area behind the choke. 0 if the finding has no area
 * @param bounds a rectangle around the cells concerned
 * @param sample one of the cells concerned. Level files name this cell to declare the finding as intended
 * @param untilRemoved the names of the things that units can clear away, so that the problem no longer exists. Empty for
 * most findings
 */
public record Finding(String rule, Severity severity, String agent, String message, long cells, CellRect bounds,
		Cell sample, List<String> untilRemoved) {

	public Finding {
		untilRemoved = List.copyOf(untilRemoved);
	}

	/** Creates a finding that units cannot end by clearing things away, so {@code untilRemoved} is empty. */
	public Finding(String rule, Severity severity, String agent, String message, long cells, CellRect bounds, Cell sample) {
		this(rule, severity, agent, message, cells, bounds, sample, List.of());
	}

	/** Returns whether the designer should act on the finding. Advice and intended findings need no action. */
	public boolean isProblem() {
		return severity == Severity.ERROR || severity == Severity.WARNING;
	}

	/** Returns whether the level declares the finding to be intended. */
	public boolean isIntended() {
		return severity == Severity.INFO;
	}

	/**
	 * Returns a copy of the finding that is marked as intended.
	 *
	 * @param note a reason to add to the message, may be empty
	 */
	Finding asIntended(String note) {
		String words = note.isEmpty() ? " (intended)" : " (intended: " + note + ")";
		return new Finding(rule, Severity.INFO, agent, message + words, cells, bounds, sample, untilRemoved);
	}

	/** Returns a copy of the finding with a text appended to the message. */
	public Finding with(String words) {
		return new Finding(rule, severity, agent, message + words, cells, bounds, sample, untilRemoved);
	}

	/**
	 * Returns a copy of the finding which says what units can clear away to end the problem, such as rocks.
	 *
	 * @param names the names of the things to clear away
	 * @param words a text about these things, to append to the message
	 */
	public Finding untilRemoved(List<String> names, String words) {
		return new Finding(rule, severity, agent, message + words, cells, bounds, sample, names);
	}
}
