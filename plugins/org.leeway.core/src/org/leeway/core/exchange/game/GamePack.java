package org.leeway.core.exchange.game;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;
import org.leeway.core.files.CountedInput;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.MessageText;

/**
 * The files of a map or of a game. The files are below a folder, or in a zip archive. Paths of files are relative and
 * have slashes. No file is found by a path that could lead out of the folder.
 */
public final class GamePack implements Closeable {

	/** The first bytes of a zip archive. */
	public static final String ZIP = "PK\u0003\u0004";
	/** Limit for all bytes unpacked from an archive. The largest archive of maps needs 15 MB. */
	private static final long MOST_UNPACKED = 1 << 27;

	/** The path of the folder or of the archive. */
	private final Path place;
	/** Files on the disk that the user may have renamed, indexed by their paths in the game. */
	private final Map<String, Path> renamed;
	/** The open archive. Null for a folder. */
	private final ZipFile archive;
	private final String expected;
	private long unpacked;

	private GamePack(Path place, Map<String, Path> renamed, ZipFile archive, String expected) {
		this.place = place;
		this.renamed = renamed;
		this.archive = archive;
		this.expected = expected;
	}

	/** Returns a pack with the files below a folder. */
	public static GamePack folder(Path folder) {
		return new GamePack(folder, Map.of(), null, "");
	}

	/**
	 * Returns a pack with the files below the folder of a given file. {@link #read} finds the given file by its path in the
	 * game, even if the user has renamed the file.
	 *
	 * @param path the path of the given file in the game
	 * @throws IOException if the file cannot be read
	 */
	public static GamePack around(Path file, String path) throws IOException {
		InputFile.channel(file).close();
		return new GamePack(file.resolveSibling(""), Map.of(path, file), null, "");
	}

	/**
	 * Opens a zip archive.
	 *
	 * @param expected the kind of archive, for messages
	 * @throws LevelFormatException if the file is no zip archive, or is damaged
	 * @throws IOException if the file cannot be read
	 */
	public static GamePack archive(Path file, String expected) throws IOException {
		InputFile.channel(file).close();
		try {
			return new GamePack(file, Map.of(), new ZipFile(file.toFile()), expected);
		} catch (ZipException | EOFException damaged) {
			throw damaged(file.toString(), "no zip archive or a damaged one", damaged, expected);
		}
	}

	private static LevelFormatException damaged(String name, String problem, IOException cause, String expected) {
		String reason = cause.getMessage() == null ? "" : ": " + MessageText.reason(cause.getMessage());
		return new LevelFormatException(name, 0, problem + reason + ", expected " + expected, cause);
	}

	/** Returns the paths of all files in an archive. Empty for a folder, because no caller needs the paths in a folder. */
	public List<String> paths() {
		return archive == null ? List.of() : archive.stream().map(ZipEntry::getName).toList();
	}

	/** Returns the full name of the file at a path, for messages. */
	public String name(String path) {
		return archive == null ? file(path).toString() : place + "/" + MessageText.visible(path);
	}

	private Path file(String path) {
		return renamed.getOrDefault(path, place.resolve(path));
	}

	/**
	 * Reads a file of this pack. Empty if there is no such file.
	 *
	 * @param path the path in the folder or in the archive, with slashes
	 * @param limit the limit for the size of the file, in bytes
	 * @throws LevelFormatException if the archive is damaged
	 * @throws LevelTooLargeException if the file is larger than the limit, or all files read from the archive so far
	 * have too many bytes
	 * @throws IOException if the file cannot be read
	 */
	public <T> Optional<T> read(String path, long limit, FileReader<T> reader) throws IOException {
		try (InputStream in = archive == null ? openFile(path, limit) : openEntry(path, limit)) {
			return in == null ? Optional.empty() : Optional.of(reader.read(in, name(path)));
		} catch (ZipException | EOFException damaged) {
			throw archive == null ? damaged : damaged(name(path), "damaged in the archive", damaged, expected);
		}
	}

	/** Opens a file in the folder. Null if there is no such file. */
	private InputStream openFile(String path, long limit) throws IOException {
		boolean isAllowed = renamed.containsKey(path) || GamePlaces.isSafe(path);
		return isAllowed && InputFile.exists(file(path)) ? InputFile.open(file(path), limit) : null;
	}

	/** Opens a file in the archive. Null if there is no such file. */
	private InputStream openEntry(String path, long limit) throws IOException {
		ZipEntry entry = archive.getEntry(path);
		if (entry == null || entry.isDirectory()) {
			return null;
		}
		return new CountedInput(InputFile.limited(archive.getInputStream(entry), limit, name(path))) {
			private long before;

			@Override
			protected void counted(long bytes) throws IOException {
				unpacked += bytes - before;
				before = bytes;
				if (unpacked > MOST_UNPACKED) {
					throw new LevelTooLargeException(name(path), 0, "the archive unpacks to more than " + MOST_UNPACKED
							+ " bytes, which is the limit");
				}
			}
		};
	}

	/**
	 * Reads a file from the first pack that has it. Empty if no pack has the file.
	 *
	 * @throws IOException as {@link #read} does
	 */
	public static <T> Optional<T> readFirst(List<GamePack> packs, String path, long limit, FileReader<T> reader) throws IOException {
		for (GamePack pack : packs) {
			Optional<T> found = pack.read(path, limit, reader);
			if (found.isPresent()) {
				return found;
			}
		}
		return Optional.empty();
	}

	@Override
	public void close() throws IOException {
		if (archive != null) {
			archive.close();
		}
	}
}
