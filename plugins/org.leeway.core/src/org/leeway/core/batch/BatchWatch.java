package org.leeway.core.batch;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.leeway.core.exchange.Formats;

/**
 * A loop that runs a batch again whenever its inputs or its config change, until the loop is closed. No change is lost,
 * because each run compares the contents of all files.
 */
public final class BatchWatch implements AutoCloseable {

	/** A listener for the results of runs. */
	public interface Listener {

		/** Handles the result of a run. */
		void done(BatchResult result);

		/** Handles a config that cannot be used. */
		void failed(IOException reason);

		/**
		 * Reports that a run has ended and that the loop now waits. From this call on, any change of a file starts the next run.
		 *
		 * @param levels the files of the levels of the batch
		 */
		void waiting(List<Path> levels);
	}

	private final Path file;
	private final Formats formats;
	private final BatchOptions options;
	private final BatchView view;
	private final FolderWatch folders = new FolderWatch();
	private final AtomicBoolean stopped = new AtomicBoolean();

	/**
	 * Creates a loop that does not run yet.
	 *
	 * @param file the config
	 */
	public BatchWatch(Path file, Formats formats, BatchOptions options, BatchView view) throws IOException {
		this.file = file;
		this.formats = formats;
		this.options = options;
		this.view = view;
	}

	/** Runs the batch, and runs the batch again after each change. Returns after {@link #close()}. */
	public void run(Listener listener) throws InterruptedException {
		try {
			BatchConfig config = null;
			while (!stopped.get()) {
				try {
					folders.add(Set.of(ConfigPaths.of(file).folder()));
					config = BatchConfig.read(file, formats);
					folders.add(toWatch(config));
					listener.done(Batch.run(config, formats, options, view, stopped::get));
				} catch (IOException e) {
					listener.failed(e);
				}
				if (config != null) {
					folders.add(toWatch(config));
					listener.waiting(InputLevels.find(config).levels().stream().map(BatchLevel::path).toList());
				}
				folders.await(counts());
			}
		} catch (CancellationException | ClosedWatchServiceException end) {
			// the loop was closed
		}
	}

	/**
	 * Returns the folders to watch:
	 * <ul>
	 * <li>the folder of the file of agents,
	 * <li>the folders in which levels may appear,
	 * <li>the folders of all files that earlier runs have read, such as files that levels refer to.
	 * </ul>
	 */
	private Set<Path> toWatch(BatchConfig config) {
		Set<Path> watched = new HashSet<>(InputLevels.find(config).folders());
		config.agentFile().map(Path::toAbsolutePath).map(Path::getParent).ifPresent(watched::add);
		BatchState.read(BatchState.file(file)).orElse(BatchState.NONE).tasks().values()
				.forEach(made -> made.inputs().keySet()
						.forEach(name -> watched.add(config.paths().resolve(name).toAbsolutePath().getParent())));
		return watched;
	}

	/** Returns a filter for changed files. A changed file starts a run, unless the batch itself writes this file. */
	private Predicate<Path> counts() {
		ConfigPaths paths = ConfigPaths.of(file);
		Set<Path> own = BatchState.read(BatchState.file(file)).orElse(BatchState.NONE).outputs().keySet().stream()
				.map(name -> paths.resolve(name).toAbsolutePath().normalize()).collect(Collectors.toSet());
		own.add(BatchState.file(file).toAbsolutePath().normalize());
		return path -> !own.contains(path.toAbsolutePath().normalize()) && !path.getFileName().toString().matches("\\.leeway-.*\\.tmp");
	}

	/** Ends the loop: stops a running batch, and the wait for changes. */
	@Override
	public void close() throws IOException {
		stopped.set(true);
		folders.close();
	}
}
