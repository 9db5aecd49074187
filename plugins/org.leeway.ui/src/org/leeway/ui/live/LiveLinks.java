package org.leeway.ui.live;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.swt.widgets.Display;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.live.GameUnit;
import org.leeway.live.LiveListener;
import org.leeway.live.LiveServer;
import org.leeway.ui.document.LevelDocument;

/** The live links of all documents, and their server. Use it on the UI thread only. */
public final class LiveLinks {

	private static final Map<LevelDocument, LiveLink> LINKS = new HashMap<>();
	/** The links that are on, indexed by the file of the level. */
	private static final Map<Path, LiveLink> SHARED = new HashMap<>();
	/** The server. Null while no link is on. */
	private static LiveServer server;

	/**
	 * A listener that passes messages of the games from the server's thread to the UI thread. If games send positions of units
	 * faster than the UI thread handles them, passes only the newest positions.
	 */
	private static final class News implements LiveListener {

		private final Display display;
		private final Map<Path, List<GameUnit>> units = new ConcurrentHashMap<>();

		News(Display display) {
			this.display = display;
		}

		@Override
		public void gamesChanged(Path file, List<String> games) {
			later(() -> {
				LiveLink link = SHARED.get(file);
				if (link != null) {
					link.setGames(games);
				}
			});
		}

		@Override
		public void unitsMoved(Path file, List<GameUnit> moved) {
			if (units.put(file, moved) == null) {
				later(() -> {
					List<GameUnit> latest = units.remove(file);
					LiveLink link = SHARED.get(file);
					if (link != null) {
						link.setUnits(latest);
					}
				});
			}
		}

		private void later(Runnable news) {
			if (!display.isDisposed()) {
				display.asyncExec(news);
			}
		}
	}

	private LiveLinks() {
	}

	/**
	 * Adds an editor to the link of its document. The link is off at first.
	 *
	 * @param listener runs on the UI thread after a change of the link, of the games, or of the games' units
	 */
	public static LiveLink join(LevelDocument document, Runnable listener) {
		LiveLink link = LINKS.computeIfAbsent(document, each -> new LiveLink());
		link.add(listener);
		return link;
	}

	/** Removes an editor from the link of its document. If no editor is left, switches the link off. */
	public static void leave(LevelDocument document, Runnable listener) {
		LiveLink link = LINKS.get(document);
		if (link.remove(listener)) {
			LINKS.remove(document);
			link.stop();
		}
	}

	static void share(Path file, LevelSnapshot level, LiveLink link) throws IOException {
		if (server == null) {
			server = new LiveServer(new News(Display.getCurrent()));
		}
		SHARED.put(file, link);
		try {
			server.share(file, level);
		} catch (IOException e) {
			stop(file);
			throw e;
		}
	}

	static void stop(Path file) {
		SHARED.remove(file);
		if (SHARED.isEmpty()) {
			server.close();
			server = null;
		} else {
			server.stopSharing(file);
		}
	}

	/** Returns the server of the links that are on. */
	static LiveServer server() {
		return server;
	}
}
