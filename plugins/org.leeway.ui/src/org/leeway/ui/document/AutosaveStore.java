package org.leeway.ui.document;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;

import org.eclipse.core.runtime.Platform;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.osgi.framework.FrameworkUtil;

/**
 * A store of autosaves in a folder on disk, where they survive the end of the program. Each level has its own folder,
 * with a file for each autosave and a file that names the level. An autosave is a level file named by its time in ms.
 * Thread-safe.
 */
final class AutosaveStore {

	private static final String ORIGIN = "origin.txt";
	private static final String SUFFIX = "." + LevelFiles.EXTENSION;

	private final Path root;

	AutosaveStore(Path root) {
		this.root = root;
	}

	/** Returns the store of the workspace. */
	static AutosaveStore ofWorkspace() {
		return new AutosaveStore(Platform.getStateLocation(FrameworkUtil.getBundle(AutosaveStore.class))
				.append("autosave").toPath());
	}

	/**
	 * Writes an autosave. If writing fails, no incomplete autosave remains.
	 *
	 * @param origin the name of the level in this store, which depends on the file of the level
	 * @throws IOException if the autosave cannot be written
	 */
	Autosave write(String origin, Level level) throws IOException {
		Path folder = folder(origin);
		if (Files.isSymbolicLink(folder)) {
			Files.delete(folder);
		}
		Files.createDirectories(folder);
		if (!AtomicFile.hasOwn(folder.resolve(ORIGIN))) {
			AtomicFile.writeOwn(folder.resolve(ORIGIN), out -> out.write(origin.getBytes(StandardCharsets.UTF_8)));
		}
		Instant now = Instant.ofEpochMilli(System.currentTimeMillis());
		Path file = folder.resolve(now.toEpochMilli() + SUFFIX);
		LevelFiles.saveOwn(level, file);
		return new Autosave(file, now);
	}

	/**
	 * Returns the autosaves of a level, the latest first.
	 *
	 * @param origin the name by which the store identifies the level
	 */
	List<Autosave> find(String origin) {
		return autosaves(folder(origin));
	}

	/** Returns the names of all levels with autosaves, sorted. Each name is the {@code origin} of {@link #write}. */
	List<String> origins() {
		return list(root).stream().filter(folder -> !autosaves(folder).isEmpty()).flatMap(folder -> origin(folder).stream())
				.sorted().toList();
	}

	private static Optional<String> origin(Path folder) {
		if (!AtomicFile.hasOwn(folder.resolve(ORIGIN))) {
			return Optional.empty();
		}
		try {
			return Optional.of(Files.readString(folder.resolve(ORIGIN)));
		} catch (IOException lost) {
			return Optional.empty();
		}
	}

	/**
	 * Removes autosaves. If the file of an autosave cannot be removed, the autosave stays in the store, and is offered
	 * again.
	 */
	void remove(List<Autosave> autosaves) {
		autosaves.forEach(autosave -> delete(autosave.file()));
	}

	/**
	 * Removes the oldest autosaves. No autosave may be written at the same time.
	 *
	 * @param kept how many autosaves to keep, of all levels together
	 */
	void prune(int kept) {
		list(root).stream().flatMap(folder -> autosaves(folder).stream())
				.sorted(Comparator.comparing(Autosave::time).reversed()).skip(kept)
				.forEach(autosave -> delete(autosave.file()));
		for (Path folder : list(root)) {
			if (autosaves(folder).isEmpty()) {
				list(folder).forEach(AutosaveStore::delete);
				delete(folder);
			}
		}
	}

	private static void delete(Path file) {
		try {
			Files.deleteIfExists(file);
		} catch (IOException e) {
			// the file stays and is offered again, which is better than losing it
		}
	}

	private Path folder(String origin) {
		return root.resolve(UUID.nameUUIDFromBytes(origin.getBytes(StandardCharsets.UTF_8)).toString());
	}

	private static List<Autosave> autosaves(Path folder) {
		return list(folder).stream().flatMap(file -> autosave(file).stream())
				.sorted(Comparator.comparing(Autosave::time).reversed()).toList();
	}

	private static Optional<Autosave> autosave(Path file) {
		String name = file.getFileName().toString();
		return name.matches("\\d{1,18}\\" + SUFFIX) && AtomicFile.hasOwn(file)
				? Optional.of(new Autosave(file, Instant.ofEpochMilli(Long.parseLong(name.replace(SUFFIX, "")))))
				: Optional.empty();
	}

	private static List<Path> list(Path folder) {
		if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
			return List.of();
		}
		try (Stream<Path> files = Files.list(folder)) {
			return files.toList();
		} catch (IOException | UncheckedIOException gone) {
			return List.of();
		}
	}
}
