package org.leeway.core.colour;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.leeway.model.TerrainPattern;

/**
 * A pattern as pixels: how much of each pixel the pattern covers. The mask is a square that repeats in both directions
 * without a seam. Immutable, and cached.
 */
public final class PatternMask {

	/**
	 * Number of levels of coverage. Level 0 is a pixel that the pattern does not cover, the last level is a completely covered
	 * pixel.
	 */
	public static final int LEVELS = 5;

	/** Opacity of the ink, out of 255. Ink is black or white over the colour of the cell. */
	private static final int INK = 88;
	/**
	 * Lightness above which a colour gets black ink. Other colours get white ink. Lightness is 1000 times the luma of a colour,
	 * from 0 to 255,000.
	 */
	private static final int LIGHT = 92_000;

	private record Key(TerrainPattern pattern, int side) {
	}

	private static final Map<Key, PatternMask> KNOWN = new ConcurrentHashMap<>();

	private final int side;
	/**
	 * Indexed by row, then by column: how much of the pixel the pattern covers, from 0 to {@link #LEVELS} - 1. Null in place of
	 * a row that the pattern does not cover.
	 */
	private final byte[][] rows;

	private PatternMask(Key key) {
		this.side = key.side;
		this.rows = new byte[side][];
		PatternShape shape = PatternShape.of(key.pattern);
		for (int y = 0; y < side; y++) {
			byte[] row = new byte[side];
			int sum = 0;
			for (int x = 0; x < side; x++) {
				double outside = shape.distance((x + 0.5) / side, (y + 0.5) / side) * side;
				row[x] = (byte) Math.round(Math.clamp(0.5 - outside, 0, 1) * (LEVELS - 1));
				sum += row[x];
			}
			rows[y] = sum == 0 ? null : row;
		}
	}

	/**
	 * Returns the mask of a pattern.
	 *
	 * @param side the side of the square that repeats, in pixels
	 */
	public static PatternMask of(TerrainPattern pattern, int side) {
		return KNOWN.computeIfAbsent(new Key(pattern, side), PatternMask::new);
	}

	/** Returns the side of the square, in pixels. */
	int side() {
		return side;
	}

	/** Returns the level of coverage of a pixel, from 0 to {@link #LEVELS} - 1. */
	public int level(int x, int y) {
		return rows[y] == null ? 0 : rows[y][x];
	}

	/**
	 * Draws one row of the mask into the pixels [from, to) of one row of a picture.
	 *
	 * @param pixels the row of the picture
	 * @param y the row of the mask
	 * @param columns the column of the mask for each pixel, indexed by pixel
	 * @param shades the colours to draw with: groups of {@link #LEVELS} colours, from an uncovered to a completely covered
	 * pixel
	 * @param shade the index in {@code shades} of the first colour of the group to use
	 */
	public void fill(int[] pixels, int from, int to, int y, int[] columns, int[] shades, int shade) {
		byte[] row = rows[y];
		if (row == null) {
			Arrays.fill(pixels, from, Math.max(from, to), shades[shade]);
			return;
		}
		for (int x = from; x < to; x++) {
			pixels[x] = shades[shade + row[columns[x]]];
		}
	}

	/**
	 * Returns the colours of pixels, indexed by level of coverage, from the plain colour to the pattern's ink. The ink
	 * is darker than a light colour, and lighter than a dark colour. So the pattern is visible on any colour.
	 */
	public static int[] shades(int rgb) {
		int ink = isLight(rgb) ? 0 : 0xFFFFFF;
		int[] shades = new int[LEVELS];
		for (int i = 0; i < LEVELS; i++) {
			shades[i] = Colour.mix(rgb, ink, INK * i / (LEVELS - 1));
		}
		return shades;
	}

	/** Returns whether dark lines are more visible on a colour than light lines. */
	public static boolean isLight(int rgb) {
		return 299 * (rgb >> 16 & 0xFF) + 587 * (rgb >> 8 & 0xFF) + 114 * (rgb & 0xFF) > LIGHT;
	}
}
