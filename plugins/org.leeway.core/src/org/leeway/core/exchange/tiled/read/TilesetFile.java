package org.leeway.core.exchange.tiled.read;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.MessageText;
import org.leeway.core.files.Problems;
import org.leeway.core.files.XmlSource;

/**
 * A reader of the file of a tileset, {@code .tsx} or {@code .tsj}. A map names the file relative to its own folder.
 * Absolute paths and network addresses are refused, because a map from elsewhere must not choose other files to read.
 */
final class TilesetFile {

	private static final long LARGEST = 16 << 20;

	private TilesetFile() {
	}

	/** Reads the tileset. The number of its first tile is 1. */
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
		String path = source.replace('\\', '/');
		if (path.isBlank() || path.startsWith("/") || path.matches("\\p{Alpha}[\\p{Alnum}+.-]*:.*")) {
			throw place.error("a tileset at " + MessageText.quote(source) + ", expected a path from the folder of the map");
		}
		try {
			Path file = map.resolveSibling(path);
			if (InputFile.exists(file)) {
				return file;
			}
		} catch (InvalidPathException noPath) {
			// the failure below covers invalid paths
		}
		throw place.error("there is no tileset " + MessageText.quote(source) + " beside the map");
	}

	private static Tileset xml(InputStream in, Path file) throws IOException {
		XmlSource xml = new XmlSource(in, file.toString());
		String root = xml.root();
		if (!root.equals("tileset")) {
			throw xml.error("the root element is <" + root + ">, expected <tileset>");
		}
		return XmlTileset.content(xml, 1);
	}
}
