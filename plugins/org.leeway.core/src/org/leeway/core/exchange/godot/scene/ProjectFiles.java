package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.godot.scene.Value.Reference;
import org.leeway.core.files.InputFile;
import org.leeway.pathing.Progress;

/**
 * The files of a Godot project. The project's folder is the nearest folder above the scene with a file {@code project.godot}. Paths
 * begin with {@code res://}, which stands for the project's folder. No file outside of this folder is read.
 */
final class ProjectFiles {

	private static final String PROJECT = "project.godot";
	private static final String SCHEME = "res://";
	/**
	 * Limit for the sizes of all files together, in bytes. Real projects stay below it: even a map of 4096 x 4096 cells needs fewer
	 * bytes.
	 */
	private static final long MOST_BYTES = 1L << 28;
	private static final int MOST_FILES = 10_000;

	private final Path scene;
	/** The folder of the project. Null if the scene lies in no project. */
	private final Path folder;
	private final Budget budget = new Budget();
	private final Map<String, Optional<TextResource>> read = new HashMap<>();
	private final Set<String> missing = new TreeSet<>();
	private long bytesLeft = MOST_BYTES;

	private ProjectFiles(Path scene, Path folder) {
		this.scene = scene;
		this.folder = folder;
	}

	/** Finds the project of a scene. */
	static ProjectFiles of(Path scene) throws IOException {
		for (Path above = scene.toAbsolutePath().normalize().getParent(); above != null; above = above.getParent()) {
			if (InputFile.exists(above.resolve(PROJECT))) {
				return new ProjectFiles(scene, above);
			}
		}
		return new ProjectFiles(scene, null);
	}

	/** Returns the name of the file of the scene, for messages. */
	String name() {
		return scene.toString();
	}

	Budget budget() {
		return budget;
	}

	/** Returns whether the scene lies in the folder of a project. */
	boolean hasProject() {
		return folder != null;
	}

	/**
	 * Returns the paths of files that the scene needs but that cannot be used. Such a file is missing or not in text
	 * format.
	 */
	Set<String> missing() {
		return missing;
	}

	/**
	 * Reads the scene.
	 *
	 * @throws LevelFormatException if the file is no scene of Godot 4
	 */
	TextResource scene(Progress progress) throws IOException {
		TextResource text = read(scene, progress);
		if (!text.isScene()) {
			throw new LevelFormatException(scene.toString(), 1, "a resource, expected a scene");
		}
		return text;
	}

	private TextResource read(Path file, Progress progress) throws IOException {
		try (InputStream in = InputFile.openText(file, bytesLeft, progress)) {
			TextResource text = TextResource.read(in, file.toString(), budget);
			bytesLeft -= Files.size(file);
			return text;
		}
	}

	/**
	 * Finds the resource that a value refers to. Empty if the value is no reference, or the file is missing or not in text format.
	 *
	 * @throws LevelFormatException if the file is no resource of Godot 4
	 */
	Optional<TextSection> resource(Value value) throws IOException {
		Optional<Reference> reference = value.reference();
		if (reference.isEmpty()) {
			return Optional.empty();
		}
		return reference.get().isExternal() ? linked(value).map(TextResource::main) : value.owner().resource(reference.get().id());
	}

	/**
	 * Finds the scene that a value refers to. Empty if the value is no reference, or the file is missing or is no scene in text
	 * format.
	 */
	Optional<TextResource> scene(Value value) throws IOException {
		return value.reference().isEmpty() ? Optional.empty() : linked(value).filter(TextResource::isScene);
	}

	private Optional<TextResource> linked(Value value) throws IOException {
		Optional<String> path = value.owner().link(value.reference().orElseThrow().id()).flatMap(link -> link.attribute("path"));
		if (path.isEmpty()) {
			return Optional.empty();
		}
		Optional<TextResource> known = read.get(path.get());
		if (known == null) {
			known = linked(path.get());
			read.put(path.get(), known);
		}
		return known;
	}

	private Optional<TextResource> linked(String path) throws IOException {
		Optional<Path> file = read.size() < MOST_FILES && isText(path) ? file(path) : Optional.empty();
		if (file.isEmpty()) {
			missing.add(path);
			return Optional.empty();
		}
		return Optional.of(read(file.get(), Progress.NONE));
	}

	private static boolean isText(String path) {
		return path.endsWith(".tscn") || path.endsWith(".tres");
	}

	private Optional<Path> file(String path) throws IOException {
		if (folder == null || !path.startsWith(SCHEME)) {
			return Optional.empty();
		}
		try {
			Path file = folder.resolve(path.substring(SCHEME.length())).normalize();
			return file.startsWith(folder) && InputFile.exists(file) && file.toRealPath().startsWith(folder.toRealPath())
					? Optional.of(file) : Optional.empty();
		} catch (InvalidPathException none) {
			return Optional.empty();
		}
	}
}
