package org.leeway.core.exchange.zeroad;

import java.util.List;

/**
 * The data of a map's XML file that levels need. Lengths are in metres.
 *
 * @param name shown to users, possibly empty
 * @param waterLevel the height of the water. Negative infinity if the file has none
 * @param circular whether the map is a disc. Units cannot leave this disc
 * @param naval whether the map says that players start on islands
 * @param players the players in the order of their numbers, from 1
 * @param entities the things on the map
 */
record Scenario(String name, double waterLevel, boolean circular, boolean naval, List<Player> players, List<Entity> entities) {

	/** A map without water and without things. */
	static final Scenario EMPTY = new Scenario("", Double.NEGATIVE_INFINITY, false, false, List.of(), List.of());

	Scenario {
		players = List.copyOf(players);
		entities = List.copyOf(entities);
	}

	/** A player with a civilisation. Both texts may be empty. */
	record Player(String name, String civilisation) {

		/** A player about whom the map says nothing. */
		static final Player UNKNOWN = new Player("", "");
	}

	/** Returns the player with a number. Returns {@link Player#UNKNOWN} if the map has no such player. */
	Player player(int number) {
		return number >= 1 && number <= players.size() ? players.get(number - 1) : Player.UNKNOWN;
	}

	/**
	 * A unit, a building, a tree or another thing on the map.
	 *
	 * @param template the name of its template
	 * @param player the number of its owner, 0 for nature
	 * @param x the distance from the west side of the map
	 * @param z the distance from the south side of the map
	 * @param angle by which the thing is turned, in radians
	 */
	record Entity(String template, int player, double x, double z, double angle) {
	}
}
