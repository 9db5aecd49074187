package org.leeway.core.exchange;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Levels of any format on their way to another one. */
public final class Conversion {

	private Conversion() {
	}

	/**
	 * Prepares all levels of an import: the only one for a file, or each of several for a file of its own beside it.
	 *
	 * @param format one that holds levels
	 * @return by file
	 * @throws IOException if a level cannot be written in this format
	 */
	public static Map<Path, Export> exports(Import levels, Format format, OptionValues options, Path file,
			Progress progress) throws IOException {
		LevelExporter exporter = format.exporter(LevelExporter.class).orElseThrow();
		List<String> names = ImportNames.of(levels, file.getFileName().toString());
		Map<Path, Export> exports = new LinkedHashMap<>();
		for (int i = 0; i < names.size(); i++) {
			exports.put(file.resolveSibling(names.get(i)),
					exporter.export(levels.levels().get(i).level(), options, progress));
		}
		return exports;
	}
}
