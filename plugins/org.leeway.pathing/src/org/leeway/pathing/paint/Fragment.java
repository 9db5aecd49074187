package org.leeway.pathing.paint;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/**
 * A piece of a map's terrain, of any shape, as an immutable value.
 *
 * @param terrain the terrain of a rectangle around the piece. Terrain outside of the piece is meaningless
 * @param cells the cells of the rectangle that belong to the piece
 */
public record Fragment(TerrainGrid terrain, BitPlane cells) {

	/**
	 * Creates a piece.
	 *
	 * @throws IllegalArgumentException if terrain and cells have different sizes
	 */
	public Fragment {
		if (terrain.width() != cells.width() || terrain.height() != cells.height()) {
			throw new IllegalArgumentException("cells of " + cells.width() + " x " + cells.height() + " for " + terrain);
		}
	}

	/**
	 * Copies some cells of a grid.
	 *
	 * @throws IllegalArgumentException if no cell is set
	 */
	public static Fragment of(TerrainGrid grid, BitPlane cells) {
		CellRect bounds = Areas.bounds(cells);
		BitPlaneEditor own = BitPlane.empty(bounds.width(), bounds.height()).edit();
		Areas.runs(cells, (x, y, length) -> own.setRun(x - bounds.x(), y - bounds.y(), length));
		return new Fragment(ResizedGrid.of(grid, bounds, 0), own.build());
	}

	public int width() {
		return terrain.width();
	}

	public int height() {
		return terrain.height();
	}

	/**
	 * Pastes the piece into an edit of a grid. Cells outside the grid are left out.
	 *
	 * @param left the column of the top-left cell of the piece's rectangle in the grid
	 * @param top the row of this cell
	 */
	public void paste(TerrainGrid grid, TerrainGridEditor editor, int left, int top) {
		byte[] row = new byte[width()];
		Areas.runs(cells, (x, y, length) -> {
			int from = Math.max(x, -left);
			int to = Math.min(x + length, grid.width() - left);
			if (top + y >= 0 && top + y < grid.height() && from < to) {
				terrain.copyRow(from, y, to - from, row, 0);
				editor.setRow(left + from, top + y, row, 0, to - from);
			}
		});
	}

	/**
	 * Returns a copy of a grid with the piece pasted.
	 *
	 * @param left the column of the top-left cell of the piece's rectangle in the grid
	 * @param top the row of this cell
	 */
	public TerrainGrid pastedOn(TerrainGrid grid, int left, int top) {
		TerrainGridEditor editor = grid.edit();
		paste(grid, editor, left, top);
		return editor.build();
	}

	/** Returns the cells of a grid that {@link #paste} would change. */
	public BitPlane cellsOn(TerrainGrid grid, int left, int top) {
		BitPlaneEditor plane = BitPlane.empty(grid.width(), grid.height()).edit();
		Areas.runs(cells, (x, y, length) -> {
			int from = Math.max(0, left + x);
			int to = Math.min(grid.width(), left + x + length);
			if (top + y >= 0 && top + y < grid.height() && from < to) {
				plane.setRun(from, top + y, to - from);
			}
		});
		return plane.build();
	}

	public Fragment flippedLeftRight() {
		return turned(new CellTransform(-1, 0, 0, 1, width() - 1, 0));
	}

	public Fragment flippedTopBottom() {
		return turned(new CellTransform(1, 0, 0, -1, 0, height() - 1));
	}

	/** Returns the piece turned by a quarter, clockwise. */
	public Fragment turnedRight() {
		return turned(new CellTransform(0, -1, 1, 0, height() - 1, 0));
	}

	/** Returns the piece turned by a quarter, counterclockwise. */
	public Fragment turnedLeft() {
		return turned(new CellTransform(0, 1, -1, 0, 0, width() - 1));
	}

	/**
	 * Returns a mirrored or turned copy of the piece. A piece has no position, so the shift of the transformation has no
	 * effect.
	 */
	public Fragment turned(CellTransform transform) {
		CellRect image = transform.apply(terrain.bounds());
		return new Fragment(turnedTerrain(transform, image), turnedCells(transform, image));
	}

	/** Returns the terrain of the turned piece. Writes whole rows, because writing single cells is much slower. */
	private TerrainGrid turnedTerrain(CellTransform transform, CellRect image) {
		TerrainGridEditor turned = TerrainGrid.filled(image.width(), image.height(), 0).edit();
		CellTransform back = transform.inverse();
		byte[] row = new byte[image.width()];
		for (int y = 0; y < image.height(); y++) {
			Cell first = back.apply(new Cell(image.x(), image.y() + y));
			for (int x = 0; x < row.length; x++) {
				row[x] = (byte) terrain.terrain(first.x() + x * back.xx(), first.y() + x * back.yx());
			}
			turned.setRow(0, y, row, 0, row.length);
		}
		return turned.build();
	}

	private BitPlane turnedCells(CellTransform transform, CellRect image) {
		boolean isWhole = cells.count() == (long) width() * height();
		if (isWhole) {
			return Areas.rectangle(new CellRect(0, 0, image.width(), image.height()), image.width(), image.height());
		}
		BitPlaneEditor turned = BitPlane.empty(image.width(), image.height()).edit();
		Areas.runs(cells, (x, y, length) -> transform.apply(x, y, length,
				(toX, toY, run) -> turned.setRun(toX - image.x(), toY - image.y(), run)));
		return turned.build();
	}
}
