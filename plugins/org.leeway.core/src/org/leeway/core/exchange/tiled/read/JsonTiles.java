package org.leeway.core.exchange.tiled.read;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.read.TilesetParts.TileParts;
import org.leeway.core.files.JsonSource;
import org.leeway.core.files.MessageText;

/**
 * A reader of the tiles of a tileset in JSON. The tiles are an array. Before Tiled 1.2, the tiles were an object that
 * had a member for each tile. The name of the member was the id of the tile.
 */
final class JsonTiles {

	private final JsonSource json;
	private final TilesetParts parts;

	JsonTiles(JsonSource json, TilesetParts parts) {
		this.json = json;
		this.parts = parts;
	}

	void read() throws IOException {
		if (json.isArray()) {
			json.array(() -> {
				JsonTile tile = new JsonTile(new TileParts());
				json.object(tile::member);
				tile.add(tile.id);
				return null;
			});
		} else {
			json.object(member -> {
				int id = id(member);
				JsonTile tile = new JsonTile(parts.tile(id));
				json.object(tile::member);
				tile.add(id);
			});
		}
	}

	/**
	 * Reads the properties of tiles, indexed by id. Only files from before Tiled 1.2 store the properties apart from the
	 * tiles.
	 */
	void readProperties() throws IOException {
		json.object(member -> parts.tile(id(member)).properties = JsonValues.read(json));
	}

	private int id(String member) throws LevelFormatException {
		return MessageText.whole(member).filter(id -> id >= 0)
				.orElseThrow(() -> json.error("a tile with the id " + MessageText.quote(member) + ", expected 0 or more"));
	}

	/**
	 * Reads a member that describes a picture: its file, its size, or its place in the file. A wrong value does not
	 * fail the import.
	 */
	static void readImage(JsonSource json, String member, ImageParts image) throws IOException {
		if (!json.isScalar()) {
			json.skip();
			return;
		}
		String text = json.text();
		switch (member) {
		case "image" -> image.source = text;
		case "imagewidth" -> image.put("width", text);
		case "transparentcolor" -> image.setClear(text);
		default -> image.put(member, text);
		}
	}

	/** A reader of a tile. */
	private final class JsonTile {

		private final TileParts tile;
		private final List<Integer> terrains = new ArrayList<>();
		private int id = -1;
		private double ownWidth;
		private double ownHeight;

		JsonTile(TileParts tile) {
			this.tile = tile;
		}

		void member(String member) throws IOException {
			switch (member) {
			case "id" -> id = json.whole();
			case "type", "class" -> tile.type = json.text();
			case "properties" -> tile.properties = JsonValues.read(json);
			case "image", "x", "y" -> readImage(json, member, tile.image);
			case "imagewidth" -> tile.width = json.number();
			case "imageheight" -> tile.height = json.number();
			case "width" -> ownWidth = json.number();
			case "height" -> ownHeight = json.number();
			case "terrain" -> json.array(() -> terrains.add(json.whole() + 1));
			case "objectgroup" -> json.object(this::shapes);
			default -> json.skip();
			}
		}

		private void shapes(String member) throws IOException {
			if (member.equals("objects")) {
				List<MapObject> shapes = new ArrayList<>();
				json.array(() -> shapes.add(JsonObjects.read(json)));
				tile.shapes = shapes;
			} else {
				json.skip();
			}
		}

		/** Adds the tile to the tileset. */
		void add(int number) throws LevelFormatException {
			if (number < 0) {
				throw json.error("a tile with the id " + number + ", expected 0 or more");
			}
			// the tile's own size is the size of the part of the image that it shows. If the file lacks it, the tile shows the
			// whole image
			tile.width = ownWidth > 0 ? ownWidth : tile.width;
			tile.height = ownHeight > 0 ? ownHeight : tile.height;
			parts.put(number, tile);
			parts.terrains.add(number, terrains.stream().mapToInt(Integer::intValue).toArray());
		}
	}
}
