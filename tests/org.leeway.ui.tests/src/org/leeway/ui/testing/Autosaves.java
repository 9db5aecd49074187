package org.leeway.ui.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.core.runtime.Platform;
import org.leeway.ui.document.LevelDocument;
import org.osgi.framework.FrameworkUtil;

/**
 * A copy of the autosaves on the disk. An editor removes its autosaves when it is closed. A test then restores the
 * autosaves from the copy, as if the editor had been killed.
 */
public final class Autosaves {

	private static final Path FOLDER = Platform.getStateLocation(FrameworkUtil.getBundle(LevelDocument.class))
			.append("autosave").toPath();

	private final Map<Path, byte[]> copy = new HashMap<>();

	private Autosaves() {
	}

	/** Copies the autosaves that are on the disk now. A kill of the program would leave these autosaves. */
	public static Autosaves now() {
		Autosaves saved = new Autosaves();
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

	/** Returns the number of autosaves of all levels. */
	public static int count() {
		return (int) names(FOLDER).flatMap(level -> names(FOLDER.resolve(level)))
				.filter(name -> name.endsWith(".leeway")).count();
	}

	/** Returns the names in a folder. Files may be added or deleted meanwhile. */
	private static Stream<String> names(Path folder) {
		String[] names = folder.toFile().list();
		return names == null ? Stream.empty() : Stream.of(names);
	}

	/** Writes the copied autosaves back to the disk. */
	public void restore() throws IOException {
		for (var file : copy.entrySet()) {
			Files.createDirectories(file.getKey().getParent());
			Files.write(file.getKey(), file.getValue());
		}
	}

	/** Deletes all autosaves on the disk. */
	public static void clear() throws IOException {
		try (Stream<Path> files = files()) {
			for (Path file : files.toList()) {
				Files.deleteIfExists(file);
			}
		}
	}
}
