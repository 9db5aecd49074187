package org.leeway.core.exchange.tiled.level;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.level.TerrainName;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;

/** The terrains of a level that is made of a map, found or made by their names. */
final class Terrains {

	private static final List<String> PASSABLE = List.of("traversable", "walkable", "passable");
	private static final List<String> SOLID = List.of("collides", "collision", "solid", "blocked", "blocks");

	private final NamedTerrains terrains = new NamedTerrains();
	private final Set<TerrainType> solid = new HashSet<>();

	/** The terrains in their order. */
	List<TerrainType> all() {
		return terrains.all();
	}

	/** Those that no tile calls solid. */
	List<TerrainType> passable() {
		return terrains.all().stream().filter(terrain -> !solid.contains(terrain)).toList();
	}

	/** Adds a terrain as Leeway wrote it, with the id of its tile. */
	void addOwn(Tile tile) {
		String name = tile.properties().text(Vocabulary.NAME).orElse("");
		if (TerrainName.isName(name) && terrains.isFree(tile.id()) && terrains.named(name).isEmpty()) {
			add(tile.id(), name, tile.properties(), Optional.empty());
		}
	}

	/**
	 * The id of the terrain of a name, which is made if there is none.
	 *
	 * @param properties of the tile that names it
	 * @return -1 if there are too many terrains
	 */
	int id(String name, Values properties, Optional<Integer> rgb) {
		Optional<TerrainType> known = terrains.named(name);
		if (known.isPresent()) {
			return known.get().getId();
		}
		int free = terrains.freeId();
		return terrains.isFree(free) ? add(free, name, properties, rgb).getId() : -1;
	}

	/** The terrain of cells without a tile. */
	int emptyId(String name, Optional<Integer> rgb) {
		boolean isKnown = terrains.named(name).isPresent();
		int id = id(name, Values.NONE, rgb.or(() -> Optional.of(NamedTerrains.EMPTY_RGB)));
		if (!isKnown) {
			terrains.named(name).ifPresent(solid::add);
		}
		return id;
	}

	private TerrainType add(int id, String name, Values properties, Optional<Integer> rgb) {
		TerrainType terrain = terrains.add(id, name, rgb.map(Colour::format).or(() -> colour(properties)),
				glyph(name, properties));
		OptionalDouble speed = properties.number(Vocabulary.SPEED);
		if (speed.isPresent() && speed.getAsDouble() > 0) {
			terrain.setSpeed(speed.getAsDouble());
		}
		properties.text(Vocabulary.PATTERN).map(TerrainPattern::get).ifPresent(terrain::setPattern);
		if (isSolid(properties)) {
			solid.add(terrain);
		}
		return terrain;
	}

	private static boolean isSolid(Values properties) {
		return PASSABLE.stream().anyMatch(name -> properties.text(name).filter("false"::equals).isPresent())
				|| SOLID.stream().anyMatch(properties::isTrue);
	}

	/** A colour in hexadecimal digits, of which two for opacity may go before. */
	static Optional<String> colour(Values properties) {
		return properties.text(Vocabulary.COLOUR).or(() -> properties.text("color"))
				.map(text -> text.length() == 9 && text.startsWith("#") ? "#" + text.substring(3) : text)
				.filter(Colour::isColour);
	}

	private static String glyph(String name, Values properties) {
		String text = properties.text(Vocabulary.GLYPH).orElse(name);
		int first = text.codePointAt(0);
		return Character.toString(text.codePointCount(0, text.length()) == 1 && !Character.isISOControl(first) ? first
				: name.codePointAt(0));
	}
}
