package org.leeway.core.level.part;

import java.util.OptionalInt;

import org.leeway.model.Spawn;

/**
 * The player and the team that start at a spawn. Immutable.
 *
 * @param player the number of the player, at least 0. Empty for any player
 * @param team   the name of the team, or empty
 */
public record Party(OptionalInt player, String team) {

	/** Any player of any team. */
	public static final Party ANY = new Party(OptionalInt.empty(), "");

	/** Returns the party of a spawn of a level. */
	public static Party of(Spawn spawn) {
		return new Party(spawn.isSetPlayer() ? OptionalInt.of(spawn.getPlayer()) : OptionalInt.empty(),
				spawn.getTeam() == null ? "" : spawn.getTeam().strip());
	}

	/** Returns a text with a separator between player and team: {@code player 1, team red}. Empty for {@link #ANY}. */
	public String words(String separator) {
		String of = player.isEmpty() ? "" : "player " + player.getAsInt();
		String in = team.isEmpty() ? "" : "team " + team;
		return of + (of.isEmpty() || in.isEmpty() ? "" : separator) + in;
	}
}
