package org.leeway.core.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.leeway.core.level.Terrain;
import org.leeway.pathing.grid.TerrainGrid;

/**
 * The colours of a layer's values; values beyond the last colour have the last colour. Colours are
 * {@code 0xRRGGBB}.
 */
record Palette(int[] colours, List<LegendEntry> legend) {

	/** A cell no unit stands on: neutral and dark, below every width in lightness. */
	private static final int BLOCKED = 0x26262B;
	/** A terrain id that the level gives no terrain: meant to be seen. */
	private static final int UNKNOWN = 0xFF00FF;

	/**
	 * The stops of the scale of widths, evenly spaced: in the manner of viridis, from dark violet over blue, teal and
	 * green to yellow. Lightness rises throughout, so the order shows to every kind of colour blindness and in grey.
	 */
	private static final int[] STOPS = {0x63308F, 0x4060B0, 0x2096A0, 0x58C46C, 0xF8E63C};
	/** Sizes of units in games; each gets an equal and large step of the scale. */
	private static final int SMALL = 8;
	/** Where small sizes end on the scale of 0 to 1. */
	private static final double SMALL_SHARE = 0.8;
	/** From here on everything is wide; between, equal ratios of width are equal steps of the scale. */
	private static final int WIDE = 64;

	private static final Palette WIDTHS = widths("blocked", WIDE);
	private static final Palette FITS = widths("nothing fits", WIDE);
	private static final Palette LIMITED_FITS = widths("nothing fits", LevelAnalysis.FIT_LIMIT);

	/** The colours that the level gives its terrains. */
	static Palette terrains(List<Terrain> terrains) {
		int[] colours = new int[TerrainGrid.TERRAINS];
		Arrays.fill(colours, UNKNOWN);
		List<LegendEntry> legend = new ArrayList<>();
		for (Terrain terrain : terrains) {
			colours[terrain.id()] = terrain.rgb();
			legend.add(new LegendEntry(terrain.name(), terrain.rgb()));
		}
		return new Palette(colours, List.copyOf(legend));
	}

	/** The colours of clearances. */
	static Palette clearance() {
		return WIDTHS;
	}

	/** The colours of largest sizes that fit: the same as of clearances. */
	static Palette fit() {
		return FITS;
	}

	/** The same where sizes beyond {@link LevelAnalysis#FIT_LIMIT} are not told apart. */
	static Palette limitedFit() {
		return LIMITED_FITS;
	}

	/** The classes of reachability, in hues that Okabe and Ito chose for the colour blind, on the neutral dark. */
	static Palette reachability() {
		return Classes.REACHABILITY;
	}

	/** The same with a class for what is reachable by true clearance only. */
	static Palette brushfireLoss() {
		return Classes.BRUSHFIRE_LOSS;
	}

	/** The classes of the range of a unit, alike in colour where they are alike in meaning. */
	static Palette range() {
		return Classes.RANGE;
	}

	int colour(int value) {
		return colours[Math.min(value, colours.length - 1)];
	}

	/** Replaces values by their colours. */
	void apply(int[] values, int length) {
		int last = colours.length - 1;
		for (int i = 0; i < length; i++) {
			values[i] = colours[Math.min(values[i], last)];
		}
	}

	/** @param last a power of two; wider cells have its colour */
	private static Palette widths(String none, int last) {
		int[] colours = new int[last + 1];
		colours[0] = BLOCKED;
		for (int width = 1; width <= last; width++) {
			colours[width] = onScale(position(width));
		}
		List<LegendEntry> legend = new ArrayList<>();
		legend.add(new LegendEntry(none, BLOCKED));
		for (int width = 1; width < last; width = width < SMALL ? width + 1 : width * 2) {
			legend.add(new LegendEntry(Integer.toString(width), colours[width]));
		}
		legend.add(new LegendEntry(last + "+", colours[last]));
		return new Palette(colours, List.copyOf(legend));
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

	/** Made when first asked for. */
	private static final class Classes {
		private static final LegendEntry NONE = new LegendEntry("blocked", BLOCKED);
		private static final LegendEntry NARROW = new LegendEntry("too narrow", 0xF0E442);
		private static final LegendEntry CUT_OFF = new LegendEntry("cut off", 0xD55E00);
		static final Palette REACHABILITY = of(NONE, NARROW, CUT_OFF, new LegendEntry("reachable", 0x56B4E9));
		static final Palette BRUSHFIRE_LOSS = of(NONE, NARROW, CUT_OFF,
				new LegendEntry("lost by Brushfire", 0xCC79A7), new LegendEntry("reachable either way", 0x56B4E9));

		static final Palette RANGE = of(NONE, NARROW, new LegendEntry("fits elsewhere", 0xD55E00),
				new LegendEntry("reachable from here", 0x56B4E9), new LegendEntry("here", 0x009E73));

		private static Palette of(LegendEntry... classes) {
			return new Palette(Arrays.stream(classes).mapToInt(LegendEntry::rgb).toArray(), List.of(classes));
		}
	}
}
