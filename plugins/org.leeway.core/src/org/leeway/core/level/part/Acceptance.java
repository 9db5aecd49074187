package org.leeway.core.level.part;

import org.leeway.model.AcceptedFinding;
import org.leeway.pathing.grid.Cell;

/**
 * A statement of the designer that a finding is intended. Immutable.
 *
 * @param rule the id of the rule that reports the finding
 * @param agent the agent's name. Empty if the finding is about no agent
 * @param cell one of the cells that the finding is about, to identify it
 * @param note the reason, possibly empty
 */
public record Acceptance(String rule, String agent, Cell cell, String note) {

	public static Acceptance of(AcceptedFinding accepted) {
		return new Acceptance(accepted.getRule(), accepted.getAgent() == null ? "" : accepted.getAgent().getName(),
				new Cell(accepted.getX(), accepted.getY()), accepted.getNote() == null ? "" : accepted.getNote());
	}
}
