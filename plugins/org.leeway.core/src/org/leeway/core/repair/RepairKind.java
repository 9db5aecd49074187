package org.leeway.core.repair;

import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.rules.SpawnFitRule;
import org.leeway.core.analysis.rules.UnreachableRegionRule;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.grid.Cell;

/** The ways to repair a level. */
public enum RepairKind {
	/** Clears the fewest cells that let the agent in. */
	WIDEN("Widen here", "the cells to clear"),
	/** Makes a circle as much smaller as it has to be. */
	SHRINK("Shrink the circle in the way", "a circle in the way"),
	/** Takes an obstacle away. */
	REMOVE("Remove the obstacle in the way", "an obstacle in the way"),
	/** Leaves no room to stand in. */
	FILL("Fill the pocket", "a terrain to fill with");

	private final String label;
	private final String sought;

	RepairKind(String label, String sought) {
		this.label = label;
		this.sought = sought;
	}

	/** What is done, in a few words. */
	public String label() {
		return label;
	}

	/** What has to be found for it, in a few words. */
	public String sought() {
		return sought;
	}

	/** Whether findings of a rule can be repaired so. */
	public boolean isFor(String rule) {
		return rule.equals(UnreachableRegionRule.ID) || rule.equals(SpawnFitRule.ID) && this != FILL;
	}

	/**
	 * The best repair of this kind for a finding; empty if there is none, or the finding is gone. Takes as long as an
	 * analysis or several.
	 *
	 * @param rule  one that this kind {@link #isFor}
	 * @param agent whom the finding is about
	 * @param sample the finding's
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public Optional<Repair> find(LevelAnalysis analysis, String rule, AgentProfile agent, Cell sample,
			Progress progress) {
		Complaint complaint = rule.equals(SpawnFitRule.ID) ? new Complaint.Spawn(analysis, agent, sample)
				: new Complaint.Region(analysis, agent, sample);
		if (!complaint.isIn(analysis)) {
			return Optional.empty();
		}
		return switch (this) {
		case WIDEN -> complaint.cellsToClear(progress).flatMap(cells -> Repaints.clear(complaint, cells));
		case SHRINK -> new ObstacleRepairs(complaint, progress).shrink();
		case REMOVE -> new ObstacleRepairs(complaint, progress).remove();
		case FILL -> Repaints.fill(complaint, progress);
		};
	}
}
