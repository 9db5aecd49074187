package org.leeway.core.colour;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import org.leeway.model.TerrainPattern;

/**
 * The colours of a layer's values; values beyond the last colour have the last colour. Colours are
 * {@code 0xRRGGBB}.
 *
 * @param colours by value, but for those of values below {@code least}
 * @param least values that are less, but not 0, have one grey; 0 or 1 for none
 * @param patterns by value what is drawn over the colour in large cells; nothing over the others
 */
public record Palette(int[] colours, int least, List<LegendEntry> legend, Map<Integer, TerrainPattern> patterns) {

	private Palette(int[] colours, int least, List<LegendEntry> legend) {
		this(colours, least, legend, Map.of());
	}

	/** Widths that are less than asked for: a grey that all eyes can tell from blocked cells and from widths of 2 and more. */
	private static final int TOO_SMALL = 0x5C5C5C;
	/** The colour of an id without a name. */
	private static final int UNKNOWN = 0xFF00FF;

	/**
	 * The stops of the scale of widths, evenly spaced: in the manner of viridis, from dark violet over blue, teal and
	 * green to yellow. Lightness rises throughout, so the order shows to every kind of colour blindness and in grey.
	 */
	private static final int[] STOPS = {0x63308F, 0x4060B0, 0x2096A0, 0x58C46C, 0xF8E63C};
	/** The largest usual size of units in games. Each size up to it gets an equal, large step of the scale. */
	private static final int SMALL = 8;
	/** Where small sizes end on the scale of 0 to 1. */
	private static final double SMALL_SHARE = 0.8;
	/**
	 * From this width on, cells have the last colour. From {@link #SMALL} to here, equal ratios of width are equal
	 * steps.
	 */
	public static final int WIDE = 64;

	/**
	 * Colours of ids.
	 *
	 * @param named by id, in the order of the legend; other ids have a striking colour
	 * @param count ids are less than this
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

	/** Colours of classes. */
	static Palette classes(LegendEntry... classes) {
		return new Palette(Arrays.stream(classes).mapToInt(LegendEntry::rgb).toArray(), 0, List.of(classes));
	}

	/** The colour of a value as {@code 0xRRGGBB}. */
	public int colour(int value) {
		return value < least && value != 0 ? TOO_SMALL : colours[Math.min(value, colours.length - 1)];
	}

	/**
	 * The colours of all values up to the one from which on all have the same colour, but no further than to
	 * {@code greatest} unless colours are left.
	 *
	 * @param greatest no value is greater
	 */
	public int[] upTo(int greatest) {
		return IntStream.rangeClosed(0, Math.max(colours.length - 1, Math.min(least, greatest))).map(this::colour).toArray();
	}

	/** Replaces values by their colours. */
	public void apply(int[] values, int length) {
		int last = colours.length - 1;
		for (int i = 0; i < length; i++) {
			int value = values[i];
			values[i] = value < least && value != 0 ? TOO_SMALL : colours[Math.min(value, last)];
		}
	}

	/**
	 * Colours of widths.
	 *
	 * @param none the label of value 0, whose colour is {@code blocked}
	 * @param last a power of two; wider cells have its colour
	 * @param least cells that are less wide, but not 0, have one grey; 1 for none
	 */
	static Palette widths(String none, int blocked, int last, int least) {
		// not one more for each width up to the least: that is a number of the file
		int[] colours = IntStream.rangeClosed(0, last).map(width -> width == 0 ? blocked : onScale(position(width))).toArray();
		List<LegendEntry> legend = new ArrayList<>();
		legend.add(new LegendEntry(none, blocked));
		if (least > 1) {
			legend.add(new LegendEntry("too narrow for " + least + " x " + least, TOO_SMALL));
		}
		for (int width = least; width < last; width = next(width)) {
			legend.add(new LegendEntry(Integer.toString(width), colours[width]));
		}
		legend.add(new LegendEntry(Math.max(last, least) + "+", colours[last]));
		return new Palette(colours, least, List.copyOf(legend));
	}

	/** The width of the next entry of the legend: all up to {@link #SMALL}, then powers of two. */
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
