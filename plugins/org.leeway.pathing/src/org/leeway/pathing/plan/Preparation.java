package org.leeway.pathing.plan;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.World;

/**
 * The data structures that planners have prepared for a world and some agents. Planners share them; each is computed
 * when a planner first asks for it. After an edit, {@link #with} makes a preparation that updates them on demand.
 * Thread-safe.
 */
public final class Preparation {

	private final World world;
	private final Set<GridUnit> units;
	/** Identifies this state of the world, without keeping the worlds in memory. */
	private final Object state = new Object();
	/** By part; those of an earlier state of the world are updated when a planner asks for them. */
	private final Map<Part<?>, Made> parts = new HashMap<>();

	/** @param state the state of the world that the value belongs to */
	private record Made(Object value, Object state) {
	}

	private Preparation(World world, Collection<GridUnit> units, Map<Part<?>, Made> earlier) {
		this.world = Objects.requireNonNull(world, "world");
		this.units = Set.copyOf(new LinkedHashSet<>(units));
		this.parts.putAll(earlier);
	}

	/** @param units the grid units of all agents whose paths will be planned */
	public static Preparation of(World world, Collection<GridUnit> units) {
		return new Preparation(world, units, Map.of());
	}

	/** The same for agents. */
	public static Preparation forAgents(World world, Collection<Agent> agents) {
		return of(world, agents.stream().map(Agent::unit).toList());
	}

	/** The preparation of an edited world, in which anything may have changed, and perhaps for other agents. */
	public synchronized Preparation with(World edited, Collection<GridUnit> others) {
		return new Preparation(edited, others, parts);
	}

	/** The prepared world. */
	public World world() {
		return world;
	}

	/** The grid units of all agents whose paths can be planned. */
	public Set<GridUnit> units() {
		return units;
	}

	/**
	 * A part of the preparation.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	@SuppressWarnings("unchecked")
	public synchronized <T> T get(Part<T> part, Progress progress) {
		Made known = parts.get(part);
		if (known == null || known.state != state) {
			T value = known == null ? part.make(this, progress) : part.update((T) known.value, this, progress);
			known = new Made(value, state);
			parts.put(part, known);
		}
		return (T) known.value;
	}
}
