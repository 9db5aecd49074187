package org.leeway.core.exchange.terrain;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.colour.Colour;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.level.value.TerrainName;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;

/** The terrains of a level that is being imported, indexed by name. */
public final class NamedTerrains {

	/** The name of the terrain of cells that have no tile or value. */
	public static final String EMPTY = "empty";
	/** The colour of the terrain of cells that have no tile or value. */
	public static final int EMPTY_RGB = 0x202020;

	private static final String NO_NAME = "_";
	/**
	 * The angle between the hues of consecutive terrains, in degrees. The golden angle keeps any number of hues far
	 * apart.
	 */
	private static final double GOLDEN_ANGLE = 137.50776405;

	private final List<TerrainType> all = new ArrayList<>();
	private final Map<String, TerrainType> byName = new HashMap<>();
	private final BitSet ids = new BitSet();

	/** Converts a text into a valid name of a terrain. The name is as similar to the text as possible. */
	public static String toName(String text) {
		String allowed = text.replaceAll("\\p{Cntrl}+", " ").strip();
		return TerrainName.isName(allowed) ? allowed : NO_NAME;
	}

	/** Returns the terrains, in the order in which they were added. */
	public List<TerrainType> all() {
		return all;
	}

	/** Returns the terrain with a name, if there is one. */
	public Optional<TerrainType> named(String name) {
		return Optional.ofNullable(byName.get(name));
	}

	/** Returns the least id that no terrain has. If all ids are taken, the result is out of range. */
	public int freeId() {
		return ids.nextClearBit(0);
	}

	/** Returns whether an id is in range and no terrain has it. */
	public boolean isFree(int id) {
		return id < TerrainGrid.TERRAINS && !ids.get(id);
	}

	/**
	 * Returns the terrain with a name. Adds a terrain if there is none.
	 *
	 * @param rgb colour of a new terrain. If empty, Leeway chooses a colour
	 * @return empty if there are too many terrains
	 */
	public Optional<TerrainType> get(String name, Optional<Integer> rgb) {
		Optional<TerrainType> known = named(name);
		int free = freeId();
		if (known.isPresent() || !isFree(free)) {
			return known;
		}
		return Optional.of(add(free, name, rgb.map(Colour::format), Character.toString(name.codePointAt(0))));
	}

	/**
	 * Adds a terrain.
	 *
	 * @param id an id that no terrain has
	 * @param name a name that no terrain has
	 * @param colour {@code #rrggbb}. If empty, Leeway chooses a colour
	 */
	public TerrainType add(int id, String name, Optional<String> colour, String glyph) {
		TerrainType terrain = LevelTemplates.terrainType(id, name, colour.orElseGet(this::nextColour), glyph);
		ids.set(id);
		all.add(terrain);
		byName.put(name, terrain);
		return terrain;
	}

	/**
	 * Renames a terrain.
	 *
	 * @param name a name that no terrain has
	 */
	public void rename(TerrainType terrain, String name) {
		byName.remove(terrain.getName());
		terrain.setName(name);
		byName.put(name, terrain);
	}

	private String nextColour() {
		double hue = Math.toRadians(GOLDEN_ANGLE * all.size());
		int rgb = 0;
		for (int third = 0; third < 3; third++) {
			rgb = rgb << 8 | (int) Math.round(150 + 70 * Math.cos(hue - third * 2 * Math.PI / 3));
		}
		return Colour.format(rgb);
	}
}
