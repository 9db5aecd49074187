package org.leeway.core.exchange.movingai;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;

import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;
import org.leeway.core.files.ByteLines;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.text.WholeGrid;

/** A reader of a map, row by row. Sizes and characters are checked before they are used. */
final class MapParser {

	/** A check that throws an exception if a map is too large, for example for the memory. */
	interface SizeLimit {
		void check(long width, long height);
	}

	/** Limit for the length of a header line, in bytes. All valid lines are shorter. */
	private static final int HEADER = 64;

	private final ByteLines lines;
	private final String file;
	private final byte[] terrains = MapCharacters.terrains();
	private int width;
	private int height;

	MapParser(InputStream in, String file) {
		this.lines = new ByteLines(in);
		this.file = file;
	}

	/**
	 * Reads everything before the rows.
	 *
	 * @param limit throws an {@link IllegalArgumentException} if the map is too large
	 */
	void readHeader(SizeLimit limit) throws IOException {
		expectHeader("type octile");
		long rows = size("height");
		long columns = size("width");
		checkSize(columns, rows, limit);
		width = (int) columns;
		height = (int) rows;
		expectHeader("map");
	}

	private void checkSize(long columns, long rows, SizeLimit limit) throws LevelFormatException {
		try {
			limit.check(columns, rows);
		} catch (IllegalArgumentException outOfRange) {
			throw columns > 0 && rows > 0
					? new LevelTooLargeException(file, lines.number(), outOfRange.getMessage())
					: error(outOfRange.getMessage());
		}
	}

	int width() {
		return width;
	}

	int height() {
		return height;
	}

	/** Reads the rows into a grid, and checks the rest of the file. */
	TerrainGrid readGrid() throws IOException {
		WholeGrid grid = new WholeGrid();
		grid.begin(width, height);
		readRows(grid::row);
		return grid.build();
	}

	/**
	 * Reads the rows, and checks the rest of the file.
	 *
	 * @param rows receives the terrain ids of each row. The array has one more element at its end, for a carriage return, which
	 * the receiver must ignore. The array is reused for the next row
	 */
	void readRows(Consumer<byte[]> rows) throws IOException {
		// one byte more than a row has cells: a carriage return at the end of a line fits too
		byte[] row = new byte[width + 1];
		for (int y = 0; y < height; y++) {
			parseRow(y, row);
			rows.accept(row);
		}
		expectEnd();
	}

	private void expectHeader(String expected) throws IOException {
		String line = header("\"" + expected + "\"");
		if (!line.equals(expected)) {
			throw error("\"" + line + "\", expected \"" + expected + "\"");
		}
	}

	private long size(String word) throws IOException {
		String expected = "\"" + word + "\" and a number, as in \"" + word + " 512\"";
		String line = header(expected);
		if (!line.matches(word + "\\s+\\d{1,18}")) {
			throw error("\"" + line + "\", expected " + expected);
		}
		return Long.parseLong(line.substring(word.length()).strip());
	}

	private String header(String expected) throws IOException {
		byte[] text = new byte[HEADER];
		long length = lines.next(text);
		if (length < 0) {
			throw error("the file ends, expected " + expected);
		}
		String line = new String(text, 0, (int) Math.min(length, HEADER), StandardCharsets.ISO_8859_1).strip();
		return MessageText.visible(line) + (length > HEADER ? "..." : "");
	}

	private void parseRow(int y, byte[] row) throws IOException {
		long length = lines.next(row);
		if (length < 0) {
			throw error("the file ends after " + y + " rows, expected " + height);
		}
		if (length != width) {
			throw error("row " + y + " holds " + length + " characters, expected " + width);
		}
		for (int x = 0; x < width; x++) {
			byte terrain = terrains[row[x] & 0xFF];
			if (terrain == MapCharacters.NONE) {
				throw error("character " + quote(row[x] & 0xFF) + " at cell " + x + "," + y + ", expected one of "
						+ MapCharacters.EXPECTED);
			}
			row[x] = terrain;
		}
	}

	private static String quote(int character) {
		return character > ' ' && character < 0x7F ? "\"" + (char) character + "\"" : String.format("0x%02X",
				character);
	}

	private void expectEnd() throws IOException {
		byte[] text = new byte[HEADER];
		for (long length = lines.next(text); length >= 0; length = lines.next(text)) {
			if (length > HEADER || !isBlank(text, (int) length)) {
				throw error("text after the last row, expected the end of the file after " + height + " rows");
			}
		}
	}

	private static boolean isBlank(byte[] text, int length) {
		return new String(Arrays.copyOf(text, length), StandardCharsets.ISO_8859_1).isBlank();
	}

	private LevelFormatException error(String problem) {
		return new LevelFormatException(file, lines.number(), problem);
	}
}
