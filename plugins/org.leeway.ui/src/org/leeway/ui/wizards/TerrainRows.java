package org.leeway.ui.wizards;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.swt.graphics.ImageData;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.terrain.NearColours;
import org.leeway.core.exchange.terrain.TerrainSource;

/** The rows of the table of terrains. Similar colours of images can be merged into one row, and separated again. */
final class TerrainRows {

	private final List<Found> found = new ArrayList<>();
	private final Map<String, Optional<String>> choices = new HashMap<>();
	private final Map<Integer, Integer> leaders = new HashMap<>();
	private Map<String, MappedTerrain> rows = Map.of();

	/** The tiles, values or colours of a file. The pictures are indexed by {@link TerrainSource#selector}. */
	private record Found(Format format, boolean hasColours, List<TerrainSource> sources, Map<String, ImageData> pictures) {
	}

	/**
	 * Adds the tiles, values or colours of a file. The next call of {@link #merge} makes rows of them.
	 *
	 * @param hasColours whether similar colours of the file can be merged
	 * @param sources the tiles, values or colours, the most frequent first
	 * @param pictures the pictures of tiles, indexed by {@link TerrainSource#selector}
	 */
	void add(Format format, boolean hasColours, List<TerrainSource> sources, Map<String, ImageData> pictures) {
		found.add(new Found(format, hasColours, sources, pictures));
		TerrainMemory memory = new TerrainMemory(format);
		sources.forEach(each -> choices.putIfAbsent(MappedTerrain.key(format, each), memory.of(each.selector())));
	}

	/** Returns whether there are colours that can be merged. */
	boolean hasColours() {
		return found.stream().anyMatch(each -> each.hasColours && NearColours.leadersOf(each.sources, 0).size() > 1);
	}

	/** Returns whether a row has a picture of a tile. */
	boolean hasPictures() {
		return found.stream().anyMatch(each -> !each.pictures.isEmpty());
	}

	/** Returns the number of different colours before similar colours are merged. */
	int colours() {
		return leaders.size();
	}

	/** Returns the number of different colours after similar colours were merged. */
	int mergedColours() {
		return (int) leaders.values().stream().distinct().count();
	}

	/**
	 * Creates the rows again. Colours that differ only a little are merged into one row. Rows of several files for the same tile,
	 * value or colour are merged too. Keeps the user's choices of terrains.
	 *
	 * @param distance the largest distance of two colours that are merged
	 */
	void merge(int distance) {
		rows.forEach((key, row) -> choices.put(key, row.choice()));
		leaders.clear();
		Map<String, MappedTerrain> merged = new LinkedHashMap<>();
		for (Found file : found) {
			Map<Integer, Integer> own = file.hasColours ? NearColours.leadersOf(file.sources, distance) : Map.of();
			own.forEach(leaders::putIfAbsent);
			for (TerrainSource source : file.hasColours ? NearColours.merged(file.sources, own) : file.sources) {
				String key = MappedTerrain.key(file.format, source);
				merged.merge(key, new MappedTerrain(file.format, source, choices.get(key),
						Optional.ofNullable(file.pictures.get(source.selector()))), MappedTerrain::plus);
			}
		}
		rows = merged;
	}

	List<MappedTerrain> all() {
		return List.copyOf(rows.values());
	}

	/**
	 * Returns the colour in which the map will show a colour of a file. This is the colour of the terrain in the row that
	 * contains the file's colour. Empty if no row contains the file's colour, or if the terrain has no colour.
	 */
	Optional<Integer> painted(Format format, int rgb) {
		return Optional.ofNullable(rows.get(MappedTerrain.key(format, leaders.getOrDefault(rgb, rgb)))).flatMap(MappedTerrain::rgb);
	}
}
