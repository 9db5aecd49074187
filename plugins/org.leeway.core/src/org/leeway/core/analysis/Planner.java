package org.leeway.core.analysis;

import java.util.Collection;
import java.util.stream.Collectors;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.hierarchy.HierarchicalAnnotatedAStar;
import org.leeway.pathing.search.AnnotatedAStar;
import org.leeway.pathing.search.JumpPointSearch;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.search.TerrainSpeeds;

/** The planners on the grid to choose from. */
public enum Planner {

	ANNOTATED_A_STAR("aa", "annotated A*", true, (map, settings, progress) -> new AnnotatedAStar(map)),
	JUMP_POINTS("jps", "jump point search", true, (map, settings, progress) -> new JumpPointSearch(map)),
	HIERARCHICAL("haa", "hierarchical annotated A*", false, (map, settings, progress) -> new HierarchicalAnnotatedAStar(
			AbstractGraph.of(map, settings.side(), settings.quality(), progress), settings.smooth()));

	/** Makes a planner of a prepared map. */
	private interface Factory {
		PathPlanner of(SearchMap map, HierarchySettings settings, Progress progress);
	}

	private final String label;
	private final String description;
	private final boolean optimal;
	private final Factory factory;

	Planner(String label, String description, boolean optimal, Factory factory) {
		this.label = label;
		this.description = description;
		this.optimal = optimal;
		this.factory = factory;
	}

	/** The name on the command line and in reports. */
	public String label() {
		return label;
	}

	/** The name in words. */
	public String description() {
		return description;
	}

	/** Whether its paths are always shortest ones. */
	public boolean isOptimal() {
		return optimal;
	}

	/**
	 * A planner for some agents in a level, with its obstacles and the speeds of its terrains.
	 *
	 * @param settings matter to {@link #HIERARCHICAL} only
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public PathPlanner in(LevelSnapshot level, Collection<AgentProfile> agents, HierarchySettings settings,
			Progress progress) {
		TerrainSpeeds speeds = TerrainSpeeds
				.of(level.terrains().stream().collect(Collectors.toMap(Terrain::id, Terrain::speed)));
		SearchMap map = SearchMap.of(level.grid(),
				level.obstacles().blocked(level.grid().width(), level.grid().height()), agents, speeds, progress);
		return factory.of(map, settings, progress);
	}
}
