package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.core.runtime.Platform;
import org.osgi.framework.FrameworkUtil;

/** The autosaves on the disk, and a copy of them that outlives what an orderly end does to them. */
final class SavedFolder {

	private static final Path FOLDER = Platform.getStateLocation(FrameworkUtil.getBundle(AutosaveStore.class))
			.append("autosave").toPath();

	private final Map<Path, byte[]> copy = new HashMap<>();

	private SavedFolder() {
	}

	/** The folder as a program leaves it that is killed now. */
	static SavedFolder now() {
		SavedFolder saved = new SavedFolder();
		try (Stream<Path> files = files()) {
			for (Path file : files.toList()) {
				saved.copy.put(file, Files.readAllBytes(file));
			}
		} catch (IOException e) {
			throw new AssertionError(e);
		}
		return saved;
	}

	private static Stream<Path> files() throws IOException {
		return Files.exists(FOLDER) ? Files.walk(FOLDER).filter(Files::isRegularFile) : Stream.empty();
	}

	/** How many autosaves there are of all levels. */
	static int count() {
		return (int) now().copy.keySet().stream().filter(file -> file.toString().endsWith(".leeway")).count();
	}

	/** Makes the folder what it was. */
	void restore() throws IOException {
		for (var file : copy.entrySet()) {
			Files.createDirectories(file.getKey().getParent());
			Files.write(file.getKey(), file.getValue());
		}
	}

	static void clear() throws IOException {
		try (Stream<Path> files = files()) {
			for (Path file : files.toList()) {
				Files.delete(file);
			}
		}
	}
}
