package org.leeway.core.level;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.leeway.model.AgentType;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.Cell;

/**
 * A spawn and its agents. Immutable.
 *
 * @param agents the names of the agents that use it, in the order of the level; empty if all do
 */
public record SpawnPoint(Cell cell, Set<String> agents) {

	public SpawnPoint {
		agents = Collections.unmodifiableSet(new LinkedHashSet<>(agents));
	}

	/** A spawn for all agents. */
	public SpawnPoint(Cell cell) {
		this(cell, Set.of());
	}

	/** Spawns for all agents. */
	public static List<SpawnPoint> ofAll(List<Cell> cells) {
		return cells.stream().map(SpawnPoint::new).toList();
	}

	static SpawnPoint of(Spawn spawn) {
		return new SpawnPoint(new Cell(spawn.getX(), spawn.getY()),
				new LinkedHashSet<>(spawn.getAgents().stream().map(AgentType::getName).toList()));
	}

	/** Whether all agents use it. */
	public boolean isForAll() {
		return agents.isEmpty();
	}

	/** Whether the agent with this name uses it. A unit with an empty name is no agent of a level and uses all spawns. */
	public boolean isFor(String agent) {
		return agents.isEmpty() || agent.isEmpty() || agents.contains(agent);
	}

	/** In words: {@code 3,4}, or {@code 3,4 for boat+tank}. */
	@Override
	public String toString() {
		return cell + (agents.isEmpty() ? "" : " for " + String.join("+", agents));
	}
}
