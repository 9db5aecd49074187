package org.leeway.core.exchange.zeroad;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.leeway.core.exchange.game.FileReader;
import org.leeway.core.exchange.game.GamePack;
import org.leeway.core.exchange.game.GamePlaces;

/**
 * The files of 0 A.D. and its mods. The mod {@code public} is the game itself. A mod is a folder with files and zip
 * archives. A file is first searched in the mod of the map, then in {@code public}. Folders are searched before all
 * archives.
 */
final class GameFiles implements Closeable {

	/** The folders where installers put the game. */
	private static final List<String> INSTALLED = List.of("/usr/share/games/0ad", "/usr/share/0ad", "/usr/local/share/games/0ad",
			"/Applications/0 A.D..app/Contents/Resources/data");
	private static final String MODS = "mods";
	private static final String PUBLIC = "public";
	private static final String DATA = "simulation";
	/** The path of the file with the passability classes of units. The game has such a file, but few mods have one. */
	static final String PASSABILITY = "simulation/data/pathfinder.xml";
	/** Limit for the size of a file, in bytes. */
	private static final long MAX_BYTES = 16 << 20;
	private static final int MOST_ARCHIVES = 100;

	/** The places where files are looked up: first all folders, then all archives. */
	private final List<GamePack> packs = new ArrayList<>();
	private int folders;

	private GameFiles() {
	}

	/**
	 * Opens the game's files for a map.
	 *
	 * @param game the folder of the game or of a mod, searched after the folders above the map. If {@code game} is empty and
	 * the folders above the map do not hold the game, the folders where installers put the game are searched
	 * @throws IOException if an archive cannot be read
	 */
	static GameFiles open(Path map, Optional<Path> game) throws IOException {
		GameFiles files = new GameFiles();
		try {
			for (Path mod : mods(map, game)) {
				files.add(mod);
			}
			for (Path place : GamePlaces.installed(INSTALLED)) {
				if (game.isEmpty() && files.read(PASSABILITY, (in, name) -> name).isEmpty()) {
					files.add(place.resolve(MODS).resolve(PUBLIC));
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
		GamePlaces.above(map).stream().filter(folder -> folder.endsWith("maps")).map(Path::getParent)
				.forEach(mod -> mods.addAll(List.of(mod, mod.resolveSibling(PUBLIC))));
		game.ifPresent(folder -> mods.addAll(List.of(folder, folder.resolve(PUBLIC), folder.resolve(MODS).resolve(PUBLIC),
				folder.resolveSibling(PUBLIC))));
		return mods;
	}

	private void add(Path mod) throws IOException {
		if (!Files.isDirectory(mod)) {
			return;
		}
		if (Files.isDirectory(mod.resolve(DATA))) {
			packs.add(folders, GamePack.folder(mod));
			folders++;
		}
		try (Stream<Path> all = Files.list(mod)) {
			for (Path archive : all.filter(file -> file.toString().endsWith(".zip")).sorted().limit(MOST_ARCHIVES).toList()) {
				packs.add(GamePack.archive(archive, "a zip archive of 0 A.D."));
			}
		}
	}

	/**
	 * Reads a file of the mods. Empty if no mod has it.
	 *
	 * @param path relative to the folder of the mod, with slashes
	 * @throws IOException if the file cannot be read
	 */
	<T> Optional<T> read(String path, FileReader<T> reader) throws IOException {
		return GamePack.readFirst(packs, path, MAX_BYTES, reader);
	}

	@Override
	public void close() throws IOException {
		for (GamePack pack : packs) {
			pack.close();
		}
	}
}
