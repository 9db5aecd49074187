package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

import org.leeway.core.exchange.game.FileReader;
import org.leeway.core.exchange.game.GamePack;

/**
 * The files of one map. They lie in the folder of the map, and in the folder above.
 *
 * @param name the name of the map
 * @param pack the files in which the map's folder lies
 * @param folder the path of the map's folder in {@code pack}, with a slash at the end. Empty if {@code pack} is the
 * map's folder
 * @param above the files of the folder above. Empty if there is none
 */
record MapFiles(String name, GamePack pack, String folder, Optional<GamePack> above) {

	/** The file with the tiles of a map. */
	static final String TILES = "game.map";
	/** Limit for the size of a file of a map, in bytes. */
	private static final long MAX_BYTES = 1 << 26;

	/**
	 * Returns the files of a map in a folder.
	 *
	 * @param map the file with the tiles, under any name
	 * @throws IOException if the file cannot be read
	 */
	static MapFiles of(Path map) throws IOException {
		Path folder = map.toAbsolutePath().normalize().getParent().getFileName();
		return new MapFiles((folder == null ? map.getFileName() : folder).toString(), GamePack.around(map, TILES), "",
				Optional.of(GamePack.folder(map.resolveSibling("..").normalize())));
	}

	/** Returns the name of the file with the map's tiles, for messages. */
	String tiles() {
		return pack.name(folder + TILES);
	}

	/**
	 * Reads a file in the folder of the map. Empty if there is no such file.
	 *
	 * @throws IOException if the file cannot be read
	 */
	<T> Optional<T> read(String file, FileReader<T> reader) throws IOException {
		return pack.read(folder + file, MAX_BYTES, reader);
	}

	/**
	 * Reads a file in the folder above the map's folder. Empty if there is no such file.
	 *
	 * @throws IOException if the file cannot be read
	 */
	<T> Optional<T> readBeside(String file, FileReader<T> reader) throws IOException {
		String path = folder.substring(0, folder.lastIndexOf('/', folder.length() - 2) + 1);
		return above.isEmpty() ? Optional.empty() : above.get().read(path + file, MAX_BYTES, reader);
	}
}
