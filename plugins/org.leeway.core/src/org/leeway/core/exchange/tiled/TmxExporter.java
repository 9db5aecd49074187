package org.leeway.core.exchange.tiled;

import java.io.IOException;
import java.io.OutputStream;

import org.leeway.core.exchange.tiled.map.MapDocument;
import org.leeway.core.exchange.tiled.write.CellEncoding;
import org.leeway.core.exchange.tiled.write.TmxWriter;
import org.leeway.pathing.Progress;

/** A writer of maps of Tiled in XML. */
public final class TmxExporter extends TiledExport {

	@Override
	void write(MapDocument map, String name, CellEncoding encoding, OutputStream out, Progress progress) throws IOException {
		TmxWriter.write(map, name, encoding, out, progress);
	}
}
