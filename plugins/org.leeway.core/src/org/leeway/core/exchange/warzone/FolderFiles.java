package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;

import org.leeway.core.files.InputFile;
import org.leeway.pathing.Progress;

/**
 * The files of a map in a folder.
 *
 * @param map the file with the tiles, under any name
 * @param progress one unit of work is 64 KiB read from the file with the tiles
 */
record FolderFiles(Path map, Progress progress) implements MapFiles {

	/** Limit for the size of a file, in bytes. */
	static final long MAX_BYTES = 1 << 26;

	@Override
	public String name() {
		Path folder = map.toAbsolutePath().normalize().getParent().getFileName();
		return folder == null ? map.getFileName().toString() : folder.toString();
	}

	private Path file(String file) {
		return file.equals(TILES) ? map : map.resolveSibling(file).normalize();
	}

	@Override
	public String path(String file) {
		return file(file).toString();
	}

	@Override
	public <T> Optional<T> read(String file, Reader<T> reader) throws IOException {
		Path path = file(file);
		boolean isMap = file.equals(TILES);
		if (!isMap && !InputFile.exists(path)) {
			return Optional.empty();
		}
		try (InputStream in = InputFile.open(path, MAX_BYTES, isMap ? progress : Progress.NONE)) {
			return Optional.of(reader.read(in, path.toString()));
		}
	}
}
