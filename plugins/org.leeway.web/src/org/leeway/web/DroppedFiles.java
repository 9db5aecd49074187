package org.leeway.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.files.FailureText;
import org.leeway.core.files.FilesRead;

/**
 * The files that a user gives to the page. While a reader runs, its files are in the file system of the module, in memory. A
 * map may name other files, such as tilesets. If no file lies at the given path, the reader gets the only file with the same
 * name in any folder.
 */
final class DroppedFiles {

	/** The folder of the files. In TeaVM, paths right below the root have no parent. */
	private static final String FOLDER = "/files/";

	/** Indexed by path relative to the folder that the user gave, with slashes. */
	private final Map<String, byte[]> files = new HashMap<>();
	private final List<Path> written = new ArrayList<>();

	void add(String path, byte[] content) {
		files.put(path, content);
	}

	/** Returns the content of a file that the user gave. */
	byte[] content(String path) {
		return files.get(path);
	}

	/**
	 * Runs work that reads files by their paths. Afterwards, the file system is empty again.
	 *
	 * @param file the path of the first file to read
	 * @throws IOException if the work fails. Its message names the file as the user did
	 */
	<T> T reading(String file, Reader<T> work) throws IOException {
		try {
			return FilesRead.from(this::bring, () -> work.read(Path.of(FOLDER + file)));
		} catch (IOException failed) {
			throw new IOException(FailureText.reason(failed).replace(FOLDER, ""), failed);
		} finally {
			for (Path each : written) {
				Files.deleteIfExists(each);
			}
			written.clear();
		}
	}

	/** Work that reads a file by its path. */
	@FunctionalInterface
	interface Reader<T> {

		T read(Path file) throws IOException;
	}

	private void bring(Path file) throws IOException {
		Path path = file.toAbsolutePath().normalize();
		byte[] content = path.startsWith(FOLDER) ? files.get(path.toString().substring(FOLDER.length())) : null;
		content = content == null ? onlyNamed(path.getFileName()) : content;
		if (content != null && !Files.exists(file)) {
			if (!Files.isDirectory(path.getParent())) {
				Files.createDirectories(path.getParent());
			}
			Files.write(path, content);
			written.add(path);
		}
	}

	/** Returns the content of the file with a given name, in any folder. Null if no file or several files have this name. */
	private byte[] onlyNamed(Path name) {
		List<String> paths = name == null ? List.of() : files.keySet().stream()
				.filter(path -> path.substring(path.lastIndexOf('/') + 1).equals(name.toString())).toList();
		return paths.size() == 1 ? files.get(paths.getFirst()) : null;
	}
}
