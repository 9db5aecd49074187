package org.leeway.core.exchange.tiled;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.LevelExporter;
import org.leeway.core.exchange.tiled.level.Losses;
import org.leeway.core.exchange.tiled.level.MapOfLevel;
import org.leeway.core.exchange.tiled.map.ImageTileset;
import org.leeway.core.exchange.tiled.map.MapDocument;
import org.leeway.core.exchange.tiled.write.CellEncoding;
import org.leeway.core.exchange.tiled.write.TileImage;
import org.leeway.core.layer.Anchor;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** Writes a level as a map, and an image for each of its tilesets beside it. */
abstract class TiledExport implements LevelExporter {

	/** Where clearances are written to. */
	enum Clearance {
		TOP_LEFT(Anchor.TOP_LEFT), COVERING(Anchor.COVERING), NONE(null);

		private final Anchor anchor;

		Clearance(Anchor anchor) {
			this.anchor = anchor;
		}

		@Override
		public String toString() {
			return anchor == null ? "none" : anchor.label();
		}
	}

	private static final TypedOption<CellEncoding> ENCODING = new TypedOption.Choice<>("encoding",
			"how the map holds its cells", CellEncoding.CSV);
	private static final TypedOption<Clearance> CLEARANCE = new TypedOption.Choice<>("clearance",
			"the cells of a unit that its width is written to, in a layer for each capability of the agents",
			Clearance.TOP_LEFT);

	@Override
	public final List<TypedOption<?>> options() {
		return List.of(ENCODING, CLEARANCE);
	}

	@Override
	public final Export export(Level level, OptionValues options, Progress progress) throws IOException {
		MapDocument map = MapOfLevel.make(level, options.get(CLEARANCE).anchor, progress);
		List<Export.Part> parts = new ArrayList<>();
		parts.add(new Export.Part("", (out, name) -> write(map, name, options.get(ENCODING), out, progress)));
		for (ImageTileset tileset : map.tilesets()) {
			parts.add(new Export.Part(tileset.suffix(), (out, name) -> TileImage.write(tileset, out)));
		}
		return new Export(parts, Losses.of(level));
	}

	abstract void write(MapDocument map, String name, CellEncoding encoding, OutputStream out, Progress progress)
			throws IOException;
}
