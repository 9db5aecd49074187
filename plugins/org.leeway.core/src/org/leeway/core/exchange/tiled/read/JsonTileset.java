package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.files.JsonSource;
import org.leeway.core.files.LevelFormatException;

/** Reads the object of a tileset. */
final class JsonTileset {

	private final JsonSource json;
	private final Map<Integer, Tile> tiles = new LinkedHashMap<>();
	private String name = "";
	private String source;
	private OptionalInt count = OptionalInt.empty();
	private Values properties = Values.NONE;
	private int first = 1;

	private JsonTileset(JsonSource json) {
		this.json = json;
	}

	/** Reads a tileset of a map, and the file that it refers to. */
	static Tileset read(JsonSource json, Path map) throws IOException {
		JsonTileset reader = new JsonTileset(json);
		json.object(reader::member);
		if (reader.first < 1) {
			throw json.error("firstgid " + reader.first + ", expected 1 or more");
		}
		Optional<String> external = Optional.ofNullable(reader.source);
		return external.isPresent() ? TilesetFile.read(external.get(), map, json).at(reader.first) : reader.tileset();
	}

	/** Reads a file with a tileset, which refers to no other. */
	static Tileset read(InputStream in, Path file) throws IOException {
		JsonSource json = new JsonSource(in, file.toString());
		JsonTileset reader = new JsonTileset(json);
		return json.reading(() -> {
			json.object(reader::member);
			return reader.tileset();
		});
	}

	private Tileset tileset() throws LevelFormatException {
		if (count.orElse(0) < 0) {
			throw json.error("tilecount " + count.getAsInt() + ", expected 0 or more");
		}
		return new Tileset(first, name, count, tiles, properties);
	}

	private void member(String member) throws IOException {
		switch (member) {
		case "firstgid" -> first = json.whole();
		case "name" -> name = json.text();
		case "source" -> source = json.text();
		case "tilecount" -> count = OptionalInt.of(json.whole());
		case "properties" -> properties = JsonValues.read(json);
		case "tiles" -> readTiles();
		default -> json.skip();
		}
	}

	private void readTiles() throws IOException {
		if (!json.isArray()) {
			// an object by id, as before Tiled 1.2
			json.skip();
			return;
		}
		json.array(() -> {
			Tile tile = new JsonTile().read();
			return tiles.put(tile.id(), tile);
		});
	}

	/** Reads a tile. */
	private final class JsonTile {

		private int id = -1;
		private String type = "";
		private Values values = Values.NONE;

		Tile read() throws IOException {
			json.object(this::member);
			if (id < 0) {
				throw json.error("a tile with the id " + id + ", expected 0 or more");
			}
			return new Tile(id, type, values);
		}

		private void member(String member) throws IOException {
			switch (member) {
			case "id" -> id = json.whole();
			case "type", "class" -> type = json.text();
			case "properties" -> values = JsonValues.read(json);
			default -> json.skip();
			}
		}
	}
}
