package org.leeway.core.corpus.independent;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.w3c.dom.Element;

/**
 * The layers of a map. The offset of a group shifts its layers too, and the layers of an invisible group are invisible.
 * If the properties, class and name of a layer do not say whether the layer blocks, its group decides.
 */
final class MapLayers {

	final List<Layer> tiles = new ArrayList<>();
	final List<Layer> objects = new ArrayList<>();

	/**
	 * A layer.
	 *
	 * @param x offset to the right, in pixels
	 * @param y offset down, in pixels
	 * @param blocks whether the layer blocks. Its own properties, class or name decide. If they do not, the properties, classes
	 * or names of its groups decide. Empty if none of them decides
	 * @param isThing whether the layer blocks only because of a class or name that names a {@linkplain MarkWords#isThing
	 * thing}, such as a wall
	 */
	record Layer(Element element, boolean isVisible, double x, double y, Optional<Boolean> blocks, boolean isThing) {

		private static final Layer ROOT = new Layer(null, true, 0, 0, Optional.empty(), false);

		private Layer inside(Element inner) {
			Optional<Boolean> said = MarkWords.say(MapDom.properties(inner));
			String word = MarkWords.block(MapDom.type(inner)) ? MapDom.type(inner) : inner.getAttribute("name");
			boolean isNamed = said.isEmpty() && MarkWords.block(word);
			return new Layer(inner, isVisible && !MapDom.isNo(inner, "visible"), x + MapDom.number(inner, "offsetx", 0),
					y + MapDom.number(inner, "offsety", 0), isNamed ? Optional.of(true) : said.or(() -> blocks),
					isNamed ? MarkWords.isThing(word) : said.isEmpty() && isThing);
		}

		boolean isWall() {
			return blocks.orElse(false);
		}

		/** Returns whether an object of the layer blocks. */
		boolean makesObstacle(Element object) {
			return objectSays(object).orElse(isWall());
		}
	}

	MapLayers(Element map) {
		add(map, Layer.ROOT);
	}

	private void add(Element parent, Layer outer) {
		for (Element each : MapDom.children(parent, "layer", "objectgroup", "group")) {
			Layer layer = outer.inside(each);
			switch (each.getTagName()) {
			case "layer" -> tiles.add(layer);
			case "objectgroup" -> objects.add(layer);
			default -> add(each, layer);
			}
		}
	}

	private static Optional<Boolean> objectSays(Element object) {
		return MarkWords.say(MapDom.properties(object))
				.or(() -> MarkWords.block(MapDom.type(object)) ? Optional.of(true) : Optional.empty());
	}

	/**
	 * Returns whether the map has a layer or object that is clearly marked as blocking, for example by a property. A name such as
	 * <em>wall</em> is no clear mark, because a layer with the name of a {@linkplain MarkWords#isThing thing} may merely show
	 * pictures of this thing.
	 */
	boolean haveMarks() {
		return tiles.stream().anyMatch(layer -> layer.isWall() && !layer.isThing)
				|| objects.stream().anyMatch(layer -> layer.isWall() && !layer.isThing
						|| MapDom.children(layer.element, "object").stream().anyMatch(MapLayers::isMark));
	}

	private static boolean isMark(Element object) {
		return MarkWords.say(MapDom.properties(object))
				.orElse(MarkWords.block(MapDom.type(object)) && !MarkWords.isThing(MapDom.type(object)));
	}

	/** Returns the open lines that block. */
	List<WallLine> wallLines(Element map) {
		return objects.stream().flatMap(layer -> MapDom.children(layer.element, "object").stream()
				.filter(object -> !MapDom.children(object, "polyline").isEmpty() && layer.makesObstacle(object))
				.map(object -> WallLine.of(map, layer, object))).toList();
	}
}
