package org.leeway.core.exchange.warzone;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.InputFile;

/**
 * The files of Warzone 2100 with the sizes of structures and features. The files lie in a folder {@code stats} of the archives
 * {@code mp.wz} and {@code base.wz}, or of the folders {@code mp} and {@code base} as in the game's source.
 */
record GameFiles(List<Path> places) {

	/** The places where installers put the game. */
	private static final List<String> INSTALLED = List.of("/usr/share/games/warzone2100", "/usr/share/warzone2100",
			"/usr/local/share/warzone2100", "/Applications/Warzone 2100.app/Contents/Resources/data",
			"C:/Program Files/Warzone 2100/data");
	/** The parts of the game. Files for games of several players come before files of the campaign. */
	private static final List<String> PARTS = List.of("mp", "base");
	private static final List<String> FOLDERS = List.of("stats/mp/base/", "stats/");
	private static final String ARCHIVE = ".wz";
	/** Limit for the size of a file, in bytes. */
	private static final long MAX_BYTES = 1 << 24;
	/** Limit for the number of folders above a map in which the game is searched. */
	private static final int MOST_ABOVE = 8;

	/**
	 * Finds the places where the files may be.
	 *
	 * @param game the folder of the game. Empty to look in the map's archive, in the folders above the map, and then where
	 * installers put the game
	 */
	static GameFiles of(Path map, Optional<Path> game) {
		List<Path> places = new ArrayList<>();
		if (game.isPresent()) {
			addFolder(game.get(), places);
			return new GameFiles(places);
		}
		Path own = map.toAbsolutePath().normalize();
		places.add(own);
		int above = 0;
		for (Path folder = own.getParent(); folder != null && above < MOST_ABOVE; folder = folder.getParent()) {
			addFolder(folder, places);
			above++;
		}
		INSTALLED.forEach(folder -> addFolder(Path.of(folder), places));
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
	 * Reads all files of a name, such as {@code structure.json}, in the order of the places.
	 *
	 * @throws IOException if a file cannot be read
	 */
	void readAll(String file, MapFiles.Reader<Void> reader) throws IOException {
		for (Path place : places) {
			for (String folder : FOLDERS) {
				if (place.toString().endsWith(ARCHIVE)) {
					readArchived(place, folder + file, reader);
				} else if (InputFile.exists(place.resolve(folder + file))) {
					Path found = place.resolve(folder + file);
					try (InputStream in = InputFile.open(found, MAX_BYTES)) {
						reader.read(in, found.toString());
					}
				}
			}
		}
	}

	private static void readArchived(Path archive, String path, MapFiles.Reader<Void> reader) throws IOException {
		if (!InputFile.exists(archive)) {
			return;
		}
		String name = archive + "/" + path;
		InputFile.channel(archive).close();
		try (ZipFile zip = new ZipFile(archive.toFile())) {
			ZipEntry entry = zip.getEntry(path);
			if (entry != null) {
				try (InputStream in = InputFile.limited(zip.getInputStream(entry), MAX_BYTES, name)) {
					reader.read(in, name);
				}
			}
		} catch (ZipException | EOFException damaged) {
			throw new LevelFormatException(name, 0, "damaged" + MapArchive.reason(damaged)
					+ ", expected an archive of Warzone 2100");
		}
	}
}
