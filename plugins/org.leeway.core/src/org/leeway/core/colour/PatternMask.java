package org.leeway.core.colour;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.leeway.model.TerrainPattern;

/**
 * The coverage of pixels by a pattern, for a square that repeats in both directions without a seam. Immutable, and
 * cached.
 */
public final class PatternMask {

	/** Number of levels of coverage, from nothing to the whole pixel. */
	public static final int LEVELS = 5;

	/** Opacity of black or white in the ink, out of 255. */
	private static final int INK = 88;
	/** Colours above this lightness, weighted as the eye does, get dark ink. */
	private static final int LIGHT = 92_000;

	private record Key(TerrainPattern pattern, int side) {
	}

	private static final Map<Key, PatternMask> KNOWN = new ConcurrentHashMap<>();

	private final int side;
	/** Coverage indexed by row, or null for an empty row. */
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
	 * @param side of the square that repeats, in pixels
	 */
	public static PatternMask of(TerrainPattern pattern, int side) {
		return KNOWN.computeIfAbsent(new Key(pattern, side), PatternMask::new);
	}

	/** Returns the side of the square, in pixels. */
	int side() {
		return side;
	}

	/** Returns the coverage of a pixel of the square. */
	public int level(int x, int y) {
		return rows[y] == null ? 0 : rows[y][x];
	}

	/**
	 * Fills some pixels of a row.
	 *
	 * @param y the row of the square
	 * @param columns the column of the square, indexed by pixel
	 * @param shades the colours by coverage, from an index on
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
	 * Returns the colours of pixels by coverage, from the plain colour to the pattern's ink. The ink is darker than a
	 * light colour and lighter than a dark one, so that the pattern shows on any colour.
	 */
	public static int[] shades(int rgb) {
		int ink = isLight(rgb) ? 0 : 0xFFFFFF;
		int[] shades = new int[LEVELS];
		for (int i = 0; i < LEVELS; i++) {
			shades[i] = mix(rgb, ink, INK * i / (LEVELS - 1));
		}
		return shades;
	}

	/** Returns whether dark lines show better on a colour than light ones. */
	public static boolean isLight(int rgb) {
		return 299 * (rgb >> 16 & 0xFF) + 587 * (rgb >> 8 & 0xFF) + 114 * (rgb & 0xFF) > LIGHT;
	}

	private static int mix(int under, int over, int share) {
		int mixed = 0;
		for (int shift = 0; shift <= 16; shift += 8) {
			int from = under >> shift & 0xFF;
			mixed |= from + ((over >> shift & 0xFF) - from) * share / 255 << shift;
		}
		return mixed;
	}
}
