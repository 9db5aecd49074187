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

/** A watch on folders. Linux and Windows report changes at once. On macOS, Java looks for changes every few seconds. */
final class FolderWatch implements AutoCloseable {

	/** Time without any change, in ms, after which changed files count as completely written. */
	private static final long QUIET_MILLIS = 200;
	/**
	 * Limit in ns for the wait until files are completely written. Without this limit, a program that never stops
	 * writing would block the batch.
	 */
	private static final long LONGEST_NANOS = 2_000_000_000;

	private final WatchService service = FileSystems.getDefault().newWatchService();
	private final Map<WatchKey, Path> keys = new HashMap<>();

	FolderWatch() throws IOException {
	}

	/** Adds folders to watch. In place of a missing folder, its nearest existing parent is watched. */
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
				// the folder was removed after the test above. If it appears again, the watch on its parent reports this
			}
		}
	}

	/**
	 * Waits for a change. Then waits until no file has changed for 200 ms, but at most 2 s.
	 *
	 * @param counts returns whether changes of a file matter
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
