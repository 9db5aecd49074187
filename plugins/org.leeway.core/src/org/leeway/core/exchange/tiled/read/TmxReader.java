package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.tiled.map.Chunk;
import org.leeway.core.exchange.tiled.map.TileLayer;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.files.LevelFormatException;
import org.leeway.core.files.XmlSource;

/** Reads a map in XML. */
public final class TmxReader {

	private final XmlSource xml;
	private final Path file;
	private final MapParts map = new MapParts();

	private TmxReader(InputStream in, Path file) throws IOException {
		this.xml = new XmlSource(in, file.toString());
		this.file = file;
	}

	/**
	 * Reads a map, and the tilesets that it refers to.
	 *
	 * @throws LevelFormatException if it is none, with the file and the line
	 * @throws IOException if it cannot be read
	 */
	public static TiledMap read(InputStream in, Path file) throws IOException {
		return new TmxReader(in, file).read();
	}

	private TiledMap read() throws IOException {
		String root = xml.root();
		if (!root.equals("map")) {
			throw xml.error("the root element is <" + root + ">, expected <map>");
		}
		map.orientation = xml.attribute("orientation").orElse(map.orientation);
		map.width = xml.whole("width", 0);
		map.height = xml.whole("height", 0);
		map.tileWidth = xml.number("tilewidth", 0);
		map.tileHeight = xml.number("tileheight", 0);
		map.isInfinite = xml.flag("infinite", false);
		map.checkHead(xml);
		readParts(LayerScope.MAP);
		return map.finish();
	}

	/** Reads what is in the map or in a group. */
	private void readParts(LayerScope scope) throws IOException {
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			switch (child.get()) {
			case "properties" -> readProperties(scope);
			case "tileset" -> map.tilesets.add(XmlTileset.read(xml, file));
			case "layer" -> readLayer(scope);
			case "objectgroup" -> new XmlObjects(xml, map).read(inside(scope));
			case "group" -> readGroup(scope);
			case "imagelayer" -> {
				map.skip("image layer");
				xml.skip();
			}
			default -> xml.skip();
			}
		}
	}

	private void readProperties(LayerScope scope) throws IOException {
		Values values = XmlValues.read(xml);
		if (scope == LayerScope.MAP) {
			map.properties = values;
		}
	}

	private void readGroup(LayerScope scope) throws IOException {
		if (scope.depth() >= MapParts.DEEPEST) {
			throw xml.error("more than " + MapParts.DEEPEST + " groups in each other, expected less");
		}
		readParts(inside(scope));
	}

	private LayerScope inside(LayerScope scope) throws LevelFormatException {
		return scope.inside(xml.flag("visible", true), xml.number("offsetx", 0), xml.number("offsety", 0));
	}

	private void readLayer(LayerScope scope) throws IOException {
		String name = xml.text("name");
		boolean visible = inside(scope).isVisible();
		int width = xml.whole("width", map.width);
		int height = xml.whole("height", map.height);
		map.checkLayer(name, width, height, xml);
		Values properties = Values.NONE;
		List<Chunk> chunks = new ArrayList<>();
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			switch (child.get()) {
			case "properties" -> properties = XmlValues.read(xml);
			case "data" -> chunks.addAll(new XmlCells(xml, map).read(width, height, !map.isInfinite));
			default -> xml.skip();
			}
		}
		map.layers.add(new TileLayer(name, visible, properties, List.copyOf(chunks)));
	}
}
