package org.leeway.core.exchange.movingai;

import java.util.Arrays;
import java.util.List;

import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.TerrainType;

/** The characters that stand for terrains in maps. */
final class MapCharacters {

	/** All characters, as messages list them. */
	static final String EXPECTED = ". G S W T @ O";

	static final byte NONE = -1;

	/**
	 * Characters of the terrains of {@link LevelTemplates}, indexed by terrain id. If a terrain has several, all
	 * are read, but only the first is written.
	 */
	private static final List<String> BY_TERRAIN = List.of(".G", "S", "W", "T", "@O");

	/** Names of the terrains of {@link LevelTemplates}, indexed by terrain id. */
	private static final List<String> KNOWN = LevelTemplates.terrainTypes().stream().map(TerrainType::getName).toList();

	private MapCharacters() {
	}

	/** Returns whether a terrain with this name has a character in maps. */
	static boolean isKnown(String terrainName) {
		return KNOWN.contains(terrainName);
	}

	/** Returns a table of the terrain id of each character. {@link #NONE} for characters without a terrain. */
	static byte[] terrains() {
		byte[] terrains = new byte[256];
		Arrays.fill(terrains, NONE);
		for (int id = 0; id < BY_TERRAIN.size(); id++) {
			for (char character : BY_TERRAIN.get(id).toCharArray()) {
				terrains[character] = (byte) id;
			}
		}
		return terrains;
	}

	/**
	 * Returns the character of a terrain. First the name of the terrain decides, then its glyph. Returns {@link
	 * #NONE} if neither gives a character.
	 */
	static byte character(TerrainType terrain) {
		int id = KNOWN.indexOf(terrain.getName());
		if (id >= 0) {
			return (byte) BY_TERRAIN.get(id).charAt(0);
		}
		String glyph = terrain.getGlyph();
		boolean usable = glyph != null && glyph.length() == 1 && BY_TERRAIN.stream().anyMatch(all ->
				all.contains(glyph));
		return usable ? (byte) glyph.charAt(0) : NONE;
	}
}
