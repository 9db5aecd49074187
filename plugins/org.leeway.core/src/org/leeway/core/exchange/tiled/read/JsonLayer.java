package org.leeway.core.exchange.tiled.read;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.tiled.map.Chunk;
import org.leeway.core.exchange.tiled.map.LayerHead;
import org.leeway.core.exchange.tiled.map.MapObject;
import org.leeway.core.exchange.tiled.map.ObjectGroup;
import org.leeway.core.exchange.tiled.map.TileLayer;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.files.JsonSource;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * A reader of the JSON object of a layer. A layer inherits attributes from the group around it. A file may write the attributes of
 * a group behind its layers. So layers are added to the map only after their group was read completely.
 */
final class JsonLayer {

	private final JsonSource json;
	private final MapParts map;
	private final int depth;
	private final List<JsonLayer> inside = new ArrayList<>();
	private final List<MapObject> objects = new ArrayList<>();
	private final List<Area> chunks = new ArrayList<>();
	private boolean hasChunks;
	private final Area own;
	private String type = "";
	private String name = "";
	private String userClass = "";
	private String encoding = "";
	private String compression = "";
	private boolean visible = true;
	private double offsetX;
	private double offsetY;
	private Values properties = Values.NONE;

	private JsonLayer(JsonSource json, MapParts map, int depth) {
		this.json = json;
		this.map = map;
		this.depth = depth;
		this.own = new Area();
	}

	/** Reads an array of layers. The map gets a layer only when {@link #add} is called. */
	static List<JsonLayer> readAll(JsonSource json, MapParts map, int depth) throws IOException {
		if (depth > MapParts.DEEPEST) {
			throw json.error("more than " + MapParts.DEEPEST + " nested groups, expected fewer");
		}
		List<JsonLayer> layers = new ArrayList<>();
		json.array(() -> {
			JsonLayer layer = new JsonLayer(json, map, depth);
			json.object(layer::member);
			layer.complete();
			return layers.add(layer);
		});
		return layers;
	}

	private void member(String member) throws IOException {
		switch (member) {
		case "type" -> type = json.text();
		case "name" -> name = json.text();
		case "class" -> userClass = json.text();
		case "encoding" -> encoding = json.text();
		case "compression" -> compression = json.text();
		case "visible" -> visible = json.flag();
		case "offsetx" -> offsetX = json.number();
		case "offsety" -> offsetY = json.number();
		case "properties" -> properties = JsonValues.read(json);
		case "layers" -> inside.addAll(readAll(json, map, depth + 1));
		case "objects" -> json.array(() -> objects.add(JsonObjects.read(json)));
		case "chunks" -> readChunks();
		default -> own.member(member);
		}
	}

	private void readChunks() throws IOException {
		hasChunks = true;
		json.array(() -> {
			Area chunk = new Area();
			json.object(chunk::member);
			return chunks.add(chunk);
		});
	}

	/**
	 * Converts the data of the layer and of its chunks into cells. Call this after all members of the JSON object have been read,
	 * because the encoding and the size may come after the data.
	 */
	private void complete() throws IOException {
		if (own.isFilled()) {
			own.complete();
		}
		for (Area chunk : chunks) {
			chunk.complete();
		}
	}

	/**
	 * Adds this layer to the map. If this layer is a group, adds the layers inside it.
	 *
	 * @param group the group around the layer. Null if there is none
	 */
	void add(LayerHead group) throws LevelFormatException {
		LayerHead head = new LayerHead(name, userClass, visible, offsetX, offsetY, properties, null).inside(group);
		switch (type) {
		case "tilelayer" -> {
			if (own.isFilled()) {
				map.checkLayer(name, own.width, own.height, json);
			}
			map.add(new TileLayer(head, tileChunks()), own.isFilled() || hasChunks);
		}
		case "group" -> {
			for (JsonLayer layer : inside) {
				layer.add(head);
			}
		}
		case "objectgroup" -> map.groups.add(new ObjectGroup(head, List.copyOf(objects)));
		case "imagelayer" -> map.skip("image layer");
		default -> map.skip("layer of another type");
		}
	}

	private List<Chunk> tileChunks() {
		List<Chunk> all = new ArrayList<>();
		if (own.isFilled()) {
			all.add(own.chunk(true));
		}
		chunks.forEach(each -> all.add(each.chunk(false)));
		return List.copyOf(all);
	}

	/** A rectangle of cells: the whole layer, or a chunk. */
	private final class Area {

		private int x;
		private int y;
		private int width;
		private int height;
		private CellSink cells;
		private String packed;

		boolean isFilled() {
			return cells != null || packed != null;
		}

		void member(String member) throws IOException {
			switch (member) {
			case "x" -> x = json.whole();
			case "y" -> y = json.whole();
			case "width" -> width = json.whole();
			case "height" -> height = json.whole();
			case "data" -> readData();
			default -> json.skip();
			}
		}

		private void readData() throws IOException {
			if (json.isArray()) {
				cells = new CellSink(map.gids, TerrainGrid.MAX_CELLS, json);
				json.array(() -> {
					cells.add(json.unsigned());
					return null;
				});
			} else {
				packed = json.text();
			}
		}

		private void complete() throws IOException {
			map.reserve(width, height, json);
			long expected = (long) width * height;
			if (cells == null) {
				if (packed == null || !encoding.equals("base64")) {
					throw json.error("layer " + MessageText.quote(name) + " has data in the encoding "
							+ MessageText.quote(encoding)
							+ ", expected an array or base64");
				}
				cells = new CellSink(map.gids, expected, json);
				byte[] bytes = packed.getBytes(StandardCharsets.UTF_8);
				packed = null;
				PackedCells.read(new ByteArrayInputStream(bytes), compression, cells, json);
			}
			if (cells.count() != expected) {
				throw json.error("layer " + MessageText.quote(name) + " has " + cells.count() + " cells, expected " + width
						+ " x "
						+ height);
			}
		}

		private Chunk chunk(boolean isWhole) {
			return new Chunk(isWhole ? 0 : x, isWhole ? 0 : y, width, height, cells.cells());
		}
	}
}
