package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.exchange.tiled.read.TilesetParts.TileParts;
import org.leeway.core.files.XmlSource;

/** A reader of an element {@code <tileset>}. */
final class XmlTileset {

	private XmlTileset() {
	}

	/**
	 * Reads the element {@code <tileset>} that was opened last, up to its end. The element belongs to a map. If the
	 * element refers to a file, reads the file.
	 */
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
		return content(xml, map, first);
	}

	/**
	 * Reads the content of the tileset element that was opened last.
	 *
	 * @param file the file in which the element stands
	 * @param first the tile number of the tile with the id 0
	 */
	static Tileset content(XmlSource xml, Path file, int first) throws IOException {
		TilesetParts parts = new TilesetParts();
		parts.name = xml.text("name");
		parts.count = count(xml);
		parts.width = xml.number("tilewidth", 0);
		parts.height = xml.number("tileheight", 0);
		putAll(xml, parts.image, "columns", "margin", "spacing");
		parts.renderSize = xml.text("tilerendersize");
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			switch (child.get()) {
			case "properties" -> parts.properties = XmlValues.read(xml);
			case "tileoffset" -> {
				parts.offsetX = xml.number("x", 0);
				parts.offsetY = xml.number("y", 0);
				xml.skip();
			}
			case "grid" -> {
				parts.gridOrientation = xml.text("orientation");
				parts.gridWidth = xml.number("width", 0);
				parts.gridHeight = xml.number("height", 0);
				xml.skip();
			}
			case "image" -> {
				read(xml, parts.image);
				xml.skip();
			}
			case "terraintypes" -> readColours(xml, parts.terrains);
			case "wangsets" -> readWangSets(xml, parts);
			case "tile" -> readTile(xml, parts);
			default -> xml.skip();
			}
		}
		return parts.tileset(file, first);
	}

	private static OptionalInt count(XmlSource xml) throws LevelFormatException {
		if (xml.attribute("tilecount").isEmpty()) {
			return OptionalInt.empty();
		}
		int count = xml.whole("tilecount", 0);
		if (count < 0) {
			throw xml.error("<tileset>: tilecount " + count + ", expected 0 or more");
		}
		return OptionalInt.of(count);
	}

	private static void readWangSets(XmlSource xml, TilesetParts parts) throws IOException {
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			WangSet set = new WangSet();
			parts.wangSets.add(set);
			readColours(xml, set);
		}
	}

	/**
	 * Reads the names of a Wang set's colours, and the colours of its tiles. Tilesets of earlier versions have terrains
	 * in place of colours. Also reads the names of these terrains, because elements of terrains and of colours have the
	 * same form.
	 */
	private static void readColours(XmlSource xml, WangSet set) throws IOException {
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			switch (child.get()) {
			case "wangcolor", "terrain" -> set.colours.add(xml.text("name"));
			case "wangedgecolor" -> set.sides.add(xml.text("name"));
			case "wangcornercolor" -> set.corners.add(xml.text("name"));
			case "wangtile" -> set.add(xml.whole("tileid", -1), WangSet.numbers(xml.text("wangid")));
			default -> {
				// skips other elements, such as the properties of the set
			}
			}
			xml.skip();
		}
	}

	private static void readTile(XmlSource xml, TilesetParts parts) throws IOException {
		int id = id(xml);
		TileParts tile = new TileParts();
		parts.put(id, tile);
		tile.type = xml.attribute("class").orElse(xml.text("type"));
		putAll(xml, tile.image, "x", "y");
		tile.width = xml.number("width", 0);
		tile.height = xml.number("height", 0);
		xml.attribute("terrain").ifPresent(corners -> parts.terrains.add(id, WangSet.terrains(corners)));
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			switch (child.get()) {
			case "properties" -> tile.properties = XmlValues.read(xml);
			case "objectgroup" -> tile.shapes = XmlObjects.readAll(xml);
			case "image" -> {
				read(xml, tile.image);
				tile.width = tile.width > 0 ? tile.width : xml.number("width", 0);
				tile.height = tile.height > 0 ? tile.height : xml.number("height", 0);
				xml.skip();
			}
			default -> xml.skip();
			}
		}
	}

	/** Reads the attributes of the element {@code <image>} that was opened last. */
	private static void read(XmlSource xml, ImageParts image) {
		image.source = xml.text("source");
		image.setClear(xml.text("trans"));
		putAll(xml, image, "width");
	}

	private static void putAll(XmlSource xml, ImageParts image, String... attributes) {
		for (String each : attributes) {
			xml.attribute(each).ifPresent(text -> image.put(each, text));
		}
	}

	private static int id(XmlSource xml) throws LevelFormatException {
		int id = xml.whole("id", -1);
		if (id < 0) {
			throw xml.error("<tile>: id " + xml.text("id") + ", expected 0 or more");
		}
		return id;
	}
}
