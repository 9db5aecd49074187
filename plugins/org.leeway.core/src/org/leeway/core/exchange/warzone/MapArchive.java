package org.leeway.core.exchange.warzone;

import java.io.Closeable;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.MessageText;

/** A {@code .wz} archive, which is a zip archive. A map is a folder with a file {@code game.map}, or the archive itself. */
final class MapArchive implements Closeable {

	/** Limit for all bytes unpacked from an archive. The largest archive of the game needs 15 MB. */
	private static final long MAX_UNPACKED = 1 << 27;
	/** The file of a map that a script makes when a game begins. */
	private static final String SCRIPT = "game.js";

	private final Path file;
	private final ZipFile zip;
	private long unpacked;

	private MapArchive(Path file, ZipFile zip) {
		this.file = file;
		this.zip = zip;
	}

	/**
	 * Opens an archive.
	 *
	 * @throws LevelFormatException if the file is no zip archive
	 * @throws IOException if the file cannot be read
	 */
	static MapArchive open(Path file) throws IOException {
		InputFile.channel(file).close();
		try {
			return new MapArchive(file, new ZipFile(file.toFile()));
		} catch (ZipException | EOFException wrong) {
			throw new LevelFormatException(file.toString(), 0, "no zip archive" + reason(wrong) + ", expected a .wz archive of"
					+ " Warzone 2100");
		}
	}

	/** Returns the maps of the archive, sorted by path. No two maps have the same name. */
	List<MapFiles> maps() {
		List<MapFiles> maps = new ArrayList<>();
		folders(MapFiles.TILES).forEach((name, folder) -> maps.add(new ArchivedMap(name, folder)));
		return maps;
	}

	/** Returns the names of maps that scripts make, so that the archive does not hold them. */
	List<String> scripted() {
		return List.copyOf(folders(SCRIPT).keySet());
	}

	/** Returns the folders that hold a file of this name, indexed by the name of the map. A folder ends with a slash. */
	private TreeMap<String, String> folders(String wanted) {
		TreeMap<String, String> folders = new TreeMap<>();
		Set<String> paths = new TreeSet<>();
		zip.stream().map(ZipEntry::getName).filter(path -> path.equals(wanted) || path.endsWith("/" + wanted))
				.forEach(path -> paths.add(path.substring(0, path.length() - wanted.length())));
		for (String folder : paths) {
			String name = name(folder);
			// two maps of the same name have their paths as names
			folders.put(folders.containsKey(name) ? folder.substring(0, folder.length() - 1) : name, folder);
		}
		return folders;
	}

	private String name(String folder) {
		if (folder.isEmpty()) {
			String own = file.getFileName().toString();
			return own.lastIndexOf('.') > 0 ? own.substring(0, own.lastIndexOf('.')) : own;
		}
		return folder.substring(folder.lastIndexOf('/', folder.length() - 2) + 1, folder.length() - 1);
	}

	/**
	 * Reads a file of the archive. Empty if there is no such file.
	 *
	 * @throws LevelFormatException if the file is damaged
	 * @throws LevelTooLargeException if the archive has unpacked to too many bytes
	 */
	<T> Optional<T> read(String path, MapFiles.Reader<T> reader) throws IOException {
		ZipEntry entry = zip.getEntry(path);
		if (entry == null || entry.isDirectory()) {
			return Optional.empty();
		}
		String name = path(path);
		try (InputStream in = new Counted(zip.getInputStream(entry), name)) {
			return Optional.of(reader.read(in, name));
		} catch (ZipException | EOFException damaged) {
			throw new LevelFormatException(name, 0, "damaged in the archive" + reason(damaged));
		}
	}

	/** Returns the message of Java's reader of archives after a colon. Empty if there is no message. */
	static String reason(IOException damaged) {
		return damaged.getMessage() == null ? "" : ": " + MessageText.reason(damaged.getMessage());
	}

	private String path(String path) {
		return file + "/" + MessageText.visible(path);
	}

	@Override
	public void close() throws IOException {
		zip.close();
	}

	/** A map in the archive. */
	private final class ArchivedMap implements MapFiles {

		private final String name;
		/** The path of the folder with a slash at the end. Empty for the archive itself. */
		private final String folder;

		ArchivedMap(String name, String folder) {
			this.name = name;
			this.folder = folder;
		}

		@Override
		public String name() {
			return name;
		}

		private String inArchive(String path) {
			if (!path.startsWith(BESIDE)) {
				return folder + path;
			}
			int end = folder.lastIndexOf('/', folder.length() - 2);
			return folder.substring(0, end + 1) + path.substring(BESIDE.length());
		}

		@Override
		public String path(String path) {
			return MapArchive.this.path(inArchive(path));
		}

		@Override
		public <T> Optional<T> read(String path, Reader<T> reader) throws IOException {
			boolean isOutside = path.startsWith(BESIDE) && folder.isEmpty();
			return isOutside ? Optional.empty() : MapArchive.this.read(inArchive(path), reader);
		}
	}

	/** A stream that counts the unpacked bytes of the whole archive. */
	private final class Counted extends FilterInputStream {

		private final String name;

		Counted(InputStream in, String name) {
			super(in);
			this.name = name;
		}

		@Override
		public int read() throws IOException {
			byte[] one = new byte[1];
			return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
		}

		@Override
		public int read(byte[] bytes, int offset, int length) throws IOException {
			int read = super.read(bytes, offset, length);
			unpacked += Math.max(read, 0);
			if (unpacked > MAX_UNPACKED) {
				throw new LevelTooLargeException(name, 0, "the archive unpacks to more than " + MAX_UNPACKED + " bytes, which is the limit");
			}
			return read;
		}

		@Override
		public long skip(long bytes) throws IOException {
			byte[] skipped = new byte[(int) Math.clamp(bytes, 0, 1 << 12)];
			return Math.max(0, read(skipped, 0, skipped.length));
		}
	}
}
