package org.leeway.core.exchange.movingai;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.ByteLines;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.Progress;

/** A reader of a scenario, row by row, so that a scenario of any length needs little memory. Every row is checked. */
public final class ScenarioReader implements Closeable {

	/** A regular expression for the first line. */
	static final String VERSION = "version\\s+1(\\.0*)?";

	private static final long MAX_BYTES = 1L << 30;
	/** Limit for the length of a line, in bytes. All valid lines are shorter. */
	private static final int LINE = 4096;
	private static final String ROW = "bucket, map, width, height, start x, start y, goal x, goal y, length";
	private static final int COLUMNS = 9;

	private final InputStream in;
	private final ByteLines lines;
	private final String file;
	private final byte[] buffer = new byte[LINE];

	private ScenarioReader(InputStream in, String file) {
		this.in = in;
		this.lines = new ByteLines(in);
		this.file = file;
	}

	/**
	 * Opens a scenario.
	 *
	 * @throws LevelFormatException if the file does not begin like a scenario
	 * @throws IOException if the file cannot be read
	 */
	public static ScenarioReader open(Path file) throws IOException {
		ScenarioReader reader = new ScenarioReader(InputFile.openText(file, MAX_BYTES, Progress.NONE), file.toString());
		try {
			reader.expectVersion();
			return reader;
		} catch (IOException e) {
			reader.close();
			throw e;
		}
	}

	private void expectVersion() throws IOException {
		String line = line();
		if (line == null || !line.matches(VERSION)) {
			throw error((line == null ? "the file is empty" : "\"" + shorten(line) + "\"") + ", expected \"version 1\"");
		}
	}

	/**
	 * Reads the next row. Returns an empty optional at the end of the file.
	 *
	 * @throws LevelFormatException if the next line is no row
	 * @throws IOException if the file cannot be read
	 */
	public Optional<ScenarioQuery> next() throws IOException {
		String line = line();
		while (line != null && line.isEmpty()) {
			line = line();
		}
		return line == null ? Optional.empty() : Optional.of(query(line));
	}

	private ScenarioQuery query(String line) throws LevelFormatException {
		// if tabs separate the columns, names of maps may contain blanks
		String[] columns = line.split(line.indexOf('\t') >= 0 ? "\\s*\t\\s*" : "\\s+");
		if (columns.length != COLUMNS) {
			throw error(columns.length + " columns, expected " + COLUMNS + ": " + ROW);
		}
		number(columns[0], "a bucket");
		return new ScenarioQuery(lines.number(), columns[1], number(columns[2], "a width"),
				number(columns[3], "a height"), place(columns[4], columns[5]), place(columns[6], columns[7]),
				length(columns[8]));
	}

	private int number(String text, String meaning) throws LevelFormatException {
		if (!text.matches("\\d{1,9}")) {
			throw error("\"" + shorten(text) + "\", expected the number of " + meaning);
		}
		return Integer.parseInt(text);
	}

	private ScenarioPlace place(String x, String y) throws LevelFormatException {
		return new ScenarioPlace(coordinate(x), coordinate(y));
	}

	private double coordinate(String text) throws LevelFormatException {
		if (!text.matches("\\d{1,9}(\\.\\d{1,20})?")) {
			throw error("\"" + shorten(text) + "\", expected the number of a cell");
		}
		return Double.parseDouble(text);
	}

	private double length(String text) throws LevelFormatException {
		if (!text.matches("\\d{1,15}(\\.\\d*)?([eE][-+]?\\d{1,3})?")) {
			throw error("\"" + shorten(text) + "\", expected the length of a path");
		}
		return Double.parseDouble(text);
	}

	/** Returns the next line, without blanks at its ends. Returns null at the end of the file. */
	private String line() throws IOException {
		long length = lines.next(buffer);
		if (length > LINE) {
			throw error("a line of " + length + " characters, expected at most " + LINE);
		}
		return length < 0 ? null : new String(buffer, 0, (int) length, StandardCharsets.UTF_8).strip();
	}

	private static String shorten(String text) {
		return MessageText.visible(text.length() <= 40 ? text : text.substring(0, 40) + "...");
	}

	private LevelFormatException error(String problem) {
		return new LevelFormatException(file, lines.number(), problem);
	}

	@Override
	public void close() throws IOException {
		in.close();
	}
}
