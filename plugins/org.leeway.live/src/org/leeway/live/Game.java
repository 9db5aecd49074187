package org.leeway.live;

import java.util.List;

import org.leeway.core.analysis.Finding;
import org.leeway.core.level.LevelSnapshot;

/**
 * A connected game. The server sends a change to the game in parts. The next part follows only after the game has
 * confirmed the last part. Used on the event loop only.
 */
final class Game {

	/** A finder of the level that a game asks for. */
	interface Levels {

		/**
		 * Returns the level that a game asks for.
		 *
		 * @throws RefusedException if the game's token is wrong, or if the token gives access to no level of the wanted
		 * name
		 */
		SharedLevel find(GameMessage.Hello hello) throws RefusedException;
	}

	/** The code of WebSocket for a connection that ends without an error. */
	private static final int GOING_AWAY = 1001;
	private static final String UNNAMED = "game";

	private final GameLink link;
	private final Levels levels;
	/** The level that the game follows. Null before the game's first message, and after the end of the connection. */
	private SharedLevel level;
	private String name = UNNAMED;
	private List<GameUnit> units = List.of();
	/** The last state of the level that the game has received completely. Null if the game has not received the level yet. */
	private LevelSnapshot known;
	private List<Finding> knownFindings;
	/** The change that is being sent to the game, part by part. Null if there is none. */
	private LevelChange change;
	/** The number of the last part. */
	private int part;
	private boolean awaitsApplied;

	Game(GameLink link, Levels levels) {
		this.link = link;
		this.levels = levels;
	}

	/** Returns the name that users see. */
	String name() {
		return name;
	}

	List<GameUnit> units() {
		return units;
	}

	/** Returns whether the game has sent a valid first message. */
	boolean isGreeted() {
		return level != null;
	}

	/** Handles a message of the game. Closes the connection if the message is wrong. */
	void receive(String text) {
		try {
			handle(GameMessage.parse(text));
		} catch (RefusedException reason) {
			refuse(reason);
		}
	}

	private void handle(GameMessage message) throws RefusedException {
		switch (message) {
		case GameMessage.Hello hello when level == null -> greet(hello);
		case GameMessage.Applied applied when level != null && awaitsApplied && applied.part() == part -> applied();
		case GameMessage.Units moved when level != null -> {
			units = moved.units();
			level.tellUnits();
		}
		default -> throw new RefusedException(RefusedException.BAD_MESSAGE,
				level == null ? "expected hello as the first message" : "a message that was not expected now");
		}
	}

	private void greet(GameMessage.Hello hello) throws RefusedException {
		SharedLevel found = levels.find(hello);
		name = hello.client().isBlank() ? UNNAMED : hello.client().strip();
		level = found;
		found.join(this);
	}

	private void applied() {
		awaitsApplied = false;
		if (change.isDone()) {
			known = change.target();
			knownFindings = change.findings();
			change = null;
		}
		update();
	}

	/**
	 * Sends the next part of the changes that the game does not have yet. Does nothing while the game has not confirmed the
	 * previous part. Also does nothing while the server does not know the content of the level.
	 */
	void update() {
		if (awaitsApplied || level.snapshot() == null) {
			return;
		}
		try {
			if (change == null) {
				LevelChange next = new LevelChange(level, known, knownFindings);
				if (next.isDone()) {
					known = next.target();
					return;
				}
				change = next;
			}
			awaitsApplied = true;
			change.sendPart(++part, link);
		} catch (RefusedException reason) {
			refuse(reason);
		}
	}

	/** Sends the reason to the game, and closes the connection. */
	void refuse(RefusedException reason) {
		link.send(ServerMessages.error(reason.getMessage()));
		link.close(reason.code(), reason.getMessage());
		left();
	}

	/** Closes the connection, because the level is no longer shared. */
	void end() {
		level = null;
		link.close(GOING_AWAY, "the level is no longer shared");
	}

	/** Leaves the level, because the connection is closed. */
	void left() {
		if (level != null) {
			SharedLevel last = level;
			level = null;
			last.leave(this);
		}
	}
}
