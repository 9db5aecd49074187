package org.leeway.core.exchange;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.leeway.core.LevelFormatException;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A reader of levels from the files of a format. Contributed to the extension point {@code org.leeway.core.formats}. An
 * implementation has a public constructor without arguments and no state.
 */
public interface Importer {

	/**
	 * Returns whether a file with this beginning is of the format. If the answer is wrong, the user gets an error
	 * message, but no data is lost.
	 */
	boolean recognises(FileStart start);

	/**
	 * Returns whether a damaged file with this beginning may be of the format. Called only if no format recognises the
	 * file, and only if the file has the format's extension. The first format that returns true reports what is wrong.
	 */
	default boolean mayBe(FileStart start) {
		return true;
	}

	/** Returns the options that users can choose. */
	default List<TypedOption<?>> options() {
		return List.of();
	}

	/**
	 * Returns the options for reading a file, without options that cannot change the result for this file. Users choose
	 * from these options.
	 *
	 * @throws IOException if the file cannot be read
	 */
	default List<TypedOption<?>> options(Path file) throws IOException {
		return options();
	}

	/**
	 * Returns the names from which a user can choose the value of an option, such as the names of the maps in a file.
	 * The value of the option is a list of such names, separated by commas. The standard value means all names.
	 *
	 * @return empty if the user may choose any text
	 * @throws IOException if the file cannot be read
	 */
	default List<String> names(TypedOption<?> option, Path file) throws IOException {
		return List.of();
	}

	/**
	 * Reads a whole file, and the files that it refers to. All files stay unchanged.
	 *
	 * @param options values of {@link #options()}
	 * @param progress one unit of work is 64 KiB read from the file
	 * @throws LevelFormatException if the file is not of this format. The message has the name of the file and the line
	 * @throws IOException if the file cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	Import read(Path file, OptionValues options, Progress progress) throws IOException;

	/**
	 * Reads a file as {@link #read} does, for checks of the levels. May leave out what needs much time and does not change
	 * the results of checks, such as colours from images.
	 */
	default Import readForChecks(Path file, OptionValues options, Progress progress) throws IOException {
		return read(file, options, progress);
	}
}
