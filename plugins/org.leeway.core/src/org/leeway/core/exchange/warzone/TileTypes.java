package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.core.LevelFormatException;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.TerrainType;

/**
 * The types of a map's tiles, from a file {@code ttypes.ttp}. The file begins with the letters {@code ttyp}, a version,
 * and the count of pictures. The type of each picture follows, in 16 bits. Source: {@code loadTerrainTypes} in the
 * source of the game.
 */
final class TileTypes {

	/** The name of the file with the types of tiles. */
	static final String FILE = "ttypes.ttp";
	/**
	 * The id of the terrain for tiles at the edge of the map, which no unit may enter. The ids 0 to 11 before it are the types of
	 * tiles in the game.
	 */
	static final int EDGE = 12;
	private static final int WATER = 7;
	private static final int CLIFF = 8;
	private static final int OLDEST = 7;
	private static final int NEWEST = 39;
	/** Limit for the number of pictures, as in the game. Further pictures are ignored. */
	private static final int MOST = 254;

	private static final List<String> NAMES = List.of("sand", "sandy-brush", "baked-earth", "green-mud", "red-brush", "pink-rock",
			"road", "water", "cliff-face", "rubble", "sheet-ice", "slush", "edge");
	private static final String GLYPHS = ".,:mrp=~#uis@";
	private static final List<String> COLOURS = List.of("#d9c79a", "#b9b07a", "#b98f62", "#8a9a5b", "#a9705a", "#c79a96", "#9a9a9a",
			"#4f86b0", "#5a4f47", "#86796b", "#c9dde6", "#a9b9c1", "#33363b");

	private final byte[] types;

	private TileTypes(byte[] types) {
		this.types = types;
	}

	/**
	 * Reads a file {@code ttypes.ttp}.
	 *
	 * @throws LevelFormatException if the game would refuse the file
	 */
	static TileTypes read(InputStream in, String name) throws IOException {
		LittleEndian file = new LittleEndian(in, name, "ttyp");
		long version = file.number();
		if (version < OLDEST || version > NEWEST) {
			throw file.error("version " + version + ", expected " + OLDEST + " to " + NEWEST);
		}
		int count = (int) Math.min(file.number(), MOST);
		ByteBuffer numbers = file.bytes(Short.BYTES * count);
		byte[] types = new byte[count];
		for (int i = 0; i < count; i++) {
			int type = Short.toUnsignedInt(numbers.getShort());
			if (type >= EDGE) {
				throw file.error("type " + type + " of tile " + i + ", expected 0 to " + (EDGE - 1));
			}
			types[i] = (byte) type;
		}
		return new TileTypes(types);
	}

	/** Returns whether the file has a type for the picture with this number. */
	boolean has(int texture) {
		return texture < types.length;
	}

	/**
	 * Returns the type of the picture with this number. If the file has no type for the picture, returns 0 (sand), as the game
	 * does.
	 */
	int type(int texture) {
		return has(texture) ? types[texture] : 0;
	}

	/** Returns whether units on wheels, tracks or legs cannot stand on tiles of a type. */
	static boolean stopsGround(int type) {
		return type == WATER || stopsHover(type);
	}

	/** Returns whether hovering units cannot stand on tiles of a type. */
	static boolean stopsHover(int type) {
		return type == CLIFF || type == EDGE;
	}

	/** Returns whether ships cannot stand on tiles of a type. */
	static boolean stopsShips(int type) {
		return type != WATER;
	}

	/**
	 * Returns a new terrain for each type of tile and for the edge. All terrains have speed 1, because the game's routes
	 * do not depend on speeds.
	 */
	static List<TerrainType> terrains() {
		return IntStream.range(0, NAMES.size())
				.mapToObj(id -> LevelTemplates.terrainType(id, NAMES.get(id), COLOURS.get(id), GLYPHS.substring(id, id + 1))).toList();
	}
}
