package org.leeway.core.analysis;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * Id, title and severity of a rule. Immutable.
 *
 * @param id in reports, markers and level files, such as {@code unreachable-region}; unique
 * @param title for users, such as {@code Unreachable region}; unique too
 * @param severity of its findings, unless the level declares one to be intended
 */
public record RuleDescriptor(String id, String title, Severity severity) {

	/** A finding of the rule about a level; the parameters are those of {@link Finding}. */
	public Finding finding(String message, CellRect bounds, Cell sample) {
		return finding("", message, 0, bounds, sample);
	}

	/** A finding of the rule about cells of a level; the parameters are those of {@link Finding}. */
	public Finding finding(String message, long cells, CellRect bounds, Cell sample) {
		return finding("", message, cells, bounds, sample);
	}

	/** A finding of the rule about an agent; the parameters are those of {@link Finding}. */
	public Finding finding(CheckedAgent agent, String message, long cells, CellRect bounds, Cell sample) {
		return finding(agent.agent().name(), message, cells, bounds, sample);
	}

	private Finding finding(String agent, String message, long cells, CellRect bounds, Cell sample) {
		return new Finding(id, severity, agent, message, cells, bounds, sample);
	}
}
