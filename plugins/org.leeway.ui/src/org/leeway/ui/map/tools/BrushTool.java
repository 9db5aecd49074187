package org.leeway.ui.map.tools;

import java.util.Set;

import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.paint.CellShape;
import org.leeway.pathing.paint.Pen;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.settings.PaintSettings;

/**
 * A tool that paints freely with the brush. A stroke that begins with Shift starts with a straight line from the end of the last
 * stroke.
 */
public final class BrushTool extends PaintTool {

	private final TerrainType terrain;
	private Cell last;

	public BrushTool(PaintSettings settings, TerrainType terrain) {
		super(settings);
		this.terrain = terrain;
	}

	@Override
	public Set<PaintSetting> paintSettings() {
		return Set.of(PaintSetting.TERRAIN, PaintSetting.BRUSH, PaintSetting.SYMMETRY);
	}

	@Override
	public void activate() {
		super.activate();
		settings.setTerrain(terrain);
	}

	@Override
	CellShape shapeAt(Cell cell) {
		return settings.brush().at(cell);
	}

	@Override
	void begin() {
		boolean goesOn = getCurrentInput().isShiftKeyDown() && settings.lastPoint() != null;
		last = goesOn ? settings.lastPoint() : cell();
		super.begin();
	}

	/** Paints a line from the mouse's previous cell to the present cell, so that a fast mouse leaves no gaps. */
	@Override
	void paint(Pen pen) {
		Cell next = cell();
		settings.brush().stroke(last, next, pen);
		last = next;
	}

	@Override
	void finish() {
		settings.setLastPoint(last);
		super.finish();
	}
}
