package org.leeway.core.colour;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The colour of each meaning in overlays. Immutable. An instance caches the palettes of all layers, so callers should
 * keep one instance until the colours change.
 */
public final class OverlayColours {

	/** The state of a cell for a unit. */
	public enum Meaning {
		/** No unit of the capability stands there, not even the smallest. */
		BLOCKED("blocked"),
		/** Traversable, but in no legal footprint. */
		NARROW("too narrow"),
		/** In a legal footprint that the unit does not reach. */
		CUT_OFF("cut off"),
		/** Cut off, and the level declares that as intended. */
		INTENDED("cut off, intended"),
		/** In a footprint that the unit reaches. */
		REACHABLE("reachable"),
		/** In a footprint that the unit reaches, although Brushfire distances say that it does not. */
		LOST("lost by Brushfire"),
		/** The unit stands there. */
		HERE("here"),
		/** In a comparison: a cell that became worse for units, or is worse than its image. */
		WORSE("worse in a comparison"),
		/** In a comparison: a cell that became better for units, or is better than its image. */
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

	/** The key of a palette of widths. */
	private record Widths(String none, int limit, int size) {
	}

	/** The greatest number of headings of a place. */
	private static final int HEADINGS = 8;
	private static final String NOTHING_FITS = "nothing fits";

	private final Map<Meaning, Integer> colours;
	private final Map<Widths, Palette> widths = new ConcurrentHashMap<>();
	private final Palette reachability;
	private final Palette reachabilityWithIntended;
	private final Palette brushfireLoss;
	private final Palette range;
	private final Palette turning;
	private final Palette headings;

	/**
	 * @param colours {@code 0xRRGGBB} of every meaning
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
		turning = Palette.classes(none, narrow, new LegendEntry("fits, no way there", of(Meaning.CUT_OFF)),
				new LegendEntry("no way out", of(Meaning.LOST)), new LegendEntry("gets there", of(Meaning.REACHABLE)));
		headings = Palette.widths("none", blocked, HEADINGS, 1);
	}

	private LegendEntry entry(Meaning meaning) {
		return new LegendEntry(meaning.label(), of(meaning));
	}

	/** Returns the colour of a meaning as {@code 0xRRGGBB}. */
	public int of(Meaning meaning) {
		return colours.get(meaning);
	}

	/** Returns the colours of clearances and of Brushfire distances. */
	public Palette clearance() {
		return clearance(1);
	}

	/**
	 * Returns the same palette with one grey for values that are too small for a size, but not 0. Cached for each size.
	 */
	public Palette clearance(int size) {
		return palette(new Widths(Meaning.BLOCKED.label(), Palette.WIDE, size));
	}

	/** Returns the colours of largest sizes that fit: the same as of clearances. */
	public Palette fit() {
		return fit(Palette.WIDE, 1);
	}

	/**
	 * Returns the colours of largest sizes up to a limit. Larger sizes have the colour of the limit. Values below
	 * {@code size}, but not 0, have one grey. Cached for each limit and size.
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

	/** Returns the palette of the classes of reachability, with one more class for cells that are cut off as intended. */
	public Palette reachabilityWithIntended() {
		return reachabilityWithIntended;
	}

	/**
	 * Returns the palette of the classes of reachability, with one more class for cells that are reachable by true
	 * clearance only.
	 */
	public Palette brushfireLoss() {
		return brushfireLoss;
	}

	/** Returns the palette of the classes of a unit's range. */
	public Palette range() {
		return range;
	}

	/** Returns the palette of the classes of a turning unit's range. */
	public Palette turning() {
		return turning;
	}

	/** Returns the colours of numbers of headings. */
	public Palette headings() {
		return headings;
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
