package org.leeway.core.corpus.independent;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.w3c.dom.Element;

/** The rules for tiles: whether a tile blocks the cells where it lies. The rules come from the tilesets of a map. */
final class TileRules {

	private static final int NUMBER = 0x0FFFFFFF;
	private static final Rule NO_RULE = new Rule(false, false, false);

	private final Element map;
	private final List<TileSet> sets = new ArrayList<>();
	private final Map<Integer, Rule> known = new HashMap<>();

	/**
	 * The rule for a tile.
	 *
	 * @param blocks whether the tile blocks its cell in every layer
	 * @param isFree whether the tile never blocks, not even in a layer whose tiles block, because a property says so
	 * @param isMark whether the map maker has clearly marked the tile as blocking: by a property, by a shape, or by a name. The
	 * name of a {@linkplain MarkWords#isThing thing}, such as a wall, is no clear mark
	 */
	record Rule(boolean blocks, boolean isFree, boolean isMark) {
	}

	private record TileSet(int first, Element root, Map<Integer, Element> tiles) {

		boolean contains(int number) {
			int id = number - first;
			return id >= 0 && (!root.hasAttribute("tilecount") || id < MapDom.whole(root, "tilecount") || tiles.containsKey(id));
		}
	}

	TileRules(Element map, Path file) throws IOException, NotComparedException {
		this.map = map;
		for (Element entry : MapDom.children(map, "tileset")) {
			String source = entry.getAttribute("source").replace('\\', '/');
			Element root = source.isEmpty() ? entry : MapDom.read(file.resolveSibling(source));
			Map<Integer, Element> tiles = new LinkedHashMap<>();
			MapDom.children(root, "tile").forEach(tile -> tiles.merge(MapDom.whole(tile, "id"), tile, TileRules::merged));
			checkWangColours(root);
			sets.add(new TileSet(MapDom.whole(entry, "firstgid"), root, tiles));
		}
	}

	/**
	 * Merges two elements of the same tile: moves the children of the second element into the first one. Old files in JSON have
	 * the properties of a tile in a second element.
	 */
	private static Element merged(Element tile, Element other) {
		MapDom.children(other).forEach(tile::appendChild);
		return tile;
	}

	private static void checkWangColours(Element root) throws NotComparedException {
		for (String name : List.of("wangcolor", "terrain")) {
			for (int i = 0; i < root.getElementsByTagName(name).getLength(); i++) {
				if (MarkWords.block(((Element) root.getElementsByTagName(name).item(i)).getAttribute("name"))) {
					throw new NotComparedException("Wang colours whose names say that they block");
				}
			}
		}
	}

	/** Returns the rule for the tile with a number. The number may have the flags of a flipped tile. */
	Rule of(int number) {
		return known.computeIfAbsent(number, this::find);
	}

	private Rule find(int number) {
		TileSet best = null;
		for (TileSet each : sets) {
			if (each.contains(number & NUMBER) && (best == null || each.first >= best.first)) {
				best = each;
			}
		}
		if (best == null) {
			return NO_RULE;
		}
		Element tile = best.tiles.get((number & NUMBER) - best.first);
		return tile == null ? NO_RULE : rule(new TileShape(map, best.root, tile, number >>> 28));
	}

	private static Rule rule(TileShape shape) {
		Element tile = shape.tile();
		Map<String, String> properties = MapDom.properties(tile);
		Optional<Boolean> said = MarkWords.say(properties);
		String type = MapDom.type(tile);
		String terrain = properties.getOrDefault("terrain", properties.getOrDefault("name", type));
		boolean isNamed = MarkWords.block(type) || MarkWords.block(terrain);
		boolean isShownOnly = isNamed && MarkWords.isThing(MarkWords.block(type) ? type : terrain);
		boolean blocks = said.orElse(isNamed) || shape.fillsCell();
		return new Rule(blocks, !blocks && said.isPresent(),
				said.orElse(isNamed && !isShownOnly) || shape.hasArea());
	}
}
