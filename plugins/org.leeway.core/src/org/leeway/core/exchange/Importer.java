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
	 * Returns whether a file with this beginning seems to be of the format. If the method guesses wrong, the user gets an error
	 * message, but no data is lost.
	 */
	boolean recognises(FileStart start);

	/**
	 * Returns whether a file with this beginning may be a damaged file of the format. Called only if the file has the
	 * format's extension, and no format recognises the file. The first format that returns true reads the file, and
	 * reports what is wrong.
	 */
	default boolean mayBe(FileStart start) {
		return true;
	}

	/** Returns the options that users can choose. */
	default List<TypedOption<?>> options() {
		return List.of();
	}

	/**
	 * Returns the options that a user can choose for reading a file. Leaves out options that make no difference for
	 * this file.
	 *
	 * @throws IOException if the file cannot be read
	 */
	default List<TypedOption<?>> options(Path file) throws IOException {
		return options();
	}

	/**
	 * Returns the names that a user can choose as the value of an option, such as the names of the maps in a file. The value is
	 * a list of chosen names, separated by commas. The default value of the option, such as {@code all}, stands for all names.
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
	 * Reads a file as {@link #read} does, but only for checks of the levels. Saves time by leaving out things that
	 * checks do not need, such as colours from images.
	 */
	default Import readForChecks(Path file, OptionValues options, Progress progress) throws IOException {
		return read(file, options, progress);
	}
}
