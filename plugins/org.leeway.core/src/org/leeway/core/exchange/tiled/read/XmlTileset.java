package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.files.LevelFormatException;
import org.leeway.core.files.XmlSource;

/** Reads an element {@code <tileset>}. */
final class XmlTileset {

	private XmlTileset() {
	}

	/** The element of a map has just been opened; reads up to its end, and the file that it refers to. */
	static Tileset read(XmlSource xml, Path map) throws IOException {
		int first = xml.whole("firstgid", 0);
		if (first < 1) {
			throw xml.error("<tileset>: firstgid " + first + ", expected 1 or more");
		}
		Optional<String> source = xml.attribute("source");
		if (source.isPresent()) {
			Tileset external = TilesetFile.read(source.get(), map, xml);
			xml.skip();
			return external.at(first);
		}
		return content(xml, first);
	}

	/** Reads the content of a tileset, whose element has just been opened. */
	static Tileset content(XmlSource xml, int first) throws IOException {
		String name = xml.text("name");
		OptionalInt count = xml.attribute("tilecount").isEmpty() ? OptionalInt.empty()
				: OptionalInt.of(xml.whole("tilecount", 0));
		if (count.orElse(0) < 0) {
			throw xml.error("<tileset>: tilecount " + count.getAsInt() + ", expected 0 or more");
		}
		Map<Integer, Tile> tiles = new LinkedHashMap<>();
		Values properties = Values.NONE;
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			switch (child.get()) {
			case "properties" -> properties = XmlValues.read(xml);
			case "tile" -> {
				Tile tile = tile(xml);
				tiles.put(tile.id(), tile);
			}
			default -> xml.skip();
			}
		}
		return new Tileset(first, name, count, tiles, properties);
	}

	private static Tile tile(XmlSource xml) throws IOException {
		int id = id(xml);
		String type = xml.attribute("class").orElse(xml.text("type"));
		Values properties = Values.NONE;
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			if (child.get().equals("properties")) {
				properties = XmlValues.read(xml);
			} else {
				xml.skip();
			}
		}
		return new Tile(id, type, properties);
	}

	private static int id(XmlSource xml) throws LevelFormatException {
		int id = xml.whole("id", -1);
		if (id < 0) {
			throw xml.error("<tile>: id " + xml.text("id") + ", expected 0 or more");
		}
		return id;
	}
}
