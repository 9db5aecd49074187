package org.leeway.core.exchange.grid;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

import org.leeway.core.exchange.FileStart;
import org.leeway.pathing.option.OptionValues;

/** A reader of an image as a level. Each colour is a terrain, or grey is a height. */
public final class PngImporter extends GridImport {

	@Override
	public boolean recognises(FileStart start) {
		return start.text().startsWith("\u0089PNG\r\n");
	}

	@Override
	GridSource open(InputStream in, Path file, OptionValues options) throws IOException {
		return new PngSource(in, file.toString());
	}
}
