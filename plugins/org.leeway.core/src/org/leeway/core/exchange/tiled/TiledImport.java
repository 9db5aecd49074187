package org.leeway.core.exchange.tiled;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;

import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.tiled.level.LevelOfMap;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.files.InputFile;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** Reads a map and makes a level of it. */
abstract class TiledImport implements Importer {

	private static final long LARGEST = 1L << 31;

	@Override
	public final List<TypedOption<?>> options() {
		return LevelOfMap.options();
	}

	@Override
	public final Import read(Path file, OptionValues options, Progress progress) throws IOException {
		TiledMap map;
		try (InputStream in = InputFile.open(file, LARGEST, progress)) {
			map = parse(in, file);
		}
		return LevelOfMap.make(map, file, options, progress);
	}

	abstract TiledMap parse(InputStream in, Path file) throws IOException;
}
