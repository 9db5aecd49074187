package org.leeway.core.exchange.movingai;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import org.leeway.core.files.InputFile;
import org.leeway.core.files.MessageText;

/**
 * A row of a scenario. A row asks for a path, and gives the expected length of the path.
 *
 * @param line the line of the file, counted from 1
 * @param map the name of the map in the row
 * @param width the width of the map, in cells
 * @param height the height of the map, in cells
 * @param length the length of a shortest path, rounded
 */
public record ScenarioQuery(int line, String map, int width, int height, ScenarioPlace start, ScenarioPlace goal,
		double length) {

	/**
	 * Returns how much the true length may differ from {@link #length}, because scenario files round lengths in
	 * different ways.
	 */
	public double rounding() {
		return 0.02 + 1e-5 * length;
	}

	/**
	 * Returns the file of the map that the row names. The row has a path relative to the folder of the scenario. If
	 * there is no such file, looks for the last part of the path in the folder of the scenario. Empty if neither
	 * file exists.
	 *
	 * @throws IOException if looking up a file fails, for example a file of a revision of git
	 */
	public Optional<Path> findMap(Path scenario) throws IOException {
		try {
			Path named = Path.of(map.replace('\\', '/'));
			for (Path name : Stream.of(named, named.getFileName()).filter(Objects::nonNull).toList()) {
				if (InputFile.exists(scenario.resolveSibling(name))) {
					return Optional.of(scenario.resolveSibling(name));
				}
			}
		} catch (InvalidPathException e) {
			// the name of the map in the row is no valid path, so no file has this name
		}
		return Optional.empty();
	}

	/** Returns a text with the name and the size of the map. */
	public String describeMap() {
		return MessageText.shortened(map) + " of " + width + " x " + height + " cells";
	}
}
