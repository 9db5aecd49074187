package org.leeway.core.analysis.explain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.compare.Relevance;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.TerrainSpeeds;

/**
 * A factory of {@link Relevance} objects. Such an object says whether a difference between two cells matters to the
 * agents of a level.
 */
public final class AgentRelevance {

	private AgentRelevance() {
	}

	/**
	 * Returns a {@link Relevance} that says which differences matter to the agents of a level. Without agents, every
	 * difference matters.
	 */
	public static Relevance of(LevelAnalysis level) {
		return level.agents().isEmpty() ? Relevance.ALL : new Relevance(reached(level), kinds(level.snapshot()));
	}

	/** Returns the cells that any agent reaches. */
	private static Optional<BitPlane> reached(LevelAnalysis level) {
		return level.agents().stream().map(agent -> reached(agent, level.header())).reduce(BitPlane::or);
	}

	/**
	 * Returns the cells that an agent can cover on its ways from its spawns. If the agent has no spawn, or fits at none,
	 * returns all cells that the agent can cover anywhere.
	 */
	private static BitPlane reached(AgentAnalysis agent, LevelHeader level) {
		BitPlane covered = agent.reachability().covered();
		return level.spawns(agent.agent()).isEmpty() || covered.isEmpty() ? agent.reachability().fitting() : covered;
	}

	/**
	 * Returns a function from the id of a terrain to a number. Two terrains have the same number if all agents treat
	 * them alike: the same agents cross both, at the same speed.
	 */
	private static IntUnaryOperator kinds(LevelSnapshot level) {
		TerrainSpeeds speeds = level.world().speeds();
		Map<List<Object>, Integer> numbers = new HashMap<>();
		int[] kinds = new int[TerrainGrid.TERRAINS];
		for (int id = 0; id < kinds.length; id++) {
			int terrain = id;
			List<Object> properties = new ArrayList<>(
					level.agents().stream().map(agent -> agent.capability().contains(terrain)).toList());
			// the speed matters only if an agent crosses the terrain
			properties.add(properties.contains(true) ? speeds.of(id) : 0.0);
			kinds[id] = numbers.computeIfAbsent(properties, each -> numbers.size());
		}
		return id -> kinds[id];
	}
}
