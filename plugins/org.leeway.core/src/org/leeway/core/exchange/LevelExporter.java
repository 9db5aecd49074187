package org.leeway.core.exchange;

import java.io.IOException;
import java.util.List;

import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** A writer of whole levels in one format. */
public non-sealed interface LevelExporter extends Exporter {

	/**
	 * Returns further options, which exist only for exports of whole levels. The options of all exports are in {@link
	 * #options()}.
	 */
	default List<TypedOption<?>> levelOptions() {
		return List.of();
	}

	/**
	 * Prepares the files for a level. The diagnostics in the result say which content of the level is lost, because the
	 * format cannot hold it.
	 *
	 * @param progress one unit of work is a row of cells. The export can be cancelled until all files are written
	 * @throws IOException if the level cannot be written in this format at all
	 */
	Export export(Level level, OptionValues options, Progress progress) throws IOException;
}
