package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.io.InputStream;

import org.leeway.core.exchange.FileStart;
import org.leeway.pathing.option.OptionValues;

/** An importer of portable graymaps. */
public final class PgmImporter extends GridImport {

	@Override
	public boolean recognises(FileStart start) {
		return start.text().matches("(?s)P[25][\\s#].*");
	}

	@Override
	GridSource open(InputStream in, String file, long size, OptionValues options) throws IOException {
		return new PgmSource(in, file);
	}
}
