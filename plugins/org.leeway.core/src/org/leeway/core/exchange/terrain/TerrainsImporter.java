package org.leeway.core.exchange.terrain;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Importer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** An importer for which users can assign the tiles, values or colours of a map to terrains. */
public interface TerrainsImporter extends Importer {

	/** Returns the option that names a {@link TerrainFile}. */
	TypedOption<String> terrainsOption();

	/**
	 * Returns the option for merging similar colours into one terrain. Its value is the largest distance of colours
	 * to merge. Empty if there is no such option.
	 */
	default Optional<TypedOption<Integer>> nearColoursOption() {
		return Optional.empty();
	}

	/**
	 * Returns whether the user has not assigned the tiles, values or colours to terrains yet. If so, a wizard
	 * should ask the user.
	 */
	default boolean leavesTerrainsOpen(OptionValues options) {
		return options.get(terrainsOption()).equals(terrainsOption().standard());
	}

	/**
	 * Returns the picture of a map.
	 *
	 * @return empty if the format or the map has no pictures of tiles
	 * @throws LevelFormatException if the file is not of this format
	 * @throws IOException if the file cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	default Optional<RenderedMap> picture(Path file, OptionValues options, Progress progress) throws IOException {
		return Optional.empty();
	}

	/**
	 * Returns the tiles, values or colours that occur in a file, the most frequent first. The list may be longer than the
	 * largest number of terrains in a level.
	 *
	 * @param progress one unit of work is 64 KiB read from the file
	 * @throws LevelFormatException if the file is not of this format
	 * @throws IOException if the file cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	List<TerrainSource> terrainSources(Path file, OptionValues options, Progress progress) throws IOException;
}
