package org.leeway.ui.editor.tools;

import org.eclipse.swt.graphics.Color;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.CellShape;
import org.leeway.ui.editor.PaintSettings;
import org.leeway.ui.editor.figures.FootprintFigure;
import org.leeway.ui.properties.Colours;

/**
 * A tool for terrain. It shows under the mouse what it would paint, with the images of a symmetry, and picks up the
 * terrain under the mouse with the right button.
 */
abstract class TerrainTool extends GridTool {

	final PaintSettings settings;
	private FootprintFigure footprint;

	TerrainTool(PaintSettings settings) {
		this.settings = settings;
	}

	@Override
	public void deactivate() {
		hideFootprint();
		super.deactivate();
	}

	/** What the tool would paint with the mouse over a cell. */
	CellShape shapeAt(Cell cell) {
		return CellShape.rectangle(new CellRect(cell.x(), cell.y(), 1, 1));
	}

	@Override
	void hover() {
		if (settings.terrain() == null) {
			return;
		}
		if (footprint == null) {
			footprint = new FootprintFigure();
			addFeedback(footprint);
		}
		CellRect map = level().getTerrain().bounds();
		footprint.show(shapeAt(cell()), settings.symmetry().images(map.width(), map.height()),
				new Color(Colours.parse(settings.terrain().getColour())));
	}

	@Override
	protected boolean handleViewerExited() {
		hideFootprint();
		return super.handleViewerExited();
	}

	private void hideFootprint() {
		if (footprint != null) {
			removeFeedback(footprint);
			footprint = null;
		}
	}

	@Override
	final void pick() {
		Cell cell = cell();
		if (level().getTerrain().contains(cell.x(), cell.y())) {
			int id = level().getTerrain().terrain(cell.x(), cell.y());
			level().getTerrainTypes().stream().filter(type -> type.getId() == id).findFirst().ifPresent(this::picked);
			hover();
		}
	}

	void picked(TerrainType terrain) {
		settings.setTerrain(terrain);
	}
}
