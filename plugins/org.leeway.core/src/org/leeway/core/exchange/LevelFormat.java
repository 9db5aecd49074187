package org.leeway.core.exchange;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

import org.leeway.core.files.AtomicFile;
import org.leeway.core.files.LevelFormatException;
import org.leeway.model.Level;

/**
 * A format of level files.
 *
 * @param name for users
 * @param extension of its files, without the dot, in lower case
 * @param reader makes a reader; empty if levels cannot be read from it
 * @param writer makes a writer; empty if levels cannot be written to it
 * @param rowsAfter matches the line after which the rows of cells follow, one a line; empty if there is none
 */
public record LevelFormat(String name, String extension, Optional<Supplier<LevelReader>> reader,
		Optional<Supplier<LevelWriter>> writer, Optional<Pattern> rowsAfter) {

	public boolean isReadable() {
		return reader.isPresent();
	}

	/** A reader for levels that are too large for memory, if the format has one. */
	public Optional<StreamingReader> streamingReader() {
		return reader.map(Supplier::get).filter(StreamingReader.class::isInstance).map(StreamingReader.class::cast);
	}

	/** Whether files of this format say which agents there are; otherwise a level that is read has the usual ones. */
	public boolean knowsAgents() {
		return reader.isEmpty() || reader.get().get().knowsAgents();
	}

	public boolean isWritable() {
		return writer.isPresent();
	}

	/**
	 * Reads a level.
	 *
	 * @throws LevelFormatException if the file is not of this format
	 * @throws IOException if it cannot be read
	 */
	public Level read(Path file) throws IOException {
		return reader.orElseThrow(() -> new IOException(name + " cannot be read")).get().read(file);
	}

	/**
	 * Writes a level in one step: the file is the old one or the new one, never a part.
	 *
	 * @return what the level holds and the format cannot
	 * @throws IOException if it cannot be written; the file is as it was before
	 */
	public List<String> write(Level level, Path file) throws IOException {
		LevelWriter levelWriter = writer.orElseThrow(() -> new IOException(name + " cannot be written")).get();
		List<String> losses = new ArrayList<>();
		AtomicFile.write(file, out -> losses.addAll(levelWriter.write(level, out)));
		return losses;
	}

	/**
	 * The line of a file, from 1 on, that holds the first row of cells; 0 if the format has no such line.
	 *
	 * @throws IOException if the file cannot be read
	 */
	public int firstRow(Path file) throws IOException {
		if (rowsAfter.isEmpty()) {
			return 0;
		}
		// every file can be read so, and what is looked for is ASCII
		try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
			int number = 1;
			for (String line = lines.readLine(); line != null; line = lines.readLine(), number++) {
				if (rowsAfter.get().matcher(line).matches()) {
					return number + 1;
				}
			}
		}
		return 0;
	}
}
