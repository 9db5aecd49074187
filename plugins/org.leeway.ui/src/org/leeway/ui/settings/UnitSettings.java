package org.leeway.ui.settings;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * The displayed unit, for which the map shows overlays. The unit is an agent, or a variant of the agent with another size or
 * other terrains.
 */
public final class UnitSettings {

	/**
	 * Maximum unit size that the user may choose, in cells. If an agent of the level is larger, the size of this agent
	 * is the maximum.
	 */
	public static final int MAX_SIZE = 64;

	private final Listeners listeners;
	private AgentType agent;
	/** The chosen size in cells. 0 for the agent's own size. */
	private int size;
	/** The chosen terrains. Empty for the agent's own terrains. */
	private Set<TerrainType> terrains = Set.of();
	private boolean footprint = true;

	UnitSettings(Listeners listeners) {
		this.listeners = listeners;
	}

	/** Returns the agent of the unit. Null in a level without agents. */
	public AgentType agent() {
		return agent;
	}

	/** Displays an agent with its own size and terrains. */
	void setAgent(AgentType chosen) {
		boolean different = agent != chosen || isOther();
		agent = chosen;
		size = 0;
		terrains = Set.of();
		listeners.changed(different);
	}

	/**
	 * Replaces the agent. The chosen size stays. The chosen terrains stay too, except terrains that the level no longer has.
	 *
	 * @param known the terrains of the level
	 */
	void keepTo(AgentType other, List<TerrainType> known) {
		Set<TerrainType> kept = new LinkedHashSet<>(terrains);
		kept.retainAll(known);
		boolean different = agent != other || !kept.equals(terrains);
		agent = other;
		terrains = kept;
		listeners.changed(different);
	}

	/** Returns the side, in cells, of the square that the unit covers. */
	public int size() {
		return size > 0 ? size : agent == null ? 1 : agent.getSize();
	}

	/** Returns the chosen size in cells. Returns 0 for the agent's own size. */
	int chosenSize() {
		return size;
	}

	/**
	 * Chooses the size of the unit. If the size is the agent's own size, the unit will follow later changes of the agent's size.
	 *
	 * @param cells the size in cells. A size below 1 stands for 1
	 */
	public void setSize(int cells) {
		int next = agent != null && cells == agent.getSize() ? 0 : Math.max(1, cells);
		boolean different = size != next;
		size = next;
		listeners.changed(different);
	}

	/** Returns the chosen terrains. Empty if the unit has the agent's own terrains. */
	public Set<TerrainType> chosenTerrains() {
		return terrains;
	}

	/**
	 * Chooses the terrains of the unit. If the set is empty or equals the agent's own terrains, the unit gets the agent's terrains,
	 * and will follow later changes of these terrains.
	 */
	public void setTerrains(Set<TerrainType> chosen) {
		Set<TerrainType> next = agent != null && chosen.equals(Set.copyOf(agent.getCapability())) ? Set.of()
				: Set.copyOf(chosen);
		boolean different = !next.equals(terrains);
		terrains = next;
		listeners.changed(different);
	}

	/** Returns the terrains of the unit. */
	public Set<TerrainType> terrains() {
		return !terrains.isEmpty() ? terrains : agent == null ? Set.of() : Set.copyOf(agent.getCapability());
	}

	/** Returns whether the unit has another size or other terrains than its agent. */
	public boolean isOther() {
		return size > 0 || !terrains.isEmpty();
	}

	/** Displays the agent with its own size and terrains again. */
	public void reset() {
		setAgent(agent);
	}

	/** Returns whether the map draws the footprint of the unit at the mouse. */
	public boolean footprint() {
		return footprint;
	}

	public void setFootprint(boolean footprint) {
		boolean different = this.footprint != footprint;
		this.footprint = footprint;
		listeners.changed(different);
	}

	/**
	 * Returns the largest unit size that the user may choose. This is the shorter side of the map, but at most {@link #MAX_SIZE},
	 * because overlays have no colours for larger sizes. If an agent of the level is larger, returns the size of the largest agent.
	 */
	public static int largest(Level level) {
		int room = Math.min(level.getTerrain().width(), level.getTerrain().height());
		int agents = level.getAgentTypes().stream().mapToInt(AgentType::getSize).max().orElse(1);
		return Math.max(agents, Math.min(room, MAX_SIZE));
	}

	/**
	 * Returns the displayed unit as an agent of a snapshot of the level. If the snapshot has no agent with the unit's name, the
	 * returned agent has the terrains that the user has chosen. Empty if the user has chosen none.
	 */
	public Optional<Agent> in(LevelSnapshot level) {
		String name = agent == null ? "" : agent.getName();
		Optional<Agent> same = level.agents().stream().filter(known -> known.name().equals(name)).findFirst();
		if (!isOther()) {
			return same;
		}
		Optional<Capability> capability = terrains.isEmpty() ? same.map(Agent::capability)
				: Optional.of(Capability.of(terrains.stream().mapToInt(TerrainType::getId).toArray()));
		return capability.map(
				set -> same.orElseGet(() -> new Agent(name, size(), set)).with(size(), set));
	}
}
