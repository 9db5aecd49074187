package org.leeway.ui.map.tools;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Cursor;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Display;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.CellShape;
import org.leeway.ui.map.figures.FootprintFigure;
import org.leeway.ui.settings.PaintSettings;
import org.leeway.ui.theme.Colours;

/**
 * A tool for terrain. The tool shows the cells that it would paint at the mouse. In a symmetric level, it also shows
 * the mirrored or turned cells. The settings may switch this preview off. The right button chooses the terrain under
 * the mouse as the terrain to paint with.
 */
abstract class TerrainTool extends GridTool implements PaintingTool {

	/** An invisible pointer, which lives as long as the display. */
	private static final Cursor NO_CURSOR = noCursor();

	final PaintSettings settings;
	private FootprintFigure footprint;

	TerrainTool(PaintSettings settings) {
		this.settings = settings;
	}

	private static Cursor noCursor() {
		ImageData nothing = new ImageData(1, 1, 1, new PaletteData(new RGB(0, 0, 0)));
		nothing.setAlpha(0, 0, 0);
		return new Cursor(Display.getDefault(), nothing, 0, 0);
	}

	@Override
	public void deactivate() {
		hideFootprint();
		super.deactivate();
	}

	@Override
	protected Cursor getDefaultCursor() {
		return settings.cursor().hasPointer() ? super.getDefaultCursor() : NO_CURSOR;
	}

	/** Returns the cells that the tool would paint if the mouse were over a cell. */
	CellShape shapeAt(Cell cell) {
		return CellShape.rectangle(new CellRect(cell.x(), cell.y(), 1, 1));
	}

	@Override
	void hover() {
		refreshCursor();
		if (settings.terrain() == null) {
			return;
		}
		if (!settings.cursor().hasOutline()) {
			hideFootprint();
			return;
		}
		if (footprint == null) {
			footprint = new FootprintFigure();
			addFeedback(footprint);
		}
		CellRect map = level().getTerrain().bounds();
		footprint.show(shapeAt(cell()), settings.strokeSymmetry().images(map.width(), map.height()),
				new Color(Colours.parse(settings.terrain().getColour())), settings.cursor().isFilled());
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
	public final boolean takesRightButton() {
		return true;
	}

	@Override
	final void pick() {
		Cell cell = cell();
		if (level().getTerrain().contains(cell.x(), cell.y())) {
			int id = level().getTerrain().terrain(cell.x(), cell.y());
			level().getTerrainTypes().stream().filter(type -> type.getId() == id).findFirst().ifPresent(this::picked);
			hoverAgain();
		}
	}

	void picked(TerrainType terrain) {
		settings.setTerrain(terrain);
	}
}
