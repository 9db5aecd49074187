package org.leeway.live;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.analysis.Finding;
import org.leeway.core.level.LevelSnapshot;

/** A shared level, and the games that follow it. Used only on the event loop, except for {@link #file}. */
final class SharedLevel {

	/** The largest number of findings that games get. */
	private static final int MOST_FINDINGS = 1000;

	private final Path file;
	private final LinkFile link;
	private final LiveListener listener;
	private final List<Game> games = new ArrayList<>();
	/**
	 * The present state of the level. Null until the server knows its content: {@link LiveServer#offer} shares only the
	 * name of a level.
	 */
	private LevelSnapshot snapshot;
	private List<Finding> findings = List.of();

	/**
	 * @param link the link file of the level's folder
	 * @param snapshot the content of the level. Null if only the name of the level is shared, see {@link LiveServer#offer}
	 */
	SharedLevel(Path file, LinkFile link, LevelSnapshot snapshot, LiveListener listener) {
		this.file = file;
		this.link = link;
		this.snapshot = snapshot;
		this.listener = listener;
	}

	Path file() {
		return file;
	}

	LinkFile link() {
		return link;
	}

	/** Returns the path of the level relative to the folder of its link file, with {@code /} between folders. */
	String name() {
		return link.folder().relativize(file).toString().replace('\\', '/');
	}

	/**
	 * Returns whether a text from a game names this level: the text is the path or the file name of the level, or is empty. An
	 * empty text names every level, for games that do not choose a level.
	 */
	boolean isCalled(String text) {
		return text.isEmpty() || text.equals(name()) || text.equals(file.getFileName().toString());
	}

	/**
	 * Returns the present state of the level. Null as long as the server knows only the name of the level, see
	 * {@link LiveServer#offer}.
	 */
	LevelSnapshot snapshot() {
		return snapshot;
	}

	List<Finding> findings() {
		return findings;
	}

	/** Returns the message with the findings that games get. */
	String findingsMessage() {
		return ServerMessages.findings(findings, MOST_FINDINGS);
	}

	/** Replaces the level by its state after an edit. */
	void show(LevelSnapshot latest) {
		snapshot = latest;
		updateGames();
	}

	/**
	 * Replaces the findings of the level. The new findings may still describe the level before its last edit, because the analysis
	 * needs time.
	 */
	void show(List<Finding> latest) {
		findings = latest;
		updateGames();
	}

	private void updateGames() {
		List.copyOf(games).forEach(Game::update);
	}

	/** Adds a game that follows the level. The game now gets the level, and later all its changes. */
	void join(Game game) {
		games.add(game);
		tellGames();
		if (snapshot == null) {
			listener.levelWanted(file);
		}
		game.update();
	}

	/** Removes a game and its units. Does nothing if the game has not joined. */
	void leave(Game game) {
		if (games.remove(game)) {
			tellGames();
			tellUnits();
		}
	}

	/** Removes all games, because the level is no longer shared. */
	void end() {
		if (!games.isEmpty()) {
			games.forEach(Game::end);
			games.clear();
			tellUnits();
			tellGames();
		}
	}

	private void tellGames() {
		listener.gamesChanged(file, games.stream().map(Game::name).toList());
	}

	/** Passes the units of all games to the listener. */
	void tellUnits() {
		listener.unitsMoved(file, games.stream().flatMap(game -> game.units().stream()).toList());
	}
}
