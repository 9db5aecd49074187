package org.leeway.core.exchange.doom;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The lumps of a map, which are named parts of a WAD file.
 *
 * @param name the name of the map's first lump, such as {@code E1M1}
 * @param lumps the lumps, indexed by name
 */
record MapLumps(String name, Map<String, Lump> lumps) {

	private static final String TEXT = "TEXTMAP";
	/** The lumps that a level is made of. */
	private static final Set<String> READ = Set.of("THINGS", "LINEDEFS", "SIDEDEFS", "VERTEXES", "SECTORS");
	private static final Set<String> OTHERS = Set.of("SEGS", "SSECTORS", "NODES", "REJECT", "BLOCKMAP", "BEHAVIOR",
			"SCRIPTS", TEXT, "ZNODES", "DIALOGUE", "LIGHTMAP", "ENDMAP");

	/**
	 * Returns all maps of a directory, in the order of the directory. If several maps have one name, the last map
	 * is used, as in the game.
	 */
	static Collection<MapLumps> of(List<Lump> directory) {
		Map<String, MapLumps> maps = new LinkedHashMap<>();
		for (int i = 1; i < directory.size(); i++) {
			if (begins(directory.get(i)) && !isOfMap(directory.get(i - 1))) {
				MapLumps map = new MapLumps(directory.get(i - 1).name(), new LinkedHashMap<>());
				for (int j = i; j < directory.size() && map.takes(directory.get(j)); j++) {
					map.lumps.put(directory.get(j).name(), directory.get(j));
				}
				maps.put(map.name, map);
			}
		}
		return maps.values();
	}

	private static boolean begins(Lump lump) {
		return READ.contains(lump.name()) || lump.name().equals(TEXT);
	}

	private static boolean isOfMap(Lump lump) {
		return READ.contains(lump.name()) || OTHERS.contains(lump.name());
	}

	private boolean takes(Lump lump) {
		return isOfMap(lump) && !lumps.containsKey(lump.name());
	}

	/** Returns the lumps that a level is made of. */
	Stream<Lump> read() {
		return lumps.values().stream().filter(lump -> READ.contains(lump.name()));
	}

	/**
	 * Checks that the map is in the binary format of DOOM.
	 *
	 * @throws MapProblem if the map is in another format, such as UDMF or the format of Hexen
	 */
	void checkFormat() throws MapProblem {
		if (lumps.containsKey(TEXT)) {
			throw new MapProblem("is text (UDMF, lump TEXTMAP), expected the binary format of DOOM");
		}
		if (lumps.containsKey("BEHAVIOR")) {
			throw new MapProblem("is in the format of Hexen (lump BEHAVIOR), expected that of DOOM");
		}
	}

	/**
	 * Returns the lump of this name.
	 *
	 * @throws MapProblem if there is none
	 */
	Lump get(String lump) throws MapProblem {
		Lump found = lumps.get(lump);
		if (found == null) {
			throw new MapProblem("has no lump " + lump);
		}
		return found;
	}
}
