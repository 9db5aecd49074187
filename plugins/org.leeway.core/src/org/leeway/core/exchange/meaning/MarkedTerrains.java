package org.leeway.core.exchange.meaning;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.model.TerrainType;

/**
 * The terrains of an imported level. Each terrain either blocks or does not block. If a file uses one name both for
 * blocking cells and for free cells, there are two terrains. The blocking terrain then gets another name.
 */
public final class MarkedTerrains {

	private static final String BLOCKED = "-blocked";

	private final NamedTerrains terrains = new NamedTerrains();
	private final Map<Key, TerrainType> byKey = new HashMap<>();
	private final Set<TerrainType> blocking = new HashSet<>();

	private record Key(String name, boolean blocks) {
	}

	/** Returns the name of a blocking terrain in the level, if a file uses {@code name} for a free terrain too. */
	public static String blockedName(String name) {
		return name + BLOCKED;
	}

	/** Returns the terrains, in the order in which they were added. */
	public List<TerrainType> all() {
		return terrains.all();
	}

	/** Returns whether something marks a terrain as blocking. */
	public boolean isBlocking(TerrainType terrain) {
		return blocking.contains(terrain);
	}

	/**
	 * Returns the terrain that a file calls by this name. Empty if the terrain has not been added.
	 *
	 * @param blocks true for the terrain that blocks, false for the terrain of the same name that does not block
	 */
	public Optional<TerrainType> known(String name, boolean blocks) {
		return Optional.ofNullable(byKey.get(new Key(name, blocks)));
	}

	/** Returns whether no terrain has this id, and no terrain has this name. */
	public boolean isFree(int id, String name) {
		return terrains.isFree(id) && terrains.named(name).isEmpty();
	}

	/**
	 * Adds a terrain that is not {@linkplain #known known}, with a free id.
	 *
	 * @param colour {@code #rrggbb}. If empty, Leeway chooses a colour
	 * @return empty if there are too many terrains
	 */
	public Optional<TerrainType> add(String name, boolean blocks, Optional<String> colour, String glyph) {
		int free = terrains.freeId();
		return terrains.isFree(free) ? Optional.of(add(free, name, blocks, colour, glyph)) : Optional.empty();
	}

	/**
	 * Adds a terrain that is not {@linkplain #known known}.
	 *
	 * @param id an id that no terrain has
	 * @param colour {@code #rrggbb}. If empty, Leeway chooses a colour
	 */
	public TerrainType add(int id, String name, boolean blocks, Optional<String> colour, String glyph) {
		Optional<TerrainType> other = known(name, !blocks);
		if (!blocks) {
			other.ifPresent(each -> terrains.rename(each, unused(blockedName(name))));
		}
		TerrainType terrain = terrains.add(id, unused(other.isPresent() && blocks ? blockedName(name) : name), colour, glyph);
		byKey.put(new Key(name, blocks), terrain);
		if (blocks) {
			blocking.add(terrain);
		}
		return terrain;
	}

	private String unused(String name) {
		String unused = name;
		for (int number = 2; terrains.named(unused).isPresent(); number++) {
			unused = name + "-" + number;
		}
		return unused;
	}
}
