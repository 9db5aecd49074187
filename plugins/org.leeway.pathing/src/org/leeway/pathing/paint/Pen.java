package org.leeway.pathing.paint;

import java.util.List;

import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/**
 * A pen that paints cells with one terrain, in an edit of a grid. Each cell that the pen receives is painted together with
 * its images under a symmetry. Cells outside the grid are left out. Not thread-safe.
 */
public final class Pen implements RunSink {

	private final TerrainGridEditor editor;
	private final int width;
	private final int height;
	private final int terrain;
	private final List<CellTransform> images;

	/**
	 * Creates a pen for a grid.
	 *
	 * @param editor an edit of the grid
	 */
	public Pen(TerrainGrid grid, TerrainGridEditor editor, int terrain, Symmetry symmetry) {
		this.editor = editor;
		this.width = grid.width();
		this.height = grid.height();
		this.terrain = terrain;
		this.images = symmetry.images(width, height);
	}

	@Override
	public void run(int x, int y, int length) {
		paint(x, y, length);
		images.forEach(image -> image.apply(x, y, length, this::paint));
	}

	private void paint(int x, int y, int length) {
		int from = Math.max(0, x);
		int to = Math.min(width, x + length);
		if (y >= 0 && y < height && from < to) {
			editor.fillRow(from, y, to - from, terrain);
		}
	}
}
