package org.leeway.core.exchange.openra;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.leeway.core.exchange.ImportNames;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.TerrainType;

/**
 * The terrains of a level:
 * <ul>
 * <li>A terrain for each type of terrain in the tileset, unless the type is not on the map and no unit can cross it.
 * <li>A second terrain for each type that has trees on the map.
 * <li>A terrain for cells outside of the map's bounds.
 * </ul>
 */
final class LevelTerrains {

	private static final String OUTSIDE = "outside";
	private static final String OUTSIDE_COLOUR = "#33363b";
	private static final String OUTSIDE_GLYPH = "#";
	private static final String GLYPHS = ".~abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
	private static final String LAND = "Clear";
	private static final List<String> COLOURS = List.of("#b9a77a", "#8fb96a", "#a58fb8", "#b88f8f", "#8fb89a", "#b8b48f", "#7f93a8");
	private static final double PERCENT = 100;

	private final TileSet tiles;
	private final ModRules rules;
	private final List<LevelTerrain> terrains = new ArrayList<>();
	private final List<TerrainType> types = new ArrayList<>();
	private final Set<String> names = new HashSet<>(Set.of(OUTSIDE));
	private final Set<String> glyphs = new HashSet<>(Set.of(OUTSIDE_GLYPH));
	/** The names of terrains on which different land units have different speeds. */
	private final Set<String> uneven = new TreeSet<>();

	/**
	 * Creates the terrains of a level.
	 *
	 * @param land the locomotors of land units, which give the terrains their speeds
	 */
	LevelTerrains(MapInfo map, MapTerrain cells, TileSet tiles, ModRules rules, List<Locomotor> land) {
		this.tiles = tiles;
		this.rules = rules;
		boolean[] plain = new boolean[tiles.types().size()];
		boolean[] wooded = new boolean[tiles.types().size()];
		for (int y = map.bounds().y(); y < map.bounds().y() + map.bounds().height(); y++) {
			for (int x = map.bounds().x(); x < map.bounds().x() + map.bounds().width(); x++) {
				(cells.hasTrees(x, y) ? wooded : plain)[cells.type(x, y)] = true;
			}
		}
		for (int type = 0; type < tiles.types().size(); type++) {
			String name = tiles.types().get(type).name();
			boolean crossed = rules.locomotors().stream().anyMatch(locomotor -> locomotor.speed(name) > 0);
			if (crossed || plain[type]) {
				add(new LevelTerrain(type, false), name, land);
			}
		}
		for (int type = 0; type < tiles.types().size(); type++) {
			if (wooded[type]) {
				add(new LevelTerrain(type, true), tiles.types().get(type).name() + " forest", land);
			}
		}
		terrains.add(LevelTerrain.OUTSIDE);
		types.add(LevelTemplates.terrainType(types.size(), OUTSIDE, OUTSIDE_COLOUR, OUTSIDE_GLYPH));
	}

	private void add(LevelTerrain terrain, String name, List<Locomotor> land) {
		TileSet.Type type = tiles.types().get(terrain.type());
		String unique = unique(name);
		String colour = type.colour().isEmpty() ? COLOURS.get(types.size() % COLOURS.size()) : "#" + ModRules.lower(type.colour());
		TerrainType made = LevelTemplates.terrainType(types.size(), unique, colour, glyph(type, unique));
		made.setRemovable(terrain.hasTrees());
		terrains.add(terrain);
		types.add(made);
		Set<Integer> speeds = speeds(terrain, land);
		if (speeds.isEmpty()) {
			speeds = speeds(terrain, rules.locomotors());
		}
		if (speeds.size() > 1) {
			uneven.add(unique);
		} else if (!speeds.isEmpty()) {
			made.setSpeed(speeds.iterator().next() / PERCENT);
		}
	}

	private Set<Integer> speeds(LevelTerrain terrain, List<Locomotor> some) {
		Set<Integer> speeds = new HashSet<>();
		some.stream().filter(each -> crosses(each, terrain)).forEach(each -> speeds.add(speed(each, terrain)));
		return speeds;
	}

	private int speed(Locomotor locomotor, LevelTerrain terrain) {
		return locomotor.speed(tiles.types().get(terrain.type()).name());
	}

	private boolean crosses(Locomotor locomotor, LevelTerrain terrain) {
		return !terrain.isOutside() && speed(locomotor, terrain) > 0
				&& (!terrain.hasTrees() || rules.forest().filter(forest -> locomotor.crushes(forest.crushed())).isPresent());
	}

	/** Returns a unique name for a terrain. If the name is taken, a number is added. */
	private String unique(String given) {
		String name = ImportNames.line(given).strip();
		name = name.isEmpty() ? "unnamed" : name;
		String unique = name;
		for (int number = 2; !names.add(unique); number++) {
			unique = name + " " + number;
		}
		return unique;
	}

	/**
	 * Chooses the character that shows a terrain in text. Plain land gets a dot, and water {@code ~}. If this character
	 * is used already, an unused letter of the name is chosen, or else any unused character.
	 */
	private String glyph(TileSet.Type type, String name) {
		String first = name.equals(LAND) ? "." : type.isWater() ? "~" : "";
		String wishes = first + ModRules.lower(name).replaceAll("[^a-z]", "") + GLYPHS.substring(2) + GLYPHS;
		String glyph = wishes.chars().mapToObj(Character::toString).filter(each -> !glyphs.contains(each)).findFirst().orElse("?");
		glyphs.add(glyph);
		return glyph;
	}

	/**
	 * Returns all terrains in the order of their ids. The last is the terrain outside of the map's bounds. All others are types
	 * of the tileset, with or without trees.
	 */
	List<LevelTerrain> all() {
		return terrains;
	}

	/** Returns the terrains of the level in the order of their ids. */
	List<TerrainType> types() {
		return types;
	}

	/** Returns the terrains that units with a locomotor can cross. A locomotor is a way to move, such as wheels. */
	List<TerrainType> of(Locomotor locomotor) {
		return types.stream().filter(type -> crosses(locomotor, terrains.get(type.getId()))).toList();
	}

	/** Returns the names of terrains on which different land units have different speeds. */
	Set<String> uneven() {
		return uneven;
	}
}
