package org.leeway.core.exchange.tiled;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.terrain.RenderedMap;
import org.leeway.core.exchange.terrain.TerrainSource;
import org.leeway.core.exchange.terrain.TerrainsImporter;
import org.leeway.core.exchange.tiled.cells.MapTerrain;
import org.leeway.core.exchange.tiled.level.LevelOfMap;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.files.InputFile;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** An importer of maps of Tiled. */
abstract class TiledImport implements TerrainsImporter {

	private static final long LARGEST = 1L << 31;
	/**
	 * Limit for the size of a file, in bytes, up to which {@link #options(Path)} reads the file to find out which options are
	 * useless. For larger files, reading takes too long, so all options are shown.
	 */
	private static final long QUICK = 1L << 20;

	@Override
	public final List<TypedOption<?>> options() {
		return LevelOfMap.options();
	}

	@Override
	public final List<TypedOption<?>> options(Path file) throws IOException {
		return Files.size(file) > QUICK ? options() : LevelOfMap.options(map(file, Progress.NONE));
	}

	@Override
	public final Import read(Path file, OptionValues options, Progress progress) throws IOException {
		return LevelOfMap.make(map(file, progress), file, options, true, progress);
	}

	@Override
	public final Import readForChecks(Path file, OptionValues options, Progress progress) throws IOException {
		return LevelOfMap.make(map(file, progress), file, options, false, progress);
	}

	@Override
	public final TypedOption<String> terrainsOption() {
		return MapTerrain.TERRAINS;
	}

	@Override
	public final List<TerrainSource> terrainSources(Path file, OptionValues options, Progress progress) throws IOException {
		return LevelOfMap.terrainSources(map(file, progress), file, options, progress);
	}

	@Override
	public final Optional<RenderedMap> picture(Path file, OptionValues options, Progress progress) throws IOException {
		return LevelOfMap.picture(map(file, progress), file, options, progress);
	}

	private TiledMap map(Path file, Progress progress) throws IOException {
		try (InputStream in = InputFile.open(file, LARGEST, progress)) {
			return parse(in, file);
		}
	}

	abstract TiledMap parse(InputStream in, Path file) throws IOException;
}
