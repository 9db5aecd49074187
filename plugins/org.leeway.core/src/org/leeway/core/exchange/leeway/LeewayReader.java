package org.leeway.core.exchange.leeway;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

import org.leeway.core.exchange.StreamingReader;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.LevelRows;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;

/** Reads the files that the editor saves. */
public final class LeewayReader implements StreamingReader {

	@Override
	public Level read(Path file) throws IOException {
		return LevelFiles.load(file);
	}

	@Override
	public LevelHeader readHeader(Path file, Progress progress) throws IOException {
		return LevelRows.readHeader(file, progress);
	}

	@Override
	public void readRows(Path file, LevelHeader header, Consumer<byte[]> rows, Progress progress)
			throws IOException {
		LevelRows.read(file, header, rows, progress);
	}

	@Override
	public int passes() {
		return 2;
	}
}
