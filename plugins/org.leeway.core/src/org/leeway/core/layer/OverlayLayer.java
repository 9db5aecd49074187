package org.leeway.core.layer;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.colour.OverlayColours;
import org.leeway.core.colour.Palette;
import org.leeway.core.text.Counts;
import org.leeway.model.TerrainPattern;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TileSet;

/**
 * A value for every cell of a level, 0 to 65535 and perhaps with a fraction, and the colours of the values. A
 * {@link RasterLayer} computes an overlay. A {@link TrajectoryLayer} makes an overlay of routes over the terrain. The
 * editor's map and exported images use the same values and colours. Immutable, thread-safe, and cheap to create,
 * because values are read from the analysis on demand. A new layer shows each {@link OverlayColours.Meaning meaning} in
 * the colour of {@link ColourScheme#OKABE_ITO}. {@link #in} returns the same values in other colours.
 *
 * <p>The colours of widths separate the sizes that a designer must distinguish. Each of the sizes 1 to 8 is a large,
 * equal step from dark violet to green. From 8 to 64, each doubling is an equal, smaller step to yellow. Larger widths
 * are yellow. Lightness rises with the width, and 0 is a neutral dark. On the editor's map, widths that are too small
 * for the unit are grey.
 */
public final class OverlayLayer {

	private final LayerDescriptor kind;
	private final Anchor anchor;
	private final TerrainGrid source;
	private final LayerRows rows;
	/** The cells whose values are known. */
	private final CellRect part;
	/** The part of this layer that the map has already shown, or null. */
	private final OverlayLayer shown;
	/** The function that chooses the palette of this layer from a set of colours. */
	private final Function<OverlayColours, Palette> choice;
	private final OverlayColours colours;
	private final Palette palette;

	private OverlayLayer(LayerDescriptor kind, Anchor anchor, TerrainGrid source, LayerRows rows, CellRect part,
			OverlayLayer shown, Function<OverlayColours, Palette> choice, OverlayColours colours) {
		this.kind = kind;
		this.anchor = anchor;
		this.source = source;
		this.rows = rows;
		this.part = part;
		this.shown = shown;
		this.choice = choice;
		this.colours = colours;
		this.palette = choice.apply(colours);
	}

	/**
	 * Creates a layer of widths in the default colours. The {@code anchor} decides which cells of a footprint show the
	 * width of the footprint: the top-left cell, the middle cell, or every cell.
	 */
	OverlayLayer(LayerDescriptor kind, Anchor anchor, TerrainGrid source, LayerRows rows,
			Function<OverlayColours, Palette> choice) {
		this(kind, anchor, source, rows, source.bounds(), null, choice, ColourScheme.OKABE_ITO.colours());
	}

	/** Creates a layer in the default colours whose values are known only in a window of the map. */
	OverlayLayer(LayerDescriptor kind, Anchor anchor, TerrainGrid source, WindowRows rows,
			Function<OverlayColours, Palette> choice) {
		this(kind, anchor, source, rows, rows.window(), null, choice, ColourScheme.OKABE_ITO.colours());
	}

	/** Creates a layer of values that describe single cells, not footprints, in the default colours. */
	OverlayLayer(LayerDescriptor kind, TerrainGrid source, LayerRows rows, Function<OverlayColours, Palette> choice) {
		this(kind, Anchor.TOP_LEFT, source, rows, choice);
	}

	/** Returns the same values in other colours. Terrains keep the colours of the level. */
	public OverlayLayer in(OverlayColours others) {
		return others == colours ? this : new OverlayLayer(kind, anchor, source, rows, part, null, choice, others);
	}

	/**
	 * Returns this layer for a map that has already shown a part of the layer: {@link #changedSince} then reports no
	 * change in this part.
	 */
	public OverlayLayer after(OverlayLayer first) {
		return new OverlayLayer(kind, anchor, source, rows, part, first, choice, colours);
	}

	/** Returns the descriptor, which says what the values mean. */
	public LayerDescriptor kind() {
		return kind;
	}

	/** Returns which cells show the width of a footprint. {@link Anchor#TOP_LEFT} for layers without widths. */
	public Anchor anchor() {
		return anchor;
	}

	/** Returns the grid the layer was computed from. If this is not the level's present grid, the layer is outdated. */
	public TerrainGrid source() {
		return source;
	}

	public int width() {
		return source.width();
	}

	public int height() {
		return source.height();
	}

	/**
	 * Returns the cells whose values are known: the whole map, or the window of a
	 * {@linkplain RasterLayer#glance glance}.
	 */
	public CellRect part() {
		return part;
	}

	/** Returns whether the values of all cells are known. */
	public boolean isWhole() {
		return part.equals(source.bounds());
	}

	/** Returns the value of a cell, or 0 if the value is not known. */
	public int value(int x, int y) {
		int[] value = new int[1];
		values(x, y, 1, value);
		return value[0];
	}

	/**
	 * Writes the values of {@code length} cells of row {@code y}, from column {@code x} on, to the start of
	 * {@code target}.
	 *
	 * @throws IndexOutOfBoundsException if a cell lies outside the map
	 */
	public void values(int x, int y, int length, int[] target) {
		Objects.checkFromIndexSize(x, length, width());
		Objects.checkIndex(y, height());
		rows.values(x, y, length, target);
	}

	/**
	 * Returns whether the exact values have fractions. {@link #values} then rounds the exact values up, so only 0
	 * becomes 0. Colours are the colours of the rounded values.
	 */
	public boolean isFractional() {
		return rows.areFractional();
	}

	/**
	 * Writes exact values in the same way as {@link #values}.
	 *
	 * @throws IndexOutOfBoundsException if a cell lies outside the map
	 */
	public void exactValues(int x, int y, int length, double[] target) {
		Objects.checkFromIndexSize(x, length, width());
		Objects.checkIndex(y, height());
		rows.exactValues(x, y, length, target);
	}

	/** Returns rectangles around the cells whose value or colour may differ from {@code old}. */
	public List<CellRect> changedSince(OverlayLayer old) {
		if (old == shown) {
			return source.bounds().without(old.part);
		}
		boolean alike = kind.equals(old.kind) && part.equals(old.part) && palette == old.palette && width() == old.width()
				&& height() == old.height();
		return (alike ? rows.changedSince(old.rows) : Optional.<TileSet>empty())
				.map(tiles -> tiles.cells(width(), height())).orElse(List.of(source.bounds()));
	}

	/** Returns whether the values are quantities, and not classes or names. */
	public boolean hasNumbers() {
		return kind instanceof RasterLayer raster && raster.hasNumbers();
	}

	/**
	 * Returns the values of some cells of a row as texts. If the layer has no fractions, the texts are the results of
	 * {@link #text}. Otherwise a text has one digit after the decimal point, and the text for 0 is empty.
	 */
	public String[] texts(int x, int y, int length) {
		if (!isFractional()) {
			int[] values = new int[length];
			values(x, y, length, values);
			return Arrays.stream(values).mapToObj(this::text).toArray(String[]::new);
		}
		double[] values = new double[length];
		exactValues(x, y, length, values);
		return Arrays.stream(values).mapToObj(value -> value == 0 ? "" : String.format(Locale.ROOT, "%.1f", value))
				.toArray(String[]::new);
	}

	/** Returns a value in digits, with {@code +} if the value stands for larger values too. Empty for 0. */
	public String text(int value) {
		return value == 0 ? "" : Counts.upTo(value, rows.limit());
	}

	/** Returns the colour of a value as {@code 0xRRGGBB}. */
	public int colour(int value) {
		return palette.colour(value);
	}

	/** Writes colours in the same way as {@link #values}. */
	public void colours(int x, int y, int length, int[] rgb) {
		values(x, y, length, rgb);
		palette.apply(rgb, length);
	}

	/**
	 * Returns the patterns, indexed by value. Maps draw a pattern over the colour if a cell is at least
	 * {@code PatternScale.LEAST} points wide on the screen.
	 */
	public Map<Integer, TerrainPattern> patterns() {
		return palette.patterns();
	}

	/**
	 * Returns the meaning of the colours, in the order of the values. All layers of a kind have equal legends, except
	 * layers of terrains.
	 */
	public List<LegendEntry> legend() {
		return palette.legend();
	}
}
