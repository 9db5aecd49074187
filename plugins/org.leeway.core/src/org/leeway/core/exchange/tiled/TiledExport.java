package org.leeway.core.exchange.tiled;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.LevelExporter;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.RasterExporter;
import org.leeway.core.exchange.tiled.level.ConversionLosses;
import org.leeway.core.exchange.tiled.level.MapOfLayer;
import org.leeway.core.exchange.tiled.level.MapOfLevel;
import org.leeway.core.exchange.tiled.map.ImageTileset;
import org.leeway.core.exchange.tiled.map.MapDocument;
import org.leeway.core.exchange.tiled.write.CellEncoding;
import org.leeway.core.exchange.tiled.write.TileImage;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A writer of maps of Tiled. A map is made from a level, or from a layer with a value for each cell. The images of the
 * map's tilesets are written as files beside the map.
 */
abstract class TiledExport implements LevelExporter, RasterExporter {

	private static final TypedOption<CellEncoding> ENCODING = new TypedOption.Choice<>("encoding",
			"how the map stores its cells", CellEncoding.CSV);

	@Override
	public final List<TypedOption<?>> options() {
		return List.of(ENCODING);
	}

	@Override
	public final Export export(Level level, OptionValues options, Progress progress) throws IOException {
		return export(MapOfLevel.make(level, progress), ConversionLosses.of(level), options, progress);
	}

	@Override
	public final Export export(RasterContent content, OptionValues options, Progress progress) {
		return export(MapOfLayer.make(content, progress), ConversionLosses.of(content), options, progress);
	}

	private Export export(MapDocument map, List<Diagnostic> losses, OptionValues options, Progress progress) {
		List<Export.Part> parts = new ArrayList<>();
		parts.add(new Export.Part("", (out, name) -> write(map, name, options.get(ENCODING), out, progress)));
		for (ImageTileset tileset : map.tilesets()) {
			parts.add(new Export.Part(tileset.suffix(), (out, name) -> TileImage.write(tileset, out)));
		}
		return new Export(parts, losses);
	}

	abstract void write(MapDocument map, String name, CellEncoding encoding, OutputStream out, Progress progress)
			throws IOException;
}
