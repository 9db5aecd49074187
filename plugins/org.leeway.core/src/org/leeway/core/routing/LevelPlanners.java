package org.leeway.core.routing;

import java.util.Collection;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.hierarchy.HierarchicalAnnotatedAStar;
import org.leeway.pathing.search.AnnotatedAStar;
import org.leeway.pathing.search.JumpPointSearch;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.search.TerrainSpeeds;

/**
 * The planners on the grid of one level for some agents, with its obstacles and the speeds of its terrains. What
 * planners share is prepared at once, each planner when it is first asked for. After an edit, {@link #with} goes on from
 * what is known. Thread-safe.
 */
public final class LevelPlanners {

	private final LevelSnapshot level;
	private final HierarchySettings settings;
	private final BitPlane blocked;
	private final SearchMap map;
	private Made<AnnotatedAStar> aStar;
	private Made<JumpPointSearch> jumpPoints;
	private Made<AbstractGraph> graph;
	private Made<HierarchicalAnnotatedAStar> hierarchical;

	/** Something and the map that it was made of, which may be that before an edit. */
	private record Made<T>(T value, SearchMap map) {
	}

	private LevelPlanners(LevelSnapshot level, HierarchySettings settings, BitPlane blocked, SearchMap map) {
		this.level = level;
		this.settings = settings;
		this.blocked = blocked;
		this.map = map;
	}

	/**
	 * Prepares a level.
	 *
	 * @param agents who may ask; their names do not matter
	 * @param settings of {@link Planner#HIERARCHICAL}
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static LevelPlanners of(LevelSnapshot level, Collection<AgentProfile> agents, HierarchySettings settings,
			Progress progress) {
		BitPlane blocked = blocked(level);
		return new LevelPlanners(level, settings, blocked,
				SearchMap.of(level.grid(), blocked, agents, speeds(level), progress));
	}

	/**
	 * The same for the level after an edit, which may have changed anything, and perhaps for other agents.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public synchronized LevelPlanners with(LevelSnapshot edited, Collection<AgentProfile> agents, Progress progress) {
		boolean sameSize = edited.grid().bounds().equals(level.grid().bounds());
		BitPlane newBlocked = sameSize && edited.obstacles().equals(level.obstacles()) ? blocked
				: sameSize ? blocked(edited).sharingWith(blocked) : blocked(edited);
		SearchMap newMap = map.with(edited.grid(), newBlocked, agents, speeds(edited), progress);
		LevelPlanners result = new LevelPlanners(edited, settings, newBlocked, newMap);
		result.aStar = aStar;
		result.jumpPoints = jumpPoints;
		result.graph = graph;
		return result;
	}

	/** The level that the planners know. */
	public LevelSnapshot level() {
		return level;
	}

	/**
	 * A planner on the grid.
	 *
	 * @throws IllegalArgumentException if it is {@link Planner#TANGENT}
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public synchronized PathPlanner get(Planner planner, Progress progress) {
		return switch (planner) {
		case ANNOTATED_A_STAR -> (aStar = upToDate(aStar, () -> new AnnotatedAStar(map), old -> old.with(map))).value;
		case JUMP_POINTS ->
			(jumpPoints = upToDate(jumpPoints, () -> new JumpPointSearch(map), old -> old.with(map))).value;
		case HIERARCHICAL -> {
			AbstractGraph now = graph(progress);
			hierarchical = upToDate(hierarchical, () -> new HierarchicalAnnotatedAStar(now, settings.smooth()), old -> old);
			yield hierarchical.value;
		}
		case TANGENT -> throw new IllegalArgumentException(planner + " is not on the grid");
		};
	}

	/**
	 * The graph of {@link Planner#HIERARCHICAL}.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public synchronized AbstractGraph graph(Progress progress) {
		graph = upToDate(graph, () -> AbstractGraph.of(map, settings.side(), settings.quality(), progress),
				old -> old.with(map, progress));
		return graph.value;
	}

	private <T> Made<T> upToDate(Made<T> known, Supplier<T> anew, UnaryOperator<T> after) {
		return known == null ? new Made<>(anew.get(), map)
				: known.map == map ? known : new Made<>(after.apply(known.value), map);
	}

	private static BitPlane blocked(LevelSnapshot level) {
		return level.obstacles().blocked(level.grid().width(), level.grid().height());
	}

	private static TerrainSpeeds speeds(LevelSnapshot level) {
		return TerrainSpeeds.of(level.terrains().stream().collect(Collectors.toMap(Terrain::id, Terrain::speed)));
	}
}
