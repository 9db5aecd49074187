package org.leeway.core.corpus.independent;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * A reading of the blocking cells of maps of Tiled and projects of LDtk, by the rules that {@code docs/tiled.md} and
 * {@code docs/rasters.md} give to users. Shares no code with Leeway, so that a comparison shows errors of either
 * program.
 */
public final class IndependentReading {

	private IndependentReading() {
	}

	/**
	 * Reads the levels of a file in their order.
	 *
	 * @throws NotComparedException if the file has something that this reading does not know
	 * @throws IOException if the file cannot be read
	 */
	public static List<BlockedCells> read(Path file, boolean isLdtk) throws IOException, NotComparedException {
		return isLdtk ? LdtkReading.read(file) : List.of(TiledReading.read(file));
	}
}
