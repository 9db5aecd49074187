package org.leeway.core.colour;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.leeway.pathing.util.LruCache;

/**
 * The colours of overlays: one colour for each {@link Meaning}, such as reachable. Immutable. An instance caches the
 * palettes of all layers, so callers should reuse one instance as long as the colours stay the same.
 */
public final class OverlayColours {

	/**
	 * Meanings of colours. Most meanings say what a cell is for a unit, such as reachable. Some meanings say how a cell
	 * compares with another level or with its mirrored cell.
	 */
	public enum Meaning {
		/** The cell is blocked for the unit, and also for the smallest unit that crosses the same terrains. */
		BLOCKED("blocked"),
		/** The cell is traversable, but in no legal footprint of the unit. */
		NARROW("too narrow"),
		/** The unit could cover the cell, because a legal footprint contains the cell. But the unit reaches no such footprint. */
		CUT_OFF("cut off"),
		/** The cell is cut off, and the level declares this as intended. */
		INTENDED("cut off, intended"),
		/** The cell is in a footprint that the unit reaches. */
		REACHABLE("reachable"),
		/**
		 * The cell is reachable with exact clearance. But no footprint that contains the cell can be reached if clearance is
		 * measured as Brushfire distance, which is less exact.
		 */
		LOST("lost by Brushfire"),
		/** The unit stands on the cell. */
		HERE("here"),
		/**
		 * The cell is worse for units. In a comparison of two levels, it is worse than it was. In a test of symmetry, it is worse
		 * than one of its mirrored or rotated cells.
		 */
		WORSE("worse in a comparison"),
		/**
		 * The cell is better for units. In a comparison of two levels, it is better than it was. In a test of symmetry, it is
		 * better than one of its mirrored or rotated cells.
		 */
		BETTER("better in a comparison"),
		/** In a comparison: a cell that differs, but is neither worse nor better. */
		DIFFERENT("different in a comparison");

		private final String label;

		Meaning(String label) {
			this.label = label;
		}

		/** Returns the name for users. */
		public String label() {
			return label;
		}
	}

	/**
	 * The key of a cached palette whose values are widths. A width is a clearance or the size of a unit, in cells.
	 *
	 * @param none the text of the legend for the width 0
	 * @param limit the largest width with a colour of its own
	 * @param size the size of the unit. Widths from 1 to {@code size} - 1 are grey, because the unit does not fit there
	 */
	private record Widths(String none, int limit, int size) {
	}

	/** The largest number of headings that a unit can have at one place. */
	private static final int HEADINGS = 8;
	/** The number of cached palettes of {@link #starts(List)}. Each list of names of starts has its own palette. */
	private static final int STARTS = 4;
	private static final String NOTHING_FITS = "nothing fits";

	private final Map<Meaning, Integer> colours;
	private final Map<Widths, Palette> widths = new ConcurrentHashMap<>();
	/** Palettes of travel times, indexed by the width of a band in seconds. */
	private final Map<Integer, Palette> times = new ConcurrentHashMap<>();
	private final LruCache<List<String>, Palette> starts = new LruCache<>(STARTS);
	private final Palette reachability;
	private final Palette reachabilityWithIntended;
	private final Palette brushfireLoss;
	private final Palette range;
	private final Palette turning;
	private final Palette headings;

	/**
	 * Creates the colours and the palettes.
	 *
	 * @param colours {@code 0xRRGGBB}, indexed by meaning
	 * @throws IllegalArgumentException if a meaning has no colour
	 */
	public OverlayColours(Map<Meaning, Integer> colours) {
		this.colours = new EnumMap<>(colours);
		for (Meaning meaning : Meaning.values()) {
			if (!colours.containsKey(meaning)) {
				throw new IllegalArgumentException("no colour for what is " + meaning.label());
			}
		}
		int blocked = of(Meaning.BLOCKED);
		LegendEntry none = entry(Meaning.BLOCKED);
		LegendEntry narrow = entry(Meaning.NARROW);
		LegendEntry cutOff = entry(Meaning.CUT_OFF);
		reachability = Palette.classes(none, narrow, cutOff, entry(Meaning.REACHABLE));
		reachabilityWithIntended = Palette.classes(none, narrow, cutOff, entry(Meaning.REACHABLE),
				entry(Meaning.INTENDED));
		brushfireLoss = Palette.classes(none, narrow, cutOff, entry(Meaning.LOST),
				new LegendEntry("reachable either way", of(Meaning.REACHABLE)));
		range = Palette.classes(none, narrow, new LegendEntry("fits elsewhere", of(Meaning.CUT_OFF)),
				new LegendEntry("reachable from here", of(Meaning.REACHABLE)), entry(Meaning.HERE));
		turning = Palette.classes(none, narrow, new LegendEntry("fits but unreachable", of(Meaning.CUT_OFF)),
				new LegendEntry("no way out", of(Meaning.LOST)), new LegendEntry("reachable", of(Meaning.REACHABLE)));
		headings = Palette.widths("none", blocked, HEADINGS, 1);
	}

	private LegendEntry entry(Meaning meaning) {
		return new LegendEntry(meaning.label(), of(meaning));
	}

	/** Returns the colour of a meaning as {@code 0xRRGGBB}. */
	public int of(Meaning meaning) {
		return colours.get(meaning);
	}

	/** Returns the palette of clearances. Brushfire distances, another measure of free space, have the same palette. */
	public Palette clearance() {
		return clearance(1);
	}

	/**
	 * Returns the palette of clearances for a unit of size {@code size}. Values from 1 to {@code size} - 1 are too
	 * small for the unit, and all have the same grey. Cached for each size.
	 */
	public Palette clearance(int size) {
		return palette(new Widths(Meaning.BLOCKED.label(), Palette.WIDE, size));
	}

	/**
	 * Returns the palette for the size of the largest unit that fits at a place. The colours are the same as in the
	 * palette of clearances.
	 */
	public Palette fit() {
		return fit(Palette.WIDE, 1);
	}

	/**
	 * Returns the palette for the size of the largest unit that fits at a place. Sizes above {@code limit} have the colour of
	 * {@code limit}. Sizes from 1 to {@code size} - 1 are grey, because a unit of size {@code size} does not fit there. Cached for
	 * each limit and size.
	 *
	 * @param limit a power of two
	 */
	public Palette fit(int limit, int size) {
		return palette(new Widths(NOTHING_FITS, limit, size));
	}

	private Palette palette(Widths wanted) {
		return widths.computeIfAbsent(wanted,
				key -> Palette.widths(key.none, of(Meaning.BLOCKED), key.limit, key.size));
	}

	/** Returns the palette of the classes of reachability. */
	public Palette reachability() {
		return reachability;
	}

	/**
	 * Returns the palette for reachability with a class for intended exceptions: cells that the level's author declares
	 * to be cut off on purpose.
	 */
	public Palette reachabilityWithIntended() {
		return reachabilityWithIntended;
	}

	/**
	 * Returns the palette that shows what a unit loses if clearance is measured as Brushfire distance, a less exact
	 * measure. The palette has the colours of reachability, and one more colour for cells that the unit reaches only with
	 * exact clearance.
	 */
	public Palette brushfireLoss() {
		return brushfireLoss;
	}

	/**
	 * Returns the palette of a unit's range. The classes show where the unit fits, and which cells the unit reaches
	 * from the place where it stands.
	 */
	public Palette range() {
		return range;
	}

	/**
	 * Returns the palette for the range of a turning unit. The classes show on which cells the unit fits, and which cells the
	 * unit reaches. The reached cells with no way out have their own class. At these cells, the unit cannot keep moving for
	 * ever.
	 */
	public Palette turning() {
		return turning;
	}

	/**
	 * Returns the palette for a comparison of a level with a coarser copy of the level. The classes show where a unit fits in
	 * both, only in the level, or only in the copy. One more class marks gates: places where a passage is open only in the
	 * level, or only in the copy.
	 *
	 * @param scale the scale of the copy for the legend, such as {@code 1/2}
	 */
	public Palette coarserCopy(String scale) {
		return Palette.classes(entry(Meaning.BLOCKED), entry(Meaning.NARROW),
				new LegendEntry("does not fit at " + scale, of(Meaning.WORSE)),
				new LegendEntry("fits at " + scale + " too", of(Meaning.REACHABLE)),
				new LegendEntry("fits at " + scale + " only", of(Meaning.BETTER)),
				new LegendEntry("gate closed or opened at " + scale, of(Meaning.HERE)));
	}

	/** Returns the palette for the number of headings that a unit can have at a place. */
	public Palette headings() {
		return headings;
	}

	/**
	 * Returns the palette of travel times, in bands of equal width.
	 *
	 * @param step the width of a band, in seconds
	 * @param bands the number of bands. Larger values have the colour of the last band
	 */
	public Palette times(int step, int bands) {
		return times.computeIfAbsent(step, key -> Palette.bands("not reached", of(Meaning.BLOCKED), key, bands, " s"));
	}

	/**
	 * Returns the palette for the start that is nearest to a cell. Class 0 has the cells that no start reaches. Class 1 has
	 * the contested cells, which are equally near from several starts. Class 2 has the cells that are nearest to the first
	 * start.
	 *
	 * @param names the names of the starts
	 */
	public Palette starts(List<String> names) {
		return starts.get(List.copyOf(names), key -> StartColours.palette(key, of(Meaning.BLOCKED)));
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof OverlayColours same && colours.equals(same.colours);
	}

	@Override
	public int hashCode() {
		return colours.hashCode();
	}
}
