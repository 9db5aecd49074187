package org.leeway.live;

import java.nio.file.Path;
import java.util.List;

/** A listener for what games tell a {@link LiveServer}. The server calls it on a thread of its own. */
public interface LiveListener {

	/**
	 * Loads a level that a game asks for, and passes its content to {@link LiveServer#update}. The server calls this only for
	 * levels that were {@linkplain LiveServer#offer offered} by name, without their content. Does nothing by default.
	 *
	 * @param file the file of the level
	 */
	default void levelWanted(Path file) {
		// a server that shares all levels with their content never calls this. Only levels offered by name need to be loaded
	}

	/**
	 * Shows which games are connected, because a game has connected or left.
	 *
	 * @param file the shared level
	 * @param games the names of the games that are connected now
	 */
	void gamesChanged(Path file, List<String> games);

	/**
	 * Shows the units of the connected games at their new places. The server calls this when units have moved.
	 *
	 * @param file the shared level
	 * @param units all units of all games that are connected
	 */
	void unitsMoved(Path file, List<GameUnit> units);
}
