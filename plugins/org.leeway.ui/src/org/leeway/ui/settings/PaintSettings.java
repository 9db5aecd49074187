package org.leeway.ui.settings;

import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.paint.Brush;
import org.leeway.pathing.paint.Symmetry;

/** The settings of the painting tools of one editor. */
public final class PaintSettings {

	/** The largest side of the brush, in cells. */
	public static final int MAX_BRUSH = 256;

	private final Listeners listeners;
	private TerrainType terrain;
	private Brush brush = new Brush(1, false);
	private boolean outline;
	private boolean contiguous = true;
	private Symmetry symmetry = Symmetry.NONE;
	private boolean oneSided;
	private BrushCursor cursor = BrushCursor.FILLED;
	private Cell lastPoint;

	PaintSettings(Listeners listeners) {
		this.listeners = listeners;
	}

	/** Returns the terrain that all tools paint with. Null in a level without terrains. */
	public TerrainType terrain() {
		return terrain;
	}

	public void setTerrain(TerrainType terrain) {
		boolean different = this.terrain != terrain;
		this.terrain = terrain;
		listeners.changed(different);
	}

	public Brush brush() {
		return brush;
	}

	/** Sets the side of the brush in cells, clamped to [1, {@link #MAX_BRUSH}]. */
	public void setBrushSize(int size) {
		setBrush(new Brush(Math.clamp(size, 1, MAX_BRUSH), brush.round()));
	}

	public void setRound(boolean round) {
		setBrush(new Brush(brush.size(), round));
	}

	private void setBrush(Brush next) {
		boolean different = !brush.equals(next);
		brush = next;
		listeners.changed(different);
	}

	/** Returns whether rectangles and ellipses are outlines, as thick as the brush, and not filled. */
	public boolean outline() {
		return outline;
	}

	public void setOutline(boolean outline) {
		boolean different = this.outline != outline;
		this.outline = outline;
		listeners.changed(different);
	}

	/**
	 * Returns whether fill and wand use only the cells connected to the clicked cell. If not, they use all cells with the terrain
	 * of the clicked cell.
	 */
	public boolean contiguous() {
		return contiguous;
	}

	public void setContiguous(boolean contiguous) {
		boolean different = this.contiguous != contiguous;
		this.contiguous = contiguous;
		listeners.changed(different);
	}

	/**
	 * Returns the symmetry of the level. The map shows the axes of this symmetry. Returns NONE if the size of the map does not
	 * allow the level's symmetry.
	 */
	public Symmetry symmetry() {
		return symmetry;
	}

	/**
	 * Returns the symmetry of strokes: a stroke also paints the flipped or turned copies of its cells. Returns NONE if {@link
	 * #oneSided}.
	 */
	public Symmetry strokeSymmetry() {
		return oneSided ? Symmetry.NONE : symmetry;
	}

	/** Returns whether an edit of a symmetric level changes one side only, and is not repeated on the other sides. */
	public boolean oneSided() {
		return oneSided;
	}

	/** Sets the value of {@link #oneSided}. All editors of the level get the same value. */
	public void setOneSided(boolean oneSided) {
		boolean different = this.oneSided != oneSided;
		this.oneSided = oneSided;
		listeners.changed(different);
	}

	void setSymmetry(Symmetry symmetry) {
		boolean different = this.symmetry != symmetry;
		this.symmetry = symmetry;
		listeners.changed(different);
	}

	/** Returns the cursor of the painting tools. */
	public BrushCursor cursor() {
		return cursor;
	}

	public void setCursor(BrushCursor cursor) {
		boolean different = this.cursor != cursor;
		this.cursor = cursor;
		listeners.changed(different);
	}

	/**
	 * Returns the cell where the last stroke ended. A stroke with Shift begins at this cell. Null before the first
	 * stroke.
	 */
	public Cell lastPoint() {
		return lastPoint;
	}

	/** Sets the cell where the last stroke ended. Listeners are not notified. */
	public void setLastPoint(Cell lastPoint) {
		this.lastPoint = lastPoint;
	}
}
