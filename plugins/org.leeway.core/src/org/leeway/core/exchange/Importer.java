package org.leeway.core.exchange;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.leeway.core.files.LevelFormatException;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * Reads levels from the files of one format. Contributed to the extension point {@code org.leeway.core.formats}; an
 * implementation has a public constructor without arguments and no state.
 */
public interface Importer {

	/** Whether a file that begins so is of this format. Wrong answers cost an error message, not a level. */
	boolean recognises(FileStart start);

	/** What users can choose. */
	default List<TypedOption<?>> options() {
		return List.of();
	}

	/**
	 * Reads a file whole, and the files that it refers to; all of them are left as they are.
	 *
	 * @param options values of {@link #options()}
	 * @param progress its unit is 64 KiB read
	 * @throws LevelFormatException if the file is not of this format, with its name and line
	 * @throws IOException if it cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	Import read(Path file, OptionValues options, Progress progress) throws IOException;
}
