package org.leeway.core.exchange.tiled.cells;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.meaning.MarkedTerrains;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.exchange.tiled.map.Vocabulary;
import org.leeway.core.level.value.Glyph;
import org.leeway.core.level.value.NameText;
import org.leeway.core.level.value.TerrainName;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;

/**
 * The terrains of a level that is made from a Tiled map. The properties of tiles, such as the speed, become attributes
 * of the terrains.
 */
final class Terrains {

	private final MarkedTerrains terrains = new MarkedTerrains();

	/** Returns the terrains, in the order in which they were added. */
	List<TerrainType> all() {
		return terrains.all();
	}

	/** Returns whether a mark makes a terrain block. */
	boolean isBlocking(TerrainType terrain) {
		return terrains.isBlocking(terrain);
	}

	/**
	 * Adds the terrain that a tile stands for, in a map that Leeway itself has written. The terrain gets the id of the tile.
	 * Does nothing if the tile has no valid name, or if the id or the name is in use.
	 */
	void addOwn(Tile tile, boolean blocks) {
		String name = tile.properties().text(Vocabulary.NAME).orElse("");
		if (TerrainName.isName(name) && terrains.isFree(tile.id(), name)) {
			TerrainType added = terrains.add(tile.id(), name, blocks, colour(tile.properties()), glyph(name, tile.properties()));
			describe(added, tile.properties());
			tile.properties().text(Vocabulary.PICTURE)
					.filter(file -> !file.isBlank() && file.codePoints().allMatch(NameText::isVisible))
					.ifPresent(added::setPicture);
		}
	}

	/**
	 * Returns the id of the terrain with a name. Adds the terrain if there is none.
	 *
	 * @param blocks whether cells of the terrain block
	 * @param properties of the tile that names the terrain
	 * @throws MapProblem.TooManyTerrains if the terrain is missing, and there are too many terrains to add it
	 */
	int id(String name, boolean blocks, Values properties, Optional<Integer> rgb) {
		Optional<TerrainType> known = terrains.known(name, blocks);
		if (known.isPresent()) {
			return known.get().getId();
		}
		TerrainType added = terrains
				.add(name, blocks, rgb.map(Colour::format).or(() -> colour(properties)), glyph(name, properties))
				.orElseThrow(MapProblem.TooManyTerrains::new);
		describe(added, properties);
		return added.getId();
	}

	private static void describe(TerrainType terrain, Values properties) {
		OptionalDouble speed = properties.number(Vocabulary.SPEED);
		if (speed.isPresent() && speed.getAsDouble() > 0) {
			terrain.setSpeed(speed.getAsDouble());
		}
		terrain.setRemovable(properties.isTrue(Vocabulary.REMOVABLE));
		properties.text(Vocabulary.PATTERN).map(TerrainPattern::get).ifPresent(terrain::setPattern);
	}

	/**
	 * Returns the colour of a terrain from a tile's properties, as {@code #rrggbb}. Tiled writes two digits of opacity
	 * first, which are dropped. Empty if there is no valid colour.
	 */
	static Optional<String> colour(Values properties) {
		return properties.text(Vocabulary.COLOUR).or(() -> properties.text("color"))
				.map(text -> text.length() == 9 && text.startsWith("#") ? "#" + text.substring(3) : text)
				.filter(Colour::isColour);
	}

	private static String glyph(String name, Values properties) {
		return properties.text(Vocabulary.GLYPH).filter(Glyph::isGlyph)
				.orElseGet(() -> Character.toString(name.codePointAt(0)));
	}
}
