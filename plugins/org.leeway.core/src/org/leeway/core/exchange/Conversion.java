package org.leeway.core.exchange;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.core.colour.ColourScheme;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** The conversion of levels from one format to another. */
public final class Conversion {

	private Conversion() {
	}

	/**
	 * Prepares an export for each level of an import. A single level goes to {@code file}. Several levels go to several
	 * files in the same folder, see {@link ImportNames#of}.
	 *
	 * @param format a format for whole levels, or a format that holds one number for each cell. In the second case, the
	 * numbers are terrain ids
	 * @return the exports, indexed by file
	 * @throws IOException if a level cannot be written in this format
	 */
	public static Map<Path, Export> exports(Import levels, Format format, OptionValues options, Path file,
			Progress progress) throws IOException {
		List<String> names = ImportNames.of(levels, file.getFileName().toString());
		Map<Path, Export> exports = new LinkedHashMap<>();
		for (int i = 0; i < names.size(); i++) {
			exports.put(file.resolveSibling(names.get(i)),
					export(levels.levels().get(i).level(), format, options, progress));
		}
		return exports;
	}

	private static Export export(Level level, Format format, OptionValues options, Progress progress) throws IOException {
		Optional<LevelExporter> exporter = format.exporter(LevelExporter.class);
		return exporter.isPresent() ? exporter.get().export(level, options, progress)
				: terrain(LevelSnapshot.of(level), format, options, progress);
	}

	private static Export terrain(LevelSnapshot level, Format format, OptionValues options, Progress progress)
			throws IOException {
		RasterLayer terrain = Layers.raster("terrain");
		Export export = LayerExport.of(terrain, LayerQuery.of(terrain, level, Optional.empty(), progress),
				new LayerExport.Style(format, options, ColourScheme.OKABE_ITO.colours()), progress).orElseThrow().export();
		String ids = IntStream.range(0, level.terrains().size()).mapToObj(id -> id + " " + level.terrains().get(id).name())
				.collect(Collectors.joining(", "));
		Diagnostic loss = Diagnostic.lost("Nothing but the terrain of each cell is written"
				+ (format.isPicture() ? "." : ": " + ids + "."));
		return new Export(export.parts(), Stream.concat(Stream.of(loss), export.diagnostics().stream()).toList());
	}
}
