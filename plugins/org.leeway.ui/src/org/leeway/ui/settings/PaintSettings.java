package org.leeway.ui.settings;

import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.paint.Brush;
import org.leeway.pathing.paint.Symmetry;

/** What the painting tools of one editor paint with, and how. */
public final class PaintSettings {

	/** The largest side of the brush, in cells. */
	public static final int MAX_BRUSH = 256;

	private final Listeners listeners;
	private TerrainType terrain;
	private Brush brush = new Brush(1, false);
	private boolean outline;
	private boolean contiguous = true;
	private Symmetry symmetry = Symmetry.NONE;
	private BrushCursor cursor = BrushCursor.FILLED;
	private Cell lastPoint;

	PaintSettings(Listeners listeners) {
		this.listeners = listeners;
	}

	/** The terrain that all tools paint with; null in a level without terrains. */
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

	/** Sets the side of the brush, in cells; it is kept within 1 and {@link #MAX_BRUSH}. */
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

	/** Whether rectangles and ellipses are outlines, as thick as the brush. */
	public boolean outline() {
		return outline;
	}

	public void setOutline(boolean outline) {
		boolean different = this.outline != outline;
		this.outline = outline;
		listeners.changed(different);
	}

	/** Whether fill and wand keep to cells that connect. */
	public boolean contiguous() {
		return contiguous;
	}

	public void setContiguous(boolean contiguous) {
		boolean different = this.contiguous != contiguous;
		this.contiguous = contiguous;
		listeners.changed(different);
	}

	/** How strokes are repeated on the map. */
	public Symmetry symmetry() {
		return symmetry;
	}

	public void setSymmetry(Symmetry symmetry) {
		boolean different = this.symmetry != symmetry;
		this.symmetry = symmetry;
		listeners.changed(different);
	}

	/** What painting tools show at the mouse. */
	public BrushCursor cursor() {
		return cursor;
	}

	public void setCursor(BrushCursor cursor) {
		boolean different = this.cursor != cursor;
		this.cursor = cursor;
		listeners.changed(different);
	}

	/** Where the last stroke ended, from where Shift goes on; null before the first. */
	public Cell lastPoint() {
		return lastPoint;
	}

	/** Nobody needs to hear of this. */
	public void setLastPoint(Cell lastPoint) {
		this.lastPoint = lastPoint;
	}
}
