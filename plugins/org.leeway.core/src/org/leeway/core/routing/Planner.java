package org.leeway.core.routing;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.search.PathPlanner;

/** The planners to choose from. {@link LevelPlanners} makes those on the grid. */
public enum Planner {

	ANNOTATED_A_STAR("aa", "annotated A*", true),
	JUMP_POINTS("jps", "jump point search", true),
	HIERARCHICAL("haa", "hierarchical annotated A*", false),
	/** For a round unit among circles and polygons, whatever the terrain. */
	TANGENT("tangent", "tangent graph", true);

	private final String label;
	private final String description;
	private final boolean optimal;

	Planner(String label, String description, boolean optimal) {
		this.label = label;
		this.description = description;
		this.optimal = optimal;
	}

	/** The name on the command line and in reports. */
	public String label() {
		return label;
	}

	/** The name in words. */
	public String description() {
		return description;
	}

	/** Whether it plans from cell to cell; otherwise along lines and arcs. */
	public boolean isOnGrid() {
		return this != TANGENT;
	}

	/** The planners on the grid. */
	public static List<Planner> onGrid() {
		return Arrays.stream(values()).filter(Planner::isOnGrid).toList();
	}

	/** Whether its paths are always shortest ones, among those on the grid or among all. */
	public boolean isOptimal() {
		return optimal;
	}

	/**
	 * A planner on the grid for some agents in a level, with its obstacles and the speeds of its terrains.
	 *
	 * @param settings matter to {@link #HIERARCHICAL} only
	 * @throws IllegalArgumentException if this is {@link #TANGENT}
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public PathPlanner in(LevelSnapshot level, Collection<AgentProfile> agents, HierarchySettings settings,
			Progress progress) {
		return LevelPlanners.of(level, agents, settings, progress).get(this, progress);
	}
}
