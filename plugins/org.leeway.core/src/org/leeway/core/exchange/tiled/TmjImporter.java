package org.leeway.core.exchange.tiled;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;

import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.exchange.tiled.read.TmjReader;

/** An importer of maps of Tiled in JSON. */
public final class TmjImporter extends TiledImport {

	/** Members of JSON by which maps are recognised. Every map of Tiled or Leeway has such a member near its start. */
	private static final List<String> MEMBERS = List.of("\"infinite\"", "\"tiledversion\"", "\"nextlayerid\"", "\"tilesets\"");

	@Override
	public boolean recognises(FileStart start) {
		return start.text().stripLeading().startsWith("{") && MEMBERS.stream().anyMatch(start.text()::contains);
	}

	@Override
	TiledMap parse(InputStream in, Path file) throws IOException {
		return TmjReader.read(in, file);
	}
}
