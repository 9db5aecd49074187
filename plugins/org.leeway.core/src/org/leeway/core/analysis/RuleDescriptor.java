package org.leeway.core.analysis;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * What a rule is. Immutable.
 *
 * @param id in reports, markers and level files, such as {@code unreachable-region}; unique
 * @param title for users, such as {@code Unreachable region}; unique too
 * @param severity of its findings, unless the level declares one to be intended
 * @param subject what a finding of the rule is about
 * @param help what is wrong, and what a designer can do about it, in two or three sentences
 */
public record RuleDescriptor(String id, String title, Severity severity, Subject subject, String help) {

	/** What findings are about: one agent, or the level whatever its agents. */
	public enum Subject {
		AGENT, LEVEL
	}

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
