package org.leeway.core.exchange.leeway;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

import org.leeway.core.exchange.LevelWriter;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;

/** Writes what the editor saves. */
public final class LeewayWriter implements LevelWriter {

	@Override
	public List<String> write(Level level, OutputStream out) throws IOException {
		out.write(LevelFiles.toBytes(level));
		out.flush();
		return List.of();
	}
}
