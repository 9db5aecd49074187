package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.tiled.map.Chunk;
import org.leeway.core.exchange.tiled.map.LayerHead;
import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.ObjectGroup;
import org.leeway.core.exchange.tiled.map.TileLayer;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.files.XmlSource;

/** A reader of a map in XML. */
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
	 * @throws LevelFormatException if the input is no map. The message has the file and the line
	 * @throws IOException if the input or a tileset cannot be read
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
		map.staggerAxis = xml.attribute("staggeraxis").orElse(map.staggerAxis);
		map.staggerIndex = xml.attribute("staggerindex").orElse(map.staggerIndex);
		map.width = xml.whole("width", 0);
		map.height = xml.whole("height", 0);
		map.tileWidth = xml.number("tilewidth", 0);
		map.tileHeight = xml.number("tileheight", 0);
		map.isInfinite = xml.flag("infinite", false);
		map.checkHead(xml);
		readParts(null, 0);
		return map.finish();
	}

	/**
	 * Reads the layers and other elements inside the map or inside a group of layers.
	 *
	 * @param group the attributes of the group. Null for the map
	 * @param depth how many groups are around these elements
	 */
	private void readParts(LayerHead group, int depth) throws IOException {
		LayerHead around = group;
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			switch (child.get()) {
			case "properties" -> around = readProperties(around);
			case "tileset" -> map.tilesets.add(XmlTileset.read(xml, file));
			case "layer" -> readLayer(head(around));
			case "objectgroup" -> readObjects(head(around));
			case "group" -> readGroup(head(around), depth + 1);
			case "imagelayer" -> {
				map.skip("image layer");
				xml.skip();
			}
			default -> xml.skip();
			}
		}
	}

	/**
	 * Reads the properties of a group, and returns its attributes with these properties. If {@code group} is null, reads and stores
	 * the properties of the map instead, and returns null.
	 *
	 * @param group the attributes of the group. Null for the map
	 */
	private LayerHead readProperties(LayerHead group) throws IOException {
		Values values = XmlValues.read(xml);
		if (group != null) {
			return group.with(values);
		}
		map.properties = values;
		return null;
	}

	private void readGroup(LayerHead head, int depth) throws IOException {
		if (depth > MapParts.DEEPEST) {
			throw xml.error("more than " + MapParts.DEEPEST + " nested groups, expected fewer");
		}
		readParts(head, depth);
	}

	/**
	 * Reads the attributes of the layer or group whose element was opened last.
	 *
	 * @param group the group around this layer or group. Null if there is none
	 */
	private LayerHead head(LayerHead group) throws LevelFormatException {
		return new LayerHead(xml.text("name"), xml.text("class"), xml.flag("visible", true), xml.number("offsetx", 0),
				xml.number("offsety", 0), Values.NONE, null).inside(group);
	}

	private void readObjects(LayerHead head) throws IOException {
		LayerHead known = head;
		List<MapObject> objects = new ArrayList<>();
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			switch (child.get()) {
			case "properties" -> known = head.with(XmlValues.read(xml));
			case "object" -> objects.add(XmlObjects.read(xml));
			default -> xml.skip();
			}
		}
		map.groups.add(new ObjectGroup(known, List.copyOf(objects)));
	}

	private void readLayer(LayerHead head) throws IOException {
		int width = xml.whole("width", map.width);
		int height = xml.whole("height", map.height);
		map.checkLayer(head.name(), width, height, xml);
		LayerHead known = head;
		boolean hasData = false;
		List<Chunk> chunks = new ArrayList<>();
		for (Optional<String> child = xml.nextChild(); child.isPresent(); child = xml.nextChild()) {
			switch (child.get()) {
			case "properties" -> known = head.with(XmlValues.read(xml));
			case "data" -> {
				hasData = true;
				chunks.addAll(new XmlCells(xml, map).read(width, height, !map.isInfinite));
			}
			default -> xml.skip();
			}
		}
		map.add(new TileLayer(known, List.copyOf(chunks)), hasData);
	}
}
