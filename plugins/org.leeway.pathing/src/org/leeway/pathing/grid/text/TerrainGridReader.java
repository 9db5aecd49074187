package org.leeway.pathing.grid.text;

import java.util.Arrays;

import org.leeway.pathing.grid.TerrainGrid;

/**
 * A reader of the text of a terrain grid, in the format of {@link TerrainGridText}. The reader receives the text in pieces and
 * passes each row to a {@link Target}. At most one row is in memory. Not thread-safe.
 */
public final class TerrainGridReader {

	/** A receiver of a grid. */
	public interface Target {

		/**
		 * Receives the size. The rows come next.
		 *
		 * @throws IllegalArgumentException if the target refuses the size. The message says what was expected
		 */
		void begin(long width, long height);

		/**
		 * Receives the next row.
		 *
		 * @param ids the terrain ids of the row's cells, from left to right. Valid until the next row
		 */
		void row(byte[] ids);
	}

	/** The part of the text to which the next characters belong. */
	private enum Part {
		SIZE, ROWS, END
	}

	private static final int NONE = -1;

	private final Target target;
	private Part part = Part.SIZE;
	private int line;
	/**
	 * The beginning of the current line, to read the size of the grid, and to quote the line in error messages. Not used for rows.
	 */
	private final TextExcerpt text = new TextExcerpt();
	private final RunToken token = new RunToken();
	private int sizeLine;
	private long height;
	private byte[] row;
	/** The number of cells of row {@code y} that have been read. */
	private int x;
	private long y;
	private int emptyLine = NONE;

	public TerrainGridReader(Target target) {
		this.target = target;
	}

	/** Returns the line of the text, counted from 0, that holds the size. Each following line is a row. */
	public int sizeLine() {
		return sizeLine;
	}

	/**
	 * Reads the next piece of the text.
	 *
	 * @throws TerrainGridSizeException if the target refuses the size
	 * @throws TerrainGridFormatException if the text is no grid
	 */
	public void append(char[] characters, int offset, int length) {
		for (int i = offset; i < offset + length; i++) {
			char c = characters[i];
			if (c == '\n') {
				endLine();
				line++;
			} else if (part == Part.ROWS) {
				appendToRow(c);
			} else if (!text.isEmpty() || !isBlank(c)) {
				text.append(c);
			}
		}
	}

	private void appendToRow(char c) {
		if (isBlank(c)) {
			endToken();
			return;
		}
		if (emptyLine != NONE) {
			throw new TerrainGridFormatException(
					"an empty line where row " + y + " of " + height + " rows was expected", emptyLine);
		}
		token.append(c);
	}

	/**
	 * Ends the text.
	 *
	 * @throws TerrainGridFormatException if the text is no grid
	 */
	public void end() {
		boolean noSize = part == Part.SIZE && text.isEmpty();
		endLine();
		if (noSize) {
			throw noSize();
		}
		if (part == Part.ROWS) {
			throw new TerrainGridFormatException("the text ends after " + y + " of " + height + " rows",
					emptyLine == NONE ? line : emptyLine);
		}
	}

	private void endLine() {
		if (part == Part.ROWS) {
			endRow();
		} else if (!text.isEmpty() && part == Part.SIZE) {
			readSize();
		} else if (!text.isEmpty()) {
			throw error("\"" + text + "\" after the last of " + height + " rows");
		}
	}

	private void readSize() {
		long[] size = text.size();
		if (size == null) {
			throw noSize();
		}
		try {
			target.begin(size[0], size[1]);
		} catch (IllegalArgumentException refused) {
			String message = "\"" + text + "\" where " + refused.getMessage();
			throw new TerrainGridSizeException(message, line, size[0], size[1]);
		}
		row = new byte[(int) size[0]];
		height = size[1];
		sizeLine = line;
		text.clear();
		part = Part.ROWS;
	}

	private void endRow() {
		endToken();
		if (x == 0) {
			emptyLine = emptyLine == NONE ? line : emptyLine;
			return;
		}
		if (x < row.length) {
			throw error("row " + y + " holds " + x + " cells, expected " + row.length);
		}
		target.row(row);
		x = 0;
		y++;
		part = y < height ? Part.ROWS : Part.END;
	}

	private void endToken() {
		if (token.isEmpty()) {
			return;
		}
		if (!token.isRun()) {
			throw error("row " + y + ": \"" + token + "\" where id or id*count was expected");
		}
		if (token.id() >= TerrainGrid.TERRAINS) {
			throw error("row " + y + ": terrain id in \"" + token + "\", expected 0 to 255");
		}
		if (token.count() < 1 || token.count() > row.length - x) {
			throw error("row " + y + ": \"" + token + "\" where " + (row.length - x) + " of " + row.length
					+ " cells are left");
		}
		int end = x + (int) token.count();
		Arrays.fill(row, x, end, (byte) token.id());
		x = end;
		token.clear();
	}

	private TerrainGridFormatException noSize() {
		return error("\"" + text + "\" where the size of the grid was expected, as in \"64 x 48\"");
	}

	private TerrainGridFormatException error(String message) {
		return new TerrainGridFormatException(message, line);
	}

	private static boolean isBlank(char c) {
		return c == ' ' || c == '\t' || c == '\r';
	}
}
