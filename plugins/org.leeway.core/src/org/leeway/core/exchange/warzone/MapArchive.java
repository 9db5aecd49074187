package org.leeway.core.exchange.warzone;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

import org.leeway.core.exchange.game.GamePack;

/**
 * The maps of a {@code .wz} archive. A map is a folder with a file {@code game.map}. If this file lies at the top of the archive,
 * the archive is the map.
 */
record MapArchive(Path file, GamePack pack) {

	/** Text that says which kind of archive is expected, for messages. */
	static final String EXPECTED = "a .wz archive of Warzone 2100";
	/**
	 * The name of the script that generates a map. The game runs the script when a match begins. The archive then has no
	 * terrain of the map.
	 */
	private static final String SCRIPT = "game.js";

	/** Returns the maps of the archive, sorted by name. If two maps have the same name, the second map is named by its path. */
	List<MapFiles> maps() {
		return folders(MapFiles.TILES).entrySet().stream().map(each -> new MapFiles(each.getKey(), pack, each.getValue(),
				each.getValue().isEmpty() ? Optional.empty() : Optional.of(pack))).toList();
	}

	/** Returns the names of maps that scripts make when a game begins. The archive has no tiles of these maps. */
	List<String> scripted() {
		return List.copyOf(folders(SCRIPT).keySet());
	}

	/**
	 * Returns the folders that contain a given file. A key is the name of a folder, and its value is the path of the folder
	 * with a slash at the end. If several folders have the same name, only the first path in alphabetical order gets this key.
	 * The keys of the other folders are their paths. The top of the archive is named like the archive, without extension.
	 *
	 * @param wanted the name of the file
	 */
	private TreeMap<String, String> folders(String wanted) {
		TreeMap<String, String> folders = new TreeMap<>();
		TreeSet<String> paths = new TreeSet<>();
		pack.paths().stream().filter(path -> path.equals(wanted) || path.endsWith("/" + wanted))
				.forEach(path -> paths.add(path.substring(0, path.length() - wanted.length())));
		for (String folder : paths) {
			String name = name(folder);
			// if the name belongs to an earlier map, use the path of the folder as name
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
}
