package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.io.InputStream;

import org.leeway.core.exchange.FileStart;
import org.leeway.pathing.option.OptionValues;

/** An importer of ASCII grids of ESRI. */
public final class AsciiGridImporter extends GridImport {

	@Override
	public boolean recognises(FileStart start) {
		return start.text().matches("(?is)\\s*(ncols|nrows)\\s+\\d+\\s.*");
	}

	@Override
	GridSource open(InputStream in, String file, long size, OptionValues options) throws IOException {
		return new AsciiGridSource(in, file);
	}
}
