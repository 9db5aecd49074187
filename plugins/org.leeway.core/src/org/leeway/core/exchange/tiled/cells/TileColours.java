package org.leeway.core.exchange.tiled.cells;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.grid.PartColours;
import org.leeway.core.exchange.terrain.PicturePart;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.files.FailureText;
import org.leeway.core.files.MessageText;
import org.leeway.core.text.Counts;

/**
 * The colours of the terrains that tiles become. An image is read only when a colour of its tiles is needed, and only
 * once.
 */
final class TileColours {

	private final TiledMap map;
	private final TileMeanings meanings;
	private final boolean opensImages;
	private final PartColours averages = new PartColours();
	private final Map<Path, Map<PicturePart, Integer>> known = new HashMap<>();
	private final Map<Path, String> unread = new LinkedHashMap<>();
	private Map<Path, List<PicturePart>> pictures;

	/**
	 * Creates the colours of a map's tiles.
	 *
	 * @param opensImages whether to read images for the colours of tiles
	 */
	TileColours(TiledMap map, TileMeanings meanings, boolean opensImages) {
		this.map = map;
		this.meanings = meanings;
		this.opensImages = opensImages;
	}

	/**
	 * Returns the colour of the terrain that a tile becomes. The user's file comes first, then the properties of the
	 * tile, then the average colour of its picture. Empty if there is no such colour.
	 */
	Optional<Integer> of(TileMeaning tile) {
		return tile.rgb().or(() -> Terrains.colour(tile.properties()).map(Colour::parse))
				.or(() -> tile.picture().filter(picture -> opensImages).flatMap(this::average));
	}

	private Optional<Integer> average(PicturePart picture) {
		return Optional.ofNullable(known.computeIfAbsent(picture.file(), this::averages).get(picture));
	}

	private Map<PicturePart, Integer> averages(Path file) {
		pictures = pictures == null ? meanings.pictures() : pictures;
		try {
			return averages.of(file, pictures.getOrDefault(file, List.of()));
		} catch (IOException unreadable) {
			unread.put(file, unreadable instanceof LevelFormatException told ? told.problem() : FailureText.reason(unreadable));
			return Map.of();
		}
	}

	/** Reports the images that cannot be read or found. */
	void report(List<Diagnostic> diagnostics) {
		if (opensImages) {
			map.tilesets().stream().map(Tileset::pictureProblem).filter(problem -> !problem.isEmpty())
					.forEach(problem -> diagnostics.add(Diagnostic.assumed(problem)));
		}
		unread.entrySet().stream().findFirst().ifPresent(first -> diagnostics.add(Diagnostic.assumed("The image "
				+ MessageText.quote(String.valueOf(first.getKey().getFileName()))
				+ (unread.size() > 1 ? " and " + Counts.of(unread.size() - 1, "other") : "")
				+ " cannot be read, so Leeway chose the colours of its tiles: " + MessageText.reason(first.getValue()) + ".")));
	}
}
