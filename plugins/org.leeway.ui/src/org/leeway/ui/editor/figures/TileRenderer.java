package org.leeway.ui.editor.figures;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;

/**
 * Renders a part of a map at device resolution, grid, overlay and lines in one pass: SWT is far slower at scaling
 * images than this is at writing pixels. Where several cells share a pixel, the pixel shows the one at its corner.
 */
public final class TileRenderer {

	private static final PaletteData RGB = new PaletteData(0xFF0000, 0xFF00, 0xFF);
	/** Cells narrower than this many pixels are not parted by lines. */
	private static final double LINES_FROM = 6;
	/** Every so many cells a line is drawn stronger. */
	private static final int MAJOR = 10;
	private static final int MINOR_LINE = 36;
	private static final int MAJOR_LINE = 96;
	private static final int HIGHLIGHT = 0xFFFFFF;
	private static final int HIGHLIGHT_OPACITY = 150;

	private final MapPicture picture;
	private final double scale;
	private final int left;
	private final int top;
	private final int width;
	private final int height;
	private final int firstColumn;
	private final int[] column;
	private final int[] cells;
	private final int[] overlay;
	private final byte[] terrain;

	private TileRenderer(MapPicture picture, double scale, int left, int top, int width, int height) {
		this.picture = picture;
		this.scale = scale;
		this.left = left;
		this.top = top;
		this.width = width;
		this.height = height;
		this.firstColumn = cell(left, picture.grid().width());
		this.column = new int[width];
		for (int x = 0; x < width; x++) {
			column[x] = cell(left + x, picture.grid().width()) - firstColumn;
		}
		this.cells = new int[column[width - 1] + 1];
		this.overlay = new int[cells.length];
		this.terrain = new byte[cells.length];
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
			image.setPixels(0, y, width, pixels, 0);
		}
		return image;
	}

	private void fillRow(int[] pixels, boolean lines, int line) {
		for (int x = 0; x < width; x++) {
			int shade = lines ? Math.max(line, lineAt(left + x)) : 0;
			int colour = cells[column[x]];
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
		picture.grid().copyRow(firstColumn, row, cells.length, terrain, 0);
		for (int i = 0; i < cells.length; i++) {
			cells[i] = picture.terrainColours()[terrain[i] & 0xFF];
		}
		if (picture.overlay() != null) {
			picture.overlay().colours(firstColumn, row, cells.length, overlay);
			for (int i = 0; i < cells.length; i++) {
				cells[i] = mix(cells[i], overlay[i], picture.opacity());
			}
		}
		if (picture.highlight() != null) {
			for (int i = 0; i < cells.length; i++) {
				if (picture.highlight().get(firstColumn + i, row)) {
					cells[i] = mix(cells[i], HIGHLIGHT, HIGHLIGHT_OPACITY);
				}
			}
		}
	}

	private int cell(int pixel, int limit) {
		return Math.clamp((long) Math.floor(pixel / scale), 0, limit - 1);
	}

	/** {@code over} laid over {@code under} with an opacity of 0 to 255. */
	private static int mix(int under, int over, int opacity) {
		int redBlue = (under & 0xFF00FF) * (255 - opacity) + (over & 0xFF00FF) * opacity;
		int green = (under & 0xFF00) * (255 - opacity) + (over & 0xFF00) * opacity;
		return redBlue >>> 8 & 0xFF00FF | green >>> 8 & 0xFF00;
	}
}
