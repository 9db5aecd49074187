package org.leeway.core.repair;

import java.util.Optional;
import java.util.Set;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.rules.CoveredCircleRule;
import org.leeway.core.analysis.rules.NarrowChokeRule;
import org.leeway.core.analysis.rules.RequiredPathRule;
import org.leeway.core.analysis.rules.SpawnFitRule;
import org.leeway.core.analysis.rules.StrayNoteRule;
import org.leeway.core.analysis.rules.UnreachableRegionRule;
import org.leeway.core.analysis.rules.UnusedTerrainRule;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;

/** The ways to repair a level. */
public enum RepairKind {
	/** Clears the fewest cells that let the agent through. */
	WIDEN("Widen here", "the cells to clear", UnreachableRegionRule.ID, SpawnFitRule.ID, NarrowChokeRule.ID,
			RequiredPathRule.ID),
	/** Makes a circle as much smaller as it has to be. */
	SHRINK("Shrink the circle in the way", "a circle in the way", UnreachableRegionRule.ID, SpawnFitRule.ID,
			NarrowChokeRule.ID, RequiredPathRule.ID),
	/** Takes an obstacle away. */
	REMOVE("Remove the obstacle in the way", "an obstacle in the way", UnreachableRegionRule.ID, SpawnFitRule.ID,
			NarrowChokeRule.ID, RequiredPathRule.ID),
	/** Leaves no room to stand in. */
	FILL("Fill the pocket", "a terrain to fill with", UnreachableRegionRule.ID),
	/** Takes away a circle that lies in another. */
	UNCOVER("Remove the covered circle", "the covered circle", CoveredCircleRule.ID),
	/** Moves an annotation to where it lies on the map. */
	MOVE_NOTE("Move the annotation onto the map", "the annotation", StrayNoteRule.ID),
	/** Takes an annotation away. */
	REMOVE_NOTE("Remove the annotation", "the annotation", StrayNoteRule.ID),
	/** Takes terrains that nothing needs out of the palette. */
	REMOVE_TERRAINS("Remove the unused terrains", "the unused terrains", UnusedTerrainRule.ID);

	private final String label;
	private final String sought;
	private final Set<String> rules;

	RepairKind(String label, String sought, String... rules) {
		this.label = label;
		this.sought = sought;
		this.rules = Set.of(rules);
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
		return rules.contains(rule);
	}

	/**
	 * The best repair of this kind for a finding; empty if there is none, or the finding is gone. Takes as long as an
	 * analysis or several.
	 *
	 * @param rule  one that this kind {@link #isFor}
	 * @param agent the name of whom the finding is about; empty if that is nobody
	 * @param sample the finding's
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public Optional<Repair> find(LevelAnalysis analysis, String rule, String agent, Cell sample, Progress progress) {
		return switch (this) {
		case UNCOVER -> ObjectRepairs.uncover(analysis, sample);
		case MOVE_NOTE -> ObjectRepairs.moveNote(analysis, sample);
		case REMOVE_NOTE -> ObjectRepairs.removeNote(analysis, sample);
		case REMOVE_TERRAINS -> ObjectRepairs.removeTerrains(analysis);
		default -> Complaint.of(analysis, rule, agent, sample, progress)
				.flatMap(complaint -> answer(complaint, progress));
		};
	}

	private Optional<Repair> answer(Complaint complaint, Progress progress) {
		return switch (this) {
		case WIDEN -> complaint.cellsToClear(progress).flatMap(cells -> Repaints.clear(complaint, cells));
		case SHRINK -> new ObstacleRepairs(complaint, progress).shrink();
		case REMOVE -> new ObstacleRepairs(complaint, progress).remove();
		default -> complaint instanceof Complaint.Region region ? Repaints.fill(region, progress) : Optional.empty();
		};
	}
}
