package org.leeway.ui.map.layers;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;

/**
 * A renderer of a part of a map at device resolution. One pass paints the terrain with its patterns, the overlay with its
 * numbers, and the grid lines. If several cells share a pixel, the pixel shows the cell at the pixel's top-left corner. Writes
 * pixels directly, because scaling an image with SWT is far slower.
 */
public final class TileRenderer {

	private static final PaletteData RGB = new PaletteData(0xFF0000, 0xFF00, 0xFF);
	/** Cells with a side below this limit, in SWT points, have no lines between them. */
	private static final double LINES_FROM = 6;
	/**
	 * The distance of the darker lines between cells, in cells. A line is darker if its column or row is a multiple of this
	 * number.
	 */
	private static final int MAJOR = 10;
	/** The opacity of black in a line between cells, 0 to 255. */
	private static final int MINOR_LINE = 36;
	/** The opacity of black in a darker line, 0 to 255. */
	private static final int MAJOR_LINE = 96;
	private static final int SELECTED = 0xFFFFFF;
	private static final int SELECTED_OPACITY = 70;
	private static final int EXPLORED = 0xC2185B;
	private static final int EXPLORED_OPACITY = 110;
	private static final int TINT_OPACITY = 190;

	private final MapPicture picture;
	private final PixelScale size;
	private final double scale;
	private final int thickness;
	private final int left;
	private final int top;
	private final int width;
	private final int height;
	/**
	 * Indexed by pixel of a row: the index of the cell that the pixel shows. This is an index into {@link #cells} and similar
	 * arrays.
	 */
	private final int[] place;
	/** Indexed by cell of a row: the map's column of the cell. */
	private final int[] columns;
	/**
	 * The colours of the cells in the current row of cells, from left to right, without background pictures. If cells are
	 * smaller than pixels, most cells are not visible. Then only the cells that a pixel shows are in the array.
	 */
	private final int[] cells;
	/** The colours of the overlay in the current row of cells, indexed as {@link #cells}. */
	private final int[] overlay;
	/** The background pictures that designers trace, bottom first. */
	private final List<PictureRows> pictures;
	/** Indexed by cell of a row: the colour of its terrain alone. Null if there are no {@link #pictures}. */
	private final int[] grounds;
	/**
	 * Indexed by cell of a row: the fraction of its terrain that is visible through overlay and tints, in 255ths. Null if there are
	 * no {@link #pictures}.
	 */
	private final int[] through;
	/**
	 * Indexed by pixel of a row: the {@linkplain #grounds terrain colour} of the cell that the pixel shows. Null if there are no
	 * {@link #pictures}.
	 */
	private final int[] groundRow;
	/**
	 * Indexed by pixel of a row: the {@linkplain #through visible fraction} of the terrain in the cell that the pixel
	 * shows. Null if there are no {@link #pictures}.
	 */
	private final int[] throughRow;
	/**
	 * Indexed by pixel of a row: how dark the vertical line between cells is there, as the opacity of black, 0 to 255. Null if
	 * the map shows no lines.
	 */
	private final int[] columnLines;
	/** The patterns, pictures and contours of cells. Null if there are none, or if cells are too small for them. */
	private final CellDetail detail;

	private TileRenderer(MapPicture picture, PixelScale size, int left, int top, int width, int height) {
		this.picture = picture;
		this.size = size;
		this.scale = size.cell();
		this.thickness = size.thickness(1);
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
		this.pictures = PictureRows.of(picture.underlays(), scale, left, width);
		this.grounds = pictures.isEmpty() ? null : new int[cells.length];
		this.through = pictures.isEmpty() ? null : new int[cells.length];
		this.groundRow = pictures.isEmpty() ? null : new int[width];
		this.throughRow = pictures.isEmpty() ? null : new int[width];
		boolean hasLines = picture.gridLines() && size.points() >= LINES_FROM;
		this.columnLines = hasLines ? IntStream.range(left, left + width).map(this::lineAt).toArray() : null;
		this.detail = CellDetail.isVisible(picture, size)
				? new CellDetail(picture, size, left, width, columns[0], cells.length) : null;
	}

	/**
	 * Renders a part of the whole map's picture.
	 *
	 * @param left the first column of pixels
	 * @param top the first row of pixels
	 * @param width in pixels
	 * @param height in pixels
	 */
	public static ImageData render(MapPicture picture, PixelScale scale, int left, int top, int width, int height) {
		return new TileRenderer(picture, scale, left, top, width, height).render();
	}

	private ImageData render() {
		ImageData image = new ImageData(width, height, 24, RGB);
		boolean lines = columnLines != null;
		CellNumbers numbers = new CellNumbers(picture.overlay(), size, left);
		boolean withNumbers = picture.opacity() > 0 && numbers.isVisible();
		HighlightEdge edge = picture.highlight() == null ? null : new HighlightEdge(picture.highlight(), size, left, width);
		int[] pixels = new int[width];
		int rendered = -1;
		for (int y = 0; y < height; y++) {
			int row = cell(top + y, picture.grid().height());
			int line = lines ? lineAt(top + y) : 0;
			boolean isNew = row != rendered;
			if (isNew) {
				renderCells(row);
				rendered = row;
			}
			if (isNew || withNumbers || hasDetail() || !pictures.isEmpty() || line > 0
					|| lines && lineAt(top + y - 1) > 0) {
				fillRow(pixels, top + y, row, line);
			}
			if (withNumbers) {
				writeNumbers(numbers, top + y, row, pixels);
			}
			image.setPixels(0, y, width, edge == null ? pixels : edge.over(pixels, top + y), 0);
		}
		return image;
	}

	private boolean hasDetail() {
		return detail != null && !detail.isPlain();
	}

	private void writeNumbers(CellNumbers numbers, int pixel, int row, int[] pixels) {
		numbers.read(columns[0], row, cells.length);
		numbers.write(columns[0], cells, pixel - (int) Math.ceil(row * scale), pixels);
	}

	private void fillRow(int[] pixels, int y, int row, int line) {
		if (hasDetail()) {
			detail.fill(y, row, cells, pixels);
		} else {
			for (int x = 0; x < width; x++) {
				pixels[x] = cells[place[x]];
			}
		}
		layPictures(y, pixels);
		if (columnLines != null) {
			drawLines(pixels, line);
		}
	}

	/**
	 * Draws the lines between cells over a row of pixels. A line darkens the colour that a pixel has. But pictures in cells
	 * have many colours, over which such a line is hard to see. So in a cell with a picture, a line is a darker shade of the
	 * cell's average colour.
	 *
	 * @param line the opacity of black in the line along this row, 0 to 255. 0 if there is none
	 */
	private void drawLines(int[] pixels, int line) {
		boolean pictured = hasDetail() && detail.hasPictures();
		for (int x = 0; x < width; x++) {
			int shade = Math.max(line, columnLines[x]);
			if (shade > 0) {
				pixels[x] = mix(pictured && detail.hasPicture(place[x]) ? cells[place[x]] : pixels[x], 0, shade);
			}
		}
	}

	private void layPictures(int row, int[] pixels) {
		for (int i = 0; i < pictures.size(); i++) {
			if (i == 0) {
				for (int x = 0; x < width; x++) {
					groundRow[x] = grounds[place[x]];
					throughRow[x] = through[place[x]];
				}
			}
			pictures.get(i).lay(row, groundRow, throughRow, pixels);
		}
	}

	/**
	 * Returns how dark the line between cells is at a pixel: the opacity of black, 0 to 255. Returns 0 if no line covers the
	 * pixel.
	 *
	 * @param pixel a column or row of the whole map's picture
	 */
	private int lineAt(int pixel) {
		int cell = (int) Math.floor(pixel / scale);
		if (pixel < thickness || (int) Math.floor((pixel - thickness) / scale) == cell) {
			return 0;
		}
		return cell % MAJOR == 0 ? MAJOR_LINE : MINOR_LINE;
	}

	private void renderCells(int row) {
		for (int i = 0; i < cells.length; i++) {
			cells[i] = picture.terrainColours()[picture.grid().terrain(columns[i], row)];
		}
		if (!pictures.isEmpty()) {
			System.arraycopy(cells, 0, grounds, 0, cells.length);
			Arrays.fill(through, 255);
		}
		if (detail != null) {
			detail.begin(row, cells);
		}
		if (picture.overlay() != null) {
			renderOverlay(row);
		}
		picture.tints().forEach(tint -> tint(tint.cells(), row, picture.colours().of(tint.meaning()), TINT_OPACITY));
		tint(picture.explored(), row, EXPLORED, EXPLORED_OPACITY);
		tint(picture.selection(), row, SELECTED, SELECTED_OPACITY);
		if (detail != null) {
			detail.end(row, cells);
		}
	}

	/**
	 * Lays a colour over a cell.
	 *
	 * @param i the index in {@link #cells}
	 */
	private void lay(int i, int colour, int opacity) {
		cells[i] = mix(cells[i], colour, opacity);
		if (detail != null) {
			detail.lay(i, colour, opacity);
		}
		if (through != null) {
			through[i] = through[i] * (255 - opacity) / 255;
		}
	}

	/**
	 * Tints those cells of a row that are in a set.
	 *
	 * @param plane the set of cells to tint. Null for no cells
	 */
	private void tint(BitPlane plane, int row, int colour, int opacity) {
		for (int i = 0; plane != null && i < cells.length; i++) {
			if (plane.get(columns[i], row)) {
				lay(i, colour, opacity);
			}
		}
	}

	private void renderOverlay(int row) {
		if (columns[cells.length - 1] - columns[0] == cells.length - 1) {
			picture.overlay().colours(columns[0], row, cells.length, overlay);
		} else {
			// at a small zoom, a pixel covers several cells and shows only one of the cells. The shown cells are then not
			// adjacent, so the colours are read cell by cell, not for the whole row
			int[] one = new int[1];
			for (int i = 0; i < cells.length; i++) {
				picture.overlay().colours(columns[i], row, 1, one);
				overlay[i] = one[0];
			}
		}
		CellRect part = picture.overlay().part();
		for (int i = 0; i < cells.length; i++) {
			if (part.contains(columns[i], row)) {
				lay(i, overlay[i], picture.opacity());
			}
		}
	}

	private int cell(int pixel, int limit) {
		return Math.clamp((long) Math.floor(pixel / scale), 0, limit - 1);
	}

	/**
	 * Returns the colour of {@code over} on top of {@code under}.
	 *
	 * @param opacity of {@code over}, 0 to 255
	 */
	public static int mix(int under, int over, int opacity) {
		if (opacity == 255) {
			return over;
		}
		int redBlue = (under & 0xFF00FF) * (255 - opacity) + (over & 0xFF00FF) * opacity;
		int green = (under & 0xFF00) * (255 - opacity) + (over & 0xFF00) * opacity;
		return redBlue >>> 8 & 0xFF00FF | green >>> 8 & 0xFF00;
	}
}
