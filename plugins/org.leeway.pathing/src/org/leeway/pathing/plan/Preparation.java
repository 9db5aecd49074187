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
 * What planners have prepared of a world for some agents. What they share is prepared once, each part when somebody first
 * asks for it. After an edit, {@link #with} goes on from what is known. Thread-safe.
 */
public final class Preparation {

	private final World world;
	private final Set<GridUnit> units;
	/** Tells this state of the world from earlier ones, without keeping them in memory. */
	private final Object state = new Object();
	/** By part; those of an earlier state of the world wait to be asked for. */
	private final Map<Part<?>, Made> parts = new HashMap<>();

	/** @param state the one that it was made for */
	private record Made(Object value, Object state) {
	}

	private Preparation(World world, Collection<GridUnit> units, Map<Part<?>, Made> earlier) {
		this.world = Objects.requireNonNull(world, "world");
		this.units = Set.copyOf(new LinkedHashSet<>(units));
		this.parts.putAll(earlier);
	}

	/** @param units of the agents that may ask */
	public static Preparation of(World world, Collection<GridUnit> units) {
		return new Preparation(world, units, Map.of());
	}

	/** The same for agents. */
	public static Preparation forAgents(World world, Collection<Agent> agents) {
		return of(world, agents.stream().map(Agent::unit).toList());
	}

	/** The same for the world after an edit, which may have changed anything, and perhaps for other agents. */
	public synchronized Preparation with(World edited, Collection<GridUnit> others) {
		return new Preparation(edited, others, parts);
	}

	/** The world that is prepared. */
	public World world() {
		return world;
	}

	/** What the grid knows of the agents that may ask. */
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
