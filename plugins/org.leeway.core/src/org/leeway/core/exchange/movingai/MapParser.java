package org.leeway.core.exchange.movingai;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.leeway.core.level.LevelFormatException;
import org.leeway.pathing.grid.TerrainGrid;

/** Reads one map, row by row; trusts nothing in it before it is checked. */
final class MapParser {

	/** Longer than every header line. */
	private static final int HEADER = 64;

	private final ByteLines lines;
	private final String file;
	private final byte[] terrains = MapCharacters.terrains();

	MapParser(InputStream in, String file) {
		this.lines = new ByteLines(in);
		this.file = file;
	}

	TerrainGrid parse() throws IOException {
		expectHeader("type octile");
		int height = size("height");
		int width = size("width");
		TerrainGrid.Editor editor = emptyGrid(width, height).edit();
		expectHeader("map");
		// One more than the width, so that a carriage return fits too.
		byte[] row = new byte[width + 1];
		for (int y = 0; y < height; y++) {
			parseRow(y, width, height, row);
			editor.setRow(0, y, row, 0, width);
		}
		expectEnd(height);
		return editor.build();
	}

	private void expectHeader(String expected) throws IOException {
		String line = header("\"" + expected + "\"");
		if (!line.equals(expected)) {
			throw error("\"" + line + "\", expected \"" + expected + "\"");
		}
	}

	private int size(String word) throws IOException {
		String expected = "\"" + word + "\" and a number, as in \"" + word + " 512\"";
		String line = header(expected);
		if (!line.matches(word + "\\s+\\d{1,9}")) {
			throw error("\"" + line + "\", expected " + expected);
		}
		return Integer.parseInt(line.substring(word.length()).strip());
	}

	private String header(String expected) throws IOException {
		byte[] text = new byte[HEADER];
		long length = lines.next(text);
		if (length < 0) {
			throw error("the file ends, expected " + expected);
		}
		String line = new String(text, 0, (int) Math.min(length, HEADER), StandardCharsets.ISO_8859_1).strip();
		return line.replaceAll("\\p{Cntrl}", " ") + (length > HEADER ? "..." : "");
	}

	private TerrainGrid emptyGrid(int width, int height) throws LevelFormatException {
		try {
			return TerrainGrid.filled(width, height, 0);
		} catch (IllegalArgumentException outOfRange) {
			throw error(outOfRange.getMessage());
		}
	}

	private void parseRow(int y, int width, int height, byte[] row) throws IOException {
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

	private void expectEnd(int height) throws IOException {
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
