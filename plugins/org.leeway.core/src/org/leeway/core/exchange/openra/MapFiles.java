package org.leeway.core.exchange.openra;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.MessageText;

/** The files of a map. They lie in a folder beside {@code map.yaml}, or in a zip archive. */
final class MapFiles implements Closeable {

	/** The file with everything except the cells. */
	static final String YAML = "map.yaml";
	/** The file with the cells. */
	static final String CELLS = "map.bin";
	/** The first bytes of a zip archive. */
	static final String ZIP = "PK\u0003\u0004";

	/** Limit for the size of a text, in bytes. The largest text of the mods has 400,000 bytes. */
	static final long MAX_TEXT = 16 << 20;
	/** Limit for the letters of a path, which messages show. */
	private static final int LONGEST_PATH = 200;
	private static final Pattern SAFE = Pattern.compile("[\\w. +()'!-]+(/[\\w. +()'!-]+)*");

	private final Path file;
	/** The archive. Null if the files lie in a folder. */
	private final ZipFile archive;

	private MapFiles(Path file, ZipFile archive) {
		this.file = file;
		this.archive = archive;
	}

	/**
	 * Opens a map.
	 *
	 * @param file {@code map.yaml} in the folder of the map, or an archive
	 * @throws LevelFormatException if the file is a damaged archive
	 * @throws IOException if the file cannot be read
	 */
	static MapFiles open(Path file) throws IOException {
		InputFile.channel(file).close();
		if (!isArchive(file)) {
			return new MapFiles(file, null);
		}
		try {
			return new MapFiles(file, new ZipFile(file.toFile()));
		} catch (ZipException | EOFException damaged) {
			throw damaged(file.toString(), damaged);
		}
	}

	private static boolean isArchive(Path file) {
		FileStart start = FileStart.of(file);
		return start.text().startsWith("PK") || !MapInfo.isMap(start) && file.toString().toLowerCase(Locale.ROOT).endsWith(".oramap");
	}

	/** Returns whether a path leads to a file below a folder: it has no part {@code ..}, no unusual letters, and is not long. */
	static boolean isSafe(String path) {
		return path.length() <= LONGEST_PATH && SAFE.matcher(path).matches()
				&& Stream.of(path.split("/")).noneMatch(part -> part.equals("..") || part.equals("."));
	}

	/** A reader of a file. */
	interface Reader<T> {

		/**
		 * Reads a file.
		 *
		 * @param name the name of the file, for messages
		 */
		T read(InputStream in, String name) throws IOException;
	}

	/**
	 * Reads a file. Empty if the map does not have the file.
	 *
	 * @param name from the folder of the map, with slashes
	 * @param limit for the size of the file, in bytes
	 * @throws LevelFormatException if the file is larger, or the archive is damaged
	 * @throws IOException if the file cannot be read
	 */
	<T> Optional<T> read(String name, long limit, Reader<T> reader) throws IOException {
		if (!isSafe(name)) {
			return Optional.empty();
		}
		return archive == null ? readInFolder(name, limit, reader) : readInArchive(name, limit, reader);
	}

	private <T> Optional<T> readInFolder(String name, long limit, Reader<T> reader) throws IOException {
		// the user may have renamed map.yaml
		Path path = name.equals(YAML) ? file : file.resolveSibling(name);
		if (!InputFile.exists(path)) {
			return Optional.empty();
		}
		try (InputStream in = InputFile.open(path, limit)) {
			return Optional.of(reader.read(in, path.toString()));
		}
	}

	private <T> Optional<T> readInArchive(String name, long limit, Reader<T> reader) throws IOException {
		ZipEntry entry = archive.getEntry(name);
		if (entry == null || entry.isDirectory()) {
			return Optional.empty();
		}
		String label = file + "/" + name;
		try (InputStream in = InputFile.limited(archive.getInputStream(entry), limit, label)) {
			return Optional.of(reader.read(in, label));
		} catch (ZipException | EOFException damaged) {
			throw damaged(label, damaged);
		}
	}

	private static LevelFormatException damaged(String name, IOException cause) {
		String reason = cause.getMessage() == null ? "" : ": " + MessageText.reason(cause.getMessage());
		return new LevelFormatException(name, 0, "the archive is damaged" + reason, cause);
	}

	@Override
	public void close() throws IOException {
		if (archive != null) {
			archive.close();
		}
	}
}
