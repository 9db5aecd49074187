package org.leeway.core.exchange.tiled.level;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.level.LevelTemplates;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;

/** The terrains of a level that is made of a map, found or made by their names. */
final class Terrains {

	private static final String NAME = "[\\p{L}_][\\p{L}\\p{M}\\p{N}_.-]*";
	private static final List<String> PASSABLE = List.of("traversable", "walkable", "passable");
	private static final List<String> SOLID = List.of("collides", "collision", "solid", "blocked", "blocks");
	/** Hues that follow each other at this angle are as far apart as can be, however many there are. */
	private static final double GOLDEN_ANGLE = 137.50776405;

	private final List<TerrainType> all = new ArrayList<>();
	private final Map<String, TerrainType> byName = new HashMap<>();
	private final BitSet ids = new BitSet();
	private final Set<TerrainType> solid = new HashSet<>();

	/** Whether a terrain can have a name. */
	static boolean isName(String text) {
		return text.matches(NAME);
	}

	/** A name for a terrain that is as near to a text as can be. */
	static String toName(String text) {
		String allowed = text.strip().replaceAll("[^\\p{L}\\p{M}\\p{N}_.-]+", "-");
		return isName(allowed) ? allowed : "_" + allowed;
	}

	/** The terrains in their order. */
	List<TerrainType> all() {
		return all;
	}

	/** Those that no tile calls solid. */
	List<TerrainType> passable() {
		return all.stream().filter(terrain -> !solid.contains(terrain)).toList();
	}

	/** Adds a terrain as Leeway wrote it, with the id of its tile. */
	void addOwn(Tile tile) {
		String name = tile.properties().text(Vocabulary.NAME).orElse("");
		if (isName(name) && tile.id() < TerrainGrid.TERRAINS && !ids.get(tile.id()) && !byName.containsKey(name)) {
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
		TerrainType known = byName.get(name);
		if (known == null) {
			int free = ids.nextClearBit(0);
			if (free >= TerrainGrid.TERRAINS) {
				return -1;
			}
			known = add(free, name, properties, rgb);
		}
		return known.getId();
	}

	/** The terrain of cells without a tile. */
	int emptyId(String name, Optional<Integer> rgb) {
		boolean isKnown = byName.containsKey(name);
		int id = id(name, Values.NONE, rgb.or(() -> Optional.of(0x202020)));
		if (!isKnown && id >= 0) {
			solid.add(byName.get(name));
		}
		return id;
	}

	private TerrainType add(int id, String name, Values properties, Optional<Integer> rgb) {
		TerrainType terrain = LevelTemplates.terrainType(id, name,
				rgb.map(Colour::format).or(() -> colour(properties)).orElseGet(this::nextColour), glyph(name, properties));
		OptionalDouble speed = properties.number(Vocabulary.SPEED);
		if (speed.isPresent() && speed.getAsDouble() > 0) {
			terrain.setSpeed(speed.getAsDouble());
		}
		properties.text(Vocabulary.PATTERN).map(TerrainPattern::get).ifPresent(terrain::setPattern);
		if (isSolid(properties)) {
			solid.add(terrain);
		}
		ids.set(id);
		all.add(terrain);
		byName.put(name, terrain);
		return terrain;
	}

	private static boolean isSolid(Values properties) {
		return PASSABLE.stream().anyMatch(name -> properties.text(name).filter("false"::equals).isPresent())
				|| SOLID.stream().anyMatch(properties::isTrue);
	}

	/** A colour in hexadecimal digits, of which two for opacity may go before. */
	private static Optional<String> colour(Values properties) {
		return properties.text(Vocabulary.COLOUR).or(() -> properties.text("color"))
				.map(text -> text.length() == 9 && text.startsWith("#") ? "#" + text.substring(3) : text)
				.filter(Colour::isColour);
	}

	private String nextColour() {
		double hue = Math.toRadians(GOLDEN_ANGLE * all.size());
		int rgb = 0;
		for (int third = 0; third < 3; third++) {
			rgb = rgb << 8 | (int) Math.round(150 + 70 * Math.cos(hue - third * 2 * Math.PI / 3));
		}
		return Colour.format(rgb);
	}

	private static String glyph(String name, Values properties) {
		String text = properties.text(Vocabulary.GLYPH).orElse(name);
		int first = text.codePointAt(0);
		return Character.toString(text.codePointCount(0, text.length()) == 1 && !Character.isISOControl(first) ? first
				: name.codePointAt(0));
	}
}
