package org.leeway.core.exchange.leeway;

import java.io.IOException;

import org.leeway.core.exchange.Export;
import org.leeway.core.exchange.LevelExporter;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** A writer of {@code .leeway} files. The editor saves levels in the same format. */
public final class LeewayExporter implements LevelExporter {

	@Override
	public Export export(Level level, OptionValues options, Progress progress) throws IOException {
		byte[] bytes = LevelFiles.toBytes(level);
		return Export.of(out -> out.write(bytes));
	}
}
