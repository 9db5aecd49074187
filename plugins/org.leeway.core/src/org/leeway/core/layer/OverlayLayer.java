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
import org.leeway.model.TerrainPattern;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TileSet;

/**
 * A value for every cell of a level, 0..65535 and perhaps with a fraction, and the colours of these values. A
 * {@link RasterLayer} computes it, a {@link TrajectoryLayer} draws one over the terrain; the editor's overlays and the
 * exported images take values and colours from here. Immutable, thread-safe, and cheap to make: it reads the values from
 * the analysis on demand. Classes have the colours of {@link ColourScheme#OKABE_ITO} unless {@link #in} replaces them.
 *
 * <p>The colours of widths separate the sizes that a designer must tell apart: each of the sizes 1 to 8 is a large, equal
 * step from dark violet to green; from 8 to 64 each doubling is an equal, smaller step to yellow; greater widths are
 * yellow. Lightness rises with the width, and 0 is a neutral dark. On the editor's map, widths that are too small for the
 * unit are grey.
 */
public final class OverlayLayer {

	private final LayerDescriptor kind;
	private final Anchor anchor;
	private final TerrainGrid source;
	private final LayerRows rows;
	/** The cells whose values are known. */
	private final CellRect part;
	/** A part of the same values in the same colours, which the map has shown first; null for none. */
	private final OverlayLayer shown;
	/** Chooses the palette of this layer from a set of colours. */
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

	/** Values that are written to a cell of footprints, in the usual colours. */
	OverlayLayer(LayerDescriptor kind, Anchor anchor, TerrainGrid source, LayerRows rows,
			Function<OverlayColours, Palette> choice) {
		this(kind, anchor, source, rows, source.bounds(), null, choice, ColourScheme.OKABE_ITO.colours());
	}

	/** Values in a window of the map only, in the usual colours. */
	OverlayLayer(LayerDescriptor kind, Anchor anchor, TerrainGrid source, WindowRows rows,
			Function<OverlayColours, Palette> choice) {
		this(kind, anchor, source, rows, rows.window(), null, choice, ColourScheme.OKABE_ITO.colours());
	}

	/** Values of the cells themselves, in the usual colours. */
	OverlayLayer(LayerDescriptor kind, TerrainGrid source, LayerRows rows, Function<OverlayColours, Palette> choice) {
		this(kind, Anchor.TOP_LEFT, source, rows, choice);
	}

	/** The same values in other colours; terrains keep those of the level. */
	public OverlayLayer in(OverlayColours others) {
		return others == colours ? this : new OverlayLayer(kind, anchor, source, rows, part, null, choice, others);
	}

	/** The same, as what follows a part of it that the map has shown first: nothing changes in that part. */
	public OverlayLayer after(OverlayLayer first) {
		return new OverlayLayer(kind, anchor, source, rows, part, first, choice, colours);
	}

	/** What the values mean. */
	public LayerDescriptor kind() {
		return kind;
	}

	/** Which cells the values of widths are written to; {@link Anchor#TOP_LEFT} for other layers. */
	public Anchor anchor() {
		return anchor;
	}

	/** The grid the layer was computed from: identical with a level's grid unless the layer is stale. */
	public TerrainGrid source() {
		return source;
	}

	public int width() {
		return source.width();
	}

	public int height() {
		return source.height();
	}

	/** The cells whose values are known: all of the map, or what a {@linkplain RasterLayer#glance glance} shows. */
	public CellRect part() {
		return part;
	}

	/** Whether the values of all cells are known. */
	public boolean isWhole() {
		return part.equals(source.bounds());
	}

	/** The value of a cell; 0 if it is not known. */
	public int value(int x, int y) {
		int[] value = new int[1];
		values(x, y, 1, value);
		return value[0];
	}

	/**
	 * Writes the values of {@code length} cells of row {@code y}, from column {@code x} on, to the start of
	 * {@code target}.
	 *
	 * @throws IndexOutOfBoundsException if a cell lies outside
	 */
	public void values(int x, int y, int length, int[] target) {
		Objects.checkFromIndexSize(x, length, width());
		Objects.checkIndex(y, height());
		rows.values(x, y, length, target);
	}

	/**
	 * Whether the exact values have fractions. {@link #values} then rounds them up, so only 0 becomes 0; the colours are
	 * those of the rounded values.
	 */
	public boolean isFractional() {
		return rows.areFractional();
	}

	/**
	 * Like {@link #values}, but writes the exact values.
	 *
	 * @throws IndexOutOfBoundsException if a cell lies outside
	 */
	public void exactValues(int x, int y, int length, double[] target) {
		Objects.checkFromIndexSize(x, length, width());
		Objects.checkIndex(y, height());
		rows.exactValues(x, y, length, target);
	}

	/** Rectangles around the cells whose value or colour may differ from that of {@code old}. */
	public List<CellRect> changedSince(OverlayLayer old) {
		if (old == shown) {
			return source.bounds().without(old.part);
		}
		boolean alike = kind.equals(old.kind) && part.equals(old.part) && palette == old.palette && width() == old.width()
				&& height() == old.height();
		return (alike ? rows.changedSince(old.rows) : Optional.<TileSet>empty())
				.map(tiles -> tiles.cells(width(), height())).orElse(List.of(source.bounds()));
	}

	/** Whether the values are quantities, and not classes or names. */
	public boolean hasNumbers() {
		return kind instanceof RasterLayer raster && raster.hasNumbers();
	}

	/** The values of some cells of a row in digits, as {@link #text} tells whole ones; of fractions one digit. */
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

	/** A value in digits, with {@code +} if it stands for larger ones too; empty for 0. */
	public String text(int value) {
		return value == 0 ? "" : value >= rows.limit() ? value + "+" : Integer.toString(value);
	}

	/** The colour of a value as {@code 0xRRGGBB}. */
	public int colour(int value) {
		return palette.colour(value);
	}

	/** Like {@link #values}, but writes the colours of the values. */
	public void colours(int x, int y, int length, int[] rgb) {
		values(x, y, length, rgb);
		palette.apply(rgb, length);
	}

	/** What is drawn over the colours of some values in large cells, by value. */
	public Map<Integer, TerrainPattern> patterns() {
		return palette.patterns();
	}

	/** What the colours mean, in the order of the values. The same for all layers of a kind, but for terrains. */
	public List<LegendEntry> legend() {
		return palette.legend();
	}
}
