package org.leeway.core.exchange.leeway;

import java.io.IOException;
import java.nio.file.Path;

import org.leeway.core.exchange.LevelReader;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;

/** Reads the files that the editor saves. */
public final class LeewayReader implements LevelReader {

	@Override
	public Level read(Path file) throws IOException {
		return LevelFiles.load(file);
	}
}
