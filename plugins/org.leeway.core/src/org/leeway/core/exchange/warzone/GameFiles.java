package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.game.FileReader;
import org.leeway.core.exchange.game.GamePack;
import org.leeway.core.exchange.game.GamePlaces;
import org.leeway.core.files.InputFile;

/**
 * The files of Warzone 2100 that list the sizes of structures and features. They lie in the folder {@code stats} of the archives
 * {@code mp.wz} and {@code base.wz}. The source tree of the game has folders {@code mp} and {@code base} in place of the
 * archives.
 */
record GameFiles(List<Path> places) {

	/** The folders where installers put the game. */
	private static final List<String> INSTALLED = List.of("/usr/share/games/warzone2100", "/usr/share/warzone2100",
			"/usr/local/share/warzone2100", "/Applications/Warzone 2100.app/Contents/Resources/data",
			"C:/Program Files/Warzone 2100/data");
	/**
	 * The names of the archives or folders with the game's files. Multiplayer games ({@code mp}) come before the
	 * campaign ({@code base}).
	 */
	private static final List<String> PARTS = List.of("mp", "base");
	private static final List<String> FOLDERS = List.of("stats/mp/base/", "stats/");
	private static final String ARCHIVE = ".wz";
	/** Limit for the size of a file, in bytes. */
	private static final long MAX_BYTES = 1 << 24;

	/**
	 * Returns the folders and archives that may contain the game's files. The places need not exist.
	 *
	 * @param game the folder of the game. If empty, the result has the map's archive, the folders above the map, and the usual
	 * folders of the game
	 */
	static GameFiles of(Path map, Optional<Path> game) {
		List<Path> places = new ArrayList<>();
		if (game.isPresent()) {
			addFolder(game.get(), places);
			return new GameFiles(places);
		}
		places.add(map.toAbsolutePath().normalize());
		GamePlaces.above(map).forEach(folder -> addFolder(folder, places));
		GamePlaces.installed(INSTALLED).forEach(folder -> addFolder(folder, places));
		return new GameFiles(places);
	}

	private static void addFolder(Path folder, List<Path> places) {
		for (String part : PARTS) {
			places.add(folder.resolve(part + ARCHIVE));
			places.add(folder.resolve(part));
		}
		places.add(folder);
	}

	/**
	 * Reads all files with a given name, such as {@code structure.json}. Follows the order of the folders and archives.
	 *
	 * @throws IOException if a file cannot be read
	 */
	void readAll(String file, FileReader<?> reader) throws IOException {
		for (Path place : places) {
			boolean isArchive = place.toString().endsWith(ARCHIVE) && InputFile.exists(place);
			try (GamePack pack = isArchive ? GamePack.archive(place, MapArchive.EXPECTED) : GamePack.folder(place)) {
				for (String folder : FOLDERS) {
					pack.read(folder + file, MAX_BYTES, reader);
				}
			}
		}
	}
}
