package org.leeway.core.batch;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** Hears of changes in folders. On Linux and Windows the system tells at once; on macOS, Java looks every few seconds. */
final class FolderWatch implements AutoCloseable {

	/** Nobody has written for so long: a file that is being saved is complete. */
	private static final long QUIET_MILLIS = 200;
	/** Somebody who never stops does not keep others waiting. */
	private static final long LONGEST_NANOS = 2_000_000_000;

	private final WatchService service = FileSystems.getDefault().newWatchService();
	private final Map<WatchKey, Path> keys = new HashMap<>();

	FolderWatch() throws IOException {
	}

	/** Watches these folders too; of one that is not there, the nearest one above it. */
	void add(Set<Path> folders) {
		for (Path each : folders) {
			Path folder = each.toAbsolutePath().normalize();
			while (folder != null && !Files.isDirectory(folder)) {
				folder = folder.getParent();
			}
			try {
				if (folder != null) {
					keys.put(folder.register(service, StandardWatchEventKinds.ENTRY_CREATE,
							StandardWatchEventKinds.ENTRY_MODIFY, StandardWatchEventKinds.ENTRY_DELETE), folder);
				}
			} catch (IOException gone) {
				// its parent tells when it is back
			}
		}
	}

	/**
	 * Waits until something has changed and nothing changes any more.
	 *
	 * @param counts which files count
	 */
	void await(Predicate<Path> counts) throws InterruptedException {
		boolean changed = false;
		while (!changed) {
			changed = take(service.take(), counts);
		}
		long start = System.nanoTime();
		WatchKey more = service.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS);
		while (more != null && System.nanoTime() - start < LONGEST_NANOS) {
			take(more, counts);
			more = service.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS);
		}
		if (more != null) {
			take(more, counts);
		}
	}

	private boolean take(WatchKey key, Predicate<Path> counts) {
		boolean changed = false;
		Path folder = keys.get(key);
		for (WatchEvent<?> event : key.pollEvents()) {
			changed |= folder == null || !(event.context() instanceof Path name) || counts.test(folder.resolve(name));
		}
		if (!key.reset()) {
			keys.remove(key);
			return true;
		}
		return changed;
	}

	@Override
	public void close() throws IOException {
		service.close();
	}
}
