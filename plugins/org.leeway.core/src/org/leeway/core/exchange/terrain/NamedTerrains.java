package org.leeway.core.exchange.terrain;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.colour.Colour;
import org.leeway.core.level.LevelTemplates;
import org.leeway.core.level.TerrainName;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;

/** The terrains of a level that is being imported, found or made by their names. */
public final class NamedTerrains {

	/** The name of what has no terrain. */
	public static final String EMPTY = "empty";
	/** Its colour. */
	public static final int EMPTY_RGB = 0x202020;

	private static final String NO_NAME = "_";
	/** Hues that follow each other at this angle are as far apart as can be, however many there are. */
	private static final double GOLDEN_ANGLE = 137.50776405;

	private final List<TerrainType> all = new ArrayList<>();
	private final Map<String, TerrainType> byName = new HashMap<>();
	private final BitSet ids = new BitSet();

	/** Returns the name for a terrain that is as near to a text as can be. */
	public static String toName(String text) {
		String allowed = text.replaceAll("\\p{Cntrl}+", " ").strip();
		return TerrainName.isName(allowed) ? allowed : NO_NAME;
	}

	/** The terrains in their order. */
	public List<TerrainType> all() {
		return all;
	}

	/** The terrain of a name. */
	public Optional<TerrainType> named(String name) {
		return Optional.ofNullable(byName.get(name));
	}

	/** An id that no terrain has; one that none may have if there are too many. */
	public int freeId() {
		return ids.nextClearBit(0);
	}

	/** Whether a terrain may have this id. */
	public boolean isFree(int id) {
		return id < TerrainGrid.TERRAINS && !ids.get(id);
	}

	/**
	 * The terrain of a name, which is made if there is none.
	 *
	 * @param rgb of a new terrain; without it, Leeway chooses a colour
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
	 * @param id a free one
	 * @param name one that no terrain has
	 * @param colour without it, Leeway chooses one
	 */
	public TerrainType add(int id, String name, Optional<String> colour, String glyph) {
		TerrainType terrain = LevelTemplates.terrainType(id, name, colour.orElseGet(this::nextColour), glyph);
		ids.set(id);
		all.add(terrain);
		byName.put(name, terrain);
		return terrain;
	}

	/** Gives a terrain a name that no terrain has. */
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
