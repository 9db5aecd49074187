package org.leeway.core.exchange.zeroad;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.leeway.core.files.InputFile;

/**
 * The files of 0 A.D. and its mods: of the mod that holds a map, then of the mod {@code public}, which is the game itself. A mod is
 * a folder. Its files lie in the folder or in zip archives in the folder. The first mod that has a file counts.
 */
final class GameFiles implements Closeable {

	/** The places where installers put the game. */
	private static final List<String> INSTALLED = List.of("/usr/share/games/0ad", "/usr/share/0ad", "/usr/local/share/games/0ad",
			"/Applications/0 A.D..app/Contents/Resources/data");
	private static final String MODS = "mods";
	private static final String PUBLIC = "public";
	private static final String DATA = "simulation";
	/** The file with the classes of units, which the game has. Few mods have their own. */
	static final String PASSABILITY = "simulation/data/pathfinder.xml";
	private static final Pattern SAFE = Pattern.compile("[\\w. -]+(/[\\w. -]+)*");
	/** Limit for the size of a file, in bytes. */
	private static final long MAX_BYTES = 16 << 20;
	private static final int MOST_ARCHIVES = 100;

	private final List<Path> folders = new ArrayList<>();
	private final List<ZipFile> archives = new ArrayList<>();

	private GameFiles() {
	}

	/**
	 * Opens the game's files for a map.
	 *
	 * @param game the folder of the game or of a mod. Empty to look in the folders above the map. If these do not hold the game,
	 * the places are searched where installers put the game
	 * @throws IOException if an archive cannot be read
	 */
	static GameFiles open(Path map, Optional<Path> game) throws IOException {
		GameFiles files = new GameFiles();
		try {
			for (Path mod : mods(map.toAbsolutePath().normalize(), game)) {
				files.add(mod);
			}
			for (String place : INSTALLED) {
				if (game.isEmpty() && !files.has(PASSABILITY)) {
					files.add(Path.of(place, MODS, PUBLIC));
				}
			}
			return files;
		} catch (IOException e) {
			files.close();
			throw e;
		}
	}

	private static Set<Path> mods(Path map, Optional<Path> game) {
		Set<Path> mods = new LinkedHashSet<>();
		for (Path folder = map.getParent(); folder != null && folder.getParent() != null; folder = folder.getParent()) {
			if (folder.endsWith("maps")) {
				mods.add(folder.getParent());
				mods.add(folder.getParent().resolveSibling(PUBLIC));
			}
		}
		if (game.isPresent()) {
			Path folder = game.get().toAbsolutePath().normalize();
			mods.add(folder);
			mods.add(folder.resolve(PUBLIC));
			mods.add(folder.resolve(MODS).resolve(PUBLIC));
			mods.add(folder.resolveSibling(PUBLIC));
		}
		return mods;
	}

	private void add(Path mod) throws IOException {
		if (!Files.isDirectory(mod)) {
			return;
		}
		if (Files.isDirectory(mod.resolve(DATA))) {
			folders.add(mod);
		}
		try (Stream<Path> all = Files.list(mod)) {
			for (Path archive : all.filter(file -> file.toString().endsWith(".zip")).sorted().limit(MOST_ARCHIVES).toList()) {
				InputFile.channel(archive).close();
				archives.add(new ZipFile(archive.toFile()));
			}
		}
	}

	private boolean has(String path) {
		return folders.stream().anyMatch(folder -> Files.isRegularFile(folder.resolve(path)))
				|| archives.stream().anyMatch(archive -> archive.getEntry(path) != null);
	}

	/** A reader of a file. */
	interface Reader<T> {

		T read(InputStream in, String name) throws IOException;
	}

	/**
	 * Reads a file. Empty if no mod has it.
	 *
	 * @param path from the folder of the mod, with slashes
	 * @throws IOException if the file cannot be read
	 */
	<T> Optional<T> read(String path, Reader<T> reader) throws IOException {
		if (!SAFE.matcher(path).matches() || Stream.of(path.split("/")).anyMatch(".."::equals)) {
			return Optional.empty();
		}
		for (Path folder : folders) {
			Path file;
			try {
				file = folder.resolve(path);
			} catch (InvalidPathException none) {
				continue;
			}
			if (InputFile.exists(file)) {
				try (InputStream in = InputFile.open(file, MAX_BYTES)) {
					return Optional.of(reader.read(in, file.toString()));
				}
			}
		}
		for (ZipFile archive : archives) {
			ZipEntry entry = archive.getEntry(path);
			if (entry != null) {
				String name = archive.getName() + "/" + path;
				try (InputStream in = InputFile.limited(archive.getInputStream(entry), MAX_BYTES, name)) {
					return Optional.of(reader.read(in, name));
				}
			}
		}
		return Optional.empty();
	}

	@Override
	public void close() throws IOException {
		for (ZipFile archive : archives) {
			archive.close();
		}
	}
}
