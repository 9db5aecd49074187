package org.leeway.core.request;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;

import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.part.Party;
import org.leeway.core.level.value.NameText;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.util.Decimal;
import org.leeway.pathing.world.Agent;

/**
 * A spawn that a user asked for, written as {@code X,Y:AGENT+AGENT@PLAYER}. Both {@code :AGENT+AGENT} and
 * {@code @PLAYER} are optional.
 *
 * @param agents the names of the agents that use the spawn, with {@code +} between them. Empty for all agents
 * @param player the number of the player who starts there. Empty for any player
 */
public record SpawnChoice(Cell cell, String agents, OptionalInt player) {

	/** Creates a spawn for any player. */
	public SpawnChoice(Cell cell, String agents) {
		this(cell, agents, OptionalInt.empty());
	}

	/**
	 * Returns a level with the given spawns. If no spawns are given, the level keeps its own spawns.
	 *
	 * @param known the agents that a spawn may name
	 * @throws FailureException if a spawn lies outside the map, or names an agent that is not known
	 */
	public static LevelHeader place(List<SpawnChoice> choices, LevelHeader level, List<Agent> known, String file)
			throws FailureException {
		List<SpawnPoint> spawns = new ArrayList<>();
		for (SpawnChoice choice : choices) {
			Set<String> names = choice.names(known.stream().map(Agent::name).toList(), file);
			spawns.add(new SpawnPoint(choice.cell, names, OptionalDouble.empty(), new Party(choice.player, "")));
		}
		LevelHeader placed = spawns.isEmpty() ? level : level.withSpawnPoints(spawns);
		for (Cell spawn : placed.spawns()) {
			if (!placed.contains(spawn)) {
				throw new FailureException(file + ": the spawn " + spawn + " lies outside, expected a cell of "
						+ placed.size());
			}
		}
		return placed;
	}

	/**
	 * Returns the names of agents in {@link #agents}, which are separated by {@code +}. If the whole text is the name of an agent,
	 * it is not split. In a list of several names, a name that contains {@code +} must be in {@linkplain NameText quotes}.
	 */
	private Set<String> names(List<String> known, String file) throws FailureException {
		if (agents.isEmpty() || known.contains(agents)) {
			return agents.isEmpty() ? Set.of() : Set.of(agents);
		}
		List<String> names = NameText.sum(agents);
		for (String name : names) {
			if (!known.contains(name)) {
				throw new FailureException(file + ": the spawn " + cell + " is for '" + name + "', expected one of "
						+ NameText.choice(known, "+@"));
			}
		}
		return new LinkedHashSet<>(names);
	}

	/**
	 * Parses a spawn.
	 *
	 * @throws IllegalArgumentException if the text is no spawn. The message says what was expected
	 */
	public static SpawnChoice parse(String text) {
		int at = NameText.places(text, '@').stream().reduce((first, next) -> next).orElse(-1);
		boolean ofPlayer = at >= 0 && text.substring(at + 1).strip().matches("[0-9]+");
		String place = ofPlayer ? text.substring(0, at) : text;
		int colon = NameText.places(place, ':').stream().findFirst().orElse(-1);
		if (at >= 0 && !ofPlayer && colon < 0) {
			throw new IllegalArgumentException(
					"no player after the @ of '" + text + "', expected X,Y@PLAYER, such as 12,40@1");
		}
		String agents = colon < 0 ? "" : place.substring(colon + 1).strip();
		if (colon >= 0 && agents.isEmpty()) {
			throw new IllegalArgumentException(
					"no agent after the colon of '" + text + "', expected X,Y:AGENT+AGENT, such as 12,40:tank");
		}
		return new SpawnChoice(Cells.parse(colon < 0 ? place : place.substring(0, colon)), agents,
				ofPlayer ? OptionalInt.of(player(text.substring(at + 1).strip(), text)) : OptionalInt.empty());
	}

	private static int player(String digits, String text) {
		try {
			return Decimal.parseWhole(digits);
		} catch (NumberFormatException e) {
			throw new IllegalArgumentException(
					"player " + digits + " in '" + text + "', expected 0 to " + Integer.MAX_VALUE);
		}
	}

	/** Returns the text that {@link #parse} reads. */
	@Override
	public String toString() {
		return cell + (agents.isEmpty() ? "" : ":" + agents) + (player.isEmpty() ? "" : "@" + player.getAsInt());
	}
}
