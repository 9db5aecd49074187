package org.leeway.core.exchange.tiled.read;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;

import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.MessageText;
import org.leeway.core.files.Problems;
import org.leeway.core.files.XmlSource;

/**
 * A reader of the file of a tileset, {@code .tsx} or {@code .tsj}. A map names the file relative to its own folder.
 */
final class TilesetFile {

	private static final long LARGEST = 16 << 20;

	private TilesetFile() {
	}

	/** Reads the tileset of a file. Tile numbers begin at 1. */
	static Tileset read(String source, Path map, Problems place) throws IOException {
		Path file = find(source, map, place);
		try (InputStream in = new BufferedInputStream(InputFile.open(file, LARGEST))) {
			in.mark(1);
			int first = in.read();
			in.reset();
			return first == '{' ? JsonTileset.read(in, file) : xml(in, file);
		}
	}

	private static Path find(String source, Path map, Problems place) throws IOException {
		if (!LinkedFile.isRelative(source)) {
			throw place.error("a tileset at " + MessageText.quote(source) + ", expected a path from the folder of the map");
		}
		Optional<Path> file = LinkedFile.of(source, map);
		if (file.isPresent() && InputFile.exists(file.get())) {
			return file.get();
		}
		throw place.error("there is no tileset " + MessageText.quote(source) + " beside the map");
	}

	private static Tileset xml(InputStream in, Path file) throws IOException {
		XmlSource xml = new XmlSource(in, file.toString());
		String root = xml.root();
		if (!root.equals("tileset")) {
			throw xml.error("the root element is <" + root + ">, expected <tileset>");
		}
		return XmlTileset.content(xml, file, 1);
	}
}
