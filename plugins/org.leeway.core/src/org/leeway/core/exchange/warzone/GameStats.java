package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.files.InputFile;
import org.leeway.core.files.JsonSource;

/**
 * The sizes of the game's structures and features, in tiles, and whether they block. The data come from the files of the
 * game. Without these files, the table {@link UsualStats} is used.
 */
final class GameStats {

	/**
	 * A kind of structure or feature.
	 *
	 * @param width the number of columns that the structure or feature covers if it is not turned
	 * @param breadth the number of rows that the structure or feature covers if it is not turned
	 * @param type the group of the kind, in the words of the game, such as {@code WALL}
	 * @param isDestructible whether weapons can destroy the structure or feature
	 */
	record Stat(int width, int breadth, String type, boolean isDestructible) {

		private static final String EXTRACTOR = "RESOURCE EXTRACTOR";
		/**
		 * The types of structures and features that do not block tiles. Modules are in this set because the structures below
		 * them block the tiles already. Structures and features of the other types do not block because units can drive onto
		 * them.
		 */
		private static final Set<String> OPEN = Set.of("FACTORY MODULE", "POWER MODULE", "RESEARCH MODULE", "REARM PAD",
				"GENERIC ARTEFACT", "OIL DRUM", "BUILDING WRECK");
		private static final Stat ONE_TILE = new Stat(1, 1, "", true);

		/** Returns whether structures or features of this kind block their tiles. */
		boolean blocks() {
			return !OPEN.contains(type);
		}

		/**
		 * Returns whether players can free the tiles below an object of this kind, by destroying the object. False for
		 * an oil derrick, because the oil below it still blocks.
		 */
		boolean isRemovable() {
			return isDestructible && !type.equals(EXTRACTOR);
		}
	}

	/** Limit for the width and the height of a structure or a feature, in tiles. Equal to the side of a large map. */
	private static final int LARGEST = 256;

	private final Map<String, Stat> structures = new HashMap<>();
	private final Map<String, Stat> features = new HashMap<>();
	private boolean isFromGame;

	/**
	 * Returns the data of the table {@link UsualStats}. A structure or feature that is not in the table covers one
	 * tile.
	 */
	static GameStats usual() {
		GameStats stats = new GameStats();
		stats.structures.putAll(UsualStats.STRUCTURES);
		stats.features.putAll(UsualStats.FEATURES);
		return stats;
	}

	/**
	 * Reads the data from the game's files. If these files list no structures or no features, uses the table
	 * {@link UsualStats}.
	 */
	static GameStats of(GameFiles files) throws IOException {
		GameStats stats = new GameStats();
		files.readAll("structure.json", (in, name) -> addAll(in, name, stats.structures));
		files.readAll("features.json", (in, name) -> addAll(in, name, stats.features));
		stats.isFromGame = !stats.structures.isEmpty() && !stats.features.isEmpty();
		return stats.isFromGame ? stats : usual();
	}

	/**
	 * Reads data from a file, and adds them to {@code stats}. If {@code stats} already has an entry of the same name, this entry is
	 * kept.
	 *
	 * @return {@code stats}
	 */
	private static Map<String, Stat> addAll(InputStream in, String file, Map<String, Stat> stats) throws IOException {
		JsonSource json = new JsonSource(InputFile.text(in, file), file);
		return json.reading(() -> {
			json.object(id -> {
				if (json.isObject()) {
					stats.putIfAbsent(id, stat(json));
				} else {
					json.skip();
				}
			});
			return stats;
		});
	}

	private static Stat stat(JsonSource json) throws IOException {
		int[] size = {1, 1};
		String[] type = {""};
		boolean[] isDestructible = {true};
		json.object(member -> {
			if (!json.isScalar()) {
				json.skip();
				return;
			}
			switch (member) {
			case "width" -> size[0] = Math.clamp(json.whole(), 1, LARGEST);
			case "breadth" -> size[1] = Math.clamp(json.whole(), 1, LARGEST);
			case "type" -> type[0] = json.text().toUpperCase(Locale.ROOT);
			case "damageable" -> isDestructible[0] = !Set.of("0", "false").contains(json.text());
			default -> json.skip();
			}
		});
		return new Stat(size[0], size[1], type[0], isDestructible[0]);
	}

	/** Returns whether the data come from the files of the game, and not from the table {@link UsualStats}. */
	boolean isFromGame() {
		return isFromGame;
	}

	/** Returns the data of a structure or feature with a name. Empty if the game's files do not have it. */
	Optional<Stat> stat(ObjectKind kind, String name) {
		Stat known = (kind == ObjectKind.STRUCTURE ? structures : features).get(name);
		return known == null && !isFromGame ? Optional.of(Stat.ONE_TILE) : Optional.ofNullable(known);
	}
}
