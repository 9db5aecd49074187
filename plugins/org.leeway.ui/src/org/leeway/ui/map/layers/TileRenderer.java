package org.leeway.ui.map.layers;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.leeway.pathing.grid.BitPlane;

/**
 * Renders a part of a map at device resolution, grid, overlay, its numbers and lines in one pass: SWT is far slower at
 * scaling images than this is at writing pixels. Where several cells share a pixel, the pixel shows the one at its
 * corner.
 */
public final class TileRenderer {

	private static final PaletteData RGB = new PaletteData(0xFF0000, 0xFF00, 0xFF);
	/** The least pixels of a cell to draw lines between cells. */
	private static final double LINES_FROM = 6;
	/** Every so many cells a line is drawn stronger. */
	private static final int MAJOR = 10;
	private static final int MINOR_LINE = 36;
	private static final int MAJOR_LINE = 96;
	private static final int SELECTED = 0xFFFFFF;
	private static final int SELECTED_OPACITY = 70;
	private static final int EXPLORED = 0xC2185B;
	private static final int EXPLORED_OPACITY = 110;
	private static final int TINT_OPACITY = 190;

	private final MapPicture picture;
	private final double scale;
	private final int left;
	private final int top;
	private final int width;
	private final int height;
	/** By pixel of a row, the place of its cell in {@link #cells}. */
	private final int[] place;
	/** By place, the column of the cell: each one that has a pixel. */
	private final int[] columns;
	private final int[] cells;
	private final int[] overlay;

	private TileRenderer(MapPicture picture, double scale, int left, int top, int width, int height) {
		this.picture = picture;
		this.scale = scale;
		this.left = left;
		this.top = top;
		this.width = width;
		this.height = height;
		this.place = new int[width];
		this.columns = new int[width];
		columns[0] = cell(left, picture.grid().width());
		for (int x = 1; x < width; x++) {
			int column = cell(left + x, picture.grid().width());
			place[x] = column == columns[place[x - 1]] ? place[x - 1] : place[x - 1] + 1;
			columns[place[x]] = column;
		}
		this.cells = new int[place[width - 1] + 1];
		this.overlay = new int[cells.length];
	}

	/**
	 * Renders {@code width} x {@code height} pixels whose top-left one is ({@code left}, {@code top}) of the whole
	 * map's picture.
	 *
	 * @param scale pixels a cell
	 */
	public static ImageData render(MapPicture picture, double scale, int left, int top, int width, int height) {
		return new TileRenderer(picture, scale, left, top, width, height).render();
	}

	private ImageData render() {
		ImageData image = new ImageData(width, height, 24, RGB);
		boolean lines = picture.gridLines() && scale >= LINES_FROM;
		CellNumbers numbers = new CellNumbers(picture.overlay(), scale, left);
		boolean withNumbers = picture.opacity() > 0 && numbers.isVisible();
		HighlightEdge edge = picture.highlight() == null ? null : new HighlightEdge(picture.highlight(), scale, left, width);
		int[] pixels = new int[width];
		int rendered = -1;
		for (int y = 0; y < height; y++) {
			int row = cell(top + y, picture.grid().height());
			int line = lines ? lineAt(top + y) : 0;
			if (row != rendered || line > 0 || lines && lineAt(top + y - 1) > 0) {
				if (row != rendered) {
					renderCells(row);
					rendered = row;
				}
				fillRow(pixels, lines, line);
			}
			if (withNumbers) {
				writeNumbers(numbers, top + y, row, lines, line, pixels);
			}
			image.setPixels(0, y, width, edge == null ? pixels : edge.over(pixels, top + y), 0);
		}
		return image;
	}

	/** Rows of pixels differ only in numbers, so this overwrites those of the row before. */
	private void writeNumbers(CellNumbers numbers, int pixel, int row, boolean lines, int line, int[] pixels) {
		fillRow(pixels, lines, line);
		numbers.read(columns[0], row, cells.length);
		numbers.write(columns[0], cells, pixel - (int) Math.ceil(row * scale), pixels);
	}

	private void fillRow(int[] pixels, boolean lines, int line) {
		for (int x = 0; x < width; x++) {
			int shade = lines ? Math.max(line, lineAt(left + x)) : 0;
			int colour = cells[place[x]];
			pixels[x] = shade == 0 ? colour : mix(colour, 0, shade);
		}
	}

	/** How dark the line at a pixel is, 0 where there is none. */
	private int lineAt(int pixel) {
		int cell = (int) Math.floor(pixel / scale);
		if (pixel == 0 || (int) Math.floor((pixel - 1) / scale) == cell) {
			return 0;
		}
		return cell % MAJOR == 0 ? MAJOR_LINE : MINOR_LINE;
	}

	private void renderCells(int row) {
		for (int i = 0; i < cells.length; i++) {
			cells[i] = picture.terrainColours()[picture.grid().terrain(columns[i], row)];
		}
		if (picture.overlay() != null) {
			renderOverlay(row);
		}
		picture.tints().forEach(tint -> tint(tint.cells(), row, picture.colours().of(tint.meaning()), TINT_OPACITY));
		tint(picture.explored(), row, EXPLORED, EXPLORED_OPACITY);
		tint(picture.selection(), row, SELECTED, SELECTED_OPACITY);
	}

	/** @param plane may be null */
	private void tint(BitPlane plane, int row, int colour, int opacity) {
		for (int i = 0; plane != null && i < cells.length; i++) {
			if (plane.get(columns[i], row)) {
				cells[i] = mix(cells[i], colour, opacity);
			}
		}
	}

	private void renderOverlay(int row) {
		if (columns[cells.length - 1] - columns[0] == cells.length - 1) {
			picture.overlay().colours(columns[0], row, cells.length, overlay);
		} else {
			// far out, most cells have no pixel and need not be looked at
			int[] one = new int[1];
			for (int i = 0; i < cells.length; i++) {
				picture.overlay().colours(columns[i], row, 1, one);
				overlay[i] = one[0];
			}
		}
		for (int i = 0; i < cells.length; i++) {
			cells[i] = mix(cells[i], overlay[i], picture.opacity());
		}
	}

	private int cell(int pixel, int limit) {
		return Math.clamp((long) Math.floor(pixel / scale), 0, limit - 1);
	}

	/** {@code over} laid over {@code under} with an opacity of 0 to 255. */
	public static int mix(int under, int over, int opacity) {
		if (opacity == 255) {
			return over;
		}
		int redBlue = (under & 0xFF00FF) * (255 - opacity) + (over & 0xFF00FF) * opacity;
		int green = (under & 0xFF00) * (255 - opacity) + (over & 0xFF00) * opacity;
		return redBlue >>> 8 & 0xFF00FF | green >>> 8 & 0xFF00;
	}
}
