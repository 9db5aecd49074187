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
 * A value and a colour for every cell of a level. Values are from 0 to 65535, and in some layers have fractions. The
 * editor's map and exported images use the same values and colours. A layer is immutable and thread-safe. Creating a
 * layer is cheap, because values are read from the analysis only when needed.
 * <p>A new layer has the colours of {@link ColourScheme#OKABE_ITO}. {@link #in} returns the same values in other
 * colours.
 * <p>In layers of footprint widths, the colours go from dark violet for width 1 to yellow for 64 and more. Larger widths
 * are lighter, and 0 is a neutral dark. On the editor's map, widths too small for the unit are grey.
 */
public final class OverlayLayer {

	private final LayerDescriptor kind;
	private final Anchor anchor;
	private final TerrainGrid source;
	private final LayerRows rows;
	/** The cells whose values are known. */
	private final CellRect part;
	/**
	 * A layer with only a part of the values of this layer, already drawn by the map, see {@link #after}. Null if the map has
	 * drawn no part of this layer.
	 */
	private final OverlayLayer shown;
	/** Creates the palette of this layer from the user's colours. */
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
	 * Creates a layer of footprint widths, in the default colours.
	 *
	 * @param anchor says which cells show the width of a footprint: the top-left cell, the middle cell, or all cells
	 * @param choice creates a palette from the user's colours
	 */
	OverlayLayer(LayerDescriptor kind, Anchor anchor, TerrainGrid source, LayerRows rows,
			Function<OverlayColours, Palette> choice) {
		this(kind, anchor, source, rows, source.bounds(), null, choice, ColourScheme.OKABE_ITO.colours());
	}

	/**
	 * Creates a layer in the default colours. Its values are known only in a part of the map: in {@link WindowRows#window()}.
	 */
	OverlayLayer(LayerDescriptor kind, Anchor anchor, TerrainGrid source, WindowRows rows,
			Function<OverlayColours, Palette> choice) {
		this(kind, anchor, source, rows, rows.window(), null, choice, ColourScheme.OKABE_ITO.colours());
	}

	/** Creates a layer in the default colours. Each value belongs to a single cell, not to a footprint of a unit. */
	OverlayLayer(LayerDescriptor kind, TerrainGrid source, LayerRows rows, Function<OverlayColours, Palette> choice) {
		this(kind, Anchor.TOP_LEFT, source, rows, choice);
	}

	/** Returns the same layer in other colours. The colours of terrains stay as the level has them. */
	public OverlayLayer in(OverlayColours others) {
		return others == colours ? this : new OverlayLayer(kind, anchor, source, rows, part, null, choice, others);
	}

	/**
	 * Returns a copy of this layer for a map that has already drawn a part of it. {@link #changedSince} then reports only the
	 * rest of the map as changed, so the map does not draw the part again.
	 *
	 * @param first the layer that holds only the part
	 */
	public OverlayLayer after(OverlayLayer first) {
		return new OverlayLayer(kind, anchor, source, rows, part, first, choice, colours);
	}

	/** Returns the descriptor of this layer. The descriptor says what the values mean. */
	public LayerDescriptor kind() {
		return kind;
	}

	/**
	 * Returns at which cells of a footprint this layer shows the width of the footprint. {@link Anchor#TOP_LEFT} for a layer
	 * that does not show widths of footprints.
	 */
	public Anchor anchor() {
		return anchor;
	}

	/** Returns the grid from which the layer was computed. If the level has another grid now, the layer is outdated. */
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
	 * Returns the cells whose values are known. This is usually the whole map. A layer from {@link RasterLayer#glance}
	 * has values only for the visible part.
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
	 * Returns whether {@link #exactValues} may return fractions. {@link #values} rounds fractions up, so that only an exact
	 * 0 becomes 0. The colour of a cell depends on the rounded value.
	 */
	public boolean isFractional() {
		return rows.areFractional();
	}

	/**
	 * Writes the values of cells in the same way as {@link #values}, but does not round fractions.
	 *
	 * @throws IndexOutOfBoundsException if a cell lies outside the map
	 */
	public void exactValues(int x, int y, int length, double[] target) {
		Objects.checkFromIndexSize(x, length, width());
		Objects.checkIndex(y, height());
		rows.exactValues(x, y, length, target);
	}

	/**
	 * Returns rectangles that contain all cells whose value or colour differs from the layer {@code old}. The rectangles may
	 * contain unchanged cells too.
	 */
	public List<CellRect> changedSince(OverlayLayer old) {
		if (old == shown) {
			return source.bounds().without(old.part);
		}
		boolean alike = kind.equals(old.kind) && part.equals(old.part) && palette == old.palette && width() == old.width()
				&& height() == old.height();
		return (alike ? rows.changedSince(old.rows) : Optional.<TileSet>empty())
				.map(tiles -> tiles.cells(width(), height())).orElse(List.of(source.bounds()));
	}

	/** Returns whether the values are quantities. Other values are classes or names. */
	public boolean hasNumbers() {
		return kind instanceof RasterLayer raster && raster.hasNumbers();
	}

	/**
	 * Returns the values of some cells of a row as texts. A value 0 becomes an empty text. If the layer
	 * {@linkplain #isFractional may have fractions}, texts have one digit after the point. Otherwise, texts are as from
	 * {@link #text}.
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

	/**
	 * Returns a value as text. The text of 0 is empty. If values are measured only up to a limit, the text of the limit ends
	 * with {@code +}.
	 */
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
	 * Returns the patterns that a map draws over the colours, indexed by value. Patterns are drawn only if cells are at
	 * least {@code PatternScale.LEAST} points wide on the screen.
	 */
	public Map<Integer, TerrainPattern> patterns() {
		return palette.patterns();
	}

	/**
	 * Returns the meanings of the colours, in the order of the values.
	 */
	public List<LegendEntry> legend() {
		return palette.legend();
	}
}
