package org.leeway.core.exchange.tiled;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.regex.Pattern;

import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.exchange.tiled.read.TmxReader;

/** An importer of maps of Tiled in XML. */
public final class TmxImporter extends TiledImport {

	private static final Pattern START = Pattern.compile("\\s*(<\\?[^>]*>\\s*|<![^>]*>\\s*)*+<map[\\s>].*", Pattern.DOTALL);

	@Override
	public boolean recognises(FileStart start) {
		return START.matcher(start.text()).matches();
	}

	@Override
	TiledMap parse(InputStream in, Path file) throws IOException {
		return TmxReader.read(in, file);
	}
}
