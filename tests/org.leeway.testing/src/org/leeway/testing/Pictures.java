package org.leeway.testing;

import java.util.List;
import java.util.function.IntBinaryOperator;

import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.clearance.width.FitMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/**
 * A parser and printer of maps as text, with a character for each cell and a line for each row. All tests use this parser. As
 * in MovingAI maps, {@code .} and {@code G} stand for ground, {@code S} for swamp, {@code W} for water and {@code T} for trees.
 * {@code @}, {@code O} and {@code #} stand for solid cells. Terrains have the same ids as in new levels.
 */
public final class Pictures {

	public static final int GROUND = 0;
	public static final int SWAMP = 1;
	public static final int WATER = 2;
	public static final int TREES = 3;
	public static final int SOLID = 4;

	private static final String GLYPHS = ".SWT@";

	private Pictures() {
	}

	/** Returns the grid in a picture. */
	public static TerrainGrid grid(String picture) {
		List<String> rows = rows(picture);
		TerrainGridEditor editor = TerrainGrid.filled(rows.getFirst().length(), rows.size(), GROUND).edit();
		for (int y = 0; y < rows.size(); y++) {
			for (int x = 0; x < rows.get(y).length(); x++) {
				editor.set(x, y, terrain(rows.get(y).charAt(x)));
			}
		}
		return editor.build();
	}

	/** Returns the terrain id of a glyph. */
	public static int terrain(char glyph) {
		return switch (glyph) {
			case '.', 'G' -> GROUND;
			case 'S' -> SWAMP;
			case 'W' -> WATER;
			case 'T' -> TREES;
			case '@', 'O', '#' -> SOLID;
			default -> throw new IllegalArgumentException("no terrain has the glyph '" + glyph + "'");
		};
	}

	/** Returns the cells that a picture marks with a glyph. */
	public static BitPlane cells(String picture, char glyph) {
		List<String> rows = rows(picture);
		BitPlaneEditor cells = BitPlane.empty(rows.getFirst().length(), rows.size()).edit();
		for (int y = 0; y < rows.size(); y++) {
			for (int x = 0; x < rows.get(y).length(); x++) {
				if (rows.get(y).charAt(x) == glyph) {
					cells.set(x, y);
				}
			}
		}
		return cells.build();
	}

	/**
	 * Returns the values of a picture that {@link #digits} has printed, indexed by row and column. Does not support {@code
	 * +}.
	 */
	public static int[][] values(String digits) {
		return rows(digits).stream().map(row -> row.chars().map(digit -> Character.digit(digit, Character.MAX_RADIX))
				.toArray()).toArray(int[][]::new);
	}

	private static List<String> rows(String picture) {
		List<String> rows = picture.lines().toList();
		for (int y = 0; y < rows.size(); y++) {
			if (rows.get(y).length() != rows.getFirst().length()) {
				throw new IllegalArgumentException("row " + y + " is not as long as the first one: " + rows.get(y));
			}
		}
		return rows;
	}

	/** Returns the picture of a grid. A terrain without a glyph is {@code ?}. */
	public static String picture(TerrainGrid grid) {
		return draw(grid.width(), grid.height(),
				(x, y) -> grid.terrain(x, y) < GLYPHS.length() ? GLYPHS.charAt(grid.terrain(x, y)) : '?');
	}

	/** Returns a picture with {@code #} for each set cell, and a dot for each other cell. */
	public static String picture(BitPlane plane) {
		return draw(plane.width(), plane.height(), (x, y) -> plane.get(x, y) ? '#' : '.');
	}

	/** Returns a picture with {@code #} for each set cell, and a dot for each other cell. */
	public static String picture(boolean[][] cells) {
		return draw(cells[0].length, cells.length, (x, y) -> cells[y][x] ? '#' : '.');
	}

	/** Returns a picture with one digit for each cell: small letters for 10 to 35 (a to z), and {@code +} for larger values. */
	public static String digits(ClearanceMap clearance) {
		return digits(clearance.width(), clearance.height(), clearance::get);
	}

	/** Returns a picture with one digit for each cell: small letters for 10 to 35 (a to z), and {@code +} for larger values. */
	public static String digits(CoveringMap sides) {
		return digits(sides.width(), sides.height(), sides::get);
	}

	/** Returns a picture with one digit for each cell: small letters for 10 to 35 (a to z), and {@code +} for larger values. */
	public static String digits(FitMap fit) {
		return digits(fit.width(), fit.height(), fit::get);
	}

	/** Returns a picture with one digit for each cell: small letters for 10 to 35 (a to z), and {@code +} for larger values. */
	public static String digits(int[][] values) {
		return digits(values[0].length, values.length, (x, y) -> values[y][x]);
	}

	/** Returns a picture with one digit for each cell: small letters for 10 to 35 (a to z), and {@code +} for larger values. */
	public static String digits(int width, int height, IntBinaryOperator value) {
		return draw(width, height, (x, y) -> digit(value.applyAsInt(x, y)));
	}

	/** Returns the values of the cells of a window, row by row. */
	public static int[] values(CellRect window, IntBinaryOperator value) {
		int[] values = new int[(int) window.cells()];
		for (int i = 0; i < values.length; i++) {
			values[i] = value.applyAsInt(window.x() + i % window.width(), window.y() + i / window.width());
		}
		return values;
	}

	private static int digit(int value) {
		return value < Character.MAX_RADIX ? Character.forDigit(value, Character.MAX_RADIX) : '+';
	}

	/**
	 * Returns a picture with one character for each cell. The function gets the column and the row of a cell, and returns the
	 * character.
	 */
	public static String draw(int width, int height, IntBinaryOperator glyph) {
		StringBuilder picture = new StringBuilder((width + 1) * height);
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				picture.append((char) glyph.applyAsInt(x, y));
			}
			picture.append('\n');
		}
		return picture.toString();
	}
}
