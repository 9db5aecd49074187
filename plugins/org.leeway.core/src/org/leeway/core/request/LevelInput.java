package org.leeway.core.request;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.files.FileNames;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.report.ReportedLevel;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;

/**
 * A level that was read from a file.
 *
 * @param level the name of the level in the file. Empty if the file holds only one level
 * @param told diagnostics of the file's reader
 */
public record LevelInput(String file, Optional<String> level, Format format, ImportedLevel imported, List<Diagnostic> told) {

	/**
	 * Returns the level of a file that holds one level.
	 *
	 * @throws LevelFormatException if the file holds several levels
	 */
	public static LevelInput of(String file, Format format, Import read) throws LevelFormatException {
		return new LevelInput(file, Optional.empty(), format, Format.onlyLevel(read, Path.of(file)), read.diagnostics());
	}

	/** Returns all levels of a file that was read. */
	public static List<LevelInput> all(String file, Format format, Import read) {
		return read.levels().stream().map(level -> new LevelInput(file,
				read.levels().size() == 1 ? Optional.empty() : Optional.of(level.name()), format, level, read.diagnostics())).toList();
	}

	/**
	 * Reads the level of a file that holds one level. {@link Formats#reading} detects the format.
	 *
	 * @throws FailureException if the file cannot be read, or holds several levels
	 */
	public static LevelInput read(String file, Formats formats) throws FailureException {
		return read(file, formats, LevelInput::of);
	}

	/**
	 * Reads all levels of a file. {@link Formats#reading} detects the format.
	 *
	 * @throws FailureException if the file cannot be read
	 */
	public static List<LevelInput> readAll(String file, Formats formats) throws FailureException {
		return read(file, formats, LevelInput::all);
	}

	private interface Taking<T> {

		T of(String file, Format format, Import read) throws IOException;
	}

	private static <T> T read(String file, Formats formats, Taking<T> taking) throws FailureException {
		Format format = format(file, formats);
		try {
			return taking.of(file, format, format.read(Path.of(file), Progress.NONE));
		} catch (LevelTooLargeException e) {
			throw new TooLargeException(e.getMessage());
		} catch (IOException e) {
			throw FailureException.of(file, e);
		}
	}

	/**
	 * Returns the format of a file that a user wants to read.
	 *
	 * @throws FailureException if the format is unknown, or the file is a folder or a device
	 */
	public static Format format(String file, Formats formats) throws FailureException {
		Path path = path(file);
		if (Files.isDirectory(path)) {
			throw new FailureException(file + ": is a folder, expected a level file");
		}
		Format format = formats.reading(path).orElseThrow(
				() -> new FailureException(file + ": unknown format, expected " + extensions(formats.readable())));
		if (Files.exists(path) && !Files.isRegularFile(path)) {
			throw new FailureException(file + ": is a device or a pipe, expected a level file");
		}
		return format;
	}

	/**
	 * Returns the path that a user wrote.
	 *
	 * @throws FailureException if the text cannot be a path
	 */
	public static Path path(String file) throws FailureException {
		try {
			return Path.of(file);
		} catch (InvalidPathException e) {
			throw new FailureException(file + ": " + FileNames.problem(e));
		}
	}

	/**
	 * Converts the name of an output file, as a user wrote it, into a path.
	 *
	 * @throws FailureException if the text cannot be a path or names a folder. Also if this system would store the file
	 * under another name
	 */
	public static Path output(String file) throws FailureException {
		Path path = path(file);
		Optional<String> problem = FileNames.problem(file);
		if (problem.isPresent() && !Files.exists(path)) {
			throw new FailureException(file + ": " + problem.get());
		}
		if (Files.isDirectory(path)) {
			throw new FailureException(file + ": is a folder, expected a file");
		}
		return path;
	}

	/**
	 * Checks that a file to be written is not also read. Recognises a file under another name too, such as a link.
	 *
	 * @throws FailureException if the file to be written is one of the read files
	 */
	public static void checkNoInput(Path written, Iterable<Path> read) throws FailureException {
		for (Path each : read) {
			if (Files.exists(written) && isSame(written, each)) {
				throw new FailureException(written + ": is the level itself, or read with it, expected another file");
			}
		}
	}

	private static boolean isSame(Path one, Path other) {
		try {
			return Files.isSameFile(one, other);
		} catch (IOException noFile) {
			// reading the file will report the problem
			return false;
		}
	}

	/** Returns the extensions of formats in words. */
	public static String extensions(List<Format> formats) {
		return formats.stream().flatMap(format -> format.extensions().stream()).distinct().map(each -> "." + each)
				.collect(Collectors.joining(" or "));
	}

	/** Returns the model of the level. */
	public Level model() {
		return imported.level();
	}

	/** Returns the name to show to users: the name of the file, with the level if the file holds several. */
	public String label() {
		return ReportedLevel.label(file, level);
	}

	/**
	 * Returns the messages that help users to understand the findings of this level. The reader of the file has made
	 * these messages. For example, a message says which layers of a map block units. {@link Diagnostic#isAboutMeaning}
	 * selects them.
	 */
	public List<Diagnostic> meaning() {
		return told.stream().filter(Diagnostic::isAboutMeaning).toList();
	}

	/** Returns the level as the file has it. */
	public LevelSnapshot snapshot() {
		return LevelSnapshot.of(model());
	}

	/**
	 * Returns the number of the line that holds the first row of cells, counted from 1. Returns 0 if the file does not
	 * store each row on a line.
	 *
	 * @throws FailureException if the file cannot be read again
	 */
	public int firstRow() throws FailureException {
		try {
			return format.firstRow(Path.of(file));
		} catch (IOException e) {
			throw FailureException.of(file, e);
		}
	}
}
