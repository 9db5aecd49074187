package org.leeway.core.level;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.core.level.part.Party;
import org.leeway.core.level.value.Degrees;
import org.leeway.model.AgentType;
import org.leeway.model.Spawn;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Pose;

/**
 * A spawn and its agents. Immutable.
 *
 * @param agents the names of the agents that use the spawn, in the order of the level. Empty for all agents
 * @param heading in radians, as in a {@link Pose}. Empty for any heading
 * @param party the player and the team that start at the spawn
 */
public record SpawnPoint(Cell cell, Set<String> agents, OptionalDouble heading, Party party) {

	public SpawnPoint {
		agents = Collections.unmodifiableSet(new LinkedHashSet<>(agents));
	}

	/** Creates a spawn for any player. */
	public SpawnPoint(Cell cell, Set<String> agents, OptionalDouble heading) {
		this(cell, agents, heading, Party.ANY);
	}

	/** Creates a spawn with any heading. */
	public SpawnPoint(Cell cell, Set<String> agents) {
		this(cell, agents, OptionalDouble.empty());
	}

	/** Creates a spawn for all agents, with any heading. */
	public SpawnPoint(Cell cell) {
		this(cell, Set.of());
	}

	/** Creates spawns for all agents, with any heading. */
	public static List<SpawnPoint> ofAll(List<Cell> cells) {
		return cells.stream().map(SpawnPoint::new).toList();
	}

	static SpawnPoint of(Spawn spawn) {
		return new SpawnPoint(new Cell(spawn.getX(), spawn.getY()),
				new LinkedHashSet<>(spawn.getAgents().stream().map(AgentType::getName).toList()),
				Degrees.toRadians(spawn.isSetHeading(), spawn.getHeading()), Party.of(spawn));
	}

	/** Returns whether all agents use the spawn. */
	public boolean isForAll() {
		return agents.isEmpty();
	}

	/**
	 * Returns whether an agent uses the spawn.
	 *
	 * @param agent the name of an agent of the level. Empty for any other unit, which may use all spawns
	 */
	public boolean isFor(String agent) {
		return agents.isEmpty() || agent.isEmpty() || agents.contains(agent);
	}

	/**
	 * Returns a text: {@code 3,4}, {@code 3,4 heading 90}, {@code 3,4 player 1 team red}, or {@code 3,4 for boat+tank}.
	 */
	@Override
	public String toString() {
		String who = party.words(" ");
		return cell + (heading.isEmpty() ? "" : " heading " + Degrees.ofRadians(heading.getAsDouble()))
				+ (who.isEmpty() ? "" : " " + who) + (agents.isEmpty() ? "" : " for " + String.join("+", agents));
	}

	/** Returns a text with the cell, the player and the team: {@code 3,4} or {@code 3,4 (player 1, team red)}. */
	public String place() {
		return place("");
	}

	/**
	 * Returns a text with the cell, a name, the player and the team: {@code 3,4} or {@code 3,4 (West beach, player 1)}.
	 *
	 * @param name the name of the spawn, possibly empty
	 */
	public String place(String name) {
		String who = Stream.of(name, party.words(", ")).filter(word -> !word.isEmpty()).collect(Collectors.joining(", "));
		return cell + (who.isEmpty() ? "" : " (" + who + ")");
	}
}
