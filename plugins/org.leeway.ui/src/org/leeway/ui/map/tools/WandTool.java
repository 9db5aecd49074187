package org.leeway.ui.map.tools;

import java.util.Set;
import java.util.function.Supplier;

import org.eclipse.gef.GraphicalEditPart;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.paint.Areas;
import org.leeway.ui.map.editing.TerrainEditing;
import org.leeway.ui.settings.PaintSetting;
import org.leeway.ui.settings.PaintSettings;
import org.leeway.ui.settings.TerrainSelection;

/**
 * A tool that selects the cells that have the terrain of the clicked cell. A setting decides whether all such cells of the map
 * are selected, or only the cells connected with the clicked cell.
 */
public final class WandTool extends SelectionTool implements PaintingTool {

	private final PaintSettings settings;

	public WandTool(PaintSettings settings, TerrainSelection selection, Supplier<TerrainEditing> editing) {
		super(selection, editing);
		this.settings = settings;
	}

	@Override
	public Set<PaintSetting> paintSettings() {
		return Set.of(PaintSetting.CONTIGUOUS);
	}

	@Override
	void beginArea() {
		// the area is selected when the button goes up
	}

	@Override
	void proceedArea() {
		// only the cell where the button goes up counts
	}

	@Override
	void finishArea() {
		Cell start = cell();
		if (!level().getTerrain().contains(start.x(), start.y())) {
			return;
		}
		BitPlane before = selection.cells().orElse(null);
		boolean more = addsToSelection();
		boolean less = takesFromSelection();
		boolean contiguous = settings.contiguous();
		BackgroundWork.run("Selecting terrain", levelPart(), grid -> {
			BitPlane area = Areas.alike(grid, start, contiguous);
			return before == null ? less ? null : area : more ? before.or(area) : less ? before.andNot(area) : area;
		}, selection::select);
	}

	/**
	 * Selects the cells that have the same terrain as a given cell. Replaces the present selection. A background job finds the
	 * cells.
	 *
	 * @param start the given cell, which must lie on the map
	 * @param contiguous true to select only the cells connected with the given cell, false to select all cells with this
	 * terrain
	 */
	public static void select(GraphicalEditPart levelPart, Cell start, boolean contiguous, TerrainSelection selection) {
		BackgroundWork.run("Selecting terrain", levelPart, grid -> Areas.alike(grid, start, contiguous), selection::select);
	}

	@Override
	void abandonArea() {
		// nothing is shown before the selection
	}
}
