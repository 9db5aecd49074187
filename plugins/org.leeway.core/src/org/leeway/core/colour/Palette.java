package org.leeway.core.colour;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.leeway.core.text.Counts;
import org.leeway.model.TerrainPattern;

/**
 * The colours of a layer's values, as {@code 0xRRGGBB}. The last colour is also the colour of all larger values.
 *
 * @param colours the colours, indexed by value
 * @param least the least width that is wide enough for the unit. Values from 1 to {@code least} - 1 are grey. With 0 or
 * 1, no value is grey
 * @param patterns the patterns that maps draw over the colours, indexed by value. Drawn only if the side of a cell is
 * at least {@link PatternScale#LEAST} points long on the screen
 */
public record Palette(int[] colours, int least, List<LegendEntry> legend, Map<Integer, TerrainPattern> patterns) {

	private Palette(int[] colours, int least, List<LegendEntry> legend) {
		this(colours, least, legend, Map.of());
	}

	/**
	 * The grey for widths that are too small for the unit. Users with any kind of colour blindness can distinguish this
	 * grey from the colours of blocked cells and of widths of 2 and more.
	 */
	private static final int TOO_SMALL = 0x5C5C5C;
	/** The colour of an id that has no name. */
	private static final int UNKNOWN = 0xFF00FF;

	/**
	 * The colours at evenly spaced points of the scale of widths, from dark violet over blue, teal and green to yellow.
	 * The scale is similar to viridis. Lightness rises throughout, so users with any kind of colour blindness see the
	 * order, also in grey.
	 */
	private static final int[] STOPS = {0x63308F, 0x4060B0, 0x2096A0, 0x58C46C, 0xF8E63C};
	/**
	 * The largest usual size of units in games. The widths up to this size share most of the colour scale, so that their colours
	 * are clearly different.
	 */
	private static final int SMALL = 8;
	/** Position of {@link #SMALL} on the scale, from 0 to 1. */
	private static final double SMALL_SHARE = 0.8;
	/**
	 * The width with the last colour of the scale. Larger widths have the same colour. Between {@link #SMALL} and this width, the
	 * position on the scale grows with the logarithm of the width.
	 */
	public static final int WIDE = 64;

	/**
	 * Creates a palette of ids.
	 *
	 * @param named the legend's entries, indexed by id, in the order of the legend. Other ids have a striking colour
	 * @param count the number of ids, which are counted from 0
	 */
	public static Palette ids(Map<Integer, LegendEntry> named, int count) {
		int[] colours = new int[count];
		Arrays.fill(colours, UNKNOWN);
		Map<Integer, TerrainPattern> patterns = new HashMap<>();
		named.forEach((id, entry) -> {
			colours[id] = entry.rgb();
			if (entry.pattern() != TerrainPattern.NONE) {
				patterns.put(id, entry.pattern());
			}
		});
		return new Palette(colours, 0, List.copyOf(named.values()), Map.copyOf(patterns));
	}

	/** Creates a palette for categories, such as blocked and reachable. The value of a category is its index in the list. */
	static Palette classes(LegendEntry... classes) {
		return new Palette(Arrays.stream(classes).mapToInt(LegendEntry::rgb).toArray(), 0, List.of(classes));
	}

	/** Returns the colour of a value as {@code 0xRRGGBB}. */
	public int colour(int value) {
		return value < least && value != 0 ? TOO_SMALL : colours[Math.min(value, colours.length - 1)];
	}

	/**
	 * Returns the colours of values as an array, indexed by value. Values beyond the last index have the last colour.
	 *
	 * @param greatest the largest value whose colour the caller needs. Keeps the array short if {@link #least} is huge
	 */
	public int[] upTo(int greatest) {
		return IntStream.rangeClosed(0, Math.max(colours.length - 1, Math.min(least, greatest))).map(this::colour).toArray();
	}

	/** Replaces the first {@code length} values by their colours. */
	public void apply(int[] values, int length) {
		int last = colours.length - 1;
		for (int i = 0; i < length; i++) {
			int value = values[i];
			values[i] = value < least && value != 0 ? TOO_SMALL : colours[Math.min(value, last)];
		}
	}

	/**
	 * Creates a palette of widths.
	 *
	 * @param none the label of value 0, whose colour is {@code blocked}
	 * @param last the largest width with a colour of its own, a power of two. Larger widths have the same colour
	 * @param least the least width that is not grey. All smaller widths except 0 have the same grey
	 */
	static Palette widths(String none, int blocked, int last, int least) {
		// Use "last" and not "least" for the length of the array: "least" comes from a file and may be huge.
		int[] colours = IntStream.rangeClosed(0, last).map(width -> width == 0 ? blocked : onScale(position(width))).toArray();
		List<LegendEntry> legend = new ArrayList<>();
		legend.add(new LegendEntry(none, blocked));
		if (least > 1) {
			legend.add(new LegendEntry("too narrow for " + least + " x " + least, TOO_SMALL));
		}
		for (int width = least; width < last; width = next(width)) {
			legend.add(new LegendEntry(Integer.toString(width), colours[width]));
		}
		legend.add(new LegendEntry(Counts.upTo(Math.max(last, least), last), colours[last]));
		return new Palette(colours, least, List.copyOf(legend));
	}

	/**
	 * Creates a palette of bands of equal width, in the colours of widths.
	 *
	 * @param none the label of value 0, whose colour is {@code blocked}
	 * @param step the number of values of a band
	 * @param bands the number of bands, at least 2. Larger values have the colour of the last band
	 * @param unit the name of the unit, which follows the first number of the legend
	 */
	static Palette bands(String none, int blocked, int step, int bands, String unit) {
		int[] colours = IntStream.rangeClosed(0, step * bands)
				.map(value -> value == 0 ? blocked : onScale((double) ((value - 1) / step) / (bands - 1))).toArray();
		List<LegendEntry> legend = new ArrayList<>();
		legend.add(new LegendEntry(none, blocked));
		for (int last = step; last <= step * bands; last += step) {
			legend.add(new LegendEntry(last == step ? "to " + last + unit : Integer.toString(last), colours[last]));
		}
		return new Palette(colours, 0, List.copyOf(legend));
	}

	/**
	 * Returns the next width that the legend lists after {@code width}. The legend lists all widths up to
	 * {@link #SMALL}, then 16, 32 and so on.
	 */
	private static int next(int width) {
		return width < SMALL ? width + 1 : Integer.highestOneBit(width) * 2;
	}

	private static double position(int width) {
		if (width <= SMALL) {
			return SMALL_SHARE * (width - 1) / (SMALL - 1);
		}
		double share = Math.log((double) width / SMALL) / Math.log((double) WIDE / SMALL);
		return SMALL_SHARE + (1 - SMALL_SHARE) * share;
	}

	private static int onScale(double position) {
		double scaled = position * (STOPS.length - 1);
		int stop = Math.min((int) scaled, STOPS.length - 2);
		double share = scaled - stop;
		return mix(16, stop, share) | mix(8, stop, share) | mix(0, stop, share);
	}

	private static int mix(int shift, int stop, double share) {
		int from = STOPS[stop] >> shift & 0xFF;
		int to = STOPS[stop + 1] >> shift & 0xFF;
		return (int) Math.round(from + share * (to - from)) << shift;
	}
}
