package org.leeway.core.exchange.tiled;

import java.io.IOException;
import java.io.OutputStream;

import org.leeway.core.exchange.tiled.map.MapDocument;
import org.leeway.core.exchange.tiled.write.CellEncoding;
import org.leeway.core.exchange.tiled.write.TmjWriter;
import org.leeway.pathing.Progress;

/** A writer of maps of Tiled in JSON. */
public final class TmjExporter extends TiledExport {

	@Override
	void write(MapDocument map, String name, CellEncoding encoding, OutputStream out, Progress progress) throws IOException {
		TmjWriter.write(map, name, encoding, out, progress);
	}
}
