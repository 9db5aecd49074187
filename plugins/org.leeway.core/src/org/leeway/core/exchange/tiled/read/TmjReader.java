package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.files.JsonSource;

/** A reader of a map in JSON. */
public final class TmjReader {

	private final JsonSource json;
	private final Path file;
	private final MapParts map = new MapParts();
	private final List<JsonLayer> layers = new ArrayList<>();

	private TmjReader(InputStream in, Path file) {
		this.json = new JsonSource(in, file.toString());
		this.file = file;
	}

	/**
	 * Reads a map, and the tilesets that it refers to.
	 *
	 * @throws LevelFormatException if the input is no map. The message has the file and the line
	 * @throws IOException if the input or a tileset cannot be read
	 */
	public static TiledMap read(InputStream in, Path file) throws IOException {
		TmjReader reader = new TmjReader(in, file);
		return reader.json.reading(reader::read);
	}

	private TiledMap read() throws IOException {
		json.object(this::member);
		json.end();
		map.checkHead(json);
		for (JsonLayer layer : layers) {
			layer.add(null);
		}
		return map.finish();
	}

	private void member(String member) throws IOException {
		switch (member) {
		case "orientation" -> map.orientation = json.text();
		case "staggeraxis" -> map.staggerAxis = json.text();
		case "staggerindex" -> map.staggerIndex = json.text();
		case "width" -> map.width = json.whole();
		case "height" -> map.height = json.whole();
		case "tilewidth" -> map.tileWidth = json.number();
		case "tileheight" -> map.tileHeight = json.number();
		case "infinite" -> map.isInfinite = json.flag();
		case "properties" -> map.properties = JsonValues.read(json);
		case "tilesets" -> json.array(() -> map.tilesets.add(JsonTileset.read(json, file)));
		case "layers" -> layers.addAll(JsonLayer.readAll(json, map, 1));
		default -> json.skip();
		}
	}
}
