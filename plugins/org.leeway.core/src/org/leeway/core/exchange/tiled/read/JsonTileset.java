package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.files.JsonSource;

/** A reader of the JSON object of a tileset. */
final class JsonTileset {

	private final JsonSource json;
	private final TilesetParts parts = new TilesetParts();
	private String source;
	private int first = 1;

	private JsonTileset(JsonSource json) {
		this.json = json;
	}

	/** Reads a tileset inside of a map. If the tileset refers to a file, reads this file. */
	static Tileset read(JsonSource json, Path map) throws IOException {
		JsonTileset reader = new JsonTileset(json);
		json.object(reader::member);
		if (reader.first < 1) {
			throw json.error("firstgid " + reader.first + ", expected 1 or more");
		}
		Optional<String> external = Optional.ofNullable(reader.source);
		return external.isPresent() ? TilesetFile.read(external.get(), map, json).at(reader.first)
				: reader.parts.tileset(map, reader.first);
	}

	/** Reads the file of a tileset. This file cannot refer to another file. */
	static Tileset read(InputStream in, Path file) throws IOException {
		JsonSource json = new JsonSource(in, file.toString());
		JsonTileset reader = new JsonTileset(json);
		return json.reading(() -> {
			json.object(reader::member);
			return reader.parts.tileset(file, 1);
		});
	}

	private void member(String member) throws IOException {
		switch (member) {
		case "firstgid" -> first = json.whole();
		case "name" -> parts.name = json.text();
		case "source" -> source = json.text();
		case "tilecount" -> parts.count = OptionalInt.of(count());
		case "tilewidth" -> parts.width = json.number();
		case "tileheight" -> parts.height = json.number();
		case "columns", "margin", "spacing", "image", "imagewidth", "transparentcolor" -> JsonTiles.readImage(json, member, parts.image);
		case "tilerendersize" -> parts.renderSize = json.text();
		case "tileoffset" -> json.object(this::offset);
		case "grid" -> json.object(this::grid);
		case "properties" -> parts.properties = JsonValues.read(json);
		case "terrains" -> json.array(() -> JsonWangSet.colour(json, parts.terrains.colours));
		case "wangsets" -> json.array(() -> parts.wangSets.add(JsonWangSet.read(json)));
		case "tiles" -> new JsonTiles(json, parts).read();
		case "tileproperties" -> new JsonTiles(json, parts).readProperties();
		default -> json.skip();
		}
	}

	private int count() throws IOException {
		int count = json.whole();
		if (count < 0) {
			throw json.error("tilecount " + count + ", expected 0 or more");
		}
		return count;
	}

	private void offset(String member) throws IOException {
		switch (member) {
		case "x" -> parts.offsetX = json.number();
		case "y" -> parts.offsetY = json.number();
		default -> json.skip();
		}
	}

	private void grid(String member) throws IOException {
		switch (member) {
		case "orientation" -> parts.gridOrientation = json.text();
		case "width" -> parts.gridWidth = json.number();
		case "height" -> parts.gridHeight = json.number();
		default -> json.skip();
		}
	}
}
