package org.leeway.core.level;

import org.leeway.model.AcceptedFinding;
import org.leeway.pathing.grid.Cell;

/**
 * A finding that is as the designer wants it.
 *
 * @param rule id of the rule that finds it
 * @param agent the agent's name; empty where the finding is about no agent
 * @param cell the finding's sample
 * @param note why this is as it should be, possibly empty
 */
public record Acceptance(String rule, String agent, Cell cell, String note) {

	static Acceptance of(AcceptedFinding accepted) {
		return new Acceptance(accepted.getRule(), accepted.getAgent() == null ? "" : accepted.getAgent().getName(),
				new Cell(accepted.getX(), accepted.getY()), accepted.getNote() == null ? "" : accepted.getNote());
	}
}
