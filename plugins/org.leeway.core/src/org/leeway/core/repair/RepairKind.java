package org.leeway.core.repair;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.rules.CoveredCircleRule;
import org.leeway.core.analysis.rules.DeadEndRule;
import org.leeway.core.analysis.rules.NarrowChokeRule;
import org.leeway.core.analysis.rules.RequiredPathRule;
import org.leeway.core.analysis.rules.SpawnFitRule;
import org.leeway.core.analysis.rules.StartsNotConnectedRule;
import org.leeway.core.analysis.rules.StrayNoteRule;
import org.leeway.core.analysis.rules.UnreachableRegionRule;
import org.leeway.core.analysis.rules.UnusedTerrainRule;
import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;

/** The kinds of repairs. */
public enum RepairKind {
	/** Clears the fewest cells that let the agent through. At a dead end, clears a square in which the agent can turn. */
	WIDEN("Widen here", "the cells to clear", UnreachableRegionRule.ID, SpawnFitRule.ID, NarrowChokeRule.ID,
			RequiredPathRule.ID, StartsNotConnectedRule.ID, DeadEndRule.ID),
	/** Shrinks a circle by the least amount that ends the finding. */
	SHRINK("Shrink the circle in the way", "a circle in the way", UnreachableRegionRule.ID, SpawnFitRule.ID,
			NarrowChokeRule.ID, RequiredPathRule.ID, StartsNotConnectedRule.ID),
	/** Removes an obstacle. */
	REMOVE("Remove the obstacle in the way", "an obstacle in the way", UnreachableRegionRule.ID, SpawnFitRule.ID,
			NarrowChokeRule.ID, RequiredPathRule.ID, StartsNotConnectedRule.ID),
	/** Moves an end of a required path to the nearest place where the unit fits. */
	MOVE_END("Move the end to where the unit fits", "the nearest place where the unit fits", RequiredPathRule.ID),
	/** Fills an unreachable region with a terrain that the agent cannot cross. */
	FILL("Fill the region", "a terrain to fill with", UnreachableRegionRule.ID),
	/** Removes a circle that lies in another circle. */
	UNCOVER("Remove the covered circle", "the covered circle", CoveredCircleRule.ID),
	/** Moves a note onto the map. */
	MOVE_NOTE("Move the note onto the map", "the note", StrayNoteRule.ID),
	/** Removes a note. */
	REMOVE_NOTE("Remove the note", "the note", StrayNoteRule.ID),
	/** Removes unused terrains from the palette. */
	REMOVE_TERRAINS("Remove the unused terrains", "the unused terrains", UnusedTerrainRule.ID);

	private final String label;
	private final String sought;
	private final Set<String> rules;

	RepairKind(String label, String sought, String... rules) {
		this.label = label;
		this.sought = sought;
		this.rules = Set.of(rules);
	}

	/** Returns the name of the action, for menus. */
	public String label() {
		return label;
	}

	/** Returns words for what the search looks for, such as "a circle in the way". Used in progress messages. */
	public String sought() {
		return sought;
	}

	/** Returns whether this kind of repair may help with findings of a rule. */
	public boolean isFor(String rule) {
		return rules.contains(rule);
	}

	/**
	 * Returns the kinds of repairs that may help with a finding of a rule. Quick, because the method only looks whether
	 * the level has suitable obstacles and terrains.
	 */
	public static List<RepairKind> likely(LevelHeader level, String rule, String agent) {
		return Arrays.stream(values()).filter(kind -> kind.isFor(rule) && kind.isLikely(level, agent)).toList();
	}

	private boolean isLikely(LevelHeader level, String agent) {
		return switch (this) {
		case SHRINK -> !level.scene().circles().isEmpty();
		case REMOVE -> !level.scene().circles().isEmpty() || !level.scene().polygons().isEmpty();
		case FILL -> level.agent(agent).filter(unit -> level.terrains().stream()
				.anyMatch(terrain -> !unit.capability().contains(terrain.id()))).isPresent();
		default -> true;
		};
	}

	/**
	 * Returns the kinds of repairs that can repair a finding. Rule, agent and sample identify the finding. Slow, because the method
	 * searches for a repair of each kind.
	 *
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public static List<RepairKind> of(LevelAnalysis analysis, String rule, String agent, Cell sample, Progress progress) {
		return likely(analysis.header(), rule, agent).stream()
				.filter(kind -> kind.find(analysis, rule, agent, sample, progress).isPresent()).toList();
	}

	/**
	 * Returns the best repair of this kind for a finding. Empty if there is none, or if the level no longer has the
	 * finding. Needs about the time of one or more analyses of the level.
	 *
	 * @param rule a rule that {@link #isFor} accepts
	 * @param agent the finding's agent, or empty
	 * @param sample the sample cell of the finding, which shows where the problem is
	 * @throws java.util.concurrent.CancellationException if the search was cancelled
	 */
	public Optional<Repair> find(LevelAnalysis analysis, String rule, String agent, Cell sample, Progress progress) {
		return switch (this) {
		case MOVE_END -> ProbeRepairs.moveEnd(analysis, agent, sample, progress);
		case UNCOVER -> ObjectRepairs.uncover(analysis, sample);
		case MOVE_NOTE -> ObjectRepairs.moveNote(analysis, sample);
		case REMOVE_NOTE -> ObjectRepairs.removeNote(analysis, sample);
		case REMOVE_TERRAINS -> ObjectRepairs.removeTerrains(analysis);
		default -> RepairGoal.of(analysis, rule, agent, sample, progress)
				.flatMap(goal -> answer(goal, progress));
		};
	}

	private Optional<Repair> answer(RepairGoal goal, Progress progress) {
		return switch (this) {
		case WIDEN -> goal.cellsToClear(progress).flatMap(cells -> Repaints.clear(goal, cells, progress));
		case SHRINK -> new ObstacleRepairs(goal, progress).shrink();
		case REMOVE -> new ObstacleRepairs(goal, progress).remove();
		default -> goal instanceof RepairGoal.Region region ? Repaints.fill(region, progress) : Optional.empty();
		};
	}
}
