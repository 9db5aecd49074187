package org.leeway.live;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

import org.leeway.core.files.FailureText;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.sharing.LevelSharing;

/**
 * The live link of the command line: shares level files with running games. Reads a file only when the first game asks for it.
 * Thread-safe.
 */
final class FileSharing implements LevelSharing, LiveListener {

	/** The factory that core finds. */
	public static final class Starter implements Provider {

		/** Creates a factory for {@link java.util.ServiceLoader}. */
		public Starter() {
		}

		@Override
		public LevelSharing start(Reader reader, Consumer<String> news) throws IOException {
			return new FileSharing(reader, news);
		}
	}

	private final Reader reader;
	private final Consumer<String> news;
	private final LiveServer server;
	private final ExecutorService readings = Executors.newSingleThreadExecutor(task -> {
		Thread thread = new Thread(task, "leeway-live-reader");
		thread.setDaemon(true);
		return thread;
	});
	private final Set<Path> shared = new HashSet<>();
	/** The shared files that games have asked for. */
	private final Set<Path> wanted = new HashSet<>();

	private FileSharing(Reader reader, Consumer<String> news) throws IOException {
		this.reader = reader;
		this.news = news;
		server = new LiveServer(this);
	}

	@Override
	public synchronized void share(Collection<Path> files) throws IOException {
		Set<Path> latest = new HashSet<>();
		for (Path file : files) {
			Path path = file.toAbsolutePath().normalize();
			latest.add(path);
			if (shared.add(path)) {
				server.offer(path);
			}
		}
		for (Path gone : Set.copyOf(shared)) {
			if (!latest.contains(gone)) {
				shared.remove(gone);
				wanted.remove(gone);
				server.stopSharing(gone);
			}
		}
		wanted.forEach(this::readSoon);
	}

	private void readSoon(Path file) {
		readings.execute(() -> {
			try {
				LevelSnapshot level = reader.read(file);
				server.update(file, level);
			} catch (IOException reason) {
				news.accept(file + ": games keep the last state: " + FailureText.reason(reason));
			}
		});
	}

	@Override
	public synchronized void levelWanted(Path file) {
		if (shared.contains(file) && wanted.add(file)) {
			readSoon(file);
		}
	}

	@Override
	public void gamesChanged(Path file, List<String> games) {
		news.accept(file + ": " + (games.isEmpty() ? "no game follows" : "followed by " + String.join(", ", games)));
	}

	@Override
	public void unitsMoved(Path file, List<GameUnit> units) {
		// the command line has no map
	}

	@Override
	public void close() {
		readings.shutdownNow();
		server.close();
	}
}
