package org.leeway.core.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * A finder of real paths, in which all links are followed. Also works for files that do not exist yet. Caches the real
 * paths of folders.
 */
final class RealPaths {

	private final Map<Path, Path> folders = new HashMap<>();

	Path of(Path path) throws IOException {
		Path absolute = path.toAbsolutePath().normalize();
		if (Files.exists(absolute)) {
			return absolute.toRealPath();
		}
		Path parent = absolute.getParent();
		return parent == null ? absolute : folder(parent).resolve(absolute.getFileName());
	}

	private Path folder(Path folder) throws IOException {
		Path known = folders.get(folder);
		if (known == null) {
			known = Files.exists(folder) || folder.getParent() == null ? folder.toRealPath()
					: folder(folder.getParent()).resolve(folder.getFileName());
			folders.put(folder, known);
		}
		return known;
	}
}
