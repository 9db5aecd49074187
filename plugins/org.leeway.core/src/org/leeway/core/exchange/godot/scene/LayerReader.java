package org.leeway.core.exchange.godot.scene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.files.MessageText;
import org.leeway.core.text.Counts;

/**
 * A reader of the layers of tiles: nodes {@code TileMapLayer} of Godot 4.3 and later, and nodes {@code TileMap} of earlier
 * versions.
 */
final class LayerReader {

	private static final Pattern CELLS = Pattern.compile("layer_(\\d{1,5})/tile_data");
	/** The version number that Godot 4 writes for the format of the cells in a node {@code TileMap}. */
	private static final int FORMAT = 2;

	private final ProjectFiles files;
	private final List<SceneLayer> layers = new ArrayList<>();
	private final Map<TextSection, TileSet> sets = new IdentityHashMap<>();
	private final List<Diagnostic> diagnostics = new ArrayList<>();
	private final Map<String, Integer> lost = new HashMap<>();
	private int nodes;

	LayerReader(ProjectFiles files) {
		this.files = files;
	}

	/** Reads the layers of tiles of a node. Does nothing if the node is no layer of tiles. */
	void add(SceneNode node) throws IOException {
		boolean isMap = node.type().equals("TileMap");
		if (!isMap && !node.type().equals("TileMapLayer")) {
			return;
		}
		nodes++;
		if (!node.flag("enabled", true)) {
			lose("layers that are not enabled");
			return;
		}
		Map<Integer, Value> cells = new TreeMap<>();
		if (isMap) {
			for (Map.Entry<String, Value> each : node.values().entrySet()) {
				Matcher layer = CELLS.matcher(each.getKey());
				if (layer.matches()) {
					cells.put(Integer.parseInt(layer.group(1)), each.getValue());
				}
			}
		} else {
			node.value("tile_map_data").ifPresent(value -> cells.put(-1, value));
		}
		if (!cells.isEmpty()) {
			Optional<TileSet> set = set(node);
			for (Map.Entry<Integer, Value> each : cells.entrySet()) {
				add(node, each.getKey(), each.getValue(), set);
			}
		}
	}

	private void add(SceneNode node, int index, Value value, Optional<TileSet> set) throws LevelFormatException {
		String prefix = "layer_" + index;
		if (index >= 0 && !node.flag(prefix + "/enabled", true)) {
			lose("layers that are not enabled");
			return;
		}
		String name = index < 0 ? node.name() : node.value(prefix + "/name").flatMap(Value::text).orElse(node.name());
		TileCells cells = cells(node, name, value);
		if (set.isEmpty()) {
			lose("layers whose tile set is not found");
		} else if (cells.count() > 0) {
			layers.add(new SceneLayer(node, name, set.get(), cells, node.place(), node.flag("collision_enabled", true),
					node.flag("navigation_enabled", true)));
		}
	}

	private static TileCells cells(SceneNode node, String name, Value value) throws LevelFormatException {
		try {
			if (value.content() instanceof byte[] bytes) {
				return TileCells.ofBytes(bytes);
			} else if (value.content() instanceof int[] ints) {
				int format = node.whole("format", FORMAT);
				if (format != FORMAT) {
					throw value.error("format " + format + " of the cells of " + MessageText.quote(name) + ", expected " + FORMAT);
				}
				return TileCells.ofInts(ints);
			}
		} catch (IllegalArgumentException wrong) {
			throw value.error("the cells of the layer " + MessageText.quote(name) + ": " + wrong.getMessage());
		}
		throw value.error("the cells of the layer " + MessageText.quote(name) + " are of another kind, expected a packed array");
	}

	private Optional<TileSet> set(SceneNode node) throws IOException {
		Optional<Value> value = node.value("tile_set");
		Optional<TextSection> section = value.isEmpty() ? Optional.empty() : files.resource(value.get());
		if (section.isEmpty()) {
			return Optional.empty();
		}
		TileSet known = sets.get(section.get());
		if (known == null) {
			known = TileSet.of(section.get(), MessageText.quote(node.name()), files);
			sets.put(section.get(), known);
		}
		return Optional.of(known);
	}

	private void lose(String what) {
		lost.merge(what, 1, Integer::sum);
	}

	/** Returns the layers with at least one tile, in the order of the scene. */
	List<SceneLayer> layers() {
		return layers;
	}

	/** Returns a message if no layer has a tile. Otherwise empty. */
	Optional<String> problem() {
		if (!layers.isEmpty()) {
			return Optional.empty();
		}
		if (nodes == 0) {
			return Optional.of("no node TileMapLayer or TileMap, expected one with tiles");
		}
		String path = files.missing().isEmpty() ? "" : ", such as " + MessageText.quote(files.missing().iterator().next());
		return Optional.of("no layer with tiles that can be read among " + Counts.of(nodes, "node TileMapLayer",
				"nodes TileMapLayer")
				+ (lost.isEmpty() ? ", expected one: scripts may place the tiles"
						: " (" + String.join(", ", lost.keySet()) + ")" + (files.hasProject() ? path
								: ", expected a file project.godot in a folder above the scene")));
	}

	List<Diagnostic> diagnostics() {
		lost.forEach((what, count) -> diagnostics.add(Diagnostic.lost(Character.toUpperCase(what.charAt(0)) + what.substring(1)
				+ " ("
				+ count + ") are left out.")));
		return diagnostics;
	}
}
