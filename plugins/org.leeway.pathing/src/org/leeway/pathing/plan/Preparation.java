package org.leeway.pathing.plan;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.World;

/**
 * The data structures that planners need for one world, such as the clearance of its cells. All planners share them. A
 * structure is computed when a planner first asks for it. After an edit, {@link #with} returns a new preparation that
 * updates the structures when they are asked for. Thread-safe.
 */
public final class Preparation {

	private final World world;
	private final Set<GridUnit> units;
	private final Map<Part<?>, Prepared<?>> parts = new ConcurrentHashMap<>();

	private Preparation(World world, Collection<GridUnit> units) {
		this.world = Objects.requireNonNull(world, "world");
		this.units = Set.copyOf(new LinkedHashSet<>(units));
	}

	/**
	 * Creates a preparation for some agents.
	 *
	 * @param units the square footprints and the terrains of the agents whose paths will be planned
	 */
	public static Preparation of(World world, Collection<GridUnit> units) {
		return new Preparation(world, units);
	}

	/** Creates a preparation for agents. */
	public static Preparation forAgents(World world, Collection<Agent> agents) {
		return of(world, agents.stream().map(Agent::unit).toList());
	}

	/**
	 * Returns the preparation for the world after an edit, which may have changed anything, even the agents. The new
	 * preparation updates the structures that this preparation has computed. If a structure is still being computed, the
	 * new preparation does not wait for it, and updates the last finished version of the structure instead.
	 *
	 * @param edited the world after the edit
	 * @param others the footprints and terrains of all agents after the edit
	 */
	public Preparation with(World edited, Collection<GridUnit> others) {
		Preparation next = new Preparation(edited, others);
		parts.forEach((part, prepared) -> prepared.next().ifPresent(each -> next.parts.put(part, each)));
		return next;
	}

	/** Returns the prepared world. */
	public World world() {
		return world;
	}

	/** Returns the footprints and terrains of all agents for which paths can be planned. */
	public Set<GridUnit> units() {
		return units;
	}

	/**
	 * Returns the data structure that a part describes. Computes or updates the structure on the first request. Threads
	 * that request the same part share one computation. No thread waits for the computation of another part.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	@SuppressWarnings("unchecked")
	public <T> T get(Part<T> part, Progress progress) {
		Prepared<T> prepared = (Prepared<T>) parts.computeIfAbsent(part, unknown -> new Prepared<>(null));
		return prepared.get(before -> before == null ? part.make(this, progress) : part.update(before, this, progress),
				progress);
	}
}
