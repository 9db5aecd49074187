package org.leeway.core.colour;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.leeway.model.TerrainPattern;

/**
 * How much of each pixel a pattern covers, for a square that repeats in both directions without a seam. Immutable, and
 * kept once computed.
 */
public final class PatternMask {

	/** Coverage is a number from 0, nothing, to this less 1, the whole pixel. */
	public static final int LEVELS = 5;

	/** How much of black or white the ink has, of 255. */
	private static final int INK = 88;
	/** Lighter colours, by the weights of the eye, get dark ink. */
	private static final int LIGHT = 92_000;

	private record Key(TerrainPattern pattern, int side) {
	}

	private static final Map<Key, PatternMask> KNOWN = new ConcurrentHashMap<>();

	private final int side;
	/** By row; null for an empty row. */
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

	/** @param side of the square that repeats, in pixels */
	public static PatternMask of(TerrainPattern pattern, int side) {
		return KNOWN.computeIfAbsent(new Key(pattern, side), PatternMask::new);
	}

	/** The side of the square, in pixels. */
	int side() {
		return side;
	}

	/** The coverage of a pixel of the square. */
	public int level(int x, int y) {
		return rows[y] == null ? 0 : rows[y][x];
	}

	/**
	 * Fills some pixels of a row.
	 *
	 * @param y the row of the square
	 * @param columns by pixel the column of the square
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
	 * The colours of pixels by coverage, from the plain colour to the ink of a pattern on it: darker than a light colour,
	 * lighter than a dark one, so that the pattern shows on any.
	 */
	public static int[] shades(int rgb) {
		int ink = isLight(rgb) ? 0 : 0xFFFFFF;
		int[] shades = new int[LEVELS];
		for (int i = 0; i < LEVELS; i++) {
			shades[i] = mix(rgb, ink, INK * i / (LEVELS - 1));
		}
		return shades;
	}

	/** Whether dark lines show better on a colour than light ones. */
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
