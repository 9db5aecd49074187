package org.leeway.core.analysis;

import java.util.Collection;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.search.AnnotatedAStar;
import org.leeway.pathing.search.JumpPointSearch;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.search.TerrainSpeeds;

/** The planners on the grid to choose from. */
public enum Planner {

	ANNOTATED_A_STAR("aa", "annotated A*", true, AnnotatedAStar::new),
	JUMP_POINTS("jps", "jump point search", true, JumpPointSearch::new);

	private final String label;
	private final String description;
	private final boolean optimal;
	private final Function<SearchMap, PathPlanner> factory;

	Planner(String label, String description, boolean optimal, Function<SearchMap, PathPlanner> factory) {
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
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public PathPlanner in(LevelSnapshot level, Collection<AgentProfile> agents, Progress progress) {
		TerrainSpeeds speeds = TerrainSpeeds
				.of(level.terrains().stream().collect(Collectors.toMap(Terrain::id, Terrain::speed)));
		return factory.apply(SearchMap.of(level.grid(),
				level.obstacles().blocked(level.grid().width(), level.grid().height()), agents, speeds, progress));
	}
}
