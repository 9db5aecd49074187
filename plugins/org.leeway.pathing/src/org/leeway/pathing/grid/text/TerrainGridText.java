package org.leeway.pathing.grid.text;

import org.leeway.pathing.grid.TerrainGrid;

/**
 * A terrain grid as text. The first line is {@code W x H}. Each following line is a row of run-length coded terrain ids,
 * separated by one blank: {@code id} for one cell and {@code id*count} for more. The text begins and ends with a line feed.
 *
 * <pre>
 * 8 x 2
 * 0*8
 * 0*3 2 0*4
 * </pre>
 *
 * The form is canonical: runs are as long as possible. So equal grids have equal texts, and a change of one cell
 * changes one line.
 */
public final class TerrainGridText {

	private static final int PIECE = 1 << 13;

	private TerrainGridText() {
	}

	/**
	 * Reads the text of a grid. Tolerates empty lines before the first and after the last line, blanks at both ends of
	 * a line, and consecutive runs of the same id.
	 *
	 * @throws TerrainGridFormatException if the text is no grid
	 */
	public static TerrainGrid parse(String text) {
		WholeGrid grid = new WholeGrid();
		TerrainGridReader reader = new TerrainGridReader(grid);
		char[] piece = new char[Math.min(text.length(), PIECE)];
		for (int from = 0; from < text.length(); from += PIECE) {
			int to = Math.min(text.length(), from + PIECE);
			text.getChars(from, to, piece, 0);
			reader.append(piece, 0, to - from);
		}
		reader.end();
		return grid.build();
	}

	public static String format(TerrainGrid grid) {
		StringBuilder text = new StringBuilder();
		text.append('\n').append(grid.width()).append(" x ").append(grid.height()).append('\n');
		byte[] row = new byte[grid.width()];
		for (int y = 0; y < grid.height(); y++) {
			grid.copyRow(0, y, row.length, row, 0);
			appendRow(row, text);
		}
		return text.toString();
	}

	private static void appendRow(byte[] row, StringBuilder text) {
		for (int x = 0; x < row.length;) {
			int end = runEnd(row, x);
			text.append(row[x] & 0xFF);
			if (end - x > 1) {
				text.append('*').append(end - x);
			}
			text.append(end < row.length ? ' ' : '\n');
			x = end;
		}
	}

	private static int runEnd(byte[] row, int x) {
		int end = x + 1;
		while (end < row.length && row[end] == row[x]) {
			end++;
		}
		return end;
	}
}
