package org.leeway.ui.live;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.analysis.Finding;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.live.GameUnit;

/**
 * A connection of one document with running games. The connection sends the level to the games, and receives the units of the
 * games. All editors of the document share it. Use it on the UI thread only.
 */
public final class LiveLink {

	private final List<Runnable> listeners = new ArrayList<>();
	/** The file of the level. Games ask for the level by this file. Null while the link is off. */
	private Path file;
	private LevelSnapshot shown;
	private List<Finding> findings;
	private List<String> games = List.of();
	private List<GameUnit> units = List.of();

	LiveLink() {
	}

	/** Adds a listener that runs after games or their units have changed. */
	void add(Runnable listener) {
		listeners.add(listener);
	}

	/** Removes a listener. Returns whether the link now has no listeners. */
	boolean remove(Runnable listener) {
		listeners.remove(listener);
		return listeners.isEmpty();
	}

	private void tell() {
		List.copyOf(listeners).forEach(Runnable::run);
	}

	/** Returns whether games can follow the level. */
	public boolean isOn() {
		return file != null;
	}

	/** Returns the names of the games that follow the level. */
	public List<String> games() {
		return games;
	}

	/** Returns the units of all games that follow the level. */
	public List<GameUnit> units() {
		return units;
	}

	/**
	 * Shares a level, so that games can follow it.
	 *
	 * @param path the file of the level
	 * @throws IOException if the server cannot start, or the link file, by which games find the server, cannot be written
	 */
	public void start(Path path, LevelSnapshot level) throws IOException {
		Path own = path.toAbsolutePath().normalize();
		LiveLinks.share(own, level, this);
		file = own;
		shown = level;
		findings = null;
		tell();
	}

	/** Ends the sharing. Games are disconnected. */
	public void stop() {
		if (file != null) {
			LiveLinks.stop(file);
			file = null;
			games = List.of();
			units = List.of();
			tell();
		}
	}

	/** Sends the level to the games. Does nothing if the link is off, or if the games have this state already. */
	public void show(LevelSnapshot level) {
		if (file != null && level != shown) {
			shown = level;
			LiveLinks.server().update(file, level);
		}
	}

	/**
	 * Sends the findings of the level to the games. Does nothing if the link is off, or if the games have these findings already.
	 */
	public void show(List<Finding> latest) {
		if (file != null && latest != findings) {
			findings = latest;
			LiveLinks.server().update(file, latest);
		}
	}

	void setGames(List<String> names) {
		games = names;
		tell();
	}

	void setUnits(List<GameUnit> moved) {
		units = moved;
		tell();
	}
}
