package org.leeway.core.level.part;

import org.leeway.model.AcceptedFinding;
import org.leeway.pathing.grid.Cell;

/**
 * The designer's statement that a finding is as intended. Immutable.
 *
 * @param rule id of the rule
 * @param agent the agent's name. Empty if the finding is about no agent
 * @param cell the sample of the finding: one of the cells that the finding is about
 * @param note the reason, possibly empty
 */
public record Acceptance(String rule, String agent, Cell cell, String note) {

	public static Acceptance of(AcceptedFinding accepted) {
		return new Acceptance(accepted.getRule(), accepted.getAgent() == null ? "" : accepted.getAgent().getName(),
				new Cell(accepted.getX(), accepted.getY()), accepted.getNote() == null ? "" : accepted.getNote());
	}
}
