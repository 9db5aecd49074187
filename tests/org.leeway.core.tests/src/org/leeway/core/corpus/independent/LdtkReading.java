package org.leeway.core.corpus.independent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** A reader that finds the blocking cells of an LDtk project, by the rules of {@code docs/rasters.md}. */
final class LdtkReading {

	private final Path file;
	private final JsonObject root;
	private final Map<Integer, Map<Integer, String>> names = new HashMap<>();

	/**
	 * The values of a layer. A cell is a square of {@code side} x {@code side} pixels.
	 *
	 * @param names the names of values, indexed by value
	 * @param left x of the first cell, in pixels
	 * @param top y of the first cell, in pixels
	 * @param width number of columns
	 * @param values row by row. 0 for no value
	 */
	private record Layer(String name, Map<Integer, String> names, int side, int left, int top, int width, int[] values) {

		int at(int x, int y) {
			int column = Math.floorDiv(x - left, side);
			int row = Math.floorDiv(y - top, side);
			boolean isInside = column >= 0 && column < width && row >= 0 && row < values.length / width;
			return isInside ? values[row * width + column] : 0;
		}

		boolean blocksAt(int x, int y) {
			int value = at(x, y);
			return value != 0 && (hasMarkedValues() ? MarkWords.block(names.getOrDefault(value, "")) : MarkWords.block(name));
		}

		boolean hasMarks() {
			return MarkWords.block(name) || hasMarkedValues();
		}

		private boolean hasMarkedValues() {
			return names.values().stream().anyMatch(MarkWords::block);
		}
	}

	/**
	 * A level of a project.
	 *
	 * @param side side of a cell in pixels: the smallest side of the layers with values. If no layer has values, the smallest
	 * side of all layers. 0 if there is no layer
	 */
	private record Room(int width, int height, int side, List<Layer> layers) {
	}

	private LdtkReading(Path file) throws IOException {
		this.file = file;
		root = parse(file);
		for (JsonElement each : root.getAsJsonObject("defs").getAsJsonArray("layers")) {
			JsonObject layer = each.getAsJsonObject();
			Map<Integer, String> values = new HashMap<>();
			int next = 1;
			for (JsonElement value : list(layer, "intGridValues")) {
				JsonObject one = value.getAsJsonObject();
				JsonElement name = one.get("identifier");
				values.put(whole(one, "value", next++), name == null || name.isJsonNull() ? "" : name.getAsString());
			}
			names.put(whole(layer, "uid", 0), values);
		}
	}

	static List<BlockedCells> read(Path file) throws IOException {
		return new LdtkReading(file).levels();
	}

	private static JsonObject parse(Path file) throws IOException {
		return JsonParser.parseString(Files.readString(file).replace("\uFEFF", "")).getAsJsonObject();
	}

	private static JsonArray list(JsonObject owner, String name) {
		JsonElement list = owner.get(name);
		return list == null || list.isJsonNull() ? new JsonArray() : list.getAsJsonArray();
	}

	private static int whole(JsonObject owner, String name, int otherwise) {
		JsonElement number = owner.get(name);
		return number == null || number.isJsonNull() ? otherwise : number.getAsInt();
	}

	private List<BlockedCells> levels() throws IOException {
		List<JsonElement> sources = new ArrayList<>(list(root, "levels").asList());
		list(root, "worlds").forEach(world -> sources.addAll(list(world.getAsJsonObject(), "levels").asList()));
		List<Room> rooms = new ArrayList<>();
		for (JsonElement source : sources) {
			rooms.add(room(source.getAsJsonObject()));
		}
		boolean haveValues = rooms.stream().anyMatch(room -> !room.layers.isEmpty());
		rooms.removeIf(room -> haveValues ? room.layers.isEmpty() : room.side == 0);
		boolean haveMarks = rooms.stream().flatMap(room -> room.layers.stream()).anyMatch(Layer::hasMarks);
		return rooms.stream().map(room -> blocked(room, haveMarks)).toList();
	}

	private Room room(JsonObject source) throws IOException {
		JsonElement path = source.get("externalRelPath");
		JsonObject level = path == null || path.isJsonNull() ? source : parse(file.resolveSibling(path.getAsString()));
		List<Layer> layers = new ArrayList<>();
		int finest = 0;
		for (JsonElement each : list(level, "layerInstances")) {
			JsonObject layer = each.getAsJsonObject();
			int side = whole(layer, "__gridSize", 1);
			finest = finest == 0 ? side : Math.min(finest, side);
			if (layer.get("__type").getAsString().equals("IntGrid")) {
				layers.add(layer(layer));
			}
		}
		return new Room(whole(level, "pxWid", 0), whole(level, "pxHei", 0), layers.stream().mapToInt(Layer::side).min().orElse(finest),
				layers);
	}

	private Layer layer(JsonObject source) {
		int width = whole(source, "__cWid", 1);
		int[] values = new int[width * whole(source, "__cHei", 1)];
		JsonArray all = list(source, "intGridCsv");
		for (int i = 0; i < all.size(); i++) {
			values[i] = all.get(i).getAsInt();
		}
		// intGrid is the list of versions before 0.8. That list has only the cells with a value, and numbers the values from 0,
		// while intGridCsv numbers them from 1
		for (JsonElement each : list(source, "intGrid")) {
			values[whole(each.getAsJsonObject(), "coordId", 0)] = whole(each.getAsJsonObject(), "v", -1) + 1;
		}
		return new Layer(source.get("__identifier").getAsString(), names.getOrDefault(whole(source, "layerDefUid", 0), Map.of()),
				whole(source, "__gridSize", 1), whole(source, "__pxTotalOffsetX", 0), whole(source, "__pxTotalOffsetY", 0), width, values);
	}

	private static BlockedCells blocked(Room room, boolean haveMarks) {
		int side = room.side;
		int width = Math.ceilDiv(room.width, side);
		int height = Math.ceilDiv(room.height, side);
		BitSet marked = new BitSet();
		BitSet filled = new BitSet();
		for (int i = 0; i < width * height; i++) {
			int x = i % width * side;
			int y = i / width * side;
			filled.set(i, room.layers.stream().anyMatch(layer -> layer.at(x + side / 2, y + side / 2) != 0));
			marked.set(i, room.layers.stream().anyMatch(layer -> blocks(layer, x, y, side)));
		}
		boolean isFull = filled.cardinality() == width * height;
		return new BlockedCells(width, height, haveMarks ? marked : isFull ? new BitSet() : filled);
	}

	private static boolean blocks(Layer layer, int left, int top, int side) {
		for (int y = top; y < top + side; y++) {
			for (int x = left; x < left + side; x++) {
				if (layer.blocksAt(x, y)) {
					return true;
				}
			}
		}
		return false;
	}
}
