package org.leeway.pathing.grid;

import java.util.Arrays;

/** Reads one text of a terrain grid; trusts nothing in it before it is checked. */
final class TerrainGridParser {

	/** Greater than every number that a text may hold, small enough to grow by a digit. */
	private static final int TOO_LARGE = 100_000_000;
	private static final int LONGEST_QUOTE = 24;

	private final String text;
	private int position;
	private int line;

	TerrainGridParser(String text) {
		this.text = text;
	}

	TerrainGrid parse() {
		skipEmptyLines();
		TerrainGrid grid = parseSize();
		TerrainGrid.Editor editor = grid.edit();
		byte[] row = new byte[grid.width()];
		for (int y = 0; y < grid.height(); y++) {
			nextRow(y, grid.height());
			parseRow(y, row);
			editor.setRow(0, y, row, 0, row.length);
		}
		checkEnd(grid.height());
		return editor.build();
	}

	private TerrainGrid parseSize() {
		int start = position;
		int width = number();
		skipBlanks();
		boolean cross = position < text.length() && text.charAt(position) == 'x';
		position += cross ? 1 : 0;
		skipBlanks();
		int height = number();
		skipBlanks();
		if (width < 0 || !cross || height < 0 || !atLineEnd()) {
			position = start;
			throw error("\"" + quoteLine() + "\" where the size of the grid was expected, as in \"64 x 48\"");
		}
		if (!TerrainGrid.mayHaveSize(width, height)) {
			position = start;
			throw error("\"" + quoteLine() + "\" where a size was expected with sides from 1 to " + TerrainGrid.MAX_SIDE
					+ " and no more than " + TerrainGrid.MAX_CELLS + " cells");
		}
		return TerrainGrid.filled(width, height, 0);
	}

	private void nextRow(int y, int height) {
		skipLineEnd();
		skipBlanks();
		if (!atLineEnd()) {
			return;
		}
		int emptyLine = line;
		skipEmptyLines();
		if (position == text.length()) {
			line = emptyLine;
			throw error("the text ends after " + y + " of " + height + " rows");
		}
		line = emptyLine;
		throw error("an empty line where row " + y + " of " + height + " rows was expected");
	}

	private void parseRow(int y, byte[] row) {
		int x = 0;
		while (!atLineEnd()) {
			x = parseRun(y, row, x);
			skipBlanks();
		}
		if (x < row.length) {
			throw error("row " + y + " holds " + x + " cells, expected " + row.length);
		}
	}

	private int parseRun(int y, byte[] row, int x) {
		int start = position;
		int id = number();
		int count = 1;
		if (id >= 0 && position < text.length() && text.charAt(position) == '*') {
			position++;
			count = number();
		}
		if (id < 0 || count < 0 || !atTokenEnd()) {
			throw error("row " + y + ": \"" + quoteToken(start) + "\" where id or id*count was expected");
		}
		if (id >= TerrainGrid.TERRAINS) {
			throw error("row " + y + ": terrain id in \"" + quoteToken(start) + "\", expected 0 to 255");
		}
		if (count < 1 || count > row.length - x) {
			throw error("row " + y + ": \"" + quoteToken(start) + "\" where " + (row.length - x) + " of "
					+ row.length + " cells are left");
		}
		Arrays.fill(row, x, x + count, (byte) id);
		return x + count;
	}

	private void checkEnd(int height) {
		skipLineEnd();
		skipEmptyLines();
		if (position < text.length()) {
			throw error("\"" + quoteLine() + "\" after the last of " + height + " rows");
		}
	}

	/** The number that begins here, not over {@link #TOO_LARGE} by much; -1 if no digit is here. */
	private int number() {
		int value = -1;
		for (; position < text.length(); position++) {
			int digit = text.charAt(position) - '0';
			if (digit < 0 || digit > 9) {
				break;
			}
			value = Math.min(Math.max(value, 0) * 10 + digit, TOO_LARGE);
		}
		return value;
	}

	private void skipBlanks() {
		while (position < text.length() && isBlank(text.charAt(position))) {
			position++;
		}
	}

	private void skipLineEnd() {
		if (position < text.length()) {
			position++;
			line++;
		}
	}

	private void skipEmptyLines() {
		skipBlanks();
		while (position < text.length() && text.charAt(position) == '\n') {
			skipLineEnd();
			skipBlanks();
		}
	}

	private boolean atLineEnd() {
		return position == text.length() || text.charAt(position) == '\n';
	}

	private boolean atTokenEnd() {
		return atLineEnd() || isBlank(text.charAt(position));
	}

	private static boolean isBlank(char c) {
		return c == ' ' || c == '\t' || c == '\r';
	}

	private String quoteLine() {
		int end = text.indexOf('\n', position);
		return quote(position, end < 0 ? text.length() : end);
	}

	private String quoteToken(int start) {
		position = start;
		while (!atTokenEnd()) {
			position++;
		}
		return quote(start, position);
	}

	private String quote(int start, int end) {
		return end - start <= LONGEST_QUOTE ? text.substring(start, end).strip()
				: text.substring(start, start + LONGEST_QUOTE) + "...";
	}

	private TerrainGridFormatException error(String message) {
		return new TerrainGridFormatException(message, line);
	}
}
