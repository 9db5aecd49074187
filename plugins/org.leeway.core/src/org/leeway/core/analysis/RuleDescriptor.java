package org.leeway.core.analysis;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * The description of a rule. Immutable.
 *
 * @param id unique id in reports, markers and level files, such as {@code unreachable-region}
 * @param title unique title for users, such as {@code Unreachable region}
 * @param severity of the findings of the rule, unless the level declares a finding to be intended
 * @param subject what a finding of the rule is about
 * @param help what is wrong, and what a designer can do about it, in two or three sentences
 */
public record RuleDescriptor(String id, String title, Severity severity, Subject subject, String help) {

	/** Kinds of things that a finding can be about: an agent, or the level itself. */
	public enum Subject {
		AGENT, LEVEL
	}

	/** Returns a finding of the rule about a level. {@link Finding} describes the parameters. */
	public Finding finding(String message, CellRect bounds, Cell sample) {
		return finding("", message, 0, bounds, sample);
	}

	/** Returns a finding of the rule about cells of a level. {@link Finding} describes the parameters. */
	public Finding finding(String message, long cells, CellRect bounds, Cell sample) {
		return finding("", message, cells, bounds, sample);
	}

	/** Returns a finding of the rule about an agent. {@link Finding} describes the parameters. */
	public Finding finding(CheckedAgent agent, String message, long cells, CellRect bounds, Cell sample) {
		return finding(agent.agent().name(), message, cells, bounds, sample);
	}

	private Finding finding(String agent, String message, long cells, CellRect bounds, Cell sample) {
		return new Finding(id, severity, agent, message, cells, bounds, sample);
	}
}
